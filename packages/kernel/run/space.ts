import type { State } from '../state/records.ts';
import type { ZoneId } from '../types.ts';
import type { Game } from './game.ts';

/** Distances: from a table where they never change, else asked of the game. */
export function distanceOf(g: Game, s: State, a: ZoneId, b: ZoneId): number {
  const from = a - g.boardStart;
  const to = b - g.boardStart;
  if (g.apart.length === 0 || from < 0 || to < 0 || from >= g.boardSize || to >= g.boardSize)
    return g.def.distance(g, s, a, b);
  return g.apart[from * g.boardSize + to];
}
