import {
  type ActRule,
  type Attempt,
  type Bilingual,
  build,
  type CalcDecl,
  type Card,
  changeCounter,
  type EventDecl,
  F,
  finish,
  type Game,
  ifPossible,
  live,
  makeRow,
  NONE,
  OUTCOME,
  propose,
  type Refused,
  refOf,
  type Seat,
  type State,
  statOf,
  submit,
  type TurnStep,
  type Verb,
} from '@bojiste/kernel';
import { FORDS } from './names.ts';

/** The rules of Three Fords, in the order of `spec/`. */

const { $, all, by, cardsBy, cardsIn, count, draw, each, eq, flagged, gain, inPlay, kind, mark } = build;
const { no, note, noted, place, placesBy, playCard, put, self, seq, some, stat, verb, where, you, zone } = build;

const WOUND = 0;
const LIFE = 1;
export const POINTS_TO_WIN = 6;
export const LAST_TURN = 40;

// ---- the river --------------------------------------------------------------------------------------------------------

const onBank = (g: Game, seat: Seat): number[] => FORDS.map((_, i) => g.boardStart + seat * FORDS.length + i);
const isOnBoard = (g: Game, card: Card): boolean => g.onBoard[card.zone] === 1;

/** The card on the other bank of the same ford. */
export function oppositeOf(g: Game, s: State, card: Card): Card | null {
  if (!isOnBoard(g, card)) return null;
  const at = card.zone - g.boardStart;
  const [id] = s.zones[g.boardStart + ((at + FORDS.length) % (2 * FORDS.length))];
  return id === undefined ? null : s.cards[id];
}

/** Questions that rules and cards ask; each is one function with a text, so that a card that uses it can be printed. */
export const calcs: Readonly<Record<string, CalcDecl>> = {
  freeBank: {
    type: 'places',
    args: ['seat'],
    run: (g, s, _, seat, __, ___, out) => out.push(...onBank(g, seat).filter((space) => s.zones[space].length === 0)),
    text: { cs: 'volný brod* na vašem břehu|i:hrad@na', en: 'free ford* on your bank' },
  },
  opposite: {
    type: 'cards',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      const card = live(s, ref);
      const other = card === null ? null : oppositeOf(g, s, card);
      if (other !== null) out.push(refOf(other));
      return 0;
    },
    text: { cs: 'jednotka* naproti|f:žena;p2=jednotek', en: 'unit* opposite {0}' },
  },
  holding: {
    type: 'cards',
    args: ['seat'],
    run: (g, s, _, seat, __, ___, out) => {
      for (const space of onBank(g, seat))
        for (const id of s.zones[space]) if (oppositeOf(g, s, s.cards[id]) === null) out.push(refOf(s.cards[id]));
      return 0;
    },
    text: { cs: 'vaše jednotka*, která drží brod|f:žena;p2=jednotek', en: 'unit* of yours that hold@ a ford' },
  },
};

// ---- what happens -----------------------------------------------------------------------------------------------------

export const events: readonly EventDecl[] = [
  {
    name: 'wounded',
    commit: (g, s, row) => {
      const card = live(s, row[F.subject]);
      if (card !== null && row[F.amount] > 0) changeCounter(g, s, card, WOUND, row[F.amount]);
    },
    before: { cs: 'by měl{subject:end} {subject} utrpět zranění', en: '{subject} would suffer wounds' },
    log: { cs: '{subject}: zranění {amount}', en: '{subject} suffers {amount}' },
    clauses: ['TF-FIGHT-01'],
  },
  { name: 'entered', after: { cs: '{subject} vstoupí do hry', en: '{subject} enters play' } },
  { name: 'put', log: { cs: '{subject}: {to}', en: '{subject} goes to {to}' } },
];

export const verbs: Readonly<Record<string, Verb>> = {
  wound: {
    args: ['card', 'number'],
    event: 'wounded',
    ...ifPossible(
      (_, s, __, card, n) => n > 0 && live(s, card) !== null,
      (g, s, f, card, n, _, __, event) => propose(g, s, f, event, card, n),
    ),
    text: { cs: '{0:nom} utrpí {1:count:wound}', en: '{0} suffers {1:count:wound}' },
    hint: (_, s, f, card, n) => (live(s, card)?.control === f.you ? -n : n),
    clauses: ['TF-FIGHT-01'],
  },
  heal: {
    args: ['card', 'number'],
    ...ifPossible(
      (_, s, __, card, n) => n > 0 && woundsOn(s, live(s, card)) > 0,
      (g, s, f, card, n) => g.builtin.count(g, s, f, card, 0 - n, WOUND),
    ),
    text: { cs: '[vyléčte|vyléčit|vyléčí] {0:dat} {1:count:wound}', en: '[heal|heals] {1:count:wound} on {0}' },
    hint: (_, __, ___, ____, n) => n,
    clauses: ['TF-FIGHT-03'],
  },
};

