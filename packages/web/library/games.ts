import type { Bilingual, Section } from '@bojiste/kernel';

/** The four games in the order the page shows them; rulebooks are loaded when they are opened. */

export const GAME_IDS = ['summoner-wars', 'siegestorm', 'doomtrooper', 'original-war'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const GAME_NAMES: Readonly<Record<GameId, Bilingual>> = {
  'summoner-wars': { cs: 'Války Vyvolavačů', en: 'Summoner Wars' },
  siegestorm: { cs: 'Siegestorm', en: 'Siegestorm' },
  doomtrooper: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  'original-war': { cs: 'Original War TCG', en: 'Original War TCG' },
};

export const isGame = (id: string | undefined): id is GameId => GAME_IDS.includes(id as GameId);

const RULEBOOKS: Readonly<Record<GameId, () => Promise<readonly Section[]>>> = {
  'summoner-wars': async () => (await import('@bojiste/summoner-wars/spec/index')).spec,
  siegestorm: async () => (await import('@bojiste/siegestorm/spec/index')).spec,
  doomtrooper: async () => (await import('@bojiste/doomtrooper/spec/index')).spec,
  'original-war': async () => (await import('@bojiste/original-war/spec/index')).spec,
};

export const rulebook = (game: GameId): Promise<readonly Section[]> => RULEBOOKS[game]();
