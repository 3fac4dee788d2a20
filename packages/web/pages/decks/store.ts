import type { Deck } from '@bojiste/kernel';
import type { Options } from '../../library/types.ts';
import { newSeed } from '../../session/saved.ts';

/** Decks of this browser. */

export interface SavedDeck {
  readonly id: string;
  readonly game: string;
  readonly deck: Deck;
  /** Options of the rules it is built for: format, largest number of copies. */
  readonly options: Options;
  /** When the server kept it, as this browser last knew; absent for a deck of this browser alone. */
  readonly kept?: number;
  /** Changed since. */
  readonly dirty?: boolean;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const PREFIX = 'bojiste.deck.';

export function savedDeck(id: string): SavedDeck | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as SavedDeck | null;
  } catch {
    return null;
  }
}

/** Newest first. */
export function savedDecks(game?: string): SavedDeck[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => savedDeck(key.slice(PREFIX.length)) ?? [])
    .filter((one) => game === undefined || one.game === game)
    .sort((a, b) => b.touched - a.touched);
}

/** As it is: nothing about it counts as a change. */
export function putDeck(one: SavedDeck): void {
  localStorage.setItem(PREFIX + one.id, JSON.stringify(one));
}

export function keepDeck(one: SavedDeck): SavedDeck {
  // What the server knows may have changed since the deck was opened.
  const known = savedDeck(one.id)?.kept;
  const changed = { ...one, touched: Date.now(), dirty: true, ...(known !== undefined && { kept: known }) };
  putDeck(changed);
  return changed;
}

/** Without a word to the server. */
export const forgetDeck = (id: string): void => localStorage.removeItem(PREFIX + id);

const GONE = 'bojiste.decks-gone';

/** Decks that were deleted here and are still kept by the server. */
export const goneDecks = (): string[] => JSON.parse(localStorage.getItem(GONE) ?? '[]') as string[];
export const setGone = (ids: readonly string[]): void => localStorage.setItem(GONE, JSON.stringify(ids));

export function dropDeck(id: string): void {
  if (savedDeck(id)?.kept !== undefined) setGone([...goneDecks(), id]);
  forgetDeck(id);
}

export function newDeck(game: string, deck: Deck, options: Options = {}): SavedDeck {
  const { key: _, ...rest } = deck;
  return keepDeck({ id: newSeed().slice(0, 10), game, deck: rest, options, touched: 0 });
}
