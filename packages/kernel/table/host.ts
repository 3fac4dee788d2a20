import { eliminateSeat, finish } from '../run/atoms.ts';
import type { Game } from '../run/game.ts';
import { OUTCOME, run } from '../run/index.ts';
import type { State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import { changeStop, type Stop } from './auto.ts';

/**
 * Moves of the host: what happens to a game from outside. They are recorded like any other move, so that a record
 * replays without a clock.
 */

export type HostMove =
  | { readonly host: 'concede' | 'timeUp' | 'gone'; readonly seat: Seat }
  | { readonly host: 'ruling'; readonly winners: number }
  | { readonly host: 'draw' }
  /** The time for the whole game is over: the game ends as its rules say, or without a winner. */
  | { readonly host: 'limit' }
  | { readonly host: 'annul' }
  /** A private setting: written down, but no step of the game and never rolled back. */
  | { readonly host: 'stop'; readonly seat: Seat; readonly window: string; readonly stop: Stop };

const REASONS = { concede: OUTCOME.conceded, timeUp: OUTCOME.timeUp, gone: OUTCOME.gone } as const;

export function applyHostMove(g: Game, s: State, move: HostMove): void {
  if (s.over >= 0) return;
  switch (move.host) {
    case 'annul':
      finish(s, OUTCOME.annulled, 0);
      return;
    case 'draw':
      finish(s, OUTCOME.draw, 0);
      return;
    case 'limit':
      if (g.def.timeLimit === undefined) finish(s, OUTCOME.timeUp, 0);
      else {
        g.def.timeLimit(g, s);
        run(g, s);
      }
      return;
    case 'stop':
      if (s.seats[move.seat] !== undefined) changeStop(g, s, move.seat, move.window, move.stop);
      return;
    case 'ruling':
      finish(s, OUTCOME.ruled, move.winners);
      return;
    default:
      leave(g, s, move.seat, REASONS[move.host]);
  }
}

const remaining = (s: State, without: Seat): Seat[] =>
  s.seats.flatMap((other, i) => (other.out === 0 && i !== without ? [i] : []));

const oneSide = (g: Game, s: State, seats: readonly Seat[]): boolean =>
  seats.every((a) => seats.every((b) => a === b || g.def.allied(s, a, b)));

/** Does the game go on without the seat? */
export const goesOnWithout = (g: Game, s: State, seat: Seat): boolean =>
  s.over < 0 && s.seats[seat]?.out === 0 && !oneSide(g, s, remaining(s, seat));

/** A seat is out; the game ends when only one side is left. */
function leave(g: Game, s: State, seat: Seat, reason: number): void {
  if (s.seats[seat] === undefined || s.seats[seat].out !== 0) return;
  eliminateSeat(s, seat);
  const left = remaining(s, seat);
  if (oneSide(g, s, left)) {
    finish(
      s,
      reason,
      left.reduce((mask, i) => mask | (1 << i), 0),
    );
    return;
  }
  g.def.seatLeft?.(g, s, seat);
  run(g, s);
}
