import { useSyncExternalStore } from 'react';

/** What this browser knows of somebody's learning: lessons done or waived, puzzles solved, days in a row. */

export interface Progress {
  /** Lessons by key: done, or ticked off by "I know this". */
  readonly lessons: Readonly<Record<string, 'done' | 'known'>>;
  /** Solved puzzles: `game/English name`, with how it was solved first. */
  readonly puzzles: Readonly<Record<string, 'alone' | 'helped'>>;
  /** Days on which a daily puzzle was solved, newest last: 2026-11-16. */
  readonly days: readonly string[];
  /** What was explained at the table once: `game/clause of the sentence`. */
  readonly explained: readonly string[];
}

const KEY = 'bojiste.learning';
const NOTHING: Progress = { lessons: {}, puzzles: {}, days: [], explained: [] };
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

function change(next: Progress): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
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

export function solvePuzzle(key: string, how: 'alone' | 'helped', day: string | null): void {
  const { puzzles, days } = progress();
  change({
    ...progress(),
    puzzles: puzzles[key] === undefined ? { ...puzzles, [key]: how } : puzzles,
    days: day === null || days.includes(day) ? days : [...days, day].slice(-400),
  });
}

/** Has anybody begun to learn this game here, or said that they know it? */
export const knows = ({ lessons }: Progress, game: string): boolean =>
  Object.keys(lessons).some((key) => key.startsWith(`${game}/`));