const woundsOn = (s: State, card: Card | null): number => (card === null ? 0 : (s.counters[card.id] ?? 0));

/** What follows by itself: the dead leave together; points, or the last turn, end the game. */
export function settle(g: Game, s: State): boolean {
  const dead = s.cards.filter((card) => isOnBoard(g, card) && woundsOn(s, card) >= statOf(g, s, card, LIFE));
  if (dead.length > 0) {
    const row = (card: Card) =>
      makeRow(g.names.events.get('put') as number, refOf(card), NONE, NONE, 0, card.zone, pileOf(g, card), 0, 0);
    submit(g, s, NONE, dead.flatMap(row));
    return true;
  }
  const points = s.seats.map(({ resources }) => resources[0]);
  const most = Math.max(...points);
  if (most < POINTS_TO_WIN && s.turn <= LAST_TURN) return false;
  const winners = points.reduce((mask, n, seat) => (n === most ? mask | (1 << seat) : mask), 0);
  const shared = points.every((n) => n === most);
  finish(s, shared ? OUTCOME.draw : OUTCOME.won, shared ? 0 : winners);
  return false;
}

const pileOf = (g: Game, card: Card): number => g.zoneOf('discard', card.owner);

// ---- the turn ---------------------------------------------------------------------------------------------------------

const yourUnits = inPlay.with(by(you));

export const acts: readonly ActRule[] = [
  {
    key: 'deploy',
    text: { cs: 'Nasadit', en: 'Deploy' },
    clauses: ['TF-DEPLOY-01'],
    of: cardsIn('hand').with(kind('unit')),
    when: all(eq(noted('deployed'), 0), some(placesBy('freeBank', you))),
    do: place('p', placesBy('freeBank', you), seq(note('deployed', 1), put(self, $('p')))),
  },
  {
    key: 'tactic',
    text: { cs: 'Zahrát taktiku', en: 'Play a tactic' },
    clauses: ['TF-TACTIC-01'],
    of: cardsIn('hand').with(kind('tactic')),
    do: seq(playCard(self), put(self, zone('discard'))),
  },
  {
    key: 'strike',
    text: { cs: 'Udeřit', en: 'Strike' },
    clauses: ['TF-FIGHT-01'],
    of: yourUnits.with(no(flagged('tired')), where('u', some(cardsBy('opposite', $('u'))))),
    do: seq(mark('tired', self), each('t', cardsBy('opposite', self), verb('wound', $('t'), stat(self, 'strength')))),
  },
];

export const turn: readonly TurnStep[] = [
  {
    step: 'dawn',
    text: { cs: 'Úsvit|i:hrad', en: 'Dawn' },
    clauses: ['TF-TURN-02', 'TF-TURN-03'],
    acts: [],
    menu: false,
    enter: seq(gain('points', you, count(cardsBy('holding', you))), draw(you, 1)),
  },
  {
    step: 'main',
    text: { cs: 'Hlavní část|f:kost', en: 'Main part' },
    clauses: ['TF-TURN-01'],
    acts: ['deploy', 'tactic', 'strike'],
    menu: true,
  },
];

// ---- refusals ---------------------------------------------------------------------------------------------------------

export const texts: Readonly<Record<string, Bilingual>> = {
  'refusal.deployed': { cs: 'V tomto tahu už jste nasadili.', en: 'You have already deployed this turn.' },
  'refusal.bankFull': { cs: 'Na vašem břehu není volný brod.', en: 'There is no free ford on your bank.' },
  'refusal.tired': { cs: 'Tato jednotka už v tomto tahu udeřila.', en: 'This unit has already struck this turn.' },
  'refusal.nobody': { cs: 'Naproti nikdo nestojí.', en: 'Nobody stands opposite.' },
  'refusal.idle': { cs: 'Tato taktika by teď nic neudělala.', en: 'This tactic would do nothing now.' },
};

const TIRED = 1;
const DEPLOYED = 0;

export function whyNot(g: Game, s: State, seat: Seat, { act, card }: Attempt): Refused {
  if (act === 'deploy' && s.tally[DEPLOYED] > 0) return { code: 'deployed', clause: 'TF-DEPLOY-01' };
  if (act === 'deploy' && onBank(g, seat).every((space) => s.zones[space].length > 0))
    return { code: 'bankFull', clause: 'TF-DEPLOY-01' };
  if (act === 'strike' && card !== null && card.control === seat)
    return (card.flags & TIRED) !== 0
      ? { code: 'tired', clause: 'TF-FIGHT-01', blockers: [refOf(card)] }
      : { code: 'nobody', clause: 'TF-FIGHT-01', blockers: [refOf(card)] };
  return { code: act === 'tactic' ? 'idle' : 'unknown', clause: 'TF-TURN-01' };
}
