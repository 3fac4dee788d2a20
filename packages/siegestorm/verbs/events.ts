import {
  type EventDecl,
  F,
  type Game,
  live,
  moveCard,
  type Row,
  type State,
  setFlag,
  shuffleZone,
} from '@bojiste/kernel';
import { sheetEvents } from '../boss/events.ts';
import { FLAG } from '../types.ts';
import {
  changeThreat,
  defeat,
  drawCard,
  healCards,
  pileOf,
  putOnFront,
  shiftArmy,
  stealAway,
  takeDamage,
  takeOver,
  toHand,
  toLoss,
  toReserves,
} from './moves.ts';

/** What happens in Siegestorm. A row's `to` is a seat in the events marked `toSeat`, a space or pile elsewhere. */

type Commit = (g: Game, s: State, row: Row) => void;

const onCard =
  (change: (g: Game, s: State, card: NonNullable<ReturnType<typeof live>>, row: Row) => void): Commit =>
  (g, s, row) => {
    const card = live(s, row[F.subject]);
    if (card !== null) change(g, s, card, row);
  };

export const events: readonly EventDecl[] = [
  {
    name: 'damaged',
    toSeat: true,
    commit: (g, s, row) => takeDamage(g, s, row[F.to], row[F.amount]),
    after: { cs: '{to:nom} utrpí DMG', en: '{to} takes damage' },
    before: { cs: 'by {to:nom} měl{to:end} utrpět DMG', en: '{to} would take damage' },
    log: { cs: '{to} utrpí {amount} DMG', en: '{to} takes {amount} damage' },
    clauses: ['SS-FIELD-11', 'SS-TERM-28', 'SS-TERM-11'],
  },
  {
    name: 'drew',
    toSeat: true,
    commit: (g, s, row) => drawCard(g, s, row[F.to], row),
    log: { cs: '{to} táhne kartu', en: '{to} draws a card' },
    clauses: ['SS-TERM-38', 'SS-TURN-09'],
  },
  {
    name: 'exhausted',
    toSeat: true,
    commit: (_, s, row) => defeat(s, row[F.to]),
    log: { cs: '{to} nemá dost karet', en: '{to} is short of cards' },
    clauses: ['SS-GOAL-02', 'SS-RULING-25'],
  },
  {
    name: 'healed',
    toSeat: true,
    commit: (g, s, row) => healCards(g, s, row[F.to], row[F.amount]),
    after: { cs: '{by:subj} [vyléčíte|vyléčit|vyléčí] kartu', en: '{by:subj} [heal|heals] a card' },
    log: { cs: '{to} vyléčí {amount}', en: '{to} heals {amount}' },
    clauses: ['SS-TERM-10', 'SS-RULING-22'],
  },
  {
    name: 'commanded',
    commit: onCard((g, s, card) => moveCard(g, s, card, g.zoneOf('chain', 0))),
    log: { cs: '{by} hraje: {subject}', en: '{by} plays {subject}' },
    clauses: ['SS-ACT-01', 'SS-CHAIN-04'],
  },
  {
    name: 'activated',
    log: { cs: '{by} aktivuje schopnost: {subject}', en: '{by} activates {subject}' },
    clauses: ['SS-MON-08', 'SS-CHAIN-01'],
  },
  {
    name: 'strikes',
    log: { cs: '{subject} udeří', en: '{subject} strikes' },
    clauses: ['SS-STRIKE-01', 'SS-STRIKE-06'],
  },
  {
    name: 'putAway',
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    clauses: ['SS-ACT-01', 'SS-CHAIN-15'],
  },
  {
    name: 'paid',
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    log: { cs: '{by} platí kartou {subject}', en: '{by} pays with {subject}' },
    clauses: ['SS-PAY-02', 'SS-PAY-03'],
  },
  {
    name: 'spent',
    commit: onCard((_, s, card) => setFlag(s, card, FLAG.used, true)),
    log: { cs: '{by} platí zálohou {subject}', en: '{by} pays with the reserve {subject}' },
    clauses: ['SS-SUPP-05'],
  },
  {
    name: 'readied',
    commit: onCard((_, s, card) => setFlag(s, card, FLAG.used, false)),
    log: { cs: 'opět připravena: {subject}', en: '{subject} is ready again' },
    clauses: ['SS-TERM-31'],
  },
  {
    name: 'deployed',
    commit: onCard((g, s, card, row) => {
      if (s.zones[row[F.to]].length === 0) moveCard(g, s, card, row[F.to]);
    }),
    log: { cs: '{by} nasazuje {subject}', en: '{by} deploys {subject}' },
    clauses: ['SS-MON-01', 'SS-TERM-13'],
  },
  {
    name: 'placed',
    commit: onCard((g, s, card, row) => putOnFront(g, s, card, row[F.to], row)),
    log: { cs: '{by} umisťuje {subject}: {to}', en: '{by} places {subject}: {to}' },
    clauses: ['SS-DEPLOY-03', 'SS-RULING-43'],
  },
  {
    name: 'held',
    commit: onCard((g, s, card, row) => putOnFront(g, s, card, row[F.to], row)),
    after: { cs: '{subject} začne držet pozici', en: '{subject} {subject:n:begins,begin} to hold position' },
    log: { cs: '{subject} drží pozici: {to}', en: '{subject} holds position: {to}' },
    clauses: ['SS-HOLD-01', 'SS-HOLD-03'],
  },
  {
    name: 'supported',
    // Its own ability may wait for this, so who listens is read before it goes.
    leaves: true,
    commit: onCard((g, s, card, row) => toReserves(g, s, card, row)),
    after: { cs: '{subject} přejde do záloh', en: '{subject} goes to the reserves' },
    log: { cs: '{subject} přechází do záloh', en: '{subject} goes to the reserves' },
    clauses: ['SS-SUPP-01', 'SS-SUPP-08'],
  },
  {
    name: 'advanced',
    toSeat: true,
    commit: (g, s, row) => shiftArmy(g, s, row[F.to], row[F.amount]),
    log: { cs: 'armáda postupuje: {to}', en: 'the army of {to} advances' },
    clauses: ['SS-TURN-10', 'SS-RULING-10'],
  },
  {
    name: 'struck',
    after: {
      cs: '{by:subj} [udeříte|udeřit|udeří] {subject:ins}',
      en: '{by:subj} [strike|strikes] with {subject}',
    },
    clauses: ['SS-STRIKE-15'],
  },
  {
    name: 'retired',
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    before: {
      cs: 'by po úderu měl{subject:end} {subject} přijít na balíček ztrát',
      en: '{subject} would go to the loss pile after striking',
    },
    clauses: ['SS-STRIKE-16', 'SS-RULING-41'],
  },
  {
    name: 'destroyed',
    leaves: true,
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    after: { cs: 'je zničen{subject:end} {subject}', en: '{subject} {subject:n:is,are} destroyed' },
    before: { cs: 'by měl{subject:end} být zničen{subject:end} {subject}', en: '{subject} would be destroyed' },
    log: { cs: '{subject}: zničení', en: '{subject} is destroyed' },
    clauses: ['SS-TERM-49', 'SS-RULING-52'],
  },
  {
    name: 'reserveLost',
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    log: { cs: '{subject}: zničení zálohy', en: 'the reserve {subject} is destroyed' },
    clauses: ['SS-TERM-49', 'SS-TERM-15'],
  },
  {
    name: 'sacrificed',
    after: {
      cs: '{by:subj} [obětujete|obětovat|obětuje] {subject:acc}',
      en: '{by:subj} [sacrifice|sacrifices] {subject}',
    },
    log: { cs: '{by} obětuje {subject}', en: '{by} sacrifices {subject}' },
    clauses: ['SS-TERM-16', 'SS-RULING-53'],
  },
  {
    name: 'liquidated',
    commit: onCard((g, s, card) => moveCard(g, s, card, pileOf(g, 'removed', card.owner))),
    log: { cs: '{subject}: odstranění ze hry', en: '{subject} is removed from the game' },
    clauses: ['SS-TERM-48'],
  },
  {
    name: 'discarded',
    commit: onCard((g, s, card, row) => toLoss(g, s, card, row)),
    after: {
      cs: '{by:subj} [odhodíte|odhodit|odhodí] kartu vlivem efektu',
      en: '{by:subj} [discard|discards] a card because of an effect',
    },
    log: { cs: 'odhozena karta {subject}', en: '{subject} is discarded' },
    clauses: ['SS-TERM-21'],
  },
  {
    name: 'stolen',
    toSeat: true,
    commit: onCard((g, s, card, row) => stealAway(g, s, card, row[F.to], row)),
    log: { cs: '{to} krade kartu', en: '{to} steals a card' },
    clauses: ['SS-TERM-41', 'SS-TERM-42'],
  },
  {
    name: 'resurrected',
    toSeat: true,
    commit: onCard((g, s, card, row) => takeOver(g, s, card, row[F.to], row)),
    log: { cs: '{to} oživuje kartu {subject}', en: '{to} resurrects {subject}' },
    clauses: ['SS-TERM-22', 'SS-TERM-23'],
  },
  {
    name: 'returned',
    commit: onCard((g, s, card, row) => toHand(g, s, card, row)),
    log: { cs: '{subject} se vrací do ruky', en: '{subject} returns to hand' },
    clauses: ['SS-RULING-23'],
  },
  {
    name: 'stashed',
    // From a hidden zone: face down, and known only to its owner (SS-RULING-63).
    commit: onCard((g, s, card, row) => toReserves(g, s, card, row)),
    log: { cs: '{by} dává kartu do záloh: {subject}', en: '{by} puts a card into the reserves: {subject}' },
    clauses: ['SS-RULING-63'],
  },
  {
    name: 'swapped',
    // One moment: a hand of ten stays ten, and the new card stands exactly where the old one stood (SS-RULING-49).
    commit: onCard((g, s, card, row) => {
      const other = live(s, row[F.amount]);
      if (other === null) return;
      moveCard(g, s, card, pileOf(g, 'hand', card.owner));
      moveCard(g, s, other, row[F.to]);
    }),
    after: { cs: 'se {subject} promění', en: '{subject} {subject:n:metamorphoses,metamorphose}' },
    log: { cs: '{subject}: proměna', en: '{subject}: metamorphosis' },
    clauses: ['SS-TERM-30', 'SS-RULING-49'],
  },
  {
    name: 'setAside',
    commit: onCard((g, s, card, row) => moveCard(g, s, card, row[F.to])),
    clauses: ['SS-TERM-45', 'SS-RULING-26'],
  },
  {
    name: 'buried',
    commit: onCard((g, s, card, row) => moveCard(g, s, card, row[F.to], true)),
    clauses: ['SS-TERM-45', 'SS-SET-10'],
  },
  {
    name: 'kept',
    commit: onCard((g, s, card, row) => toHand(g, s, card, row)),
    clauses: ['SS-TERM-45'],
  },
  {
    name: 'cut',
    commit: (g, s, row) => shuffleZone(g, s, row[F.to]),
    clauses: ['SS-SET-07'],
  },
  {
    name: 'threatened',
    toSeat: true,
    commit: (_, s, row) => changeThreat(s, row[F.to], row[F.amount]),
    log: { cs: 'hrozba se mění o {amount}', en: 'threat changes by {amount}' },
    clauses: ['SS-RULING-80', 'SS-THREAT-07'],
  },
  {
    name: 'drawStep',
    after: { cs: '=na konci {by:poss:drawStep:gen}', en: '=at the end of {by:poss:drawStep}' },
    clauses: ['SS-CARD-anon-extra-draw', 'SS-LMS-06'],
  },
  ...sheetEvents,
  {
    name: 'turned',
    toSeat: true,
    log: { cs: '--- na tahu je {to} ---', en: '--- {to} takes a turn ---' },
    clauses: ['SS-TURN-01'],
  },
];
