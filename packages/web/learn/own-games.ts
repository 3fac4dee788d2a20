import type { Seat } from '@bojiste/kernel';
import { useSyncExternalStore } from 'react';
import type { TurningPoint } from '../library/types.ts';

/** Finished games of this browser that hold something to learn from: their turning points become puzzles. */

export interface OwnGame {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly record: string;
  readonly points: readonly TurningPoint[];
  /** Numbers of the points that were solved. */
  readonly solved: readonly number[];
}

const KEY = 'bojiste.own';
const MOST = 6;
/** A loss below this, in percent, is no puzzle: another look might find the played answer as good. */
const LEAST = 12;
const listeners = new Set<() => void>();
let kept: readonly OwnGame[] | null = null;

function read(): readonly OwnGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnGame[]) : [];
  } catch {
    // Whatever stands there is not ours: begin anew rather than stop the page.
    return [];
  }
}

export const ownGames = (): readonly OwnGame[] => {
  kept ??= read();
  return kept;
};

function change(next: readonly OwnGame[]): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOwnGames = (): readonly OwnGame[] => useSyncExternalStore(subscribe, ownGames);

/** A short name that the same record always gets. */
function nameOf(record: string): string {
  let hash = 7;
  for (let i = 0; i < record.length; i++) hash = (Math.imul(hash, 31) + record.charCodeAt(i)) >>> 0;
  return hash.toString(36);
}

/** Keeps what of a game is worth solving; null where nothing is. The newest few games stay. */
export function keepOwn(game: string, seat: Seat, record: string, points: readonly TurningPoint[]): OwnGame | null {
  const worth = points.filter(({ loss }) => loss >= LEAST);
  if (worth.length === 0) return null;
  const id = nameOf(record);
  const known = ownGames().find((one) => one.id === id);
  if (known !== undefined) return known;
  const own: OwnGame = { id, game, seat, record, points: worth, solved: [] };
  change([own, ...ownGames()].slice(0, MOST));
  return own;
}

export function solveOwn(id: string, point: number): void {
  change(
    ownGames().map((one) =>
      one.id !== id || one.solved.includes(point) ? one : { ...one, solved: [...one.solved, point] },
    ),
  );
}
