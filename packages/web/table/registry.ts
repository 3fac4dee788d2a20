import { type ComponentType, lazy } from 'react';

/** Tables by game; each is loaded when it is first played. */

const LOADERS: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'summoner-wars': () => import('./summoner-wars/table.tsx'),
  siegestorm: () => import('./siegestorm/table.tsx'),
  'original-war': () => import('./original-war/table.tsx'),
  doomtrooper: () => import('./doomtrooper/table.tsx'),
};

export const tables: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(LOADERS).map(([game, load]) => [game, lazy(load)]),
);

/** Fetches a table that will be wanted soon. */
export function fetchTable(game: string): void {
  LOADERS[game]?.().catch(() => {});
}
