import { type Game, NONE, OP_RUN, OP_TABLE, type Seat, type State, setSide, type ZoneId } from '@bojiste/kernel';
import { MAX_SEATS, MODE, POS, SEAT_SPACES, SIDE_SPACES, TALLY } from '../types.ts';

/**
 * Bitevní pole (SS-FIELD): where armies and boards lie. A *side* is one army and one front of a seat; most seats have one, seats of
 * the last-one-standing ring two (0 faces the next seat, 1 the previous one), and the boss of the co-operative mode has
 * one army but a front on either board.
 */

const LETTERS = 'ABCD';
const names = (prefix: string): string[] => [
  `${prefix}1`,
  `${prefix}2`,
  `${prefix}3`,
  `${prefix}-front`,
  `${prefix}-strike`,
];

/** All spaces in the order of their numbers: seat by seat, side by side, then the no man's lands. */
export const spaces: readonly string[] = [
  ...[...LETTERS].flatMap((letter) => [...names(letter), ...names(`${letter}x`)]),
  ...[...LETTERS].map((letter, i) => (i === 0 ? 'land' : `land${letter}`)),
];

const LANDS = MAX_SEATS * SEAT_SPACES;

export const modeOf = (s: State): number => s.tally[TALLY.mode];
export const hasBoss = (s: State): boolean => s.tally[TALLY.mode] === MODE.siege || s.tally[TALLY.mode] === MODE.coop;
/** Seat without a player behind it; -1 where there is no boss. */
export const bossOf = (s: State): Seat => (hasBoss(s) ? s.seats.length - 1 : -1);
export const isBoss = (s: State, seat: Seat): boolean => seat >= 0 && seat === bossOf(s);
/** Two seats on one side: the partners of the co-operative mode (SS-COOP-04). */
export const mates = (s: State, a: Seat, b: Seat): boolean =>
  a === b || (s.tally[TALLY.mode] === MODE.coop && !isBoss(s, a) && !isBoss(s, b));

/** The partner of a player who takes an extra turn may only activate abilities (SS-RULING-92). */
export const isHelping = (s: State, seat: Seat): boolean =>
  s.tally[TALLY.again] !== 0 &&
  s.tally[TALLY.mode] === MODE.coop &&
  !isBoss(s, s.active) &&
  (s.tally[TALLY.again] & (1 << seat)) === 0;

export const spaceOf = (g: Game, seat: Seat, side: number, pos: number): ZoneId =>
  g.boardStart + seat * SEAT_SPACES + (side % ALONE) * SIDE_SPACES + pos;

export interface Spot {
  readonly seat: Seat;
  readonly side: number;
  readonly pos: number;
}

/** Whose space it is; null for a no man's land and for zones outside the board. */
export function spotOf(g: Game, zone: ZoneId): Spot | null {
  const at = zone - g.boardStart;
  if (at < 0 || at >= LANDS) return null;
  const rest = at % SEAT_SPACES;
  return { seat: Math.floor(at / SEAT_SPACES), side: Math.floor(rest / SIDE_SPACES), pos: rest % SIDE_SPACES };
}

/** The three positions and the striking slot belong to the army; fronts and lands to the board (SS-STRIKE-17). */
export function inArmy(g: Game, zone: ZoneId): boolean {
  const at = zone - g.boardStart;
  if (at < 0 || at >= LANDS) return false;
  return at % SIDE_SPACES !== POS.front;
}

export function onBoard(g: Game, zone: ZoneId): boolean {
  const at = zone - g.boardStart;
  return at >= 0 && (at >= LANDS ? at < LANDS + MAX_SEATS : at % SIDE_SPACES === POS.front);
}

function nextSeat(s: State, seat: Seat, step: 1 | -1, gone: (other: Seat) => boolean): Seat {
  const n = s.seats.length;
  for (let i = 1; i < n; i++) {
    const other = (seat + step * i + n * n) % n;
    if (!gone(other)) return other;
  }
  return seat;
}

/** The next living seat round the table, whose turn comes (SS-RULING-94). */
export const nextLiving = (s: State, seat: Seat): Seat => nextSeat(s, seat, 1, (other) => s.seats[other].out !== 0);

/** The next seat of the ring; a defeated one keeps its place until its cards are cleared (SS-RULING-97, SS-RULING-98). */
export const neighbour = (s: State, seat: Seat, step: 1 | -1): Seat =>
  nextSeat(s, seat, step, (other) => (s.tally[TALLY.swept] & (1 << other)) !== 0);

/** Added to the side of an effect whose opponent has left the ring: it faces nobody any more (SS-RULING-97). */
const ALONE = 2;
const NOBODY = { seat: NONE, side: 0 };

/** The seat and side across the board. */
export function facing(s: State, seat: Seat, side: number): { readonly seat: Seat; readonly side: number } {
  if (side >= ALONE) return NOBODY;
  switch (modeOf(s)) {
    case MODE.last:
      return side === 0 ? { seat: neighbour(s, seat, 1), side: 1 } : { seat: neighbour(s, seat, -1), side: 0 };
    case MODE.coop:
      return isBoss(s, seat) ? { seat: side, side: 0 } : { seat: bossOf(s), side: seat };
    default:
      return { seat: 1 - seat, side: 0 };
  }
}

/**
 * What still runs against a defeated seat must not turn on whoever sits behind it (SS-RULING-97): from here on it faces
 * nobody. To be called before the ring closes.
 */
export function leaveAlone(s: State, fallen: Seat): void {
  for (let i = s.frames.length - 1; i >= 0 && s.frames[i].op !== OP_TABLE; i--) {
    const f = s.frames[i];
    if (f.op === OP_RUN && f.you >= 0 && facing(s, f.you, f.side).seat === fallen) setSide(f, f.side + ALONE);
  }
}

/** No man's land (země nikoho) of the board that a side touches. */
export function landOf(g: Game, s: State, seat: Seat, side: number): ZoneId {
  let board = 0;
  if (modeOf(s) === MODE.coop) board = isBoss(s, seat) ? side : seat;
  else if (modeOf(s) === MODE.last) board = side % ALONE === 0 ? seat : neighbour(s, seat, -1);
  return g.boardStart + LANDS + board;
}

const ONE = [0];
const TWO = [0, 1];
/** Sides on which a seat has an army. */
export const armySides = (s: State): readonly number[] => (modeOf(s) === MODE.last ? TWO : ONE);
/** Sides on which a seat has a front. */
export const frontSides = (s: State, seat: Seat): readonly number[] =>
  modeOf(s) === MODE.last || (modeOf(s) === MODE.coop && isBoss(s, seat)) ? TWO : ONE;

/** Side of a card that stands somewhere: of its space, or for a land the side of its controller that touches it. */
export function sideAt(g: Game, s: State, zone: ZoneId, control: Seat): number {
  const spot = spotOf(g, zone);
  if (spot !== null) return spot.side;
  for (const side of frontSides(s, control)) if (landOf(g, s, control, side) === zone) return side;
  return 0;
}
