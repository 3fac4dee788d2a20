import { type Game, goesOnWithout, type HostMove, type Seat, type State } from '@bojiste/kernel';
import type { Deed, Saying } from './raw.ts';
import { p } from './words.ts';

/** Who is out of a game, and how it is told that somebody left it from outside the rules. */

export interface Outs {
  /** Seats, as bits. */
  readonly seats: number;
  /** Which of them was the last; -1 for nobody. */
  readonly last: Seat;
}

export const NOBODY_OUT: Outs = { seats: 0, last: -1 };

export function outsAfter(before: Outs, s: State): Outs {
  const out = s.seats.flatMap((one, seat) => (one.out === 0 ? [] : [seat]));
  const fresh = out.filter((seat) => (before.seats & (1 << seat)) === 0);
  return { seats: out.reduce((mask, seat) => mask | (1 << seat), 0), last: fresh.at(-1) ?? before.last };
}

type Leaving = 'concede' | 'timeUp' | 'gone';

export const LEFT: Readonly<Record<Leaving, (seat: Seat) => Saying>> = {
  concede: (seat) => ({ cs: (t) => p`${t.did(seat, 'vzdal', 'se')}`, en: (t) => p`${t.who(seat)} conceded` }),
  timeUp: (seat) => ({
    cs: (t) => p`${t.who(seat, 'dat')} vypršel čas`,
    en: (t) => p`${t.who(seat)} ran out of time`,
  }),
  gone: (seat) => ({ cs: (t) => p`${t.did(seat, 'odeš*el')}`, en: (t) => p`${t.who(seat)} left the game` }),
};

const isLeaving = (move: HostMove): move is Extract<HostMove, { host: Leaving }> => move.host in LEFT;

/** Somebody is about to leave and the others play on; null for all else: what ends the game is told by its end. */
export function leaveDeed(g: Game, s: State, move: HostMove): Deed | null {
  if (!isLeaving(move) || !goesOnWithout(g, s, move.seat)) return null;
  return { kind: 'host', level: 'brief', by: move.seat, ...LEFT[move.host](move.seat) };
}
