import { GAMES } from '@bojiste/games';
import type { GameDef } from '@bojiste/kernel';

export const allGames: readonly (readonly [string, GameDef])[] = await Promise.all(
  GAMES.map(async ({ names, load }) => [names.en, await load()] as const),
);
