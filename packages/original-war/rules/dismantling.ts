import {
  type Card,
  type Chapter,
  changeCounter,
  changeResource,
  F,
  type Game,
  has,
  live,
  optionOf,
  propose,
  type Row,
  refOf,
  refreshIndex,
  relocate,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  setHost,
  someCards,
} from '@bojiste/kernel';
import { cardsBy, self, verb } from '@bojiste/kernel/effects/build/index';
import { attachedTo, ids, isFinished, isKind, printedStat, someIn, standsAs, upgradesOn } from '../reads/lookup.ts';
import { COUNTER, FLAG, KIND, RESOURCE, STAT } from '../types.ts';
import { mayDismantleIn } from './construction.ts';

/** Rozebrání karty budovy a vozidla: half the time, half the price back, the card to hand (OW-DISM, OW-RULING-31 to -33). */

function dismantlable(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || card.owner !== seat) return false;
  if (!isFinished(card)) return optionOf(g, s, 'scrapUnfinished') === 1 && !has(card, FLAG.dismantling);
  if (isKind(g, card, KIND.vehicle)) return someIn(s, card.zone, (other) => standsAs(g, other, seat, KIND.workshop));
  if (!isKind(g, card, KIND.building) || upgradesOn(g, s, card).length > 0) return false;
  return mayDismantleIn(g, s, seat, card.zone, card);
}

const half = (n: number): number => Math.ceil(n / 2);

/** OW-DISM-02, OW-DISM-03: it counts as unfinished from now on; its crew gets out. */
function begin(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  for (const member of attachedTo(s, card, (other) => isKind(g, other, KIND.character))) setHost(s, member, -1);
  for (const flag of [FLAG.exhausted, FLAG.gathering, FLAG.powered]) setFlag(s, card, flag, false);
  setFlag(s, card, FLAG.unfinished, true);
  setFlag(s, card, FLAG.dismantling, true);
  changeCounter(g, s, card, COUNTER.work, half(printedStat(g, card, STAT.time)));
  refreshIndex(s);
}

/** OW-DISM-04, OW-DISM-06: half of each printed resource, rounded up. */
function complete(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card === null) return;
  changeResource(s, card.owner, RESOURCE.crates, half(printedStat(g, card, STAT.crates)));
  changeResource(s, card.owner, RESOURCE.oil, half(printedStat(g, card, STAT.oil)));
  changeResource(s, card.owner, RESOURCE.siberite, half(printedStat(g, card, STAT.siberite)));
  relocate(g, s, card, ids(g).hand + card.owner, row);
}

/** By agreement an unfinished card may be given up for nothing (OW-RULING-31). */
function scrap(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) relocate(g, s, card, ids(g).discard + card.owner, row);
}

export const dismantling: Chapter = {
  acts: [
    {
      key: 'dismantle',
      text: { cs: 'Rozebrat', en: 'Dismantle' },
      clauses: ['OW-DISM-01', 'OW-DISM-07', 'OW-DISM-08'],
      of: cardsBy('dismantlable'),
      do: verb('dismantle', self),
    },
  ],
  calcs: {
    dismantlable: someCards([], (g, s, f, _, __, ___, out) => {
      for (const id of s.field) {
        const card = s.cards[id];
        if (dismantlable(g, s, f.you, card)) out.push(refOf(card));
      }
    }),
  },
  verbs: {
    dismantle: ruleVerb(['card'], ['OW-DISM-01', 'OW-RULING-31'], (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null) propose(g, s, f, ids(g).event(isFinished(card) ? 'dismantling' : 'scrapped'), ref);
    }),
  },
  events: [
    {
      name: 'dismantling',
      commit: begin,
      log: { cs: '{by} rozebírá: {subject}', en: '{by} dismantles {subject}' },
      clauses: ['OW-DISM-02'],
    },
    {
      name: 'scrapped',
      commit: scrap,
      log: { cs: '{by} odkládá rozestavěné: {subject}', en: '{by} scraps {subject}' },
      clauses: ['OW-RULING-31'],
    },
    {
      name: 'dismantled',
      commit: complete,
      log: { cs: '{subject}: rozebráno, zpět do ruky', en: '{subject} is dismantled and returns to hand' },
      clauses: ['OW-DISM-06'],
    },
  ],
};
