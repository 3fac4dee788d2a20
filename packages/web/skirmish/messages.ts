import type { Lang } from '@bojiste/kernel';

/** What the page and the worker say to each other. Everything is words: the page knows no rules. */

export type Request =
  | { readonly do: 'start'; readonly seed: string; readonly language: Lang }
  | { readonly do: 'choose'; readonly key: string }
  | { readonly do: 'undo' }
  | { readonly do: 'speak'; readonly language: Lang };

export interface ClauseText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Question {
  /** Changes with every new question. */
  readonly id: number;
  readonly text: string;
  readonly clauses: readonly ClauseText[];
  readonly options: readonly { readonly key: string; readonly text: string }[];
  readonly undo: boolean;
}

export interface Screen {
  readonly headline: string;
  readonly position: readonly string[];
  readonly log: readonly string[];
  /** Null when the game is over. */
  readonly question: Question | null;
  readonly result: string;
}
