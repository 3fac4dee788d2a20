import type { Learned } from '@bojiste/session/wire';
import { useSyncExternalStore } from 'react';

/** What this browser knows of somebody's learning: lessons done or waived, puzzles solved, days in a row. */

/**
 * Lessons by key: done, or ticked off by "I know this". Solved puzzles: `game/English name`, with how it was solved first. Days on
 * which a daily puzzle was solved, newest last: 2026-11-16. What was explained at the table once: `game/clause of the sentence`.
 * How often a tip of the coach was heeded, by `game/tag`.
 */
export type Progress = Learned;

export const MOST_DAYS = 400;
const KEY = 'bojiste.learning';
export const NOTHING: Progress = { lessons: {}, puzzles: {}, days: [], explained: [], heeded: {} };
const listeners = new Set<() => void>();
let kept: Progress | null = null;

function read(): Progress {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
  } catch {
    // Whatever stands there is not ours: begin anew rather than stop the page.
    return NOTHING;
  }
}

export const progress = (): Progress => {
  kept ??= read();
  return kept;
};

export function change(next: Progress): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useProgress = (): Progress => useSyncExternalStore(subscribe, progress);

export function finishLesson(key: string, how: 'done' | 'known'): void {
  const { lessons } = progress();
  if (lessons[key] === 'done' || lessons[key] === how) return;
  change({ ...progress(), lessons: { ...lessons, [key]: how } });
}

export function explainOnce(key: string): void {
  const { explained } = progress();
  if (!explained.includes(key)) change({ ...progress(), explained: [...explained, key] });
}

/** A tip that was heeded so often is known: it is said no more. */
const KNOWN = 3;

export function heedTip(key: string, times = 1): void {
  const { heeded } = progress();
  change({ ...progress(), heeded: { ...heeded, [key]: (heeded[key] ?? 0) + times } });
}

/** Nothing more of this, by the player's own wish. */
export const stopTip = (key: string): void => heedTip(key, KNOWN);

export const isKnownTip = ({ heeded }: Progress, key: string): boolean => (heeded[key] ?? 0) >= KNOWN;

export function solvePuzzle(key: string, how: 'alone' | 'helped', day: string | null): void {
  const { puzzles, days } = progress();
  change({
    ...progress(),
    puzzles: puzzles[key] === undefined ? { ...puzzles, [key]: how } : puzzles,
    days: day === null || days.includes(day) ? days : [...days, day].slice(-MOST_DAYS),
  });
}

/** Has anybody begun to learn this game here, or said that they know it? */
export const knows = ({ lessons }: Progress, game: string): boolean =>
  Object.keys(lessons).some((key) => key.startsWith(`${game}/`));
