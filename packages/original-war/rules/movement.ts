import {
  amount,
  type Card,
  type Chapter,
  cardAt,
  changeResource,
  type Eff,
  F,
  type Game,
  has,
  live,
  memo,
  moveCard,
  type Num,
  permitted,
  proc,
  propose,
  type Row,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  setFlag,
  someCards,
  someSeats,
  someValues,
  statOf,
  type ZoneId,
} from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  cardsBy,
  chosen,
  collect,
  count,
  did,
  each,
  let_,
  loop,
  lt,
  may,
  minus,
  pick,
  pickMany,
  placeOf,
  plus,
  resource,
  self,
  seq,
  stop,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { pathsFrom } from '../maps/index.ts';
import {
  allied,
  crewNeeded,
  crewOf,
  enemyIn,
  filterInPlay,
  functions,
  ids,
  inPlay,
  isAnimal,
  isAssigned,
  isKind,
  isReady,
  printedStat,
  refsOf,
  sectorCard,
  sectorsWith,
  someIn,
} from '../reads/lookup.ts';
import { FLAG, KIND, MAX_SECTORS, RESOURCE, STAT, TALLY } from '../types.ts';

/** Pohyb: by speed and fuel along paths, in groups; whoever is passed may call a battle (OW-MOVE, OW-FUEL, OW-RULING-46 to -51). */

/** OW-MOVE-04 to -06, OW-FUEL-03 to -05. */
export function rangeOf(g: Game, s: State, card: Card): number {
  const speed = statOf(g, s, card, STAT.speed);
  if (isKind(g, card, KIND.solar)) return speed >= 21 ? 2 : 1;
  return speed >= 21 ? 3 : speed >= 15 ? 2 : 1;
}

const burnsOil = (g: Game, card: Card): boolean => isKind(g, card, KIND.combustion);

/** OW-RULING-50: everybody aboard must be ready and unmoved too, or get out first. */
const crewTravels = (g: Game, s: State, card: Card): boolean =>
  crewOf(g, s, card).every((member) => isReady(member) && !has(member, FLAG.moved));

/** OW-MOVE-01 to -03, OW-ANIMAL-02, OW-CREW-01, OW-FUEL-02; a card's text may lift the condition of being ready (OW-PREC-01). */
export function canMove(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (card.control !== seat || !inPlay(card) || has(card, FLAG.moved) || has(card, FLAG.unfinished)) return false;
  if (isKind(g, card, KIND.character)) {
    if (isAnimal(g, card) || isAssigned(g, card)) return false;
  } else if (!isKind(g, card, KIND.vehicle) || !functions(g, s, card) || !crewTravels(g, s, card)) return false;
  if (burnsOil(g, card) && s.seats[seat].resources[RESOURCE.oil] < 1) return false;
  return permitted(g, s, ids(g).rule('move'), card, isReady(card));
}

// ---- routes: up to three sectors in one number, the first in the lowest digit ----------------------------------------

const BASE = 32;
const pack = (route: readonly ZoneId[]): number => route.reduceRight((n, sector) => n * BASE + sector + 1, 0);

function unpack(route: number): ZoneId[] {
  const out: ZoneId[] = [];
  for (let n = route; n > 0; n = Math.floor(n / BASE)) out.push((n % BASE) - 1);
  return out;
}

/** A way on the map: its sectors, as one number, and shorter ways to the same end. */
interface Way {
  readonly path: readonly ZoneId[];
  readonly code: number;
  readonly shorter: readonly Way[];
}

function walk(map: number, path: ZoneId[], from: ZoneId, left: number, out: ZoneId[][]): void {
  for (const next of pathsFrom(map, path[path.length - 1] ?? from)) {
    if (next === from || path.includes(next)) continue;
    path.push(next);
    out.push([...path]);
    if (left > 1) walk(map, path, from, left - 1, out);
    path.pop();
  }
}

const FARTHEST = 3;
const known: (readonly Way[])[] = memo([]);

/** Maps never change, so ways are looked for once. */
function waysFrom(map: number, from: ZoneId, range: number): readonly Way[] {
  const at = (map * MAX_SECTORS + from) * (FARTHEST + 1) + range;
  let ways = known[at];
  if (ways === undefined) {
    ways = findWays(map, from, range);
    known[at] = ways;
  }
  return ways;
}

