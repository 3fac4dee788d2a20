import {
  type Decision,
  type Game,
  OP_WINDOW,
  type ProfileDecl,
  type Seat,
  STOPS,
  type State,
  type Stop,
  stopOf,
  windowNames,
} from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Stops } from './types.ts';

/** When a seat wants to be asked: private settings, kept with the seat. */

const BY_NUMBER = Object.fromEntries(Object.entries(STOPS).map(([name, n]) => [n, name])) as Record<number, Stop>;

/** What a game asks a seat that has set nothing: its standard profile, else whenever there is an answer. */
const standardOf = (g: Game): ProfileDecl | undefined => g.def.profiles?.find(({ key }) => key === 'standard');

/** Settings of a seat lie in pairs: the number of a window, the number of its stop. */
const windowOf = (g: Game, prefs: readonly number[], at: number): string => sure(g.windows[sure(prefs[at])]).spec.name;
const chosen = (prefs: readonly number[], at: number): Stop => sure(BY_NUMBER[sure(prefs[at + 1])]);

export function stopsOf(g: Game, s: State, seat: Seat): Stops {
  const standard = standardOf(g);
  const stops: Record<string, Stop> = {};
  for (const name of windowNames(g)) stops[name] = standard === undefined ? 'useful' : stopOf(standard, name);
  const { prefs } = sure(s.seats[seat]);
  for (let i = 0; i < prefs.length; i += 2) stops[windowOf(g, prefs, i)] = chosen(prefs, i);
  return stops;
}

/** When the seat wants to be asked in one window. */
export function stopFor(g: Game, s: State, seat: Seat, window: string): Stop {
  const { prefs } = sure(s.seats[seat]);
  for (let i = 0; i < prefs.length; i += 2) if (windowOf(g, prefs, i) === window) return chosen(prefs, i);
  const standard = standardOf(g);
  return standard === undefined ? 'useful' : stopOf(standard, window);
}

/** Name of the window that asks now, null for any other question. */
export function windowNow(g: Game, s: State, decision: Decision): string | null {
  const f = sure(s.frames[s.frames.length - 1]);
  return decision.kind === 'respond' && f.op === OP_WINDOW ? sure(g.windows[f.prog]).spec.name : null;
}
