import type { Section } from '@bojiste/kernel';

export const roundEnd: Section = {
  code: 'END',
  title: { cs: 'Konec kola', en: 'End of round' },
  clauses: [
    {
      id: 'OW-END-01',
      kind: 'rule',
      title: { cs: 'Akce na konci kola', en: 'End-of-round effects' },
      text: {
        cs: 'Hráč provede vše, co karty na konci kola požadují.',
        en: 'The player carries out everything cards demand at the end of the round.',
      },
      check: 'Given a card "at the end of the round gain 1 oil", then it resolves before hand check and victory check.',
    },
    {
      id: 'OW-END-02',
      kind: 'rule',
      title: { cs: 'Limit karet v ruce', en: 'Hand limit' },
      text: {
        cs: 'Drží-li hráč víc než 8 karet, odloží ty, které jsou navíc.',
        en: 'With more than 8 cards in hand the player discards the excess.',
      },
      check: 'Given 10 cards, then A must discard at least 2.',
    },
    {
      id: 'OW-END-03',
      kind: 'rule',
      title: { cs: 'Dobrovolné odložení karet', en: 'Voluntary discards' },
      text: { cs: 'Hráč smí odložit, kolik karet chce.', en: 'The player may discard any number of cards.' },
      check: 'Given 6 cards, when A discards 6, then legal; A draws 8 in the next preparation.',
    },
    {
      id: 'OW-END-04',
      kind: 'rule',
      title: { cs: 'Kontrola vlastních podmínek', en: 'Own conditions are checked' },
      text: {
        cs: 'Hráč poté zkontroluje své podmínky vítězství a prohry.',
        en: 'The player then checks his victory and defeat conditions.',
      },
      check: "Given A's end of round, then A's conditions are evaluated after discards.",
    },
    {
      id: 'OW-END-05',
      kind: 'rule',
      title: { cs: 'Předání kola dalšímu hráči', en: 'Hand-over to the next player' },
      text: {
        cs: 'Kolo skončí a další hráč zahájí svou přípravnou fázi.',
        en: 'The round ends and the next player starts preparation.',
      },
      check: 'Given A ends, then B is in preparation with draw already due.',
    },
  ],
};
