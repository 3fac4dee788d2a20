import { sure } from '@bojiste/kernel/state/sure';
import type { GameId } from '../../library/games.ts';
import type { Legend } from './types.ts';

const LEGENDS: Readonly<Record<GameId, () => Promise<{ legend: Legend }>>> = {
  'summoner-wars': () => import('./summoner-wars.ts'),
  siegestorm: () => import('./siegestorm.ts'),
  'original-war': () => import('./original-war.ts'),
  doomtrooper: () => import('./doomtrooper.ts'),
};

export const legendOf = async (game: GameId): Promise<Legend> => (await sure(LEGENDS[game])()).legend;