function findWays(map: number, from: ZoneId, range: number): Way[] {
  const found: ZoneId[][] = [];
  walk(map, [], from, range, found);
  const ways = found.map((path) => ({ path, code: pack(path), shorter: [] as Way[] }));
  for (const way of ways)
    for (const other of ways)
      if (other.path.length < way.path.length && other.path.at(-1) === way.path.at(-1)) way.shorter.push(other);
  return ways;
}

/** How a way is written: the sectors it leads through. */
export const routeKey = (g: Game, _: State, route: number): string =>
  unpack(route)
    .map((sector) => g.zones[sector].name)
    .join('-');
export const routeEnd = (_: Game, __: State, route: number): ZoneId => unpack(route).at(-1) ?? -1;

/** Is the card fast enough for this way? */
export const fits = (g: Game, s: State, card: Card, route: number): boolean =>
  rangeOf(g, s, card) >= unpack(route).length;

/** Of several ways to one sector the shortest, and longer ones only where every shorter one passes an enemy. */
export function routes(g: Game, s: State, card: Card, out: number[]): void {
  const ways = waysFrom(s.tally[TALLY.map], card.zone, rangeOf(g, s, card));
  for (let i = 0; i < ways.length; i++) {
    const { shorter } = ways[i];
    let better = false;
    for (let j = 0; j < shorter.length && !better; j++) better = !isWatched(g, s, shorter[j], card.control);
    if (!better) out.push(ways[i].code);
  }
}

/** Does it lead past an enemy? */
function isWatched(g: Game, s: State, { path }: Way, seat: Seat): boolean {
  for (let i = 0; i < path.length - 1; i++) if (enemyIn(g, s, path[i], seat)) return true;
  return false;
}

function companions(g: Game, s: State, leader: Card, route: number, burning: boolean, out: number[]): void {
  for (const id of s.zones[leader.zone]) {
    const card = s.cards[id];
    if (
      card === leader ||
      burnsOil(g, card) !== burning ||
      !canMove(g, s, leader.control, card) ||
      !fits(g, s, card, route)
    )
      continue;
    out.push(refOf(card));
  }
}

const travellers = (s: State): Card[] => filterInPlay(s, (card) => has(card, FLAG.travelling));

/** OW-RULING-46, OW-RULING-105: players with more than animals in a sector passed through, if its battle is not used up; one traveller who may be stopped stops all. */
function interceptors(g: Game, s: State, sector: ZoneId, mover: Seat, out: number[]): void {
  if (has(sectorCard(s, sector), FLAG.fought)) return;
  const rule = ids(g).rule('intercept');
  const moving = travellers(s);
  const stops = (card: Card): boolean => moving.some((other) => permitted(g, s, rule, card, true, other));
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || allied(s, seat, mover)) continue;
    if (someIn(s, sector, (card) => card.control === seat && !isAnimal(g, card) && stops(card))) out.push(seat);
  }
}

/** A moved mark is set at the start, fuel is paid at the start and never refunded (OW-RULING-51). */
function depart(g: Game, s: State, card: Card): void {
  if (burnsOil(g, card)) changeResource(s, card.control, RESOURCE.oil, -1);
  for (const one of [card, ...crewOf(g, s, card)]) setFlag(s, one, FLAG.moved, true);
  setFlag(s, card, FLAG.travelling, true);
}

/** One sector onward; whoever is aboard travels along. */
export function shift(g: Game, s: State, card: Card, to: ZoneId): void {
  const crew = crewOf(g, s, card);
  moveCard(g, s, card, to);
  for (const member of crew) moveCard(g, s, member, to);
}

function arrive(g: Game, s: State, row: Row): void {
  const card = live(s, row[F.subject]);
  if (card !== null && inPlay(card) && row[F.to] >= 0) shift(g, s, card, row[F.to]);
}

const along = (v: string, burning: 0 | 1, most: Num, prompt: string): Eff =>
  pickMany(v, cardsBy('companions', self, $('r'), burning), 0, most, each('c', chosen(v), verb('depart', $('c'))), {
    prompt,
  });

