import type { Section } from '@bojiste/kernel';

export const attack: Section = {
  code: 'ATT',
  title: { cs: 'Útok', en: 'Attack' },
  clauses: [
    {
      id: 'OW-ATT-01',
      kind: 'rule',
      title: { cs: 'Cíl útoku', en: 'Declare a target' },
      text: {
        cs: 'Hráč útočící karty nejprve oznámí cíl: postavu, vozidlo nebo budovu, která se účastní téhož boje. Viz OW-RULING-63.',
        en: "The attacker's player first names the target: a character, vehicle or building taking part in the same battle. See OW-RULING-63.",
      },
      check: 'Given a building in another sector, then illegal; in this battle, then legal.',
    },
    {
      id: 'OW-ATT-02',
      kind: 'rule',
      title: { cs: 'Průběh útoku', en: 'Fixed sequence' },
      text: {
        cs: 'Nejprve se určí cíl, pak může následovat blok, poté se hrají taktiky a nakonec se útok vyhodnotí.',
        en: 'Target, then possible block, then tactics, then evaluation.',
      },
      check:
        'Given an attack, when events are logged, then their order is target, block decision, tactic decisions, result.',
    },
    {
      id: 'OW-ATT-03',
      kind: 'rule',
      title: { cs: 'Tři hodnoty útoku', en: 'Three values' },
      text: {
        cs: 'Ze tří čísel platí první pro útok na postavu, druhé pro útok na vozidlo a třetí pro útok na budovu.',
        en: 'Of the three numbers the first counts against characters, the second against vehicles, the third against buildings.',
      },
      check: 'Given Tank 6/8/5, then 6 against Sol, 8 against Tank, 5 against Shop.',
    },
    {
      id: 'OW-ATT-04',
      kind: 'rule',
      title: { cs: 'V boji není dostřel', en: 'No range inside a battle' },
      text: {
        cs: 'Každá útočící karta může napadnout kteroukoli kartu v boji; uvnitř sektoru neexistují žádné pozice.',
        en: 'Any card in the battle can be attacked by any attacking card; there are no positions within a sector.',
      },
      check: 'Given 4 enemy cards, then all 4 are legal targets.',
    },
  ],
};
