import {
  type Card,
  type Chapter,
  cardAt,
  type Game,
  has,
  live,
  permitted,
  refOf,
  refreshIndex,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  someCards,
  statOf,
  type ZoneId,
} from '@bojiste/kernel';
import { $, cardsBy, each, self, verb } from '@bojiste/kernel/effects/build/index';
import {
  functions,
  ids,
  isAssigned,
  isKind,
  isReady,
  refsOf,
  sectorCard,
  sectorsOf,
  sectorsWith,
} from '../reads/lookup.ts';
import { CARGO, FLAG, KIND, STAT } from '../types.ts';

/** Sběr zásilek: cards go out in the movement part and bring crates at the own next mining (OW-GATHER, OW-RULING-53 to -55). */

const isCargo = (g: Game, card: Card): boolean => g.defs[card.def].stats[STAT.weapon] === CARGO;

export function canGather(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || !isReady(card)) return false;
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

/** Sent out or called home: activated abilities of the card fall asleep or wake up. */
export function setGathering(s: State, card: Card, on: boolean): void {
  if (has(card, FLAG.gathering) === on) return;
  setFlag(s, card, FLAG.gathering, on);
  refreshIndex(s);
}

/** Those who bring most, as long as the sector has something for one more (OW-GATHER-07). */
function usefulGatherers(g: Game, s: State, seat: Seat, sector: ZoneId): Card[] {
  let left = statOf(g, s, sectorCard(s, sector), STAT.fall);
  const here: Card[] = [];
  for (const id of s.zones[sector]) {
    const card = s.cards[id];
    if (card.control === seat && has(card, FLAG.gathering)) left -= haul(g, s, card);
    else if (canGather(g, s, seat, card)) here.push(card);
  }
  const out: Card[] = [];
  for (const card of here.sort((a, b) => haul(g, s, b) - haul(g, s, a))) {
    if (left <= 0) break;
    out.push(card);
    left -= haul(g, s, card);
  }
  return out;
}

/** One order for many, since a round has many small acts: exactly the same as the single orders one after another. */
export const gatheringTogether: Chapter = {
  acts: [
    {
      key: 'gatherAll',
      text: { cs: 'Poslat na sběr všechny užitečné', en: 'Send all that are of use to gather' },
      clauses: ['OW-GATHER-01', 'OW-GATHER-07'],
      of: cardsBy('gatheringSectors'),
      do: each('c', cardsBy('usefulGatherers', self), verb('gather', $('c'))),
    },
  ],
  calcs: {
    gatheringSectors: someCards([], (g, s, f, _, __, ___, out) =>
      sectorsWith(s, out, (sector) => usefulGatherers(g, s, f.you, sector).length),
    ),
    usefulGatherers: someCards(['card'], (g, s, f, sector, _, __, out) =>
      refsOf(usefulGatherers(g, s, f.you, cardAt(s, sector).zone), out),
    ),
  },
};
