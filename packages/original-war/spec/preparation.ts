import type { Section } from '@bojiste/kernel';

export const preparation: Section = {
  code: 'PREP',
  title: { cs: 'Přípravná fáze: dobírání a posily', en: 'Preparation: draw and reinforcements' },
  clauses: [
    {
      id: 'OW-PREP-01',
      kind: 'rule',
      title: { cs: 'Dolíznutí do 8 karet', en: 'Draw up to eight' },
      text: {
        cs: 'Na začátku přípravné fáze si hráč dolízne svrchu konstrukčního balíčku, dokud nemá v ruce 8 karet.',
        en: 'At the start of preparation the player draws from the top of the construction deck until the hand has 8 cards.',
      },
      check: 'Given hand 5 and deck 20, when preparation starts, then hand 8, deck 17.',
    },
    {
      id: 'OW-PREP-02',
      kind: 'rule',
      title: { cs: 'Nedostatek karet', en: 'Short deck' },
      text: {
        cs: 'Zbývá-li v balíčku příliš málo karet, hráč si lízne všechny zbylé; samo o sobě to neznamená prohru.',
        en: 'If too few cards are left, the player draws all of them; this alone is no loss.',
      },
      check: 'Given hand 5, deck 2, then hand 7, deck 0, the game goes on.',
    },
    {
      id: 'OW-PREP-03',
      kind: 'rule',
      title: { cs: 'Balíček se nedoplňuje', en: 'No refilling' },
      text: {
        cs: 'Konstrukční balíček se běžným způsobem nikdy nedoplňuje; odkládací balíček se do něj nezamíchává.',
        en: 'The construction deck is never refilled by ordinary means; the discard pile is not reshuffled.',
      },
      check:
        'Given deck 0 and discard 12, when preparation starts, then nothing is drawn and the discard pile is unchanged.',
    },
    {
      id: 'OW-PREP-04',
      kind: 'rule',
      title: { cs: 'Nevyužité karty zůstávají', en: 'Unused cards stay' },
      text: {
        cs: 'Karty, které hráč nevyužil, mu zůstávají v ruce do dalších kol.',
        en: 'Cards not used remain in hand for later rounds.',
      },
      check: "Given hand 8 and no play, when A's next preparation starts, then the same 8 cards are in hand.",
    },
    {
      id: 'OW-PREP-05',
      kind: 'rule',
      title: { cs: 'Tajná ruka', en: 'Secret hand' },
      text: { cs: 'Do ruky smí nahlížet pouze její vlastník.', en: 'Only the owner may look at the hand.' },
      check: "Given B's view, when serialised, then A's hand appears as a count.",
    },
    {
      id: 'OW-PREP-06',
      kind: 'rule',
      title: { cs: 'Kdy přicházejí posily', en: 'When reinforcements come' },
      text: {
        cs: 'Má-li hráč ve hře méně postav, než kolik bylo na začátku dohodnuto, hledá v této přípravné fázi posilu.',
        en: 'If the player has fewer characters in play than the number agreed at the start, a reinforcement is sought in this preparation.',
      },
      check: 'Given 12 agreed and 11 in play, then a search happens; given 12 in play, then none.',
    },
    {
      id: 'OW-PREP-07',
      kind: 'rule',
      title: { cs: 'Zamíchání a sejmutí', en: 'Shuffle and cut' },
      text: {
        cs: 'Než se vezme vrchní karta, balíček posil se zamíchá a jeden ze soupeřů ho sejme, tedy přesune jeho horní polovinu dospod.',
        en: 'The reinforcement deck is shuffled and cut by an opponent (the upper half goes below) before the top card is taken.',
      },
      check:
        'Given a seed, when a reinforcement is due, then a recorded shuffle event precedes the reveal; the cut has no player decision.',
    },
    {
      id: 'OW-PREP-08',
      kind: 'rule',
      title: { cs: 'Vložení posily do hry', en: 'Fitting card enters play' },
      text: {
        cs: 'Je-li vrchní karta člověk a hráč nemá ve hře postavu téhož názvu, přijde tato karta do hry. Viz OW-RULING-18 a OW-RULING-20.',
        en: 'If the top card is a human and the player has no character of that name in play, it enters play. See OW-RULING-18 and OW-RULING-20.',
      },
      check: 'Given the top card human "Y" and no Y in play, then Y is in play and the deck is 1 smaller.',
    },
    {
      id: 'OW-PREP-09',
      kind: 'rule',
      title: { cs: 'Nevhodná karta jde naspod', en: 'Unfitting card goes below' },
      text: {
        cs: 'V opačném případě se karta vrátí naspod balíčku a vezme se další. Viz OW-RULING-19.',
        en: 'Otherwise the card goes to the bottom and the next one is taken. See OW-RULING-19.',
      },
      check:
        'Given deck order [Tiger, "X, two" with X in play, "Y"], then Y enters and Tiger and X lie at the bottom in that order.',
    },
  ],
};
