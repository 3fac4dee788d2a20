import type { GameManifest } from '@bojiste/kernel';

export const manifest: GameManifest = {
  id: 'doomtrooper',
  names: { cs: 'Doomtrooper', en: 'Doomtrooper' },
  about: {
    cs: 'Oddíly temné budoucnosti: vyzbrojte bojovníky, útočte a sbírejte body vítězství.',
    en: 'Squads of a dark future: arm your warriors, attack and collect victory points.',
  },
  modes: { cs: 'duel, každý sám za sebe (3–4), dvojice', en: 'duel, free for all (3–4), teams of two' },
  order: 3,
  size: { clauses: 760, cards: 917, decks: 14 },
  load: async () => (await import('./index.ts')).doomtrooper,
  starters: async () => (await import('./decks/index.ts')).decks,
};
