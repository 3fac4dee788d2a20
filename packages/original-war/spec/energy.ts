import type { Section } from '@bojiste/kernel';

export const energy: Section = {
  code: 'ENERGY',
  title: { cs: 'Energie', en: 'Energy' },
  clauses: [
    {
      id: 'OW-ENERGY-01',
      kind: 'rule',
      title: { cs: 'Spotřeba energie', en: 'Consumers' },
      text: {
        cs: 'Karta s uvedenou spotřebou potřebuje ke své činnosti právě tolik energie.',
        en: 'A card with a printed consumption needs that much energy to work.',
      },
      check: 'Given need 2 and 1 energy delivered, then it is unpowered.',
    },
    {
      id: 'OW-ENERGY-02',
      kind: 'rule',
      title: { cs: 'Karta bez energie', en: 'Unpowered card' },
      text: {
        cs: 'Na kartu, která v tomto kole nedostala svou energii, se hledí, jako by ve hře nebyla: nesplňuje žádný požadavek a její schopnosti nelze používat. Viz OW-RULING-42 a OW-RULING-43.',
        en: 'A card that has not got its energy this round is treated as not being in play: it fulfils no requirement and its abilities cannot be used. See OW-RULING-42 and OW-RULING-43.',
      },
      check: 'Given an unpowered factory (need 1), when a vehicle requiring a factory is played, then illegal.',
    },
    {
      id: 'OW-ENERGY-03',
      kind: 'rule',
      title: { cs: 'Obnovení funkce', en: 'Power returns function' },
      text: {
        cs: 'Jakmile je vyrobeno dost energie, karta se opět počítá.',
        en: 'As soon as enough energy is produced the card counts again.',
      },
      check: 'Given the same, when 1 energy is assigned to the factory, then the vehicle is legal at once.',
    },
    {
      id: 'OW-ENERGY-04',
      kind: 'rule',
      title: { cs: 'Energie pro každou kartu', en: 'Each card separately' },
      text: {
        cs: 'Má-li v jednom kole pracovat více spotřebičů, je potřeba energie pro každý z nich zvlášť.',
        en: 'Using several consumers in one round needs energy for each of them.',
      },
      check: 'Given needs 1 and 2, when 2 energy exist, then not both can be powered; with 3, both.',
    },
    {
      id: 'OW-ENERGY-05',
      kind: 'rule',
      title: { cs: 'Elektrárna', en: 'Power plants' },
      text: {
        cs: 'Energie se získává vyčerpáním budov s podtypem „elektrárna“.',
        en: 'Energy comes from exhausting buildings of subtype power plant.',
      },
      check: 'Given Plant ready and 1 oil, when exhausted, then pool +2; when exhausted already, then illegal.',
    },
    {
      id: 'OW-ENERGY-06',
      kind: 'rule',
      title: { cs: 'Přebytky energie', en: 'Surplus vanishes' },
      text: { cs: 'Nevyužitá energie na konci kola propadá.', en: 'Energy not used is lost at the end of the round.' },
      check: "Given 1 energy left at A's end of round, when B's round starts, then A's pool is 0.",
    },
  ],
};
