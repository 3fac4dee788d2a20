import { F, idOf, live, refOf, type State } from '../state/records.ts';
import type { EventDecl, Verb } from '../table/contract.ts';
import { NONE, type Ref, type Seat } from '../types.ts';
import {
  beginTurn,
  changeCounter,
  changeResource,
  endMods,
  finish,
  markCard,
  noteTally,
  setActive,
  setControl,
  setFace,
  setHost,
  setLink,
  showCard,
  shuffleZone,
} from './atoms.ts';
import type { Game } from './game.ts';
import { OUTCOME } from './outcome.ts';
import { relocate } from './relocate.ts';
import { propose } from './rows.ts';
import { UNTIL } from './usage.ts';

/**
 * Events and verbs every card game has: putting cards somewhere, counters, resources, control, drawing, shuffling.
 * A game may give an event of the same name its own texts.
 */

const cardOf = (s: State, ref: Ref) => live(s, ref);
/** A card shown to some seats only stays as it lies. */
const PEEK = 1;
/** How a card is put: under the others, or face down. */
const UNDER = 1;
const DOWN = 2;

export const builtinEvents: readonly EventDecl[] = [
  {
    name: 'put',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      // A pile may be put in another order, a space cannot.
      if (card !== null && (card.zone !== row[F.to] || g.onBoard[row[F.to]] === 0))
        relocate(g, s, card, row[F.to], row, row[F.extra] === UNDER, row[F.extra] === DOWN);
    },
  },
  {
    name: 'count',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card !== null) changeCounter(g, s, card, row[F.extra], row[F.amount]);
    },
  },
  { name: 'gain', commit: (_, s, row) => changeResource(s, row[F.to], row[F.extra], row[F.amount]) },
  {
    name: 'mark',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card !== null) markCard(g, s, card, row[F.extra], row[F.amount] === 1);
    },
  },
  {
    name: 'control',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card !== null) setControl(g, s, card, row[F.to]);
    },
  },
  {
    name: 'attach',
    commit: (_, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card !== null) setHost(s, card, row[F.to]);
    },
  },
  {
    name: 'show',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card === null) return;
      if (card.face !== 0 && row[F.extra] !== PEEK) setFace(g, s, card, false);
      showCard(g, s, card, row[F.amount]);
    },
  },
  { name: 'shuffled', commit: (g, s, row) => shuffleZone(g, s, row[F.to]) },
  {
    name: 'drawn',
    commit: (g, s, row) => {
      const card = cardOf(s, row[F.subject]);
      if (card !== null) relocate(g, s, card, row[F.to], row);
    },
  },
  { name: 'tallied', commit: (g, s, row) => noteTally(g, s, row[F.extra], row[F.amount]) },
  { name: 'turned', commit: (g, s, row) => startTurn(g, s, row[F.to]) },
  { name: 'entered' },
  { name: 'left', leaves: true },
  { name: 'announced' },
  { name: 'ended', commit: (_, s, row) => finish(s, row[F.extra], row[F.amount]) },
];

/** The kernel's events come first in every game and in this order, so their numbers are known. */
export const EVENT = {
  put: 0,
  count: 1,
  gain: 2,
  mark: 3,
  control: 4,
  attach: 5,
  show: 6,
  shuffled: 7,
  drawn: 8,
  tallied: 9,
  turned: 10,
  entered: 11,
  left: 12,
  announced: 13,
  ended: 14,
} as const;

function startTurn(g: Game, s: State, seat: Seat): void {
  endMods(
    s,
    (mod) =>
      mod.until === UNTIL.turn ||
      (mod.until === UNTIL.turnStart && mod.untilSeat === seat) ||
      (mod.until === UNTIL.turnEnd && mod.untilSeat === s.active),
  );
  beginTurn(g, s, seat);
  setActive(s, seat);
}

/** Draws cards one at a time; an empty pile gives none. */
function draw(g: Game, s: State, f: import('../state/records.ts').Frame, seat: Seat, n: number): void {
  const from = g.zoneOf(g.def.drawFrom, seat);
  const to = g.zoneOf(g.def.drawTo, seat);
  const pile = s.zones[from];
  for (let i = 0; i < n && i < pile.length; i++) {
    propose(g, s, f, EVENT.drawn, refOf(s.cards[pile[pile.length - 1 - i]]), 1, from, to);
  }
}

