import type { Game, Seat, State, Weights, ZoneId } from '@bojiste/kernel';
import { sectorDistance } from '../maps/index.ts';
import { knows, meets } from '../reads/info.ts';
import { allied, ids, isKind, isReady, sectorsOf, workOn } from '../reads/lookup.ts';
import { gathered } from '../rules/gathering.ts';
import { depositsOf } from '../rules/victory.ts';
import { HAND_LIMIT, KIND, RESOURCE, STAT, TALLY } from '../types.ts';
import { canBuildIn, cell, survey, tally } from './survey.ts';
import { own, type Weighing } from './weights.ts';
import { worthTable } from './worth.ts';

/**
 * An estimate from -1 to 1 of how a player stands, from what everybody sees and the own hand: economy, army, and above
 * all the way to a majority of the deposits.
 */

/** The first of anything matter most. */
const diminishing = (n: number, first: number, each: number): number =>
  Math.min(n, first) * each + Math.min(Math.max(0, n - first), first) * each * 0.4 + n * 0.02;

/** With what is on its way: ending a round must not look worse because the next one brings somebody something. */
function stock(g: Game, s: State, seat: Seat, w: Weighing): number {
  const { resources } = s.seats[seat];
  const crates = resources[RESOURCE.crates] + gathered(g, s, seat);
  return (
    diminishing(crates, 4, w.crate) +
    diminishing(crates, 10, w.crate) +
    diminishing(resources[RESOURCE.oil], 4, w.oil) +
    diminishing(resources[RESOURCE.siberite], 3, w.siberite) +
    Math.min(3, resources[RESOURCE.energy]) * 0.1
  );
}

function learning(g: Game, s: State, seat: Seat): number {
  const table = worthTable(g);
  let sum = 0;
  for (const id of s.zones[ids(g).researched + seat]) sum += table[s.cards[id].def].full;
  for (const id of s.zones[ids(g).research + seat]) {
    const card = s.cards[id];
    const time = Math.max(1, g.defs[card.def].stats[STAT.time]);
    sum += table[card.def].full * (0.04 + (0.86 * (time - workOn(s, card))) / time);
  }
  return sum;
}

/** Nearing the end of a deck, which starves (OW-WIN-04). */
const LAST = 14;

/** Cards of the deck that are left once the hand is full again. */
function leftToDraw(g: Game, s: State, seat: Seat): number {
  const room = Math.max(0, HAND_LIMIT - s.zones[ids(g).hand + seat].length);
  return Math.max(0, s.zones[ids(g).deck + seat].length - room);
}

/** The own hand by what can come of it, with what an empty place may still bring; of others only the number is known. */
function hand(g: Game, s: State, seat: Seat, ours: boolean, w: Weighing): number {
  const cards = s.zones[ids(g).hand + seat];
  const left = leftToDraw(g, s, seat);
  const drawn = s.zones[ids(g).deck + seat].length - left;
  const fresh = ours && lacksKey(g, s, seat, cards) ? w.dig : w.card;
  let sum = drawn * fresh + left * w.deck + Math.min(left, LAST) * w.lastCards;
  if (!ours) return sum + cards.length * w.card;
  const table = worthTable(g);
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    const worth = table[card.def].hand;
    if (isKind(g, card, KIND.siberiteMine)) sum += worth * (meets(g, s, seat, card) ? 1 : 0.6);
    else sum += worth * (meets(g, s, seat, card) ? 1 : 0.45) * (repeatedInHand(s, cards, i) ? 0.5 : 1);
  }
  return sum;
}

/** Without a laboratory, a place to build beside a deposit and a mine there is no way on: better to look for what is missing. */
function lacksKey(g: Game, s: State, seat: Seat, cards: readonly number[]): boolean {
  if (tally.labs[seat] === 0 && !holds(g, s, cards, KIND.laboratory)) return true;
  if (holds(g, s, cards, KIND.warehouse) || holds(g, s, cards, KIND.storehouse))
    return !holds(g, s, cards, KIND.siberiteMine);
  for (let sector = 0; sector < sectorsOf(s); sector++)
    if (tally.free[sector] > 0 && (tally.base[cell(seat, sector)] > 0 || canBuildIn(seat, sector)))
      return !holds(g, s, cards, KIND.siberiteMine);
  return true;
}

