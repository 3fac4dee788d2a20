import { manifestOf } from '@bojiste/games';
import type { Deck } from '@bojiste/kernel';
import type { GameId } from '../../library/games.ts';
import { newGame } from '../../session/saved.ts';

/** A first game at once: two ready decks against the easy bot. Decks are loaded when they are wanted. */

async function startersOf(game: GameId): Promise<readonly Deck[]> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`there is no game "${game}"`);
  return manifest.starters?.() ?? (await manifest.load()).decks;
}

/** Writes the game down and returns its id. */
export async function firstGame(game: GameId): Promise<string> {
  const [mine, theirs] = await startersOf(game);
  if (mine === undefined || theirs === undefined) throw new Error(`${game} has no two decks to begin with`);
  return newGame(game, { seats: 2, mode: 'duel', decks: [mine, theirs] });
}
