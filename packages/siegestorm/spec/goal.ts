import type { Section } from '@bojiste/kernel';

export const goal: Section = {
  code: 'GOAL',
  title: { cs: 'Cíl duelu', en: 'Goal of the duel' },
  clauses: [
    {
      id: 'SS-GOAL-01',
      kind: 'rule',
      title: { cs: 'Vyčerpání zdrojů', en: 'Exhaust the opponent' },
      text: {
        cs: 'Cílem je vyčerpat protivníkovy zdroje dříve, než dojdou vaše.',
        en: "The aim is to use up the opponent's resources before your own run out.",
      },
      check: 'Given B loses by SS-GOAL-02, when the result is read, then A is the winner.',
    },
    {
      id: 'SS-GOAL-02',
      kind: 'rule',
      title: { cs: 'Podmínka porážky', en: 'Defeat condition' },
      text: {
        cs: 'Poražen je ten, kdo jako první nemůže vzít karty z balíčku zdrojů, když to hra vyžaduje.',
        en: 'The loser is the first player who cannot take cards from the resource deck when the game demands it.',
      },
      check: "Given B.deck empty at B's draw step, when the step runs, then B loses.",
    },
    {
      id: 'SS-GOAL-03',
      kind: 'rule',
      title: { cs: 'Okamžitý konec', en: 'Immediate end' },
      text: {
        cs: 'Porážka nastává okamžitě, bez ohledu na to, co se právě vyhodnocuje.',
        en: 'The defeat takes effect at once, in the middle of whatever is going on.',
      },
      check:
        'Given A\'s action reads "draw 3, then deal 5 damage" and A.deck has 2, when it resolves, then A has lost and B has taken no damage.',
    },
    {
      id: 'SS-GOAL-04',
      kind: 'rule',
      title: { cs: 'Prázdný balíček není prohra', en: 'Empty deck alone is no defeat' },
      text: {
        cs: 'Hráč bez karet v balíčku zdrojů hraje dál, dokud po něm hra nějakou kartu nežádá.',
        en: 'A player with zero cards in the resource deck plays on until cards are demanded.',
      },
      check:
        'Given A.deck becomes empty through an exact draw, when the step ends, then the game continues and A may still act.',
    },
    {
      id: 'SS-GOAL-05',
      kind: 'rule',
      title: { cs: 'Rozhodují jen zdroje', en: 'Hand, army and reserves do not count' },
      text: {
        cs: 'Pro porážku se posuzuje pouze balíček zdrojů; ruka, armáda ani zálohy se nepočítají.',
        en: 'Only the resource deck is examined for defeat.',
      },
      check: 'Given A.deck of 1 and ten hand cards, when A must draw 2, then A loses.',
    },
  ],
};
