import type { Section } from '@bojiste/kernel';

export const goal: Section = {
  code: 'GOAL',
  title: { cs: 'Cíl hry', en: 'Goal' },
  clauses: [
    {
      id: 'OW-GOAL-01',
      kind: 'rule',
      title: { cs: 'Tři způsoby vítězství', en: 'Three roads to victory' },
      text: {
        cs: 'O výsledku partie rozhoduje držení většiny ložisek siberitu, úplné vyhlazení soupeře, nebo jeho vyhladovění. Přesné podmínky stanoví oddíl Vítězství a prohra (OW-WIN).',
        en: 'A game is decided by holding most siberite deposits, by wiping an opponent out, or by starving an opponent out. The exact tests are in the section Victory and defeat (OW-WIN).',
      },
      check:
        'Given the possible outcomes of a game, when listed, then those by rule are exactly siberite-majority, annihilation, starvation (technical ones such as concede are kept apart).',
    },
    {
      id: 'OW-GOAL-02',
      kind: 'rule',
      title: { cs: 'Většina ložisek siberitu', en: 'Siberite majority' },
      text: {
        cs: 'Hráč, který ovládá většinu ložisek siberitu ve hře, vítězí.',
        en: 'A player who controls most of the siberite deposits in the game wins.',
      },
      check: "Given a map with 5 deposits and A owning finished mines on 3, when A's round ends, then A has won.",
    },
    {
      id: 'OW-GOAL-03',
      kind: 'rule',
      title: { cs: 'Zničení skladu a pobití lidí', en: 'Annihilation' },
      text: {
        cs: 'Soupeř, který přišel o skladiště a jehož lidé jsou všichni mrtví, je poražen.',
        en: 'An opponent whose storehouse is gone and whose people are all dead is beaten.',
      },
      check: "Given B without storehouse and characters, when B's round ends, then B has lost.",
    },
    {
      id: 'OW-GOAL-04',
      kind: 'rule',
      title: { cs: 'Vyhladovění', en: 'Starvation' },
      text: {
        cs: 'Soupeř, kterému došel konstrukční balíček a zbývá mu příliš málo lidí, je poražen; hranici určuje OW-RULING-97.',
        en: 'An opponent whose construction deck has run out and who has too few people left is beaten; the threshold is the subject of OW-RULING-97.',
      },
      check: "Given B with an empty construction deck and 5 of 12 characters, when B's round ends, then B has lost.",
    },
  ],
};
