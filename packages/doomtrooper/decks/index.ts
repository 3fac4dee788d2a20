import type { Deck } from '@bojiste/kernel';

export const decks: readonly Deck[] = [
  {
    key: 'a',
    name: { cs: 'A', en: 'A' },
    cards: {
      hussar: 10,
      'bauhaus-blitzer': 10,
      infantry: 5,
      'violator-sword': 4,
      'combat-armor': 5,
      'lucky-shot': 4,
      'powerful-blow': 4,
      miscommunication: 4,
      'narrow-escape': 4,
      bamboozled: 4,
      'positive-karma': 6,
    },
  },
  {
    key: 'b',
    name: { cs: 'B', en: 'B' },
    cards: {
      'undead-legionnaire': 16,
      'nepharite-of-ilian': 9,
      'combat-armor': 5,
      'lucky-shot': 4,
      'powerful-blow': 6,
      miscommunication: 4,
      'narrow-escape': 4,
      bamboozled: 4,
      'positive-karma': 8,
    },
  },
];
