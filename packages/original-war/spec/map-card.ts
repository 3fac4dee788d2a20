import type { Section } from '@bojiste/kernel';

export const mapCard: Section = {
  code: 'MAP',
  title: { cs: 'Karta mapy', en: 'Map card' },
  clauses: [
    {
      id: 'OW-MAP-01',
      kind: 'rule',
      title: { cs: 'Očíslované sektory', en: 'Numbered sectors' },
      text: {
        cs: 'Mapa znázorňuje bojiště rozdělené na očíslované sektory.',
        en: 'A map shows the battlefield divided into numbered sectors.',
      },
      check: 'Given a map of n sectors, when loaded, then n sector cards with matching numbers exist.',
    },
    {
      id: 'OW-MAP-02',
      kind: 'rule',
      title: { cs: 'Zadní strana mapy', en: 'Back side' },
      text: {
        cs: 'Na zadní straně je motiv hry a jméno mapy; na pravidla nemá vliv.',
        en: "The back shows the game motif and the map's name; no rules effect.",
      },
      check: 'Given the map, when serialised, then its name is available.',
    },
    {
      id: 'OW-MAP-03',
      kind: 'rule',
      title: { cs: 'Označení pohybu', en: 'Position tracker' },
      text: {
        cs: 'Mapa uprostřed stolu ukazuje, kde se nacházejí karty jednotlivých hráčů. Každý hráč má navíc vlastní sadu karet sektorů, podle níž si své karty do sektorů třídí.',
        en: "The map in the middle of the table marks where each player's cards are; each player also keeps an own set of sector cards to sort cards by sector.",
      },
      check: 'Given any card in play, when queried, then it has exactly one sector number (technologies have none).',
    },
  ],
};
