import type { Bilingual } from '@bojiste/kernel';
import type { Scene } from '@bojiste/testing/scene/read';
import type { Item } from '@bojiste/testing/scene/yaml';

/**
 * A lesson is a file in packages/<game>/lessons: one or more scenes (positions), each with a part `lesson` that says what
 * the coach tells and which answers count. packages/learn/README.md describes the format.
 */

export interface Lesson {
  /** `summoner-wars/1-the-summoner-must-fall`: the game and the name of the file. */
  readonly key: string;
  readonly game: string;
  readonly name: Bilingual;
  readonly minutes: number;
  /** One sentence to remember. */
  readonly aha: Bilingual;
  /** English name of a puzzle of the same game that goes on from here; empty for none. */
  readonly puzzle: string;
  readonly stages: readonly Stage[];
}

/** One position of a lesson, or a whole game from its set-up. */
export interface Stage {
  readonly scene: Scene;
  readonly steps: readonly Step[];
  /** A whole game: what to aim at in each of the player's own turns. */
  readonly goals: readonly Bilingual[];
}

export interface Step {
  readonly file: string;
  readonly line: number;
  /** Absent in steps in which only the other side moves. */
  readonly say: Bilingual | null;
  /** What to do, in the words of "now try to ...". */
  readonly want: Bilingual | null;
  /** Acts that count: the answers of each, in the notation of records; `...` is any text. */
  readonly acts: readonly (readonly string[])[];
  /** The acts may come in any order. */
  readonly anyOrder: boolean;
  /** Answers of the other side, in their order. */
  readonly they: readonly string[];
  /** Sentences for wrong answers; the first that fits speaks. */
  readonly otherwise: readonly { readonly at: string; readonly say: Bilingual }[];
  /** Facts that hold when the step is done. */
  readonly done: Item | null;
  /** Anything legal is carried out until `done` holds. */
  readonly free: boolean;
}
