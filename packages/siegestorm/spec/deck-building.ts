import type { Section } from '@bojiste/kernel';

export const deckBuilding: Section = {
  code: 'DECK',
  title: { cs: 'Tvorba balíčků', en: 'Deck building' },
  clauses: [
    {
      id: 'SS-DECK-01',
      kind: 'rule',
      title: { cs: 'Vlastní balíček', en: 'Own deck' },
      text: {
        cs: 'Vlastní balíček má přesně 34 karet jedné frakce, jejichž původ může být libovolný.',
        en: 'A custom deck has exactly 34 cards of one faction, from any origin.',
      },
      check: 'Given 34 cards of one faction mixing starter, base and expansion, when validated, then it passes.',
    },
    {
      id: 'SS-DECK-02',
      kind: 'rule',
      title: { cs: 'Čtyři kopie', en: 'Four copies' },
      text: {
        cs: 'V balíčku smějí být nejvýše čtyři stejné karty vojáků nebo veteránů.',
        en: 'No more than four identical soldier or veteran cards.',
      },
      check: 'Given 4 + 4 copies of two soldiers, then legal; 5 of one, then refused with the card named.',
    },
    {
      id: 'SS-DECK-03',
      kind: 'rule',
      title: { cs: 'Dvě kopie', en: 'Two copies' },
      text: {
        cs: 'V balíčku smějí být nejvýše dvě stejné karty elity nebo šampionů.',
        en: 'No more than two identical elite or champion cards.',
      },
      check: 'Given 2 copies of a champion, then legal; 3, then refused.',
    },
    {
      id: 'SS-DECK-04',
      kind: 'rule',
      title: { cs: 'Kontrola balíčku', en: 'Full error report' },
      text: { cs: 'Balíček může porušovat několik pravidel najednou.', en: 'A deck may break several rules at once.' },
      check:
        'Given a 35-card deck with 5 soldiers and one foreign card, when validated, then three separate errors are returned.',
    },
  ],
};
