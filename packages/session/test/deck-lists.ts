import { absent } from '@bojiste/doomtrooper/decks/absent';

/** Two that are not in the pool yet, whichever they are by now. */
const [FIRST = '', LAST = ''] = [absent[0], absent[absent.length - 1]];

/** Twenty Doomtrooper lists in different hands, and what has to be read from them. */
export interface Hand {
  readonly hand: string;
  readonly text: string;
  readonly name?: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly side?: Readonly<Record<string, number>>;
  /** Lines that have to be asked about. */
  readonly asked?: readonly string[];
  /** Cards that the pool does not have yet. */
  readonly absent?: readonly string[];
}

export const hands: readonly Hand[] = [
  {
    hand: 'capitals',
    text: '3X HUSSAR\n2X GOLDEN LION\n1X BIG BOB WATTS',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      'big-bob-watts': 1,
    },
  },
  {
    hand: 'small letters without a sign',
    text: '3 hussar\n2 golden lion\nbig bob watts',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      'big-bob-watts': 1,
    },
  },
  {
    hand: 'counts behind',
    text: 'Hussar x3\nGolden Lion x 2\nDragoon (4)\nAmbush - 2\nInitiative: 1',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      dragoon: 4,
      ambush: 2,
      initiative: 1,
    },
  },
  {
    hand: 'plurals',
    text: '3 Hussars\n2 Golden Lions\n2 Necromutants\n2 Valkyries',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      necromutant: 2,
      valkyrie: 2,
    },
  },
  {
    hand: 'typing errors',
    text: '3x Husar\n2x Goldne Lion\n1x Big Bob Wats\n2x Postive Karma',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      'big-bob-watts': 1,
      'positive-karma': 2,
    },
  },
  {
    hand: 'no apostrophes and no signs',
    text: '1 Dont Call Again\n2 Captured\n1 Narrow Escape\n2 Chasm',
    cards: {
      'don-t-call-again': 1,
      captured: 2,
      'narrow-escape': 1,
      chasm: 2,
    },
  },
  {
    hand: 'abbreviations',
    text: '3x Gold. Lion\n1x Big Bob W.\n2x Pos. Karma\n1x Evas. Training',
    cards: {
      'golden-lion': 3,
      'big-bob-watts': 1,
      'positive-karma': 2,
      'evasion-training': 1,
    },
  },
  {
    hand: 'headings and counts of cards',
    text: 'WARRIORS (5):\n3 Hussar\n2 Dragoon\n\nSpecials - 3 cards\n3 Ambush',
    cards: {
      hussar: 3,
      dragoon: 2,
      ambush: 3,
    },
  },
  {
    hand: 'bullets and notes',
    text: '- 3x Hussar // cheap\n* 2x Golden Lion # Imperial\n• Ambush',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      ambush: 1,
    },
  },
  {
    hand: 'a name and a sideboard',
    text: 'Deck: Old box\n3 Hussar\n\nSideboard:\n2 Dragoon',
    name: 'Old box',
    cards: {
      hussar: 3,
    },
    side: {
      dragoon: 2,
    },
  },
  {
    hand: 'Czech names without accents',
    text: '3x Husar\n2x Zlaty lev\n1 Dragoun',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      dragoon: 1,
    },
  },
  {
    hand: 'Czech with pieces',
    text: '3 ks Husar\n2 ks Negativní karma\nnázev: Kapsa',
    name: 'Kapsa',
    cards: {
      hussar: 3,
      'negative-karma': 2,
    },
  },
  {
    hand: 'the article left out or behind',
    text: '1 Cathedral\n2 First Directorate\n1 HQ, The',
    cards: {
      'the-cathedral': 1,
      'the-first-directorate': 2,
      'the-hq': 1,
    },
  },
  {
    hand: 'words run together',
    text: '2 GoldenLion\n1 BigBobWatts\n3 blood beret',
    cards: {
      'golden-lion': 2,
      'big-bob-watts': 1,
      'blood-beret': 3,
    },
  },
  {
    hand: 'tabs of a spreadsheet',
    text: '3\tHussar\n2\tGolden Lion\n1\tAmbush',
    cards: {
      hussar: 3,
      'golden-lion': 2,
      ambush: 1,
    },
  },
  {
    hand: 'one line twice',
    text: '2 Hussar\n1 hussar\nHussar',
    cards: {
      hussar: 4,
    },
  },
  {
    hand: 'cards that are not there yet',
    text: `2 Hussar\n1 ${FIRST}\n1 ${LAST.toLowerCase()}`,
    cards: {
      hussar: 2,
    },
    absent: [FIRST, LAST],
  },
  {
    hand: 'a beginning that many share',
    text: '2 Hussar\n1 Citadel of',
    cards: {
      hussar: 2,
    },
    asked: ['1 Citadel of'],
  },
  {
    hand: 'what is no card at all',
    text: '2 Hussar\n1 qqqqzz',
    cards: {
      hussar: 2,
    },
    asked: ['1 qqqqzz'],
  },
  {
    hand: 'numbers in names',
    text: '2 V-3\n1x T-32 Wolfclaw JBT\n1 G-3 Green Monk',
    cards: {
      'v-3': 2,
      't-32-wolfclaw-jbt': 1,
      'g-3-green-monk': 1,
    },
  },
];
