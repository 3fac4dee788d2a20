import {
  type Card,
  changeCounter,
  changeResource,
  type EventDecl,
  F,
  finish,
  type Game,
  live,
  makeRow,
  moveCard,
  OUTCOME,
  type Ref,
  type Row,
  refOf,
  relocate,
  type State,
  scratch,
  statOf,
  submit,
} from '@bojiste/kernel';
import { damageOn, ids, standing } from '../reads/lookup.ts';
import { CAUSE, COUNTER, KIND, LIMIT, MAGIC, STAT } from '../types.ts';

/**
 * Zranění, poškození, eliminace (damage and elimination), SW-DMG-01 to -12, and konec hry (end of the game).
 *
 * Injuries only put tokens on cards. Whoever is at zero life is found when the state settles (SW-RULING-21); all victims
 * of one packet leave together (SW-RULING-22), then come the rewards, then the triggers (SW-RULING-23).
 */

/**
 * Who injured whom since the state last settled, and which eliminations are still to be rewarded. Both are used up
 * before anybody decides anything, so they are no part of the state.
 */
const wounds: Row[] = scratch([]);
const unpaid: Row[] = scratch([]);
const settling = scratch({ state: null as State | null });

function belongTo(s: State): void {
  if (settling.state === s) return;
  wounds.length = 0;
  unpaid.length = 0;
  settling.state = s;
}

/** SW-DMG-01, SW-ATT-16: structures are damaged as units are injured. */
function injure(g: Game, s: State, row: Row): void {
  const card = standing(s, row[F.subject]);
  if (card === null || row[F.amount] <= 0) return;
  changeCounter(g, s, card, COUNTER.damage, row[F.amount]);
  belongTo(s);
  wounds.push(row);
}

/** SW-TERM-50: fewer tokens than asked are simply all removed. */
function heal(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) changeCounter(g, s, card, COUNTER.damage, -row[F.amount]);
}

/** Cards under an object that leaves are discarded, not eliminated (SW-DMG-04, SW-DMG-05, SW-TERM-110). */
export function dropTucked(g: Game, s: State, host: Ref): void {
  const { tucked, discard } = ids(g);
  const cards = s.zones[tucked];
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    if (card.host === host) moveCard(g, s, card, discard + card.owner);
  }
}

/** SW-DMG-03, SW-DMG-09 to -11, SW-TERM-18: to its owner's pile, face down, without tokens. */
function discard(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  dropTucked(g, s, row[F.subject]);
  relocate(g, s, card, ids(g).discard + card.owner, row);
}

function eliminate(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  const enemy = row[F.by] >= 0 && row[F.by] !== card.control;
  discard(g, s, row);
  // SW-DMG-06 to -08: one magic for an enemy object, nothing for an own one.
  if (!enemy) return;
  belongTo(s);
  unpaid.push(row);
}

/** SW-DMG-06; the maximum is 15 (SW-MAG-05, SW-RULING-15). */
function gain(s: State, row: Row): void {
  changeResource(s, row[F.to], row[F.extra], row[F.amount], LIMIT.magic);
}

export const damageEvents: readonly EventDecl[] = [
  {
    name: 'damage',
    commit: injure,
    before: {
      cs: 'by {subject} měl{subject:end} utrpět zranění[? od {source:gen}]',
      en: '{subject} would take damage[? from {source}]',
    },
    after: { cs: '{subject} utrpí zranění[? od {source:gen}]', en: '{subject} takes damage[? from {source}]' },
    log: { cs: '{subject}: zranění {amount}', en: '{subject} takes {amount} damage' },
    clauses: ['SW-DMG-01', 'SW-DMG-02'],
  },
  {
    name: 'healed',
    commit: heal,
    log: { cs: '{subject}: odstraněná zranění {amount}', en: '{amount} damage removed from {subject}' },
    clauses: ['SW-TERM-50'],
  },
  {
    name: 'destroyed',
    leaves: true,
    commit: eliminate,
    after: {
      cs: 'je [?{when} ]eliminován{subject:end} {subject}[? {source:ins}]',
      en: '{subject} {subject:n:is,are} destroyed[? by {source}]',
    },
    before: {
      cs: 'by {subject} měl{subject:end} být eliminován{subject:end}',
      en: '{subject} would be destroyed',
    },
    log: { cs: '{subject}: eliminace', en: '{subject} is destroyed' },
    clauses: ['SW-DMG-03', 'SW-RULING-23'],
  },
  {
    name: 'reward',
    commit: (g, s, row) => payReward(g, s, row),
    before: {
      cs: 'byste měli získat magii za eliminaci {subject:gen}[? {source:ins}]',
      en: 'you would gain magic for destroying {subject}[? with {source}]',
    },
    log: { cs: '{by}: 1 magie za eliminaci', en: '{by} gains 1 magic for destroying it' },
    clauses: ['SW-DMG-06', 'SW-DMG-07'],
  },
  {
    name: 'discarded',
    leaves: true,
    commit: discard,
    after: { cs: 'je {subject} odhozen{subject:end}', en: '{subject} {subject:n:is,are} discarded' },
    log: { cs: '{subject}: odhozeno', en: '{subject} is discarded' },
    clauses: ['SW-RULING-24'],
  },
  {
    name: 'gain',
    commit: (_, s, row) => gain(s, row),
    log: { cs: '{to}: magie {amount}', en: '{to}: magic {amount}' },
    clauses: ['SW-MAG-02', 'SW-MAG-05'],
  },
];

