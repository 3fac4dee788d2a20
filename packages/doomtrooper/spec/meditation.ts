import type { Section } from '@bojiste/kernel';

export const meditation: Section = {
  code: 'MED',
  title: { cs: 'Meditace', en: 'Meditation' },
  clauses: [
    {
      id: 'DT-MED-01',
      kind: 'rule',
      title: { cs: 'Jeden bod osudu za akci', en: 'One action, one destiny point' },
      text: {
        cs: 'Každá akce věnovaná meditaci přidá do Osudového banku 1 bod osudu.',
        en: 'Each action spent meditating adds 1 destiny point to the bank.',
      },
      check: 'Given D = 2, when two actions are spent meditating, then D = 4.',
    },
    {
      id: 'DT-MED-02',
      kind: 'rule',
      title: { cs: 'Meditace bez bojovníků', en: 'No warrior needed' },
      text: { cs: 'Meditovat lze i bez bojovníků ve hře.', en: 'Meditation is possible with no warriors in play.' },
      check: 'Given an empty board, when MEDITATE is requested, then accepted.',
    },
  ],
};
