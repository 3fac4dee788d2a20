import { type Card, type Fighting, type Game, type Gauge, statOf } from '@bojiste/kernel';
import { hasKind, ids } from '../reads/lookup.ts';
import { distanceOf, rowFrom, SPACES } from '../rules/distance.ts';
import { COUNTER, FLAG, KIND, LIMIT, MAGIC, STAT, TALLY } from '../types.ts';
import { lifeLeft } from './absurd.ts';

/** What a learned evaluation reads of a position. */

const UNITS = ['common', 'champion'] as const;
/** Pairs of rows, from the own edge on. */
const DEPTHS = ['home', 'own', 'their', 'last'] as const;
const STRUCTURE = 1;
const FIRST_UNIT = 2;

/** Tenths of a hit that a die brings. */
const HIT = 6.5;

const rangeOf = (g: Game, { def }: Card): number => Math.max(1, g.defs[def].stats[STAT.range]);

const fight: Fighting = {
  ranks: ['summoner', 'structure', ...UNITS],
  rankOf: (g, card) => {
    if (hasKind(g, card, KIND.summoner)) return 0;
    if (!hasKind(g, card, KIND.unit)) return STRUCTURE;
    return FIRST_UNIT + (hasKind(g, card, KIND.champion) ? 1 : 0);
  },
  force: (g, _, card) =>
    hasKind(g, card, KIND.unit) ? Math.floor(HIT * Math.max(0, g.defs[card.def].stats[STAT.strength])) : 0,
  life: (g, s, card) => 10 * Math.max(0, lifeLeft(g, s, card)),
  worth: (g, card) => 1 + Math.max(0, g.defs[card.def].stats[STAT.cost]),
  gap: (g, _, from, to) => Math.max(0, distanceOf(from.zone, to.zone) - rangeOf(g, from)),
  stride: (g, { def }) => g.defs[def].stats[STAT.moveMax],
};

export const gauge: Gauge = {
  stocks: ['magic', 'hand', 'deck', 'lasting', 'attacks', 'moves'],
  stocksOf(g, s, seat, out) {
    const { hand, deck, lasting } = ids(g);
    const active = s.active === seat;
    out[0] = s.seats[seat].resources[MAGIC];
    out[1] = s.zones[hand + seat].length;
    out[2] = s.zones[deck + seat].length;
    out[3] = s.zones[lasting + seat].length;
    out[4] = active ? Math.max(0, LIMIT.attacks - s.tally[TALLY.attacks]) : 0;
    out[5] = active ? Math.max(0, LIMIT.moves - s.tally[TALLY.moves]) : 0;
  },
  places: ['summoner', 'structure', ...UNITS.flatMap((unit) => DEPTHS.map((depth) => `${unit}-${depth}`))],
  measures: ['cost', 'life', 'strength', 'shots', 'boosts', 'spent'],
  placeOf(g, _, unit) {
    if (unit.zone >= SPACES) return -1;
    if (hasKind(g, unit, KIND.summoner)) return 0;
    if (!hasKind(g, unit, KIND.unit)) return STRUCTURE;
    const depth = rowFrom(unit.control, unit.zone) >> 1;
    return FIRST_UNIT + (hasKind(g, unit, KIND.champion) ? DEPTHS.length : 0) + depth;
  },
  measure(g, s, unit, out) {
    const { stats } = g.defs[unit.def];
    out[0] = Math.max(0, stats[STAT.cost]);
    out[1] = Math.max(0, lifeLeft(g, s, unit));
    out[2] = Math.max(0, statOf(g, s, unit, STAT.strength));
    out[3] = rangeOf(g, unit) > 1 ? 1 : 0;
    out[4] = s.counters[unit.id * 2 + COUNTER.boost];
    out[5] = (unit.flags & (1 << FLAG.attacked)) === 0 ? 0 : 1;
  },
  held: ['units', 'champions', 'events', 'cost', 'strength'],
  hand: 'hand',
  holdsOf(g, _, { def }, out) {
    const { kinds, stats } = g.defs[def];
    const unit = (kinds & (1 << KIND.unit)) === 0 ? 0 : 1;
    out[0] = unit;
    out[1] = (kinds & (1 << KIND.champion)) === 0 ? 0 : 1;
    out[2] = 1 - unit;
    out[3] = unit * Math.max(0, stats[STAT.cost]);
    out[4] = unit * Math.max(0, stats[STAT.strength]);
  },
  fight,
};
