import {
  type Card,
  type Chapter,
  changeCounter,
  F,
  type Frame,
  type Game,
  has,
  live,
  makeRow,
  optionOf,
  propose,
  type Ref,
  type Row,
  refOf,
  type Seat,
  type State,
  setFlag,
  statOf,
} from '@bojiste/kernel';
import { crewOf, hasTag, ids, inPlay, isAnimal, isKind, printedStat, woundsOn } from '../reads/lookup.ts';
import { ANIMAL_SIDE, CAUSE, COUNTER, COUNTERS, FLAG, KIND, STAT, TAG, WEAK_SHARES } from '../types.ts';
import { learnFromWound } from './experience.ts';
import { setGathering } from './gathering.ts';

/** Obrana, zranění, oslabení: attack lowers defence, at zero the card is wounded and its defence restored (OW-DEF, OW-RULING-68 to -75). */

const shareAt = (s: State, card: Card, side: number): number => s.counters[card.id * COUNTERS + COUNTER.weak + side];

export function weakening(s: State, card: Card): number {
  let sum = 0;
  for (let side = 0; side < WEAK_SHARES; side++) sum += shareAt(s, card, side);
  return sum;
}

export const fullDefence = (g: Game, s: State, card: Card): number => statOf(g, s, card, STAT.defence);

/** The end of a bonus never wounds: at least 1 is left (OW-RULING-75). */
export const defenceOf = (g: Game, s: State, card: Card): number =>
  Math.max(1, fullDefence(g, s, card) - weakening(s, card));

/** OW-RULING-63: printed values; a table may give unfinished cards health 1. */
export const healthOf = (g: Game, s: State, card: Card): number =>
  has(card, FLAG.unfinished) && optionOf(g, s, 'unfinishedFragile') === 1 ? 1 : statOf(g, s, card, STAT.health);

/** Whose share of weakening an attack of this card adds to (OW-RULING-69, OW-RULING-86). */
export const sideOf = (g: Game, card: Card): number => (isAnimal(g, card) ? ANIMAL_SIDE : card.control);

export function clearWeakening(g: Game, s: State, card: Card): void {
  for (let side = 0; side < WEAK_SHARES; side++) {
    const share = shareAt(s, card, side);
    if (share > 0) changeCounter(g, s, card, COUNTER.weak + side, -share);
  }
}

export function clearShare(g: Game, s: State, card: Card, side: number): void {
  const share = shareAt(s, card, side);
  if (share > 0) changeCounter(g, s, card, COUNTER.weak + side, -share);
}

/** Restored points come off the latest share first; the order of shares stands for it (OW-RULING-69). */
export function restore(g: Game, s: State, card: Card, points: number): void {
  let left = points;
  for (let side = WEAK_SHARES - 1; side >= 0 && left > 0; side--) {
    const off = Math.min(left, shareAt(s, card, side));
    if (off > 0) changeCounter(g, s, card, COUNTER.weak + side, -off);
    left -= off;
  }
}

// ---- what an attack does to one card, as rows of one packet --------------------------------------------------------------

const row = (kind: number, subject: Ref, source: Ref, by: Seat, n: number, extra: number, cause: number): Row =>
  makeRow(kind, subject, source, by, n, -1, -1, extra, cause);

/** Who strikes: the card, its player, and whose share of weakening it adds to. */
export interface Striker {
  readonly from: Ref;
  readonly by: Seat;
  readonly side: number;
  readonly cause: number;
}

export const striker = (g: Game, card: Card): Striker => ({
  from: refOf(card),
  by: card.control,
  side: sideOf(g, card),
  cause: CAUSE.attack,
});

/** OW-DEF-01 to -04, OW-KEY-13, OW-RULING-74: rows for an attack of strength `n`; wounds are separate rows (they may be cancelled one by one). */
export function hitRows(
  g: Game,
  s: State,
  card: Card,
  n: number,
  { from, by, side, cause }: Striker,
  piercing: boolean,
): number[] {
  const { event } = ids(g);
  const target = refOf(card);
  const now = defenceOf(g, s, card);
  if (n <= 0) return [];
  if (n < now) return row(event('weakened'), target, from, by, n, side, cause);
  const full = fullDefence(g, s, card);
  let rest = n - now;
  let wounds = 1;
  const left = healthOf(g, s, card) - woundsOn(s, card);
  if (piercing) for (; rest >= full && wounds < left; wounds++) rest -= full;
  const rows = row(event('restored'), target, from, by, 0, 0, cause);
  for (let i = 0; i < wounds; i++) rows.push(...row(event('wounded'), target, from, by, 1, 0, cause));
  if (piercing && rest > 0 && wounds < left)
    rows.push(...row(event('weakened'), target, from, by, Math.min(rest, full - 1), side, cause));
  return rows;
}

