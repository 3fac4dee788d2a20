import type { Bilingual, Seat } from '@bojiste/kernel';
import type { Theme } from '@bojiste/learn';

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
  /** How many answers the shortest solution takes. */
  readonly answers: number;
}