function holds(g: Game, s: State, cards: readonly number[], kind: number): boolean {
  for (let i = 0; i < cards.length; i++) if (isKind(g, s.cards[cards[i]], kind)) return true;
  return false;
}

function repeatedInHand(s: State, cards: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.cards[cards[i]].def === s.cards[cards[at]].def) return true;
  return false;
}

/** A majority nearly reached weighs more than any army. */
function claim(s: State, seat: Seat, w: Weighing): number {
  const need = Math.floor(depositsOf(s) / 2) + 1;
  let mines = 0;
  for (let other = 0; other < s.seats.length; other++) if (allied(s, other, seat)) mines += tally.mines[other];
  return w.claim * Math.min(1, mines / need) ** 1.2;
}

/** Deposits within reach: somewhere to build, people beside it (OW-BUILD-06); and people where there is work to do. */
function prospects(g: Game, s: State, seat: Seat, w: Weighing): number {
  const detected = knows(g, s, seat, 'siberite-detection');
  let sum = 0;
  for (let sector = 0; sector < sectorsOf(s); sector++) {
    const jobs = tally.jobs[cell(seat, sector)];
    if (jobs > 0) sum -= w.job * Math.min(3, jobs) * (1 - nearness(s, seat, sector));
    if (tally.free[sector] <= 0) continue;
    const open = canBuildIn(seat, sector) ? 1 : tally.base[cell(seat, sector)];
    sum += w.access * open;
    if (detected) sum += w.walk * (0.4 + 0.6 * open) * nearness(s, seat, sector);
  }
  return sum;
}

const CREW = 4;

/** How near the nearest few people are, 0 to 1. */
function nearness(s: State, seat: Seat, to: ZoneId): number {
  let left = CREW;
  let sum = 0;
  for (let far = 0; far <= 3 && left > 0; far++) {
    for (let sector = 0; sector < sectorsOf(s) && left > 0; sector++) {
      if (sectorDistance(s.tally[TALLY.map], sector, to) !== far) continue;
      const here = Math.min(left, tally.people[cell(seat, sector)]);
      sum += here / (1 + far);
      left -= here;
    }
  }
  return sum / CREW;
}

/** How near a player is to annihilation, 0 to 1 (OW-WIN-03): the last storehouse weighs like some people. */
const STOREHOUSE = 3;
const peril = (seat: Seat, w: Weighing): number =>
  Math.max(0, 1 - (tally.heads[seat] + Math.min(1, tally.stores[seat]) * STOREHOUSE) / w.brink);

/** Few people and a deck that runs out: who comes to the end of it with less than half of them starves (OW-WIN-04). */
function famine(g: Game, s: State, seat: Seat): number {
  const left = leftToDraw(g, s, seat);
  const spare = tally.heads[seat] - s.tally[TALLY.started + seat] / 2;
  return Math.max(0, 1 - left / LAST) * Math.min(1, Math.max(0, 0.7 - spare / SPARE));
}
const SPARE = 3;

/** What the seat's armies threaten: enemy assets where they are stronger, at once or a march away. */
function menace(s: State, seat: Seat, w: Weighing): number {
  let sum = 0;
  const n = sectorsOf(s);
  for (let from = 0; from < n; from++) {
    const army = tally.army[cell(seat, from)];
    if (army <= 0) continue;
    let best = 0;
    for (let to = 0; to < n; to++) {
      const far = sectorDistance(s.tally[TALLY.map], from, to);
      const gain = prize(s, seat, to, far === 0 ? tally.force[cell(seat, from)] : army, w);
      best = Math.max(best, (gain * (far === 0 ? w.threat : w.approach)) / (1 + far));
    }
    sum += best;
  }
  return sum;
}

/** Blows against buildings, in a battle round, that make a siege. */
const ENOUGH = 16;

