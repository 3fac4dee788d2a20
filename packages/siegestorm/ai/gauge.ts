import { type Game, type Gauge, type Seat, type State, statOf } from '@bojiste/kernel';
import { boxOf } from '../reads/boxes.ts';
import { readyReserves } from '../reads/lookup.ts';
import { bossOf, modeOf, spotOf } from '../rules/battlefield.ts';
import { COUNTER, FLAG, MODE, STAT, USE } from '../types.ts';

/** What a learned evaluation reads of a position, where two players meet. */

const sizeOf = (g: Game, s: State, zone: string, seat: Seat): number => s.zones[g.zoneOf(zone, seat)].length;

const PLACES = ['deploy', 'middle', 'foremost', 'front', 'striking', 'land'] as const;
const LAND = PLACES.indexOf('land');
const BOXES = ['action', 'power'] as const;

/** Draws that a deck should still hold to be out of danger. */
const SHORT = 6;

export const gauge: Gauge = {
  reads: (s) => bossOf(s) < 0 && modeOf(s) !== MODE.last,
  stocks: ['deck', 'short', 'hand', 'heal', 'reserves', 'ready'],
  stocksOf(g, s, seat, out) {
    const deck = sizeOf(g, s, 'deck', seat);
    out[0] = deck;
    out[1] = Math.max(0, SHORT - deck);
    out[2] = sizeOf(g, s, 'hand', seat);
    out[3] = sizeOf(g, s, 'heal', seat);
    out[4] = sizeOf(g, s, 'reserves', seat);
    out[5] = readyReserves(g, s, seat);
  },
  places: PLACES,
  measures: ['cost', 'attack', 'defence', 'pierce', 'powers', 'activated', 'gangs', 'rage'],
  placeOf(g, _, card) {
    const spot = spotOf(g, card.zone);
    return spot === null ? LAND : spot.pos;
  },
  measure(g, s, card, out) {
    out[0] = g.defs[card.def].stats[STAT.cost];
    out[1] = statOf(g, s, card, STAT.an);
    out[2] = statOf(g, s, card, STAT.dn);
    out[3] = statOf(g, s, card, STAT.pierce);
    out[4] = boxOf(g, card.def, USE.power) < 0 ? 0 : 1;
    out[5] = (card.flags & (1 << FLAG.activated)) === 0 ? 0 : 1;
    out[6] = s.counters[card.id * 2 + COUNTER.gang];
    out[7] = s.counters[card.id * 2 + COUNTER.rage];
  },
  held: ['free', 'cheap', 'middling', 'dear', 'attack', 'defence', ...BOXES, 'answers'],
  hand: 'hand',
  holdsOf(g, _, { def }, out) {
    const { stats, abilities } = g.defs[def];
    for (let cost = 0; cost < 4; cost++) out[cost] = Math.min(3, stats[STAT.cost]) === cost ? 1 : 0;
    out[4] = stats[STAT.an];
    out[5] = stats[STAT.dn];
    out[6] = boxOf(g, def, USE.action) < 0 ? 0 : 1;
    out[7] = boxOf(g, def, USE.power) < 0 ? 0 : 1;
    out[8] = abilities.some((id) => g.abilities[id].ability.kind === 'respond') ? 1 : 0;
  },
};
