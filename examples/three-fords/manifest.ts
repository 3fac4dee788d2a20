import type { GameManifest } from '@bojiste/kernel';

export const manifest: GameManifest = {
  id: 'three-fords',
  names: { cs: 'Tři brody', en: 'Three Fords' },
  about: {
    cs: 'Ukázková hra: dva velitelé se přetahují o tři brody jedné řeky.',
    en: 'An example game: two commanders contend for the three fords of a river.',
  },
  modes: { cs: 'duel', en: 'duel' },
  size: { clauses: 11, cards: 8, decks: 2 },
  load: async () => (await import('./index.ts')).threeFords,
};
