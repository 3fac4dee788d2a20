import { sure } from '@bojiste/kernel/state/sure';
import type { Block } from '@bojiste/learn/sheets/read';
import type { GameId } from '../../../library/games.ts';
import type { FigureSpec } from './figure.tsx';

/** Drawings by block; a game's own are loaded with its page. */
export type Figures = Partial<Readonly<Record<Block, readonly FigureSpec[]>>>;

export interface Drawings {
  readonly figures: Figures;
  readonly signs: Readonly<Record<string, string>>;
}

const LOADERS: Readonly<
  Record<GameId, () => Promise<readonly [{ figures: Figures }, { default: Drawings['signs'] }]>>
> = {
  'summoner-wars': () => Promise.all([import('./summoner-wars.ts'), import('../../../cards/icons/signs.json?icons')]),
  siegestorm: () =>
    Promise.all([import('./siegestorm.ts'), import('../../../cards/icons/siegestorm-signs.json?icons')]),
  'original-war': () =>
    Promise.all([import('./original-war.ts'), import('../../../cards/icons/original-war-signs.json?icons')]),
  doomtrooper: () =>
    Promise.all([import('./doomtrooper.ts'), import('../../../cards/icons/doomtrooper-signs.json?icons')]),
};

export async function drawingsOf(game: GameId): Promise<Drawings> {
  const [{ figures }, { default: signs }] = await sure(LOADERS[game])();
  return { figures, signs };
}
