import { GAMES } from '@bojiste/games';
import { type ComponentType, lazy } from 'react';

/** Tables by game, each loaded when it is first played; a game without a drawn table is played in words. */

type Loader = () => Promise<{ default: ComponentType }>;

const DRAWN: Readonly<Record<string, Loader | undefined>> = {
  'summoner-wars': () => import('./summoner-wars/table.tsx'),
  siegestorm: () => import('./siegestorm/table.tsx'),
  'original-war': () => import('./original-war/table.tsx'),
  doomtrooper: () => import('./doomtrooper/table.tsx'),
};

const loaderOf = (game: string): Loader => DRAWN[game] ?? (() => import('./plain/table.tsx'));

export const tables: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  GAMES.map(({ id }) => [id, lazy(loaderOf(id))]),
);

/** Fetches a table that will be wanted soon. */
export function fetchTable(game: string): void {
  loaderOf(game)().catch(() => {});
}
