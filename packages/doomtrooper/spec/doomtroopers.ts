import type { Section } from '@bojiste/kernel';

export const doomtroopers: Section = {
  code: 'DOOM',
  title: { cs: 'Kdo je Doomtrooper', en: 'Definition of Doomtroopers' },
  clauses: [
    {
      id: 'DT-DOOM-01',
      kind: 'rule',
      title: { cs: 'Kdo je Doomtrooper', en: 'Negative definition' },
      text: {
        cs: 'Doomtrooperem je každý bojovník, který není Černým legionářem ani Kmenovým válečníkem a jehož karta výslovně neříká, že Doomtrooperem není.',
        en: 'Doomtroopers are all warriors that are neither Dark Legionnaires nor tribal warriors and whose card does not expressly say they are not Doomtroopers.',
      },
      check: 'Given a general warrior with no affiliation and no such text, when queried, then isDoomtrooper = true.',
    },
    {
      id: 'DT-DOOM-02',
      kind: 'rule',
      title: { cs: 'Výslovné vyloučení z Doomtrooperů', en: 'Explicit exclusion' },
      text: {
        cs: 'Stojí-li na kartě, že její bojovník není Doomtrooper, do této skupiny nepatří.',
        en: 'A card stating that its warrior is not a Doomtrooper takes him out of the group.',
      },
      check: 'Given an outside warrior with that text, when a card "for a Doomtrooper" is assigned, then rejected.',
    },
    {
      id: 'DT-DOOM-03',
      kind: 'rule',
      title: { cs: 'Doomtrooper bez příslušnosti', en: 'Affiliation is not needed' },
      text: {
        cs: 'Doomtroopery jsou i žoldnéři a podobní bojovníci, kteří žádnou příslušnost nemají.',
        en: 'Mercenaries and similar warriors without affiliation are Doomtroopers.',
      },
      check:
        'Given EX-KORPORAČNÍ ŽOLDNÉŘI, POTULNÝ ŽOLDÁK, TĚLESNÝ STRÁŽCE and VÁLEČNÝ VETERÁN, when queried, then all are Doomtroopers.',
    },
  ],
};
