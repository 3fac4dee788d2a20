import { type ComponentType, lazy } from 'react';

/** Tables by game; each is loaded when it is first played. */

export const tables: Readonly<Record<string, ComponentType>> = {
  'summoner-wars': lazy(() => import('./summoner-wars/table.tsx')),
  siegestorm: lazy(() => import('./siegestorm/table.tsx')),
  'original-war': lazy(() => import('./original-war/table.tsx')),
  doomtrooper: lazy(() => import('./doomtrooper/table.tsx')),
};
