import type { Bilingual } from '@bojiste/kernel';

/** The four games in the order the page shows them. */

export const GAME_IDS = ['summoner-wars', 'siegestorm', 'doomtrooper', 'original-war'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const GAME_NAMES: Readonly<Record<GameId, Bilingual>> = {
  'summoner-wars': { cs: 'Války Vyvolavačů', en: 'Summoner Wars' },
  siegestorm: { cs: 'Siegestorm', en: 'Siegestorm' },
  doomtrooper: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  'original-war': { cs: 'Original War TCG', en: 'Original War TCG' },
};

export const isGame = (id: string | undefined): id is GameId => GAME_IDS.includes(id as GameId);
