import {
  type Card,
  changeResource,
  type Frame,
  type Game,
  has,
  idOf,
  ifPossible,
  live,
  moveCard,
  optionOf,
  propose,
  type Ref,
  refOf,
  type Seat,
  type State,
  setFlag,
  setPhase,
  setResource,
  setTally,
  showCard,
  shuffleZone,
  type Verb,
} from '@bojiste/kernel';
import { affordable, price } from '../reads/hand.ts';
import { ids, numberOf, resource, tally } from '../reads/lookup.ts';
import { loseIdle, planFor, SABOTAGED_NOW, spendActions } from '../rules/actions.ts';
import { canAttack } from '../rules/combat-start.ts';
import { cutLibrary, dealHand, holdsWarrior } from '../rules/setup.ts';
import { endOfTurn, lastStandBegins, missTurn, startOfTurn } from '../rules/victory.ts';
import { DUTY, FLAG, HAND_SIZE, RES, STAT, TALLY, USE } from '../types.ts';
import { onCard, verb } from './make.ts';

/** Verbs of the turn: setup, draw, actions, discard (DT-SET, DT-TURN, DT-DRAW, DT-ACT, DT-DISC). */

function drawCards(g: Game, s: State, f: Parameters<Verb['exec']>[2], seat: Seat, wanted: number): void {
  const z = ids(g);
  const pile = s.zones[z.library + seat];
  const fee = numberOf(g, s, seat, STAT.drawFee);
  const paid = fee === 0 ? wanted : Math.floor(Math.max(0, resource(s, seat, RES.destiny)) / fee);
  const n = Math.min(wanted, paid, pile.length);
  if (fee > 0 && n > 0) propose(g, s, f, z.event('gain'), -1, -n * fee, -1, seat, RES.destiny);
  for (let i = 0; i < n; i++) {
    const card = s.cards[pile[pile.length - 1 - i]];
    propose(g, s, f, z.event('drawn'), refOf(card), 1, z.library + seat, z.hand + seat);
  }
}

const handRoom = (g: Game, s: State, seat: Seat): number =>
  numberOf(g, s, seat, STAT.handLimit) - s.zones[ids(g).hand + seat].length;

const fillHand = (g: Game, s: State, f: Parameters<Verb['exec']>[2], seat: Seat): void =>
  drawCards(g, s, f, seat, handRoom(g, s, seat));

/** In the draw step some may draw only so many, or fewer than they would, but then one at least. */
function drawUp(g: Game, s: State, f: Parameters<Verb['exec']>[2], seat: Seat): void {
  const n = Math.min(handRoom(g, s, seat), numberOf(g, s, seat, STAT.drawLimit));
  drawCards(g, s, f, seat, Math.max(Math.min(1, n), n - numberOf(g, s, seat, STAT.drawLess)));
}

/** DT-SET-07 to 09: new seven first, then the old ones shown and shuffled back, or put away. */
function privilege(g: Game, s: State, seat: Seat): void {
  const z = ids(g);
  const old = s.zones[z.hand + seat].map((id) => s.cards[id]);
  const warrior = holdsWarrior(g, s, seat);
  const pile = s.zones[z.library + seat];
  const fresh = pile.slice(-HAND_SIZE).map((id) => s.cards[id]);
  if (!warrior || optionOf(g, s, 'mulliganReveal') === 1)
    for (const card of old) showCard(g, s, card, (1 << s.seats.length) - 1);
  for (const card of old) moveCard(g, s, card, warrior ? z.discard + seat : z.library + seat, !warrior);
  for (const card of fresh.reverse()) moveCard(g, s, card, z.hand + seat);
  if (!warrior) shuffleZone(g, s, z.library + seat);
}

/** DT-TURN-13, DT-RULING-12, 13: periods run from one own draw step to the next. */
function newPeriod(s: State, seat: Seat): void {
  setResource(s, seat, RES.sabotaged, 0);
  setResource(s, seat, RES.struck, 0);
  for (const card of s.cards) {
    if (card.control === seat && has(card, FLAG.transferred)) setFlag(s, card, FLAG.transferred, false);
  }
}

const seatVerb = (exec: (g: Game, s: State, seat: Seat) => void, ...clauses: string[]): Verb =>
  verb({ args: ['seat'], exec: (g, s, _, seat) => exec(g, s, seat), clauses });

