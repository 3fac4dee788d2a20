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

export function keepDeck(one: SavedDeck): SavedDeck {
  const kept = { ...one, touched: Date.now() };
  localStorage.setItem(PREFIX + one.id, JSON.stringify(kept));
  return kept;
}

export const dropDeck = (id: string): void => localStorage.removeItem(PREFIX + id);

export function newDeck(game: string, deck: Deck, options: Options = {}): SavedDeck {
  const { key: _, ...rest } = deck;
  return keepDeck({ id: newSeed().slice(0, 10), game, deck: rest, options, touched: 0 });
}
