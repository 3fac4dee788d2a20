import type { GameId } from '../../library/games.ts';

/** Options of the rules that say what a deck may be; they are agreed with the deck. */
export const FORMATS: Readonly<Record<GameId, readonly string[]>> = {
  'summoner-wars': [],
  siegestorm: ['wilderness', 'promo'],
  doomtrooper: ['minDeck', 'copies', 'sideboard'],
  'original-war': ['maxCopies'],
};

export const hasSideboard = (game: string): boolean => game === 'doomtrooper';