/** OW-KEY-16, OW-RULING-76: the card hit is exhausted with its crew; unfinished and gathering cards keep their state. */
export function stunRows(g: Game, s: State, card: Card, source: Card): number[] {
  const rows: number[] = [];
  for (const one of [card, ...crewOf(g, s, card)]) {
    if (!has(one, FLAG.unfinished) && !has(one, FLAG.gathering))
      rows.push(...row(ids(g).event('exhausting'), refOf(one), refOf(source), source.control, 0, 0, CAUSE.attack));
  }
  return rows;
}

/** Attack value of one card against another (OW-ATT-03, OW-KEY-14, OW-RULING-75). */
export function attackValue(g: Game, s: State, attacker: Card, target: Card): number {
  const stat = isKind(g, target, KIND.character)
    ? STAT.attackPeople
    : isKind(g, target, KIND.vehicle)
      ? STAT.attackVehicles
      : STAT.attackBuildings;
  return statOf(g, s, attacker, stat);
}

export const protectedValue = (g: Game, s: State, value: number, target: Card): number =>
  Math.max(0, value - statOf(g, s, target, STAT.protection));

export const isSpecial = (g: Game, card: Card): boolean => printedStat(g, card, STAT.special) >= 0;
export const pierces = (g: Game, s: State, card: Card): boolean => hasTag(g, s, card, TAG.piercing);

// ---- events ---------------------------------------------------------------------------------------------------------------

/** OW-DEF-02, OW-DEF-08: wounds beyond the health left are void; all shares are cleared. */
function wound(g: Game, s: State, event: Row): void {
  const card = live(s, event[F.subject]);
  if (card === null || !inPlay(card) || woundsOn(s, card) >= healthOf(g, s, card)) return;
  clearWeakening(g, s, card);
  changeCounter(g, s, card, COUNTER.wounds, 1);
  learnFromWound(g, s, event, card);
}

/** Each player's share is kept apart; by agreement the last attacker takes over the whole (OW-RULING-69). */
function weaken(g: Game, s: State, event: Row): void {
  const card = live(s, event[F.subject]);
  if (card === null || !inPlay(card)) return;
  const before = optionOf(g, s, 'oneWeakening') === 1 ? weakening(s, card) : shareAt(s, card, event[F.extra]);
  if (optionOf(g, s, 'oneWeakening') === 1) clearWeakening(g, s, card);
  const now = shareAt(s, card, event[F.extra]);
  changeCounter(g, s, card, COUNTER.weak + event[F.extra], before + event[F.amount] - now);
}

function restoreAll(g: Game, s: State, event: Row): void {
  const card = live(s, event[F.subject]);
  if (card === null) return;
  if (event[F.amount] === 0) clearWeakening(g, s, card);
  else restore(g, s, card, event[F.amount]);
}

const turnFlag = (on: boolean) => (_: Game, s: State, event: Row) => {
  const card = live(s, event[F.subject]);
  if (card === null || !inPlay(card) || has(card, FLAG.unfinished)) return;
  setFlag(s, card, FLAG.exhausted, on);
  if (on) setGathering(s, card, false);
};

export function proposeTurn(g: Game, s: State, f: Frame, card: Ref, exhausted: boolean): void {
  propose(g, s, f, ids(g).event(exhausted ? 'exhausting' : 'readied'), card);
}

export const defence: Chapter = {
  events: [
    {
      name: 'wounded',
      commit: wound,
      after: {
        cs: 'je {subject} zraněn{subject:end}[? útokem {source:gen}]',
        en: '{subject} {subject:n:is,are} wounded[? by {source}]',
      },
      log: { cs: '{subject}: zranění', en: '{subject} is wounded' },
      clauses: ['OW-DEF-02', 'OW-TERM-17'],
    },
    {
      name: 'weakened',
      commit: weaken,
      log: { cs: '{subject}: oslabení o {amount}', en: '{subject} is weakened by {amount}' },
      clauses: ['OW-DEF-04', 'OW-TERM-18'],
    },
    { name: 'restored', commit: restoreAll, clauses: ['OW-DEF-06'] },
    {
      name: 'exhausting',
      commit: turnFlag(true),
      log: { cs: '{subject}: vyčerpání', en: '{subject} is exhausted' },
      clauses: ['OW-TERM-08'],
    },
    {
      name: 'readied',
      commit: turnFlag(false),
      log: { cs: '{subject}: zotavení', en: '{subject} is readied' },
      clauses: ['OW-TERM-09'],
    },
  ],
};
