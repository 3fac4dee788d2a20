import {
  changeCounter,
  type EventDecl,
  F,
  type Game,
  live,
  moveCard,
  type Row,
  refOf,
  relocate,
  type State,
  setControl,
  setFlag,
  setHost,
} from '@bojiste/kernel';
import { ids, isFree, standing } from '../reads/lookup.ts';
import { COUNTER, FLAG } from '../types.ts';
import { dropTucked } from './damage.ts';

/**
 * Rejstřík pojmů (SW-TERM), the ways a card changes its place or its side: summoning, building, placing, pushing,
 * swapping, tucking, return to hand, change of control. Only a move is a move (SW-RULING-32); each way has its own event
 * (SW-TERM-95, SW-TERM-112).
 */

/** A card that comes to the battlefield is a new object (SW-TERM-49, SW-TERM-116); the event goes on to speak of that one. */
function arrive(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null || !isFree(s, row[F.to])) return;
  relocate(g, s, card, row[F.to], row);
  row[F.subject] = refOf(card);
}

/** Placing shifts an object that is already there (SW-RULING-46: what is tucked travels along by itself). */
function step(g: Game, s: State, row: Row): void {
  const card = standing(s, row[F.subject]);
  if (card !== null) moveCard(g, s, card, row[F.to]);
}

/** SW-TERM-95, SW-RULING-45: both at once, nothing needs to be free. */
function swap(g: Game, s: State, row: Row): void {
  const a = standing(s, row[F.subject]);
  const b = standing(s, row[F.extra]);
  if (a === null || b === null) return;
  const place = a.zone;
  moveCard(g, s, a, b.zone);
  moveCard(g, s, b, place);
}

/** SW-TERM-111, SW-TERM-106: stripped, then under its host and in its host's control. */
function tuck(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  const host = standing(s, row[F.extra]);
  if (card === null || host === null) return;
  dropTucked(g, s, row[F.subject]);
  relocate(g, s, card, ids(g).tucked, row);
  setHost(s, card, refOf(host));
  setControl(g, s, card, host.control);
  row[F.subject] = refOf(card);
}

/** SW-TERM-115, SW-RULING-62: to the owner's hand, tokens gone, tucked cards discarded. */
function takeBack(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  dropTucked(g, s, row[F.subject]);
  relocate(g, s, card, ids(g).hand + card.owner, row);
  row[F.subject] = refOf(card);
}

/** SW-TERM-108: what is tucked under it changes hands too. */
function changeHands(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  setControl(g, s, card, row[F.to]);
  for (const id of s.zones[ids(g).tucked]) {
    if (s.cards[id].host === row[F.subject]) setControl(g, s, s.cards[id], row[F.to]);
  }
}

/** SW-LAST-02, SW-EVT-04: a lasting event lies open in its zone, any other in the middle while it is resolved. */
function playEvent(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  const { lasting, played } = ids(g);
  relocate(g, s, card, g.defs[card.def].decl.facts?.lasting === true ? lasting + row[F.by] : played, row);
  setControl(g, s, card, row[F.by]);
  row[F.subject] = refOf(card);
}

/** SW-BOOST-02 to -04. */
function boost(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) changeCounter(g, s, card, COUNTER.boost, row[F.amount]);
}

function markMoved(s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) setFlag(s, card, FLAG.moved, true);
}

export const relocationEvents: readonly EventDecl[] = [
  {
    name: 'summoned',
    commit: arrive,
    after: { cs: 'je vyvolán{subject:end} {subject}', en: '{subject} {subject:n:is,are} summoned' },
    log: { cs: '{by} vyvolává: {subject} na {to}', en: '{by} summons {subject} on {to}' },
    clauses: ['SW-SUM-04'],
  },
  {
    name: 'built',
    commit: arrive,
    log: { cs: '{by} staví: {subject} na {to}', en: '{by} builds {subject} on {to}' },
    clauses: ['SW-BUILD-03'],
  },
  {
    name: 'placed',
    commit: arrive,
    log: { cs: '{subject}: umístěno na {to}', en: '{subject} is placed on {to}' },
    clauses: ['SW-TERM-36', 'SW-RULING-32'],
  },
  {
    name: 'stepped',
    commit: step,
    after: {
      cs: 'se {subject} pohne nebo je zatlačen{subject:end}',
      en: '{subject} {subject:n:moves,move} or {subject:n:is,are} forced',
    },
    clauses: ['SW-TERM-63'],
  },
  {
    name: 'moved',
    commit: (_, s, row) => markMoved(s, row),
    after: { cs: 'se {subject} pohne', en: '{subject} {subject:n:moves,move}' },
    log: { cs: '{subject}: pohyb {from}–{to}', en: '{subject} moves {from}–{to}' },
    clauses: ['SW-TERM-61'],
  },
  {
    name: 'pushed',
    log: { cs: '{subject}: zatlačení {from}–{to}', en: '{subject} is forced {from}–{to}' },
    clauses: ['SW-PUSH-01'],
  },
  {
    name: 'slid',
    after: {
      cs: 'se {subject} pohne nebo je zatlačen{subject:end}',
      en: '{subject} {subject:n:moves,move} or {subject:n:is,are} forced',
    },
    clauses: ['SW-CARD-ledove-beranidlo'],
  },
  {
    name: 'swapped',
    commit: swap,
    log: { cs: '{subject}: výměna míst', en: '{subject} swaps places' },
    clauses: ['SW-TERM-95'],
  },
  {
    name: 'tucked',
    commit: tuck,
    log: { cs: '{subject}: zasunuto pod jinou kartu', en: '{subject} is put under another card' },
    clauses: ['SW-TERM-111'],
  },
  {
    name: 'returned',
    commit: takeBack,
    log: { cs: '{subject}: zpět do ruky', en: '{subject} returns to hand' },
    clauses: ['SW-TERM-115'],
  },
  {
    name: 'control',
    commit: changeHands,
    log: { cs: '{to} ovládá: {subject}', en: '{to} controls {subject}' },
    clauses: ['SW-TERM-53', 'SW-TERM-108'],
  },
  {
    name: 'played',
    commit: playEvent,
    log: { cs: '{by} hraje: {subject}', en: '{by} plays {subject}' },
    clauses: ['SW-EVT-04', 'SW-LAST-02'],
  },
  {
    name: 'boosted',
    commit: boost,
    log: { cs: '{subject}: posílení {amount}', en: '{subject}: boost {amount}' },
    clauses: ['SW-BOOST-02'],
  },
];
