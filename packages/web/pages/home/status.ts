import type { GameId } from '../../library/games.ts';

/** What stands of each game. A test compares it with the packages: it may never say more. */
export interface GameStatus {
  readonly id: GameId;
  /** Clauses of the rulebook that are written down. */
  readonly clauses: number;
  readonly cards: number;
  readonly decks: number;
}

export const games: readonly GameStatus[] = [
  { id: 'summoner-wars', clauses: 443, cards: 98, decks: 8 },
  { id: 'siegestorm', clauses: 477, cards: 92, decks: 8 },
  { id: 'doomtrooper', clauses: 737, cards: 338, decks: 8 },
  { id: 'original-war', clauses: 541, cards: 417, decks: 3 },
];
