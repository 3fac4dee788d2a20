import type { GameId } from '../../library/games.ts';

/** Options of the rules that say what a deck may be; they are agreed with the deck. */
const FORMATS: Readonly<Record<GameId, readonly string[]>> = {
  siegestorm: ['wilderness', 'promo'],
  doomtrooper: ['minDeck', 'copies', 'sideboard'],
  'original-war': ['maxCopies'],
};

export const formatsOf = (game: GameId): readonly string[] => FORMATS[game] ?? [];

export const hasSideboard = (game: string): boolean => game === 'doomtrooper';
