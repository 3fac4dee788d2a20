import type { GameManifest } from '@bojiste/kernel';

export const manifest: GameManifest = {
  id: 'original-war',
  names: { cs: 'Original War TCG', en: 'Original War TCG' },
  about: {
    cs: 'Sektory pravěké Sibiře: lidé, budovy, vozidla a boj o siberit.',
    en: 'Sectors of prehistoric Siberia: people, buildings, vehicles and a fight for siberite.',
  },
  modes: { cs: 'duel, všichni proti všem (3–6), týmy', en: 'duel, all against all (3–6), teams' },
  order: 4,
  size: { clauses: 542, cards: 448, decks: 9 },
  load: async () => (await import('./index.ts')).originalWar,
  starters: async () => (await import('./decks/index.ts')).decks,
};
