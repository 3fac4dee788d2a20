import {
  type Card,
  type Chapter,
  cardAt,
  changeCounter,
  F,
  type Game,
  live,
  permitted,
  propose,
  type Row,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  someCards,
} from '@bojiste/kernel';
import { $, cardsBy, pick, self, verb } from '@bojiste/kernel/effects/build/index';
import { functions, ids, isKind, isReady, someInPlay, woundsOn } from '../reads/lookup.ts';
import { COUNTER, CRANE, FLAG, KIND, STAT } from '../types.ts';

/** Oprava: in the construction part anybody human, or a crane, takes one wound off (OW-REPAIR, OW-RULING-45). */

const isCrane = (g: Game, card: Card): boolean => g.defs[card.def].stats[STAT.weapon] === CRANE;

function canRepair(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || !isReady(card)) return false;
  if (isKind(g, card, KIND.character)) return permitted(g, s, ids(g).rule('work'), card, isKind(g, card, KIND.human));
  return isCrane(g, card) && functions(g, s, card);
}

/** OW-REPAIR-01, OW-REPAIR-02, OW-REPAIR-04: any building or vehicle there, a crane only buildings; never people. */
function repairable(g: Game, s: State, card: Card, out: number[]): void {
  const crane = isCrane(g, card);
  for (const id of s.zones[card.zone]) {
    const other = s.cards[id];
    if (woundsOn(s, other) === 0 || isKind(g, other, KIND.upgrade)) continue;
    if (isKind(g, other, KIND.building) || (!crane && isKind(g, other, KIND.vehicle))) out.push(refOf(other));
  }
}

const anythingBroken = (g: Game, s: State): boolean =>
  someInPlay(s, (card) => !isKind(g, card, KIND.character) && woundsOn(s, card) > 0);

function commit(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null) changeCounter(g, s, card, COUNTER.wounds, -row[F.amount]);
}

export const repair: Chapter = {
  acts: [
    {
      key: 'repair',
      text: { cs: 'Opravit', en: 'Repair with' },
      clauses: ['OW-REPAIR-01', 'OW-REPAIR-02', 'OW-REPAIR-03'],
      of: cardsBy('repairers'),
      do: pick('t', cardsBy('repairable', self), verb('repair', self, $('t')), { prompt: 'ask.repair' }),
    },
  ],
  calcs: {
    repairers: someCards([], (g, s, f, _, __, ___, out) => {
      if (!anythingBroken(g, s)) return;
      for (const id of s.field) {
        const card = s.cards[id];
        if (canRepair(g, s, f.you, card)) out.push(refOf(card));
      }
    }),
    repairable: someCards(['card'], (g, s, _, card, __, ___, out) => repairable(g, s, cardAt(s, card), out)),
  },
  verbs: {
    repair: ruleVerb(['card', 'card'], ['OW-REPAIR-01'], (g, s, f, by, ref) => {
      const card = live(s, by);
      if (card === null) return;
      setFlag(s, card, FLAG.exhausted, true);
      propose(g, s, f, ids(g).event('healed'), ref, 1);
    }),
  },
  events: [
    {
      name: 'healed',
      commit,
      after: { cs: 'je ze {subject:gen} odebráno zranění', en: 'a wound is removed from {subject}' },
      log: { cs: '{subject}: odebráno zranění', en: '{subject} loses a wound' },
      clauses: ['OW-REPAIR-01'],
    },
  ],
};