function payReward(_: Game, s: State, row: Row): void {
  changeResource(s, row[F.by], MAGIC, row[F.amount], LIMIT.magic);
}

// ---- settling --------------------------------------------------------------------------------------------------------

/** SW-RULING-16, SW-RULING-18: the last injury tells who is credited; without one nobody is. */
function woundOf(ref: Ref): Row | null {
  for (let i = wounds.length - 1; i >= 0; i--) if (wounds[i][F.subject] === ref) return wounds[i];
  return null;
}

/** SW-DMG-03: at zero life or below. */
function doom(g: Game, s: State, card: Card, rows: number[]): void {
  if (damageOn(s, card) < statOf(g, s, card, STAT.life)) return;
  const wound = woundOf(refOf(card));
  const source = wound === null ? -1 : wound[F.source];
  const by = wound === null ? -1 : wound[F.by];
  const cause = wound === null ? CAUSE.none : wound[F.cause];
  rows.push(...makeRow(ids(g).event.destroyed, refOf(card), source, by, 0, card.zone, -1, 0, cause));
}

/** SW-DMG-06: the rewards of one packet, as rows so that a card can replace them. */
function rewards(g: Game): number[] {
  const rows: number[] = [];
  for (const row of unpaid) {
    rows.push(...makeRow(ids(g).event.reward, row[F.subject], row[F.source], row[F.by], 1, -1, -1, 0, row[F.cause]));
  }
  unpaid.length = 0;
  return rows;
}

/** SW-END-01 to -03: whose Summoner is gone has lost; both at once is a draw or the active player's win (SW-RULING-13). */
function endGame(g: Game, s: State, alive: number): void {
  const activeWins = s.options[g.names.options.get('activePlayerWins') as number] === 1;
  const winners = alive === 0 ? (activeWins ? 1 << s.active : 0) : alive;
  finish(s, winners === 0 ? OUTCOME.draw : OUTCOME.won, winners);
}

const BOTH = 3;
const wounded: Card[] = scratch([]);

/** One look at the battlefield: who carries tokens, and whose Summoner stands there (by ownership, SW-RULING-61). */
function survey(g: Game, s: State): number {
  let alive = 0;
  wounded.length = 0;
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if ((g.defs[card.def].kinds & (1 << KIND.summoner)) !== 0) alive |= 1 << card.owner;
    if (damageOn(s, card) !== 0) wounded.push(card);
  }
  return alive;
}

/** The end comes first and interrupts everything (SW-RULING-14), then rewards, then further eliminations. */
export function settle(g: Game, s: State): boolean {
  belongTo(s);
  const alive = survey(g, s);
  if (alive !== BOTH) {
    endGame(g, s, alive);
    return false;
  }
  if (unpaid.length > 0) {
    submit(g, s, -1, rewards(g));
    return true;
  }
  if (wounded.length === 0) return false;
  const rows: number[] = [];
  for (let i = 0; i < wounded.length; i++) doom(g, s, wounded[i], rows);
  wounds.length = 0;
  if (rows.length === 0) return false;
  submit(g, s, -1, rows);
  return true;
}
