import { type ActRule, type CalcDecl, type Game, refOf, type Seat, type State, statOf } from '@bojiste/kernel';
import { $, cardsBy, pay, place, placesBy, self, seq, spend, stat, verb } from '@bojiste/kernel/effects/build';
import { hasKind, ids, isFree, summonerOf } from '../reads/lookup.ts';
import { KIND, LIMIT, MAGIC, STAT } from '../types.ts';
import { adjacent, inBackRows, SPACES } from './distance.ts';

/** Fáze 3 – Budování (building), SW-BUILD-01 to -08, SW-EVT-08, SW-RULING-48. */

/** SW-BUILD-02, -08: every card in hand whose kind includes structure and that can be paid. */
function listBuildable(g: Game, s: State, seat: Seat, out: number[]): void {
  const cards = s.zones[ids(g).hand + seat];
  const magic = s.seats[seat].resources[MAGIC];
  for (let i = 0; i < cards.length; i++) {
    const card = s.cards[cards[i]];
    if (hasKind(g, card, KIND.structure) && statOf(g, s, card, STAT.cost) <= magic) out.push(refOf(card));
  }
}

/** SW-BUILD-03 to -07: free spaces of the back three rows, or beside the own Summoner. */
function listSpaces(g: Game, s: State, seat: Seat, out: number[]): void {
  const summoner = summonerOf(g, s, seat);
  for (let at = 0; at < SPACES; at++) {
    if (!isFree(s, at)) continue;
    if (inBackRows(seat, at, LIMIT.buildRows) || (summoner !== null && adjacent(summoner.zone, at))) out.push(at);
  }
}

export const buildingCalcs: Readonly<Record<string, CalcDecl>> = {
  buildable: {
    type: 'cards',
    args: [],
    run: (g, s, f, _, __, ___, out) => {
      listBuildable(g, s, f.you, out);
      return 0;
    },
    text: { cs: 'stavba*, kterou můžete postavit|f:žena', en: 'structure* you may build' },
  },
  buildSpaces: {
    type: 'places',
    args: [],
    run: (g, s, f, _, __, ___, out) => {
      listSpaces(g, s, f.you, out);
      return 0;
    },
    text: {
      cs: 'volné pole* vašich tří zadních řad nebo vedle vašeho Vyvolavače|n:moře@na',
      en: 'empty space* of your back three rows or adjacent to your Summoner@on',
    },
  },
};

export const buildAct: ActRule = {
  key: 'build',
  text: { cs: 'budování', en: 'build' },
  clauses: ['SW-BUILD-01', 'SW-BUILD-04', 'SW-BUILD-05'],
  of: cardsBy('buildable'),
  do: place('p', placesBy('buildSpaces'), seq(pay(spend('magic', stat(self, 'cost'))), verb('build', self, $('p')))),
};
