import { type ComponentType, lazy } from 'react';

/** Tables by game; each is loaded when it is first played. Games without a drawn one are played in words. */

const plain = lazy(() => import('./plain/table.tsx'));

export const tables: Readonly<Record<string, ComponentType>> = {
  'summoner-wars': lazy(() => import('./summoner-wars/table.tsx')),
  siegestorm: lazy(() => import('./siegestorm/table.tsx')),
  'original-war': lazy(() => import('./original-war/table.tsx')),
  doomtrooper: lazy(() => import('./doomtrooper/table.tsx')),
};

export const isDrawn = (game: string): boolean => tables[game] !== undefined && tables[game] !== plain;
