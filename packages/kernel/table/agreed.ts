import type { Bilingual } from '../types.ts';

/** What players agree on before a game: options, formats, decks, and who sits where. */

export interface OptionDecl {
  readonly name: string;
  readonly text: Bilingual;
  readonly clause?: string;
  readonly values: readonly { readonly value: number; readonly name: string; readonly text: Bilingual }[];
  readonly start: number;
}

/** A way to play that people agree on by one word: values of options, and how many games a series may have. */
export interface FormatDecl {
  readonly key: string;
  readonly text: Bilingual;
  readonly options: Readonly<Record<string, number>>;
  /** Best of how many games; the first is the usual number. */
  readonly bestOf: readonly number[];
  /** The clause by which cards change places with the sideboard between games; without it decks stay as they are. */
  readonly swap?: string;
}

export interface DeckIssue {
  readonly code: string;
  readonly clause: string;
  readonly card?: string;
  readonly text: Bilingual;
  /** What would mend it. */
  readonly fix: Bilingual;
}

/** A list of cards by key with counts, and whatever else the game's decks carry (a leader, a map). */
export interface Deck {
  readonly key?: string;
  readonly name: Bilingual;
  readonly leader?: string;
  readonly cards: Readonly<Record<string, number>>;
  /** Cards beside the deck: for exchange between games, and for effects that reach for them. */
  readonly sideboard?: Readonly<Record<string, number>>;
}

export interface SetupInput {
  readonly seats: number;
  readonly mode: string;
  readonly decks: readonly Deck[];
  readonly seed: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly teams?: readonly number[];
}
