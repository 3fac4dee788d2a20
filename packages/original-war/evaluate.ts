import { type Card, type Game, type Seat, type State, statOf } from '@bojiste/kernel';
import {
  allied,
  crewCount,
  crewNeeded,
  has,
  ids,
  inPlay,
  isAnimal,
  isFinished,
  isKind,
  workOn,
  woundsOn,
} from './rules/lookup.ts';
import { defeatOf, depositsOf, minesOf } from './rules/victory.ts';
import { FLAG, KIND, RESOURCE, STAT } from './types.ts';

/** An estimate from -1 to 1 of how a player stands, from what everybody sees and the own hand. */

const SCALE = 60;

/** A fighting card is worth what it can do and take. */
function force(g: Game, s: State, card: Card): number {
  const value = (k: number) => Math.max(0, statOf(g, s, card, k));
  const strength = (value(STAT.attackPeople) + value(STAT.attackVehicles) + value(STAT.attackBuildings)) / 3;
  const left = Math.max(1, value(STAT.health) - woundsOn(s, card));
  const manned = crewNeeded(g, card) === 0 || crewCount(g, s, card) > 0 ? 1 : 0.6;
  return (strength * 0.25 + value(STAT.defence) * 0.1) * (0.5 + left * 0.25) * manned;
}

function building(g: Game, card: Card): number {
  if (isKind(g, card, KIND.siberiteMine)) return 9;
  if (isKind(g, card, KIND.storehouse)) return 4;
  return isKind(g, card, KIND.upgrade) ? 1.5 : 2.5;
}

function worth(g: Game, s: State, card: Card): number {
  if (isAnimal(g, card)) return 0;
  if (isKind(g, card, KIND.character))
    return (
      3 +
      force(g, s, card) * 0.6 +
      (g.defs[card.def].decl.facts?.front === undefined ? 0 : 1) +
      (has(card, FLAG.gathering) ? 0.15 : 0)
    );
  const full = isKind(g, card, KIND.building)
    ? building(g, card) + (statOf(g, s, card, STAT.weapon) > 0 ? force(g, s, card) * 0.4 : 0)
    : 2 + force(g, s, card);
  if (isFinished(card)) return full;
  const time = Math.max(1, g.defs[card.def].stats[STAT.time]);
  return full * (0.35 + (0.55 * (time - workOn(s, card))) / time);
}

function stock(s: State, seat: Seat): number {
  const { resources } = s.seats[seat];
  return (
    Math.min(20, resources[RESOURCE.crates]) * 0.25 +
    Math.min(8, resources[RESOURCE.oil]) * 0.3 +
    Math.min(6, resources[RESOURCE.siberite]) * 0.5
  );
}

function strength(g: Game, s: State, seat: Seat): number {
  let sum = stock(s, seat);
  for (const card of s.cards) if (inPlay(card) && card.control === seat) sum += worth(g, s, card);
  sum += s.zones[ids(g).researched + seat].length * 1.2;
  for (const id of s.zones[ids(g).research + seat])
    sum += 0.3 + 0.1 * (g.defs[s.cards[id].def].stats[STAT.time] - workOn(s, s.cards[id]));
  sum += s.zones[ids(g).hand + seat].length * 0.2 + s.zones[ids(g).deck + seat].length * 0.08;
  if (defeatOf(g, s, seat) !== 0) sum -= 30;
  return sum;
}

/** A majority of the deposits nearly reached weighs more than any army. */
const claim = (g: Game, s: State, seat: Seat): number => {
  const part = (minesOf(g, s, seat) * 2) / Math.max(1, depositsOf(s) + 1);
  return part * part * 25;
};

export function evaluate(g: Game, s: State, seat: Seat): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  let own = 0;
  let best = 0;
  const sides = new Map<number, number>();
  for (let other = 0; other < s.seats.length; other++) {
    if (s.seats[other].out !== 0) continue;
    const value = strength(g, s, other) + claim(g, s, other);
    if (allied(s, other, seat)) own += value;
    else sides.set(teamKey(s, other), (sides.get(teamKey(s, other)) ?? 0) + value);
  }
  for (const value of sides.values()) if (value > best) best = value;
  return Math.tanh((own - best) / SCALE);
}

const teamKey = (s: State, seat: Seat): number => s.seats.findIndex((_, other) => allied(s, seat, other));
