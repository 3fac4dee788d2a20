import type { Seat, ZoneId } from '@bojiste/kernel';
import { COLUMNS, ROWS } from './components.ts';

/**
 * Počítání vzdálenosti (distance), SW-DIST-01 to -04, on the board of SW-COMP-08 and SW-SET-01.
 * Spaces are the first zones, row by row: column a..f, row 1..8; row 1 is seat A's back row.
 */

export const SPACES = COLUMNS * ROWS;

/** Away from seat A, right, towards seat A, left. */
export const DIRECTIONS = 4;
const DX = [0, 1, 0, -1];
const DY = [1, 0, -1, 0];

export const spaceNames: readonly string[] = Array.from(
  { length: SPACES },
  (_, i) => `${'abcdef'[i % COLUMNS]}${Math.floor(i / COLUMNS) + 1}`,
);

export const columnOf = (space: ZoneId): number => space % COLUMNS;
export const rowOf = (space: ZoneId): number => (space / COLUMNS) | 0;

function stepFrom(space: ZoneId, direction: number): number {
  const x = (space % COLUMNS) + DX[direction];
  const y = Math.floor(space / COLUMNS) + DY[direction];
  return x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? -1 : y * COLUMNS + x;
}

/** Neighbour of a space in a direction, -1 beyond the edge (SW-MOVE-12): `STEP[space * 4 + direction]`. */
export const STEP: Int8Array = Int8Array.from({ length: SPACES * DIRECTIONS }, (_, i) => stepFrom(i >> 2, i & 3));

/** Side-to-side steps between two spaces (SW-DIST-01, SW-DIST-02). */
const FAR: Uint8Array = Uint8Array.from({ length: SPACES * SPACES }, (_, i) => {
  const a = Math.floor(i / SPACES);
  const b = i % SPACES;
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
});

const NOWHERE = 99;

/** Places off the board are far from everything. */
export function distanceOf(a: ZoneId, b: ZoneId): number {
  return a < 0 || b < 0 || a >= SPACES || b >= SPACES ? NOWHERE : FAR[a * SPACES + b];
}

/** Sharing a side; never with itself (SW-SUM-11, SW-SUM-12, SW-TERM-82). */
export const adjacent = (a: ZoneId, b: ZoneId): boolean => distanceOf(a, b) === 1;

/** Rows counted from a player's own edge: 0 is the back row (SW-TERM-103). */
export const rowFrom = (seat: Seat, space: ZoneId): number => (seat === 0 ? rowOf(space) : ROWS - 1 - rowOf(space));

export const inBackRows = (seat: Seat, space: ZoneId, n: number): boolean => rowFrom(seat, space) < n;

/** The own half of the battlefield (SW-TERM-85). */
export const onOwnSide = (seat: Seat, space: ZoneId): boolean => inBackRows(seat, space, ROWS / 2);

/** Is `space` behind `of` as its controller sees it (SW-TERM-100, SW-TERM-101)? */
export const isBehind = (space: ZoneId, of: ZoneId, controller: Seat): boolean =>
  rowFrom(controller, space) < rowFrom(controller, of);

/** The direction that leads straight from one space to another, -1 when they are not in line. */
export function directionTo(from: ZoneId, to: ZoneId): number {
  if (from === to) return -1;
  if (columnOf(from) === columnOf(to)) return rowOf(to) > rowOf(from) ? 0 : 2;
  if (rowOf(from) === rowOf(to)) return columnOf(to) > columnOf(from) ? 1 : 3;
  return -1;
}

/** Seat B sits opposite: its layout is turned by half a circle (SW-RULING-02). */
export const turned = (seat: Seat, space: ZoneId): ZoneId => (seat === 0 ? space : SPACES - 1 - space);

// ---- ways: one number, the start in the low six bits, above it a leading one and two bits for each step ---------------

const START_BITS = 64;

/** A way of no steps from a space. */
export const wayFrom = (from: ZoneId): number => START_BITS + from;
export const wayStart = (way: number): ZoneId => way % START_BITS;
const pathOf = (way: number): number => Math.floor(way / START_BITS);
export const longer = (way: number, direction: number): number =>
  (pathOf(way) * 4 + direction) * START_BITS + (way % START_BITS);

export function wayLength(way: number): number {
  let n = 0;
  for (let rest = pathOf(way); rest > 1; rest = Math.floor(rest / 4)) n++;
  return n;
}

export function directionAt(way: number, index: number): number {
  let rest = pathOf(way);
  for (let skip = wayLength(way) - 1 - index; skip > 0; skip--) rest = Math.floor(rest / 4);
  return rest % 4;
}

/** Longest run of steps in one direction (SW-RULING-34). */
export function straightRun(way: number): number {
  let best = 0;
  let run = 0;
  let last = -1;
  for (let rest = pathOf(way); rest > 1; rest = Math.floor(rest / 4)) {
    const direction = rest % 4;
    run = direction === last ? run + 1 : 1;
    last = direction;
    best = Math.max(best, run);
  }
  return best;
}

/** The space reached after so many steps; the whole way if not said. */
export function spaceAfter(way: number, steps = wayLength(way)): ZoneId {
  let at = wayStart(way);
  for (let i = 0; i < steps; i++) at = STEP[at * DIRECTIONS + directionAt(way, i)];
  return at;
}

/** Notation of a way: c3-c4-c5. */
export function wayName(way: number): string {
  const names: string[] = [];
  for (let i = 0; i <= wayLength(way); i++) names.push(spaceNames[spaceAfter(way, i)] ?? '?');
  return names.join('-');
}
