import {
  type Card,
  type Game,
  has,
  live,
  permitted,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  someCards,
  statOf,
} from '@bojiste/kernel';
import { cardsBy, self, verb } from '@bojiste/kernel/effects/build/index';
import { CARGO, FLAG, KIND, STAT } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { functions, ids, inPlay, isAssigned, isKind, isReady, sectorCard, sectorsOf, setGathering } from './lookup.ts';

/** Sběr zásilek: cards go out in the movement part and bring crates at the own next mining (OW-GATHER, OW-RULING-53 to -55). */

const isCargo = (g: Game, card: Card): boolean => g.defs[card.def].stats[STAT.weapon] === CARGO;

export function canGather(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (!inPlay(card) || card.control !== seat || !isReady(card)) return false;
  if (isKind(g, card, KIND.character))
    return !isAssigned(g, card) && permitted(g, s, ids(g).rule('gather'), card, isKind(g, card, KIND.human));
  return isCargo(g, card) && functions(g, s, card);
}

/** OW-GATHER-05, OW-GATHER-06: one crate for a character, its value for a cargo vehicle. */
export const haul = (g: Game, s: State, card: Card): number =>
  isKind(g, card, KIND.character) ? 1 + statOf(g, s, card, STAT.gathering) : statOf(g, s, card, STAT.special);

/** Crates a player's gatherers bring, at most the sector's amount from each (OW-GATHER-07, OW-RULING-53). */
export function gathered(g: Game, s: State, seat: Seat): number {
  let total = 0;
  for (let sector = 0; sector < sectorsOf(s); sector++) {
    let here = 0;
    for (const id of s.zones[sector]) {
      const card = s.cards[id];
      if (card.control === seat && has(card, FLAG.gathering)) here += haul(g, s, card);
    }
    if (here > 0) total += Math.min(here, statOf(g, s, sectorCard(s, sector), STAT.fall));
  }
  return total;
}

export const gathering: Chapter = {
  acts: [
    {
      key: 'gather',
      text: { cs: 'Poslat na sběr', en: 'Send to gather' },
      clauses: ['OW-GATHER-01', 'OW-GATHER-03', 'OW-GATHER-08', 'OW-RULING-55'],
      of: cardsBy('gatherers'),
      do: verb('gather', self),
    },
  ],
  calcs: {
    gatherers: someCards([], (g, s, f, _, __, ___, out) => {
      for (const id of s.field) {
        const card = s.cards[id];
        if (canGather(g, s, f.you, card)) out.push(refOf(card));
      }
    }),
  },
  verbs: {
    gather: ruleVerb(['card'], ['OW-GATHER-03'], (_, s, __, ref) => {
      const card = live(s, ref);
      if (card !== null) setGathering(s, card, true);
    }),
  },
};