/** Whoever is near the end is besieged: one alone does nothing to a storehouse, so all go there. */
function siege(s: State, seat: Seat, w: Weighing): number {
  let sum = 0;
  for (let other = 0; other < s.seats.length; other++) {
    const near = allied(s, other, seat) ? 0 : peril(other, w);
    if (near <= 0) continue;
    sum += near * Math.min(1, grip(s, seat, other) / ENOUGH);
  }
  return w.siege * sum;
}

/** What stands around the other's storehouse; once there is none the siege has done its work. */
function grip(s: State, seat: Seat, other: Seat): number {
  let best = 0;
  let found = false;
  for (let to = 0; to < sectorsOf(s); to++) {
    if (tally.depots[cell(other, to)] === 0) continue;
    best = Math.max(best, ramAround(s, seat, to));
    found = true;
  }
  return found ? best : ENOUGH;
}

function ramAround(s: State, seat: Seat, to: ZoneId): number {
  let sum = 0;
  for (let from = 0; from < sectorsOf(s); from++)
    sum += tally.ram[cell(seat, from)] / (1 + 2 * sectorDistance(s.tally[TALLY.map], from, to));
  return sum;
}

/** Whoever is near the end is hunted down. */
function prize(s: State, seat: Seat, sector: ZoneId, force: number, w: Weighing): number {
  let assets = 0;
  let against = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (allied(s, other, seat)) continue;
    assets += tally.assets[cell(other, sector)] * (1 + w.hunt * peril(other, w));
    against += tally.force[cell(other, sector)];
  }
  const edge = force / (force + against + 1) - 0.5;
  return edge > 0 ? assets * edge : 0;
}

/** Whoever is ready can still do something, and stand up to an attack; some are wanted where a mine can be dug. */
function leisure(g: Game, s: State, seat: Seat, w: Weighing): number {
  let ready = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (card.control === seat && isKind(g, card, KIND.human) && isReady(card)) ready++;
  }
  return ready * w.ready + (hasErrand(g, s, seat) ? Math.min(CREW, ready) * w.errand : 0);
}

/** A mine in hand, a free deposit where it may be built, and nobody there. */
function hasErrand(g: Game, s: State, seat: Seat): boolean {
  if (!holds(g, s, s.zones[ids(g).hand + seat], KIND.siberiteMine)) return false;
  if (!knows(g, s, seat, 'siberite-detection')) return false;
  for (let sector = 0; sector < sectorsOf(s); sector++)
    if (tally.free[sector] > 0 && tally.people[cell(seat, sector)] < 2 && canBuildIn(seat, sector)) return true;
  return false;
}

function standing(g: Game, s: State, seat: Seat, ours: boolean, w: Weighing): number {
  let sum = tally.worth[seat] + stock(g, s, seat, w) + learning(g, s, seat) + hand(g, s, seat, ours, w);
  sum += claim(s, seat, w) + prospects(g, s, seat, w) + menace(s, seat, w) + siege(s, seat, w);
  if (ours) sum += leisure(g, s, seat, w) - tally.beasts[0] * w.beast;
  if (tally.heads[seat] * 2 < s.tally[TALLY.started + seat]) sum -= w.thin;
  return sum - w.doom * peril(seat, w) - w.famine * famine(g, s, seat);
}

export function evaluate(g: Game, s: State, seat: Seat, given: Weights = own): number {
  if (s.over >= 0) return s.winners === 0 ? 0 : (s.winners & (1 << seat)) !== 0 ? 1 : -1;
  const w = given as Weighing;
  survey(g, s);
  const sides: number[] = [];
  let mine = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (s.seats[other].out !== 0) continue;
    const value = standing(g, s, other, other === seat, w);
    if (allied(s, other, seat)) mine += value;
    else sides[s.tally[TALLY.teams + other]] = (sides[s.tally[TALLY.teams + other]] ?? 0) + value;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const value of sides) if (value !== undefined && value > best) best = value;
  return Math.tanh((mine - best) / w.scale);
}
