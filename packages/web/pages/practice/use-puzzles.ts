import { useEffect, useState } from 'react';
import type { Courses, PuzzleInfo } from '../../learn/types.ts';
import { ask } from '../../library/client.ts';

/** What the worker tells of a game's puzzles; null while it comes. */

function useAsked<T>(game: string, wanted: boolean, get: (game: string) => Promise<T>): T | null {
  const [found, setFound] = useState<{ readonly game: string; readonly told: T } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    get(game).then((told) => current && setFound({ game, told }));
    return () => {
      current = false;
    };
  }, [game, wanted, get]);
  return found !== null && found.game === game ? found.told : null;
}

const puzzlesOf = (game: string): Promise<readonly PuzzleInfo[]> => ask('puzzles', game);
const coursesOf = (game: string): Promise<Courses> => ask('courses', game);

export const usePuzzles = (game: string): readonly PuzzleInfo[] | null => useAsked(game, true, puzzlesOf);

/** How hard they are and where they ask; takes longer than the list. */
export const useCourses = (game: string, wanted = true): Courses | null => useAsked(game, wanted, coursesOf);
