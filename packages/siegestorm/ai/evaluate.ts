import { type Card, cardOn, type Game, type Seat, type State, statOf, type Weights } from '@bojiste/kernel';
import { defenderOf } from '../reads/lookup.ts';
import { armySides, bossOf, facing, frontSides, isBoss, landOf, modeOf, spaceOf } from '../rules/battlefield.ts';
import { KIND, LIMIT, MODE, POS, RES, STAT, TALLY } from '../types.ts';
import { own, type Scales } from './weights.ts';

/**
 * Estimate of a position from one seat's side, -1 to 1, from what everybody may count. The unit is a card of the resource
 * deck: cards are time and lives at once, and everything else is weighed by how many of them it takes or saves.
 */

const HANDFUL = 4;
const RESERVES = 5;
/** Cards a turn takes from a deck on the average: the draw and some damage. */
const CARDS_A_TURN = 3;

/** Points of the design budget that a card spends on its boxes: 4 and 2.2 for each card of its cost. */
const textOf = (card: Card, g: Game): number => {
  const { stats, kinds } = g.defs[card.def];
  if ((kinds & (1 << KIND.boss)) !== 0) return stats[STAT.cost];
  return Math.max(0, 4 + 2.2 * stats[STAT.cost] - stats[STAT.an] - 0.9 * stats[STAT.dn]);
};

const sizeOf = (g: Game, s: State, zone: string, seat: Seat): number => s.zones[g.zoneOf(zone, seat)].length;

/** Cards between a player and defeat, with what stands on the table for that player. */
function strengthOfSeat(g: Game, s: State, seat: Seat, w: Scales): number {
  const deck = sizeOf(g, s, 'deck', seat);
  const hand = Math.min(sizeOf(g, s, 'hand', seat), LIMIT.hand - 2);
  let worth =
    deck +
    w.heal * sizeOf(g, s, 'heal', seat) +
    w.hand * Math.min(hand, HANDFUL) +
    w.handMore * Math.max(0, hand - HANDFUL) +
    (w.reserve * Math.min(sizeOf(g, s, 'reserves', seat), RESERVES) * deck) / CARDS_A_TURN;
  for (const side of armySides(s)) worth += armyWorth(g, s, seat, side, w);
  for (const side of frontSides(s, seat)) worth += boardWorth(g, s, seat, side, w);
  return worth - perilOf(deck, w);
}

/** Draws that a deck should still hold to be out of danger. */
const SAFE = 3 * LIMIT.draw;

function perilOf(deck: number, w: Scales): number {
  const near = Math.max(0, 1 - deck / SAFE);
  return w.brink * near * near + (deck < LIMIT.draw ? w.doomed : 0);
}

const MARCH = [
  [POS.deploy, 'deploy'],
  [POS.middle, 'middle'],
  [POS.foremost, 'foremost'],
  [POS.strike, 'striking'],
] as const;

/** A monster is worth the strike it is marching to, and a defender what it stops. */
function armyWorth(g: Game, s: State, seat: Seat, side: number, w: Scales): number {
  let worth = 0;
  for (const [pos, name] of MARCH) {
    const card = cardOn(s, spaceOf(g, seat, side, pos));
    if (card !== null)
      worth += w[name] * (w.strength * statOf(g, s, card, STAT.an) + w.text * textOf(card, g) + w.body);
  }
  const defender = defenderOf(g, s, seat, side);
  if (defender !== null) worth += w.defence * statOf(g, s, defender, STAT.dn);
  return worth;
}

/** A card on the battlefield keeps its ability and draws strikes away from the deck. */
function boardWorth(g: Game, s: State, seat: Seat, side: number, w: Scales): number {
  const monster = cardOn(s, spaceOf(g, seat, side, POS.front));
  const land = cardOn(s, landOf(g, s, seat, side));
  return keptWorth(g, s, seat, monster, w) + keptWorth(g, s, seat, land, w);
}

function keptWorth(g: Game, s: State, seat: Seat, card: Card | null, w: Scales): number {
  if (card === null || card.control !== seat) return 0;
  return w.front + w.frontDefence * statOf(g, s, card, STAT.dn) + w.frontText * textOf(card, g);
}

const squash = (x: number): number => Math.tanh(x);

/** What the players must still do away with: the boss is beaten by its lives or by its cards (SS-SIEGE-17, SS-SIEGE-18). */
function bossStrength(g: Game, s: State, boss: Seat, w: Scales): number {
  const deck = sizeOf(g, s, 'deck', boss);
  const cards = (deck + sizeOf(g, s, 'reinforcements', boss)) * (deck === 0 ? 0.5 : 1);
  let army = armyWorth(g, s, boss, 0, w);
  for (const side of frontSides(s, boss)) army += boardWorth(g, s, boss, side, w);
  const { resources } = s.seats[boss];
  return w.bossLife * livesLeft(g, s, boss) + w.bossCard * cards + w.bossArmy * army + w.threat * resources[RES.threat];
}

/** Lives that one turn of survival is worth where dawn ends the siege. */
const LIVES_A_TURN = 2;
/** Lives that the whole of a second condition of victory is worth. */
const LIVES_A_GOAL = 12;

/**
 * Lives of the boss, or what is left of its second condition of victory, counted in lives: totems to fell, dawns under the
 * banner, turns to outlive. The nearer of the two counts most.
 */
function livesLeft(g: Game, s: State, boss: Seat): number {
  const lives = s.seats[boss].resources[RES.lives];
  const sheet = cardOn(s, g.zoneOf('sheet', boss));
  const facts = sheet === null ? undefined : g.defs[sheet.def].decl.facts;
  const goal = Number(facts?.goal ?? 0);
  if (goal <= 0) return lives;
  const ways = facts?.victory as readonly string[];
  if (ways.includes('dawn')) return Math.min(lives, LIVES_A_TURN * Math.max(0, goal - s.tally[TALLY.bossTurns]));
  return lives - (LIVES_A_GOAL * s.tally[TALLY.feats]) / goal;
}

function againstBoss(g: Game, s: State, seat: Seat, w: Scales): number {
  const boss = bossOf(s);
  let sum = 0;
  let weakest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < boss; other++) {
    const worth = strengthOfSeat(g, s, other, w);
    sum += worth;
    weakest = Math.min(weakest, worth);
  }
  const mine = w.weakest * weakest + ((1 - w.weakest) * sum) / boss;
  const value = squash((mine - bossStrength(g, s, boss, w)) / (1.5 * w.scale));
  return isBoss(s, seat) ? -value : value;
}

/** Everybody else's worth counts alike, and whoever is out is worth nothing. */
function others(g: Game, s: State, seat: Seat, w: Scales): number {
  let sum = 0;
  for (let other = 0; other < s.seats.length; other++)
    if (other !== seat && s.seats[other].out === 0) sum += strengthOfSeat(g, s, other, w);
  return sum / (s.seats.length - 1);
}

export function evaluate(g: Game, s: State, seat: Seat, weighed: Weights = own): number {
  const w = weighed as Scales;
  if (s.over >= 0) {
    if (s.winners === 0) return 0;
    return (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  }
  if (s.seats[seat].out !== 0) return -1;
  if (bossOf(s) >= 0) return againstBoss(g, s, seat, w);
  const mine = strengthOfSeat(g, s, seat, w);
  if (modeOf(s) === MODE.last) return squash((mine - others(g, s, seat, w)) / w.scale);
  return squash((mine - strengthOfSeat(g, s, facing(s, seat, 0).seat, w)) / w.scale);
}