export const stepVerbs: Readonly<Record<string, Verb>> = {
  privilege: seatVerb(privilege, 'DT-SET-07', 'DT-SET-09'),
  cutLibrary: seatVerb(cutLibrary, 'DT-SET-02'),
  dealHand: seatVerb(dealHand, 'DT-SET-04'),
  startTurn: seatVerb(
    (g, s, seat) => {
      startOfTurn(g, s, seat);
      lastStandBegins(g, s, seat);
      if (tally(s, TALLY.smell) === seat + 1) setTally(s, TALLY.smell, 0);
    },
    'DT-WAR-11',
    'DT-RULING-17',
  ),
  missTurn: seatVerb(missTurn, 'DT-RULING-176'),
  newPeriod: seatVerb((_, s, seat) => newPeriod(s, seat), 'DT-DRAW-05'),
  fillHand: verb({
    args: ['seat'],
    exec: (g, s, f, seat) => fillHand(g, s, f, seat),
    could: (g, s, _, seat) => handRoom(g, s, seat) > 0 && s.zones[ids(g).library + seat].length > 0,
    text: {
      cs: '{0:subj} [doberte si|si dobrat|si dobere] karty do limitu',
      en: '{0:subj} [draw|draws] up to the hand size',
    },
    hint: (g, s, _, seat) => Math.max(0, HAND_SIZE - s.zones[ids(g).hand + seat].length),
    clauses: ['DT-DRAW-01'],
  }),
  drawUp: verb({ args: ['seat'], exec: (g, s, f, seat) => drawUp(g, s, f, seat), clauses: ['DT-DRAW-01'] }),
  grantRegular: seatVerb((g, s, seat) => {
    setResource(s, seat, RES.regular, resource(s, seat, RES.regular) + numberOf(g, s, seat, STAT.turnActions));
    setResource(s, seat, RES.attacks, 0);
  }, 'DT-ACT-01'),
  grantPeaceful: verb({
    args: ['seat', 'number'],
    ...ifPossible(
      (_, __, ___, ____, n) => n !== 0,
      (_, s, __, seat, n) => changeResource(s, seat, RES.peaceful, n),
    ),
    text: {
      cs: '{0:subj} [získejte|získat|získá] {1:count:peaceful} navíc',
      en: '{0:subj} [gain|gains] {1:count:peaceful}',
    },
    hint: (_, __, ___, ____, n) => n,
    clauses: ['DT-KIND-06'],
  }),
  dropPeaceful: seatVerb((_, s, seat) => setResource(s, seat, RES.peaceful, 0), 'DT-RULING-110'),
  setPhase: verb({ args: ['number'], exec: (_, s, __, phase) => setPhase(s, phase), clauses: ['DT-RULING-110'] }),
  dropActions: seatVerb((_, s, seat) => {
    for (const name of ['regular', 'extra', 'assault', 'peaceful', 'attacks'] as const)
      setResource(s, seat, RES[name], 0);
    const done = resource(s, seat, RES.sabotaged);
    if (done >= SABOTAGED_NOW) setResource(s, seat, RES.sabotaged, done - SABOTAGED_NOW);
  }, 'DT-ACT-08'),
  /** So many actions for something that is no attack; `spendDuty` where it fulfils a duty (DT-KIND-03). */
  spendAction: verb({
    args: ['seat', 'number'],
    exec: (g, s, _, seat, n) => spendActions(g, s, seat, n, USE.peaceful, DUTY.none),
    could: () => false,
    text: { cs: '[spotřebujte|spotřebovat|spotřebuje] {1:count:akce|f:růže}', en: '[use|uses] {1:count:action}' },
    clauses: ['DT-ACT-10', 'DT-KIND-03'],
  }),
  spendDuty: verb({
    args: ['seat', 'number', 'number'],
    exec: (g, s, _, seat, n, duty) => spendActions(g, s, seat, n, USE.peaceful, duty),
    could: () => false,
    clauses: ['DT-TRAN-02', 'DT-COVER-04'],
  }),
  spendAttack: verb({
    args: ['seat'],
    exec: (g, s, _, seat) => spendActions(g, s, seat, 1, USE.attack, DUTY.none),
    could: () => false,
    text: { cs: '[spotřebujte|spotřebovat|spotřebuje] útočnou akci', en: '[use|uses] an attack action' },
    clauses: ['DT-ACT-04', 'DT-KIND-05'],
  }),
  spendSabotage: verb({
    args: ['seat'],
    exec: (g, s, _, seat) => spendActions(g, s, seat, 1, USE.sabotage, DUTY.none),
    could: () => false,
    clauses: ['DT-SAB-05', 'DT-RULING-111'],
  }),
  moreActions: verb({
    args: ['seat', 'number'],
    ...ifPossible(
      (_, __, ___, ____, n) => n !== 0,
      (_, s, __, seat, n) => changeResource(s, seat, RES.extra, n),
    ),
    text: { cs: '{0:subj} [získejte|získat|získá] {1:count:extra}', en: '{0:subj} [gain|gains] {1:count:extra}' },
    hint: (_, __, ___, ____, n) => n,
    clauses: ['DT-KIND-06'],
  }),
  loseIdle: seatVerb(
    (g, s, seat) =>
      loseIdle(g, s, seat, () => {
        const plan = planFor(g, s, seat, 1, USE.attack);
        return plan !== null && canAttack(g, s, seat, plan.limit);
      }),
    'DT-FIGHT-02',
    'DT-RULING-69',
  ),
  meditate: verb({
    args: ['seat'],
    exec: (g, s, f, seat) => {
      const n = numberOf(g, s, seat, STAT.meditation);
      if (n > 0) propose(g, s, f, ids(g).event('gain'), -1, n, -1, seat, RES.destiny);
    },
    clauses: ['DT-MED-01'],
    hint: () => 1,
  }),
  payPrice: verb({
    args: ['card'],
    could: (g, s, f, ref) => live(s, ref) !== null && affordable(g, s, f.you, s.cards[idOf(ref)]),
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) propose(g, s, f, ids(g).event('gain'), -1, -price(g, s, card), -1, f.you, RES.destiny);
    },
    text: { cs: '[zaplaťte|zaplatit|zaplatí] H {0:gen}', en: '[pay|pays] the V of {0}' },
    clauses: ['DT-WAR-06'],
  }),
  /** By its own will, for something that a card of anybody's makes cost it. */
  payOver: verb({
    args: ['seat', 'number'],
    ...ifPossible(
      (_, s, __, seat, n) => n > 0 && seat >= 0 && resource(s, seat, RES.destiny) >= n,
      (g, s, f, seat, n) =>
        propose(g, s, { ...f, you: seat } as Frame, ids(g).event('gain'), -1, -n, -1, seat, RES.destiny),
    ),
    text: { cs: '{0:subj} [zaplaťte|zaplatit|zaplatí] {1:count:destiny}', en: '{0:subj} [pay|pays] {1:count:destiny}' },
    clauses: ['DT-FIGHT-58'],
  }),
  discardChosen: verb({
    args: [],
    exec: (g, s, f) => {
      // The picked cards are the last collection of the running program.
      for (const ref of f.sets[f.sets.length - 1]) {
        propose(g, s, f, ids(g).event('put'), ref, 0, ids(g).hand + f.you, ids(g).discard + f.you);
      }
    },
    clauses: ['DT-DISC-01'],
  }),
  endTurn: seatVerb(
    (g, s, seat) => {
      changeResource(s, seat, RES.turns, 1);
      endOfTurn(g, s, seat);
    },
    'DT-WAR-13',
    'DT-WIN-06',
  ),
  /** Karta z ruky se pokládá na stůl. */
  lift: verb({
    args: ['card'],
    exec: (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) propose(g, s, f, ids(g).event('put'), ref, 0, card.zone, ids(g).played);
    },
    could: onCard,
    clauses: ['DT-TIME-06'],
  }),
  putAway: verb({ args: ['card'], exec: (g, s, f, ref) => putAway(g, s, f, ref), clauses: ['DT-TERM-12'] }),
};

/** What is still being played goes where its icon says; combat cards lie with the combat (DT-TERM-12, DT-TIME-05). */
function putAway(g: Game, s: State, f: Parameters<Verb['exec']>[2], ref: Ref): void {
  const z = ids(g);
  const card: Card = s.cards[idOf(ref)];
  if (card.zone !== z.played) return;
  const lasting = s.mods.some((mod) => idOf(mod.source) === card.id && mod.scope !== 0);
  const kept = g.defs[card.def].decl.facts?.post === 'x' ? z.sacrificed : z.discard;
  propose(g, s, f, z.event('put'), refOf(card), 0, z.played, lasting ? z.inCombat : kept + card.owner);
}
