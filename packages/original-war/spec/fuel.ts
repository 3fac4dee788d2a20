import type { Section } from '@bojiste/kernel';

export const fuel: Section = {
  code: 'FUEL',
  title: { cs: 'Pohon a palivo', en: 'Propulsion and fuel' },
  clauses: [
    {
      id: 'OW-FUEL-01',
      kind: 'rule',
      title: { cs: 'Pohonné hmoty', en: 'Vehicles need fuel' },
      text: {
        cs: 'Na rozdíl od postav závisí pohyb vozidel na jejich pohonu.',
        en: 'Unlike characters, vehicles depend on their propulsion to move.',
      },
      check: 'Given Sol moving, then stock unchanged.',
    },
    {
      id: 'OW-FUEL-02',
      kind: 'rule',
      title: { cs: 'Spalovací pohon', en: 'Combustion burns oil' },
      text: {
        cs: 'Spalovací vozidlo spotřebuje na přesun 1 jednotku ropy ze skladu svého vlastníka. Viz OW-RULING-51.',
        en: "A combustion vehicle uses 1 oil from the owner's stock for a move. See OW-RULING-51.",
      },
      check:
        'Given stock 0/1/0 and two crewed Tanks, when the first moves 2 sectors, then stock 0/0/0 and the second cannot move.',
    },
    {
      id: 'OW-FUEL-03',
      kind: 'rule',
      title: { cs: 'Dosah spalovacích vozidel', en: 'Combustion range' },
      text: {
        cs: 'Pro spalovací vozidla platí stejná tabulka rychlostí jako pro postavy.',
        en: 'Same speed table as characters.',
      },
      check: 'Given speed 16, then up to 2 sectors.',
    },
    {
      id: 'OW-FUEL-04',
      kind: 'rule',
      title: { cs: 'Solární pohon', en: 'Solar drive' },
      text: {
        cs: 'Solární vozidlo nepotřebuje ropu; při rychlosti nejvýše 20 ujede jen 1 sektor, při rychlosti 21 a vyšší nejvýše 2 sektory.',
        en: 'No oil; up to speed 20 only 1 sector, from 21 up to 2.',
      },
      check: 'Given Remo speed 18, then 1; speed 20, then 1; speed 21, then 2; oil unchanged.',
    },
    {
      id: 'OW-FUEL-05',
      kind: 'rule',
      title: { cs: 'Siberitový pohon', en: 'Siberite drive' },
      text: {
        cs: 'Siberitové vozidlo nepotřebuje ropu a platí pro ně stejná tabulka rychlostí jako pro postavy; nespotřebovává ani siberit.',
        en: 'No oil, and the same speed table as characters; no siberite is consumed either.',
      },
      check: 'Given Drone speed 22 and stock 0/0/0, then it moves up to 3 and stock stays 0/0/0.',
    },
  ],
};
