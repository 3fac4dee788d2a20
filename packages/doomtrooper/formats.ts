import type { FormatDecl } from '@bojiste/kernel';

/** Formáty (DT-DECK, DT-WIN-02, 03): what tournaments agree on, as values of options. */
export const formats: readonly FormatDecl[] = [
  {
    key: 'law-book',
    text: { cs: 'Kniha zákona', en: 'Book of Law' },
    options: { target: 40, minDeck: 60, copies: 4, sideboard: 25, cut: 1, takeBack: 0 },
    bestOf: [1, 3, 5],
    swap: 'DT-DECK-05',
  },
  {
    key: 'international',
    text: { cs: 'mezinárodní', en: 'international' },
    options: { target: 40, minDeck: 60, copies: 5, sideboard: 25, takeBack: 0 },
    bestOf: [1, 3],
    swap: 'DT-DECK-05',
  },
  {
    key: 'free',
    text: { cs: 'volná hra', en: 'free play' },
    options: { target: 25, minDeck: 40, copies: 5, sideboard: 0 },
    bestOf: [1, 3, 5],
  },
];