export const movement: Chapter = {
  procs: [
    proc(
      'journey',
      ['r', 'from'],
      ['OW-MOVE-08', 'OW-MOVE-11', 'OW-RULING-46'],
      seq(
        let_('i', 0),
        let_('n', calc('routeLength', $('r'))),
        loop(
          lt($('i'), $('n')),
          seq(
            let_('p', calc('routeStep', $('r'), $('i'))),
            verb('advance', $('p')),
            when(
              lt($('i'), minus($('n'), 1)),
              each(
                'q',
                valuesBy('interceptors', $('p')),
                may(seq(verb('halt'), call('battle', $('p'), $('q')), stop('this')), {
                  by: $('q'),
                  prompt: 'ask.intercept',
                }),
              ),
            ),
            let_('i', plus($('i'), 1)),
          ),
        ),
        collect('arrived', cardsBy('travelling')),
        verb('halt'),
        each('c', chosen('arrived'), did('journeyed', $('c'), 0, $('from'), $('p'))),
      ),
    ),
  ],
  acts: [
    {
      key: 'move',
      text: { cs: 'Přesunout', en: 'Move' },
      clauses: ['OW-MOVE-01', 'OW-MOVE-02', 'OW-MOVE-08', 'OW-RULING-47'],
      of: cardsBy('movers'),
      do: pick(
        'r',
        valuesBy('routes', self),
        seq(
          let_('from', placeOf(self)),
          verb('depart', self),
          along('cs', 0, count(cardsBy('companions', self, $('r'), 0)), 'ask.companion'),
          // Each of these takes oil, so no more of them than there is oil left.
          along('vs', 1, resource(you, 'oil'), 'ask.burner'),
          call('journey', $('r'), $('from')),
        ),
        { prompt: 'ask.route' },
      ),
    },
  ],
  calcs: {
    movers: someCards([], (g, s, f, _, __, ___, out) => {
      for (const id of s.field) {
        const card = s.cards[id];
        if (canMove(g, s, f.you, card)) out.push(refOf(card));
      }
    }),
    routes: someValues(
      ['card'],
      (g, s, _, card, __, ___, out) => routes(g, s, cardAt(s, card), out),
      routeKey,
      routeEnd,
    ),
    travelling: someCards([], (_, s, __, ___, ____, _____, out) => refsOf(travellers(s), out)),
    routeLength: amount(['number'], (_, __, ___, route) => unpack(route).length),
    routeStep: amount(['number', 'number'], (_, __, ___, route, i) => unpack(route)[i] ?? -1),
    companions: someCards(['card', 'number', 'number'], (g, s, _, card, route, burning, out) =>
      companions(g, s, cardAt(s, card), route, burning === 1, out),
    ),
    interceptors: someSeats(['place'], (g, s, f, sector, _, __, out) => interceptors(g, s, sector, f.you, out)),
    crewMinimum: amount(['card'], (g, s, _, card) => crewNeeded(g, cardAt(s, card))),
  },
  verbs: {
    depart: ruleVerb(['card'], ['OW-MOVE-02', 'OW-FUEL-02'], (g, s, _, ref) => {
      const card = live(s, ref);
      if (card !== null) depart(g, s, card);
    }),
    /** Of a group: the oil may have run out on the way through it. */
    departIfAble: ruleVerb(['card'], ['OW-MOVE-02', 'OW-FUEL-02'], (g, s, f, ref) => {
      const card = live(s, ref);
      if (card !== null && canMove(g, s, f.you, card)) depart(g, s, card);
    }),
    advance: ruleVerb(['place'], ['OW-MOVE-08'], (g, s, f, to) => {
      for (const card of travellers(s))
        propose(g, s, f, ids(g).event('moved'), refOf(card), printedStat(g, card, STAT.speed), card.zone, to);
    }),
    halt: ruleVerb([], ['OW-MOVE-11'], (_, s) => {
      for (const card of travellers(s)) setFlag(s, card, FLAG.travelling, false);
    }),
  },
  events: [
    {
      name: 'moved',
      commit: arrive,
      log: { cs: '{subject}: přesun {from}–{to}', en: '{subject} moves {from}–{to}' },
      clauses: ['OW-MOVE-08'],
    },
    {
      name: 'journeyed',
      after: { cs: '{subject} dokončí přesun', en: '{subject} {subject:n:moves,move}' },
      clauses: ['OW-MOVE-01'],
    },
  ],
};

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

/** One order for many, since a round has many small acts: exactly the same as the single orders one after another. */
export const movingTogether: Chapter = {
  acts: [
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
