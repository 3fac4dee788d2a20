import type { Ground } from '../../ground/paint.ts';
import type { GameId } from '../../library/games.ts';

const SITES = [
  [0.3, 0.7, 'forest'],
  [0.6, 0.45, 'crater'],
  [0.85, 0.75, 'base'],
] as const;

/** The land of each world: light to load, so it is there at once. */
const PLAIN: Ground = { kind: 'deck', tint: '5d6b7a', seed: 1 };
const LANDS: Readonly<Record<GameId, Ground | undefined>> = {
  'summoner-wars': { kind: 'slabs', far: 'cave-goblins', near: 'polar-dwarves', columns: 5, rows: 4, turned: false },
  siegestorm: { kind: 'front', far: 'khung-lai', near: 'yrsa' },
  doomtrooper: { kind: 'deck', tint: 'a2412c', seed: 2 },
  'original-war': {
    kind: 'map',
    seed: 8,
    sites: SITES.map(([x, y, land], i) => ({ x, y, land, paths: i === 0 ? [1] : [] })),
  },
};

export const landOf = (game: GameId): Ground => LANDS[game] ?? PLAIN;
