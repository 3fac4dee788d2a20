import { setStop } from '../run/atoms.ts';
import type { Game } from '../run/game.ts';
import { decidingSeats, optionsOf } from '../run/loop.ts';
import { goingOn } from '../run/windows.ts';
import { OP_GROUP, OP_WINDOW, type State } from '../state/records.ts';
import type { Bilingual, Seat } from '../types.ts';
import type { Move } from './decision.ts';
import { settledOrder } from './orders.ts';

/**
 * Automatic moves: passes, and effects whose order cannot matter. They are made outside the rules from what a seat sees
 * itself (its own options, worlds it cannot tell apart) and from its standing stops, so that nobody learns anything from
 * them, and are written down as moves, so that a record depends neither on settings nor on how orders are compared.
 */

/** When a seat wants to be asked in a window. */
export const STOPS = {
  /** Never: pass for me. */
  never: 0,
  /** When I have something to answer with (the standard). */
  useful: 1,
  /** Always, also with nothing in hand. */
  always: 2,
  /** When I have something to answer with and it matters: whoever holds the table knows what happened and decides that. */
  apt: 3,
} as const;
export type Stop = keyof typeof STOPS;

function windowNumber(g: Game, name: string): number {
  const at = g.windows.findIndex(({ spec }) => spec.name === name);
  if (at < 0) throw new Error(`${g.def.id} has no window "${name}"`);
  return at;
}

/** Names of all windows of a game, for settings. */
export const windowNames = (g: Game): string[] => [...new Set(g.windows.map(({ spec }) => spec.name))];

/** A standing stop: private, and never rolled back. */
export function changeStop(g: Game, s: State, seat: Seat, window: string, stop: Stop): void {
  setStop(s, seat, windowNumber(g, window), STOPS[stop]);
}

function stopAt(g: Game, s: State, seat: Seat, window: number): number {
  const { prefs } = s.seats[seat];
  const same = windowNumber(g, g.windows[window].spec.name);
  for (let i = 0; i < prefs.length; i += 2) if (prefs[i] === same) return prefs[i + 1];
  return STOPS.useful;
}

/** Stops for all windows by one word (calm, standard, full control): how often a player wants to be asked. */
export interface ProfileDecl {
  readonly key: string;
  readonly text: Bilingual;
  /** Windows that are not named have this stop. */
  readonly otherwise: Stop;
  readonly stops: Readonly<Record<string, Stop>>;
}

export const stopOf = (profile: ProfileDecl, window: string): Stop => profile.stops[window] ?? profile.otherwise;

/** Sets all stops of a seat at once. */
export function useProfile(g: Game, s: State, seat: Seat, profile: ProfileDecl): void {
  for (const name of windowNames(g)) changeStop(g, s, seat, name, stopOf(profile, name));
}

/** The window that asks a seat something beside going on with its own turn; null for any other question. */
export function windowAsking(g: Game, s: State): string | null {
  const f = s.frames[s.frames.length - 1];
  return f === undefined || f.op !== OP_WINDOW || goingOn(f) ? null : g.windows[f.prog].spec.name;
}

/** The move that the seat's settings make for it now, null when it is to be asked. */
export function auto(g: Game, s: State, seat: Seat): Move | null {
  if (s.over >= 0 || !decidingSeats(g, s).includes(seat)) return null;
  const f = s.frames[s.frames.length - 1];
  if (f.op === OP_GROUP) return settledOrder(g, s, seat);
  // Going on is an act of one's own; nobody passes that.
  if (f.op !== OP_WINDOW || goingOn(f)) return null;
  const stop = stopAt(g, s, seat, f.prog);
  const passes = stop === STOPS.never || (stop !== STOPS.always && optionsOf(g, s, seat).length === 1);
  return passes ? { seat, key: 'pass' } : null;
}
