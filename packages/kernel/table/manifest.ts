import type { Bilingual } from '../types.ts';
import type { Deck } from './agreed.ts';
import type { GameDef } from './contract.ts';

/**
 * What hosts read of a game before they load it: a few words, and how to get the rest. It imports nothing but types, so
 * that a list of games stays light.
 */
export interface GameManifest {
  /** Also the name of the game's folder. */
  readonly id: string;
  readonly names: Bilingual;
  /** One or two sentences for somebody who chooses a game. */
  readonly about: Bilingual;
  /** The ways to play it, in words. */
  readonly modes: Bilingual;
  /** Place in lists of games. Without it the game is in no list and can be played by its address: an example. */
  readonly order?: number;
  /** How much of it there is; a test compares it with the game. */
  readonly size: { readonly clauses: number; readonly cards: number; readonly decks: number };
  /** The rules and the cards. */
  load(): Promise<GameDef>;
  /** Two decks for a first game, where they can be had without the rules; else the first two of the game. */
  starters?(): Promise<readonly Deck[]>;
}
