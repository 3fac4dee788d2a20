import type { Deck } from '@bojiste/kernel';
import type { GameId } from '../../library/games.ts';
import { newGame } from '../../session/saved.ts';

/** A first game at once: two ready decks against the easy bot. Decks are loaded when they are wanted. */

const DECKS: Readonly<Record<GameId, () => Promise<readonly Deck[]>>> = {
  'summoner-wars': async () => {
    const { readyDecks } = await import('@bojiste/summoner-wars/decks/ready');
    return [readyDecks[2], readyDecks[1]];
  },
  siegestorm: async () => (await import('@bojiste/siegestorm/decks/index')).decks,
  doomtrooper: async () => (await import('@bojiste/doomtrooper/decks/index')).decks,
  'original-war': async () => (await import('@bojiste/original-war/decks/ready')).readyDecks,
};

/** Writes the game down and returns its id. */
export async function firstGame(game: GameId): Promise<string> {
  const [mine, theirs] = await DECKS[game]();
  return newGame(game, { seats: 2, mode: 'duel', decks: [mine, theirs] });
}
