import {
  type Decision,
  type Game,
  OP_WINDOW,
  type Seat,
  STOPS,
  type State,
  type Stop,
  windowNames,
} from '@bojiste/kernel';
import type { Stops } from './types.ts';

/** When a seat wants to be asked: private settings, kept with the seat. */

const BY_NUMBER = Object.fromEntries(Object.entries(STOPS).map(([name, n]) => [n, name])) as Record<number, Stop>;

export function stopsOf(g: Game, s: State, seat: Seat): Stops {
  const stops: Record<string, Stop> = {};
  for (const name of windowNames(g)) stops[name] = 'useful';
  const { prefs } = s.seats[seat];
  for (let i = 0; i < prefs.length; i += 2) stops[g.windows[prefs[i]].spec.name] = BY_NUMBER[prefs[i + 1]];
  return stops;
}

/** Name of the window that asks now, null for any other question. */
export function windowNow(g: Game, s: State, decision: Decision): string | null {
  const f = s.frames[s.frames.length - 1];
  return decision.kind === 'respond' && f.op === OP_WINDOW ? g.windows[f.prog].spec.name : null;
}
