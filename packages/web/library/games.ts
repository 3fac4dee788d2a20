import { GAMES, LISTED, manifestOf } from '@bojiste/games';
import type { Bilingual } from '@bojiste/kernel';

/** The games in the order the page shows them. Whatever is registered can be played; lists show what is listed. */

export type GameId = string;

export const GAME_IDS: readonly GameId[] = LISTED.map(({ id }) => id);

export const GAME_NAMES: Readonly<Record<GameId, Bilingual>> = Object.fromEntries(
  GAMES.map(({ id, names }) => [id, names]),
);

export const isGame = (id: string | undefined): id is GameId => manifestOf(id) !== undefined;
