import type { Section } from '@bojiste/kernel';

export const wilderness: Section = {
  code: 'WILD',
  title: { cs: 'Režim Divočina', en: 'Wilderness' },
  clauses: [
    {
      id: 'SS-WILD-01',
      kind: 'rule',
      title: { cs: 'Různé frakce', en: 'Mixed factions' },
      text: {
        cs: 'Balíček pro „Divočinu“ smí libovolně mísit karty různých frakcí.',
        en: 'A Wilderness deck may mix cards of different factions freely.',
      },
      check:
        'Given 17 Yrsa + 17 Čchun-laj cards within copy limits, when validated for Wilderness, then it passes; for Duel it is refused.',
    },
    {
      id: 'SS-WILD-02',
      kind: 'rule',
      title: { cs: 'Stále 34 karet', en: 'Still 34 cards' },
      text: { cs: 'Balíček má i nadále přesně 34 karet.', en: 'The deck still has exactly 34 cards.' },
      check: 'Given 35 cards, when validated for Wilderness, then refused.',
    },
    {
      id: 'SS-WILD-03',
      kind: 'rule',
      title: { cs: 'Limity kopií', en: 'Copy limits stay' },
      text: {
        cs: 'Od každé karty šampiona nebo elity jsou povoleny nejvýše 2 kopie, od každé karty vojáka nebo veterána nejvýše 4.',
        en: 'At most 2 copies of each champion or elite card and 4 of each soldier or veteran card.',
      },
      check: 'Given 3 copies of an elite, when validated for Wilderness, then refused.',
    },
    {
      id: 'SS-WILD-04',
      kind: 'rule',
      title: { cs: 'Obaly na turnajích', en: 'Sleeves advised in tournaments' },
      text: {
        cs: 'Pro turnajovou hru se doporučuje zadní strany karet zakrýt.',
        en: 'Hiding the backs is recommended for tournament play.',
      },
      check:
        "Given a Wilderness game, when an opponent's view is serialised, then unseen cards of deck and hand carry no faction information.",
    },
    {
      id: 'SS-WILD-05',
      kind: 'rule',
      title: { cs: 'Průběh hry beze změny', en: 'Play itself unchanged' },
      text: { cs: 'Liší se pouze tvorba balíčku.', en: 'Only deck building differs.' },
      check: 'Given two Wilderness decks, when the duel suite is run, then all clauses except SS-SET-03 hold.',
    },
  ],
};
