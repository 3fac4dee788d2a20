import {
  type Card,
  cardAt,
  type Game,
  live,
  obliged,
  permitted,
  refOf,
  type Seat,
  type State,
  scratch,
  type ZoneId,
} from '@bojiste/kernel';
import type { CalcDecl } from '@bojiste/kernel/table/contract';
import { COLUMNS, kinds, ROWS, rules } from './words.ts';

/** The battlefield: four columns, four rows. Steps go along the sides of spaces. */

const WIDTH = COLUMNS.length;
const SIZE = WIDTH * ROWS;

export const cellDistance = (a: number, b: number): number =>
  Math.abs((a % WIDTH) - (b % WIDTH)) + Math.abs(Math.floor(a / WIDTH) - Math.floor(b / WIDTH));

export const FAR = 99;

/** Steps between two spaces; anything off the battlefield is far. */
export function distance(g: Game, _: State, a: number, b: number): number {
  const from = a - g.boardStart;
  const to = b - g.boardStart;
  return from < 0 || to < 0 || from >= SIZE || to >= SIZE ? FAR : cellDistance(from, to);
}

/** The row in which a seat's units arrive. */
export const homeRow = (seat: Seat): number => (seat === 0 ? 0 : ROWS - 1);

const isEnemy = (card: Card, seat: Seat): boolean => card.control !== seat;

const candidates: number[] = scratch([]);

/** Whom a unit may strike: enemies beside it that no rule protects, narrowed by obligations. */
function targets(g: Game, s: State, card: Card, out: number[]): void {
  while (candidates.length > 0) candidates.pop();
  const ring = g.ring(card.zone);
  for (let r = 0; r < ring.length; r++) {
    const there = s.zones[ring[r]];
    for (let i = 0; i < there.length; i++) {
      const other = s.cards[there[i]];
      if (!isEnemy(other, card.control) || !isFighter(g, other)) continue;
      if (permitted(g, s, STRIKE, card, true, other)) candidates.push(refOf(other));
    }
  }
  const left = candidates.length > 1 ? obliged(g, s, STRIKE, card, candidates) : candidates;
  for (let i = 0; i < left.length; i++) out.push(left[i]);
}

const STRIKE = rules.findIndex((rule) => rule.name === 'strike');
const THROUGH = rules.findIndex((rule) => rule.name === 'through');
const UNIT = 1 << kinds.findIndex((kind) => kind.name === 'unit');

const isFighter = (g: Game, card: Card): boolean => card.face !== 0 || (g.defs[card.def].kinds & UNIT) !== 0;

const STEP_BITS = 5;
const STEP_MASK = (1 << STEP_BITS) - 1;
const LONGEST = 3;

/** A path is one number: the spaces of its steps, five bits each, the last in the lowest. */
export function pathSpaces(g: Game, path: number): number[] {
  const out: number[] = [];
  for (let rest = path; rest > 0; rest >>>= STEP_BITS) out.unshift(g.boardStart + (rest & STEP_MASK) - 1);
  return out;
}

/** Paths of two or three steps to a free space; through others only with permission. */
function paths(g: Game, s: State, card: Card, out: number[]): void {
  const through = permitted(g, s, THROUGH, card, false);
  walk(g, s, card.zone, card.zone, 0, 0, through, out);
}

function walk(
  g: Game,
  s: State,
  start: number,
  at: number,
  path: number,
  steps: number,
  through: boolean,
  out: number[],
): void {
  if (steps >= 2 && s.zones[at].length === 0) out.push(path);
  if (steps === LONGEST) return;
  for (const next of g.ring(at)) {
    if (next === start || visits(g, path, next)) continue;
    if (s.zones[next].length > 0 && !through) continue;
    walk(g, s, start, next, (path << STEP_BITS) | (next - g.boardStart + 1), steps + 1, through, out);
  }
}

const visits = (g: Game, path: number, place: ZoneId): boolean => {
  for (let rest = path; rest > 0; rest >>>= STEP_BITS) if ((rest & STEP_MASK) - 1 === place - g.boardStart) return true;
  return false;
};

export const calcs: Readonly<Record<string, CalcDecl>> = {
  targets: {
    type: 'cards',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      const card = live(s, ref);
      if (card !== null) targets(g, s, card, out);
      return 0;
    },
    text: { cs: 'jednotka*, na kterou {0:nom} smí udeřit|f:žena', en: 'unit* {0} may strike' },
  },
  paths: {
    type: 'values',
    args: ['card'],
    run: (g, s, _, ref, __, ___, out) => {
      const card = live(s, ref);
      if (card !== null) paths(g, s, card, out);
      return 0;
    },
    text: { cs: 'cesta* {0:gen}|f:žena', en: 'path* of {0}' },
    key: (g, _, path) =>
      pathSpaces(g, path)
        .map((place) => g.zones[place].name)
        .join('-'),
    place: (g, _, path) => pathSpaces(g, path).at(-1) ?? -1,
  },
  pathSpaces: {
    type: 'places',
    args: ['number'],
    run: (g, _, __, path, ___, ____, out) => out.push(...pathSpaces(g, path)),
    text: { cs: 'pole* na cestě|n:moře@na', en: 'space* on the path' },
  },
  onPath: {
    type: 'cards',
    args: ['number'],
    run: (g, s, _, path, __, ___, out) => {
      for (const place of pathSpaces(g, path)) for (const id of s.zones[place]) out.push(refOf(s.cards[id]));
      return 0;
    },
    text: { cs: 'karta* na cestě|f:žena', en: 'card* on the path' },
  },
  home: {
    type: 'places',
    args: ['seat'],
    run: (g, s, _, seat, __, ___, out) => {
      const first = g.boardStart + homeRow(seat) * WIDTH;
      for (let place = first; place < first + WIDTH; place++) if (s.zones[place].length === 0) out.push(place);
      return 0;
    },
    text: { cs: 'prázdné pole* domovské řady|n:moře@na', en: 'empty space* in the home row' },
  },
  column: {
    type: 'cards',
    args: ['number'],
    run: (g, s, _, column, __, ___, out) => {
      for (let place = g.boardStart + column; place < g.boardStart + SIZE; place += WIDTH) {
        for (const id of s.zones[place]) out.push(refOf(s.cards[id]));
      }
      return 0;
    },
    text: { cs: 'jednotka* ve zvoleném sloupci|f:žena;p2=jednotek', en: 'unit* in the chosen column' },
  },
  nextSeat: {
    type: 'number',
    args: ['seat'],
    run: (_, __, ___, seat) => 1 - seat,
    text: { cs: 'další hráč', en: 'next player' },
  },
  /** A one misses, a six hits harder. */
  luck: {
    type: 'number',
    args: ['number'],
    run: (_, __, ___, die) => (die === 1 ? -FAR : die === 6 ? 1 : 0),
    text: { cs: 'štěstí v hodu', en: 'luck of the roll' },
  },
  /** The card as it lies now, whatever it was before it moved. */
  present: {
    type: 'card',
    args: ['card'],
    run: (_, s, __, card) => (card < 0 ? -1 : refOf(cardAt(s, card))),
    text: { cs: '{0:nom}', en: '{0}' },
  },
};
