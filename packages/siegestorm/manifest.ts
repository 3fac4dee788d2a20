import type { GameManifest } from '@bojiste/kernel';

export const manifest: GameManifest = {
  id: 'siegestorm',
  names: { cs: 'Siegestorm', en: 'Siegestorm' },
  about: {
    cs: 'Rychlé řady nestvůr proti sobě, nebo proti bossovi, kterého vede sama hra.',
    en: 'Quick lines of monsters against each other, or against a boss the game itself leads.',
  },
  modes: {
    cs: 'duel, divočina, obléhání, kooperace, poslední vyhrává (3–4)',
    en: 'duel, wilderness, siege, co-op, last one standing (3–4)',
  },
  order: 2,
  size: { clauses: 478, cards: 122, decks: 8 },
  load: async () => (await import('./index.ts')).siegestorm,
  starters: async () => (await import('./decks/index.ts')).decks,
};