const anything = () => true;
const nohint = () => 0;

export const builtinVerbs: Readonly<Record<string, Verb>> = {
  put: {
    args: ['card', 'place'],
    exec: (g, s, f, card, place) => propose(g, s, f, EVENT.put, card, 0, s.cards[idOf(card)]?.zone ?? NONE, place),
    could: (_, s, __, card, place) => live(s, card) !== null && place >= 0,
    text: { cs: 'umístěte {0:acc} na {1:acc}', en: 'place {0} on {1}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  putUnder: {
    args: ['card', 'place'],
    exec: (g, s, f, card, place) =>
      propose(g, s, f, EVENT.put, card, 0, s.cards[idOf(card)]?.zone ?? NONE, place, UNDER),
    could: (_, s, __, card, place) => live(s, card) !== null && place >= 0,
    text: { cs: 'dejte {0:acc} dospod: {1:nom}', en: 'put {0} at the bottom of {1}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  putDown: {
    args: ['card', 'place'],
    exec: (g, s, f, card, place) =>
      propose(g, s, f, EVENT.put, card, 0, s.cards[idOf(card)]?.zone ?? NONE, place, DOWN),
    could: (_, s, __, card, place) => live(s, card) !== null && place >= 0,
    text: { cs: 'umístěte {0:acc} lícem dolů na {1:acc}', en: 'place {0} face down on {1}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  count: {
    args: ['card', 'number'],
    word: 'counter',
    exec: (g, s, f, card, n, _, __, counter) => countBy(g, s, f, card, n, counter),
    could: (_, s, __, card, n) => live(s, card) !== null && n !== 0,
    text: { cs: 'přidejte na {0:acc} {1:count:word}', en: 'put {1:count:word} on {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  gain: {
    args: ['seat', 'number'],
    word: 'resource',
    exec: (g, s, f, seat, n, _, __, resource) => gainBy(g, s, f, seat, n, resource),
    could: (_, __, ___, seat, n) => seat >= 0 && n !== 0,
    text: { cs: '{0:nom} získá {1:count:word}', en: '{0} gains {1:count:word}' },
    hint: (_, __, f, seat, n) => (seat === f.you ? n : -n),
    clauses: ['kernel'],
  },
  mark: {
    args: ['card', 'number'],
    word: 'flag',
    exec: (g, s, f, card, on, _, __, flag) => markBy(g, s, f, card, flag, on),
    could: (_, s, __, card, on, ___, ____, flag) => ((live(s, card)?.flags ?? 0) >> flag) % 2 !== on,
    text: { cs: 'označte {0:acc} jako {word}', en: 'mark {0} as {word}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  control: {
    args: ['card', 'seat'],
    exec: (g, s, f, card, seat) => propose(g, s, f, EVENT.control, card, 0, NONE, seat),
    could: (_, s, __, card, seat) => live(s, card) !== null && live(s, card)?.control !== seat,
    text: { cs: '{1:nom} převezme kontrolu nad {0:ins}', en: '{1} takes control of {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  attach: {
    args: ['card', 'card'],
    exec: (g, s, f, card, host) => propose(g, s, f, EVENT.attach, card, 0, NONE, host),
    could: (_, s, __, card, host) => live(s, card) !== null && live(s, host) !== null,
    text: { cs: 'přiložte {0:acc} k {1:dat}', en: 'attach {0} to {1}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  link: {
    args: ['card', 'number', 'card'],
    exec: (_, s, __, from, slot, to) => setLink(s, from, slot, to),
    could: anything,
    text: { cs: 'spojte {0:acc} a {2:acc}', en: 'link {0} and {2}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  /** A card is the same card wherever it has gone meanwhile, so it is bound as it lies now. */
  bind: {
    args: ['card', 'card'],
    word: 'link',
    exec: (_, s, __, from, to, ___, ____, slot) => setLink(s, refOf(s.cards[idOf(from)]), slot, to),
    could: (_, s, __, from, to) => live(s, from) !== null && live(s, to) !== null,
    text: { cs: '', en: '' },
    hint: () => 1,
    clauses: ['kernel'],
  },
  free: {
    args: ['card'],
    word: 'link',
    exec: (_, s, __, from, ___, ____, _____, slot) => setLink(s, from, slot, NONE),
    could: (_, s, __, from) => live(s, from) !== null,
    text: { cs: '', en: '' },
    hint: nohint,
    clauses: ['kernel'],
  },
  show: {
    args: ['card'],
    exec: (g, s, f, card) => propose(g, s, f, EVENT.show, card, (1 << s.seats.length) - 1),
    could: (_, s, __, card) => live(s, card) !== null,
    text: { cs: 'odkryjte {0:acc}', en: 'reveal {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  peek: {
    args: ['card', 'seat'],
    exec: (g, s, f, card, seat) => propose(g, s, f, EVENT.show, card, 1 << seat, NONE, NONE, PEEK),
    could: (_, s, __, card) => live(s, card) !== null,
    text: { cs: '{1:subj} [prohlédněte si|si prohlédnout|si prohlédne] {0:acc}', en: '{1:subj} [look|looks] at {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  endEffects: {
    args: ['card'],
    exec: (_, s, __, card) => endMods(s, (mod) => mod.source === card),
    could: (_, s, __, card) => s.mods.some((mod) => mod.source === card),
    text: { cs: '[ukončete|ukončit|ukončí] účinky {0:gen}', en: '[end|ends] the effects of {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  hide: {
    args: ['card'],
    exec: (g, s, _, ref) => {
      const card = live(s, ref);
      if (card !== null) setFace(g, s, card, true);
    },
    could: (_, s, __, card) => live(s, card)?.face === 0,
    text: { cs: 'otočte {0:acc} lícem dolů', en: 'turn {0} face down' },
    hint: nohint,
    clauses: ['kernel'],
  },
  draw: {
    args: ['seat', 'number'],
    exec: (g, s, f, seat, n) => draw(g, s, f, seat, n),
    could: (g, s, _, seat, n) => n > 0 && s.zones[g.zoneOf(g.def.drawFrom, seat)].length > 0,
    text: { cs: '{0:nom} si dobere {1:count:karta|f:žena}', en: '{0} draws {1:count:card}' },
    hint: (_, __, f, seat, n) => (seat === f.you ? n : -n),
    clauses: ['kernel'],
  },
  shuffle: {
    args: ['place'],
    exec: (g, s, f, place) => propose(g, s, f, EVENT.shuffled, NONE, 0, NONE, place),
    could: (_, s, __, place) => s.zones[place].length > 1,
    text: { cs: 'zamíchejte {0:acc}', en: 'shuffle {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  tally: {
    args: ['number'],
    word: 'tally',
    exec: (g, s, __, n, ___, ____, _____, tally) => noteTally(g, s, tally, n),
    could: anything,
    text: { cs: '{word} = {0}', en: '{word} = {0}' },
    hint: nohint,
    clauses: ['kernel'],
  },
  did: {
    args: ['card', 'number', 'place', 'place'],
    word: 'event',
    exec: (g, s, f, subject, n, from, to, event) => propose(g, s, f, event, subject, n, from, to),
    could: () => false,
    text: { cs: '', en: '' },
    hint: nohint,
    clauses: ['kernel'],
  },
  beginTurn: {
    args: ['seat'],
    exec: (g, s, f, seat) => propose(g, s, f, EVENT.turned, NONE, 0, NONE, seat),
    could: anything,
    text: { cs: 'začíná tah: {0:nom}', en: '{0} begins a turn' },
    hint: nohint,
    clauses: ['kernel'],
  },
  win: {
    args: ['seat'],
    exec: (g, s, f, seat) =>
      propose(g, s, f, EVENT.ended, NONE, seat < 0 ? 0 : 1 << seat, NONE, NONE, seat < 0 ? OUTCOME.draw : OUTCOME.won),
    could: anything,
    text: { cs: '{0:nom} vyhrává', en: '{0} wins' },
    hint: nohint,
    clauses: ['kernel'],
  },
};

type By = (g: Game, s: State, f: import('../state/records.ts').Frame, a: number, b: number, c: number) => void;

const countBy: By = (g, s, f, card, n, counter) => propose(g, s, f, EVENT.count, card, n, NONE, NONE, counter);
const gainBy: By = (g, s, f, seat, n, resource) => propose(g, s, f, EVENT.gain, NONE, n, NONE, seat, resource);
const markBy: By = (g, s, f, card, flag, on) => propose(g, s, f, EVENT.mark, card, on, NONE, NONE, flag);

/** What prices use. */
export const builtin = { count: countBy, gain: gainBy, mark: markBy };
