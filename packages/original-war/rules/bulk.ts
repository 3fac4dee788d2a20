import {
  amount,
  type Card,
  cardAt,
  type Game,
  has,
  refOf,
  type Seat,
  type State,
  someCards,
  someValues,
  statOf,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  all,
  calc,
  call,
  cardsBy,
  each,
  let_,
  loop,
  pick,
  placeOf,
  self,
  seq,
  some,
  valuesBy,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { FLAG, STAT } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { canGather, haul } from './gathering.ts';
import { refsOf, sectorCard, sectorsOf, workOn } from './lookup.ts';
import { canMove, fits, routeEnd, routeKey, routes } from './movement.ts';
import { eachJob, fitsTrade, oneWorker, pointsOf, workersFor, workKind } from './work.ts';

/**
 * Hromadné rozkazy: one order for many people, since a round has many small acts. Each is exactly the same as the single
 * orders one after another (work, gather, move), so nothing becomes possible by them that was not before.
 */

/** Who takes the next tokens: the matching trade first, then whoever wastes least and does most. */
function nextWorker(g: Game, s: State, seat: Seat, job: Card): number {
  const found: number[] = [];
  workersFor(g, s, seat, job, found);
  const kind = workKind(g, job);
  const left = workOn(s, job);
  const score = (card: Card): number => {
    const points = pointsOf(g, s, card, kind);
    return (fitsTrade(g, card, kind) ? 100 : 0) + Math.min(points, left) * 2 - points;
  };
  let best = -1;
  for (const ref of found) if (best < 0 || score(cardAt(s, ref)) > score(cardAt(s, best))) best = ref;
  return best;
}

/** Jobs on which at least two could work. */
function bigJobs(g: Game, s: State, seat: Seat, out: number[]): void {
  eachJob(g, s, seat, (job) => {
    const workers: number[] = [];
    workersFor(g, s, seat, job, workers);
    if (workers.length > 1 && workOn(s, job) > 1) out.push(refOf(job));
  });
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

const moversIn = (g: Game, s: State, seat: Seat, sector: ZoneId): Card[] =>
  s.zones[sector].map((id) => s.cards[id]).filter((card) => canMove(g, s, seat, card));

/** Ways that at least one of them can go; whoever is too slow for one stays. */
function groupRoutes(g: Game, s: State, seat: Seat, sector: ZoneId, out: number[]): void {
  const seen: number[] = [];
  for (const card of moversIn(g, s, seat, sector)) {
    const own: number[] = [];
    routes(g, s, card, own);
    for (const route of own) if (!seen.includes(route)) seen.push(route);
  }
  out.push(...seen.sort((a, b) => a - b));
}

/** Sectors for which an order makes sense: at least two would follow it. */
const sectorsWith = (s: State, out: number[], count: (sector: ZoneId) => number): void => {
  for (let sector = 0; sector < sectorsOf(s); sector++) if (count(sector) > 1) out.push(refOf(sectorCard(s, sector)));
};

export const bulkOrders: Chapter = {
  acts: [
    {
      key: 'workAll',
      text: { cs: 'Pracovat společně', en: 'Work together on' },
      clauses: ['OW-BUILD-12', 'OW-VEH-05', 'OW-RSCH-04'],
      of: cardsBy('bigJobs'),
      do: loop(
        all(calc('goesOn', self), some(cardsBy('workers', self))),
        seq(let_('w', calc('nextWorker', self)), oneWorker),
      ),
    },
    {
      key: 'gatherAll',
      text: { cs: 'Poslat na sběr všechny užitečné', en: 'Send all that are of use to gather' },
      clauses: ['OW-GATHER-01', 'OW-GATHER-07'],
      of: cardsBy('gatheringSectors'),
      do: each('c', cardsBy('usefulGatherers', self), verb('gather', $('c'))),
    },
    {
      key: 'moveAll',
      text: { cs: 'Přesunout všechny', en: 'Move everybody' },
      clauses: ['OW-MOVE-01', 'OW-MOVE-08', 'OW-RULING-47'],
      of: cardsBy('movingSectors'),
      do: pick(
        'r',
        valuesBy('groupRoutes', self),
        seq(
          each('c', cardsBy('sectorMovers', self, $('r')), verb('departIfAble', $('c'))),
          call('journey', $('r'), placeOf(self)),
        ),
        { prompt: 'ask.route' },
      ),
    },
  ],
  calcs: {
    bigJobs: someCards([], (g, s, f, _, __, ___, out) => bigJobs(g, s, f.you, out)),
    nextWorker: {
      ...amount(['card'], (g, s, f, job) => nextWorker(g, s, f.you, cardAt(s, job))),
      type: 'card',
    },
    gatheringSectors: someCards([], (g, s, f, _, __, ___, out) =>
      sectorsWith(s, out, (sector) => usefulGatherers(g, s, f.you, sector).length),
    ),
    usefulGatherers: someCards(['card'], (g, s, f, sector, _, __, out) =>
      refsOf(usefulGatherers(g, s, f.you, cardAt(s, sector).zone), out),
    ),
    movingSectors: someCards([], (g, s, f, _, __, ___, out) =>
      sectorsWith(s, out, (sector) => moversIn(g, s, f.you, sector).length),
    ),
    groupRoutes: someValues(
      ['card'],
      (g, s, f, sector, _, __, out) => groupRoutes(g, s, f.you, cardAt(s, sector).zone, out),
      routeKey,
      routeEnd,
    ),
    sectorMovers: someCards(['card', 'number'], (g, s, f, sector, route, _, out) =>
      refsOf(
        moversIn(g, s, f.you, cardAt(s, sector).zone).filter((card) => fits(g, s, card, route)),
        out,
      ),
    ),
  },
};
