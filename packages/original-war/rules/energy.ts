import {
  type Card,
  type Chapter,
  changeResource,
  type Game,
  has,
  live,
  refOf,
  refreshIndex,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  someCards,
} from '@bojiste/kernel';
import { cardsBy, self, verb } from '@bojiste/kernel/effects/build/index';
import { isFinished, printedStat } from '../reads/lookup.ts';
import { FLAG, RESOURCE, STAT } from '../types.ts';

/** Energie: plants fill a pool, the player assigns it card by card (OW-ENERGY, OW-RULING-42 to -44). */

function consumers(g: Game, s: State, seat: Seat, out: number[]): void {
  const pool = s.seats[seat].resources[RESOURCE.energy];
  if (pool === 0) return;
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control !== seat || !isFinished(card) || has(card, FLAG.powered)) continue;
    const need = printedStat(g, card, STAT.energy);
    if (need > 0 && need <= pool) out.push(refOf(card));
  }
}

/** Abilities of the card wake up or fall asleep, and the index must know. */
export function setPower(s: State, card: Card, on: boolean): void {
  setFlag(s, card, FLAG.powered, on);
  refreshIndex(s);
}

export const energy: Chapter = {
  acts: [
    {
      key: 'power',
      text: { cs: 'Napájet', en: 'Power' },
      clauses: ['OW-ENERGY-03', 'OW-ENERGY-04', 'OW-RULING-44'],
      of: cardsBy('consumers'),
      do: verb('power', self),
    },
  ],
  calcs: {
    consumers: someCards([], (g, s, f, _, __, ___, out) => consumers(g, s, f.you, out), {
      cs: 'karta* , která čeká na energii|f:žena',
      en: 'card* waiting for energy',
    }),
  },
  verbs: {
    power: ruleVerb(['card'], ['OW-ENERGY-03'], (g, s, f, ref) => {
      const card = live(s, ref);
      if (card === null) return;
      changeResource(s, f.you, RESOURCE.energy, -printedStat(g, card, STAT.energy));
      setPower(s, card, true);
    }),
  },
};
