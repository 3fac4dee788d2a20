import type { Bilingual, Seat } from '@bojiste/kernel';
import type { Theme } from '@bojiste/learn';
import type { Moment } from '@bojiste/learn/puzzles/course';

/** What pages show of lessons and puzzles. */

export interface LessonInfo {
  /** Game and file: `siegestorm/1-every-card-is-a-life`. */
  readonly key: string;
  readonly name: Bilingual;
  readonly minutes: number;
  readonly parts: number;
}

export interface PuzzleInfo {
  readonly name: Bilingual;
  readonly theme: Theme;
  readonly seat: Seat;
}

/** From 1, easy, to 3: by how often chance alone would solve a puzzle. */
export type Difficulty = 1 | 2 | 3;

/** What is found out by playing a puzzle's solution. */
export interface PuzzleCourse {
  readonly difficulty: Difficulty;
  /** Where it asks: phases and windows, each of which can be drilled. */
  readonly moments: readonly Moment[];
}

/** A phase or window in which some puzzles ask, with its name. */
export interface Drill {
  readonly moment: Moment;
  readonly text: Bilingual;
}

export interface Courses {
  /** By a puzzle's English name. */
  readonly puzzles: Readonly<Record<string, PuzzleCourse>>;
  readonly drills: readonly Drill[];
}
