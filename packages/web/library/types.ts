import type { Bilingual, Deck, DeckIssue, GameMode, Handle, OptionDecl, Seat, SetupInput } from '@bojiste/kernel';
import type { Sheet } from '@bojiste/learn';
import type { Numbers } from '@bojiste/session/beats/numbers';
import type { Beat, Catalogue, Inspection, TableView } from '@bojiste/session/types';
import type { Courses, LessonInfo, PuzzleInfo } from '../learn/types.ts';

/** What pages ask of a game outside a match: its cards, its decks, its records. Plain data, made in a worker. */

export type BookDetail = 'whole' | 'brief';

/** A game as pages see it. */
export interface Book {
  readonly catalogue: Catalogue;
  readonly modes: readonly GameMode[];
  readonly options: readonly OptionDecl[];
  readonly decks: readonly Deck[];
  /** Cards a deck may hold; the others belong to the table or to the computer. */
  readonly deckable: readonly string[];
  /** Cards that can lead a deck. */
  readonly leaders: readonly string[];
}

export type Options = Readonly<Record<string, number>>;

export interface DeckReport {
  readonly issues: readonly DeckIssue[];
  /** Cards that this deck may not hold at all, whatever else is in it. */
  readonly misfits: readonly string[];
}

/** One move of a record. */
export interface Step {
  /** Entries of the record up to and with it. */
  readonly entries: number;
  readonly seat: Seat;
  readonly key: string;
  /** Nobody had anything to choose. */
  readonly auto: boolean;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: number;
  /** What it brought about, in words. */
  readonly lines: number;
}

export interface ReplayInfo {
  readonly game: string;
  readonly setup: SetupInput;
  /** Of the players by seat, '' where the record keeps none. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
  /** The record was made with other rules and may end early. */
  readonly otherRules: boolean;
  /** Why it could not be played to its end. */
  readonly broken: string | null;
  readonly over: boolean;
  /** How it ended, for somebody who watched; null while it lasts. */
  readonly result: Bilingual | null;
}

/** A record in words, for one seat. */
export interface Course {
  /** By step: what it did; '' where there is nothing to tell. */
  readonly steps: readonly Bilingual[];
  /** Turns by their headings, with the step that begins each. */
  readonly turns: readonly { readonly step: number; readonly text: Bilingual }[];
  /** What the game is counted by, null where nothing is; by turn and seat, with the end last. */
  readonly score: Bilingual | null;
  readonly scores: readonly (readonly number[])[];
  readonly numbers: Numbers;
}

/** A choice that cost its seat much of its chance to win. */
export interface TurningPoint {
  readonly turn: number;
  /** Entries before it. */
  readonly entries: number;
  /** Whose turn it was. */
  readonly whose: Bilingual;
  /** Both answers, with their question where they say nothing without it. */
  readonly played: Bilingual;
  readonly better: Bilingual;
  /** What came of it in the words of the log; null where nothing was told. */
  readonly told: Bilingual | null;
  /** Key of the better answer. */
  readonly best: string;
  /** In percent. */
  readonly loss: number;
}

/** The table after a step, as one seat saw it. */
export interface Moment {
  readonly view: TableView;
  /** What the game's table shows besides: the sums of a fight. */
  readonly scene: unknown;
  readonly log: readonly Beat[];
  readonly result: { readonly cs: string; readonly en: string } | null;
  readonly won: boolean | null;
}

/** What the worker can be asked, by name. */
export interface Library {
  /** Brief: without the texts of cards, which take long to make. */
  book(game: string, detail: BookDetail): Book;
  check(game: string, deck: Deck, options: Options): DeckReport;
  /** Null when a game can begin like this, otherwise why not. */
  begin(game: string, setup: SetupInput): string | null;
  replay(text: string): ReplayInfo;
  course(viewer: Seat): Course;
  /** Takes seconds. */
  turning(viewer: Seat): readonly TurningPoint[];
  moment(step: number, viewer: Seat): Moment;
  inspect(step: number, viewer: Seat, card: Handle): Inspection | null;
  /** The record up to a step. */
  cut(step: number): string;
  lessons(game: string): readonly LessonInfo[];
  puzzles(game: string): readonly PuzzleInfo[];
  courses(game: string): Courses;
  /** Null for a game that has none. */
  sheet(game: string): Sheet | null;
}
