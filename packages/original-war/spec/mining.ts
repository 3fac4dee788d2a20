import type { Section } from '@bojiste/kernel';

export const mining: Section = {
  code: 'MINE',
  title: { cs: 'Těžba surovin', en: 'Mining' },
  clauses: [
    {
      id: 'OW-MINE-01',
      kind: 'rule',
      title: { cs: 'Příjem ropy a siberitu', en: 'Oil and siberite income' },
      text: {
        cs: 'Do skladu si hráč připíše vše, co vynesly jeho doly a vrty, ať jsou v kterémkoli sektoru.',
        en: 'The player adds to stock what own mines (doly) and wells (vrty) in all sectors produce.',
      },
      check: 'Given two finished Rigs and one Mine, stock 3/0/0, when mining resolves, then 3/2/1.',
    },
    {
      id: 'OW-MINE-02',
      kind: 'rule',
      title: { cs: 'Počítají se všechny sektory', en: 'Every sector counts' },
      text: {
        cs: 'Produkce nezávisí na tom, kde stojí skladiště.',
        en: 'Production does not depend on where the storehouse is.',
      },
      check: 'Given Mine@S3 and Store@S1, when mining resolves, then +1 siberite.',
    },
    {
      id: 'OW-MINE-03',
      kind: 'rule',
      title: { cs: 'Nasbírané zásilky', en: 'Crate income' },
      text: {
        cs: 'V témže kroku hráč dostane zásilky nasbírané kartami, které v předchozím vlastním kole vyslal na sběr.',
        en: 'In the same step the player receives the crates gathered by cards sent out in the previous own round.',
      },
      check:
        "Given 3 Wor sent to gather in a sector with amount 5, when A's next mining step resolves, then +3 crates.",
    },
    {
      id: 'OW-MINE-04',
      kind: 'rule',
      title: { cs: 'Rozestavěný vrt neprodukuje', en: 'Unfinished wells do not produce' },
      text: { cs: 'Rozestavěný důl nebo vrt nic nevynáší.', en: 'An unfinished mine or well yields nothing.' },
      check: 'Given an unfinished Rig, when mining resolves, then +0 oil.',
    },
  ],
};
