import type { Section } from '@bojiste/kernel';

export const battleAction: Section = {
  code: 'BAB',
  title: { cs: 'Bojová akce v boji', en: 'Battle action in battle' },
  clauses: [
    {
      id: 'OW-BAB-01',
      kind: 'rule',
      title: { cs: 'BA vyčerpá kartu na řadě', en: 'It costs the slot' },
      text: {
        cs: 'Kdo v boji použije BA, vyčerpá tím vlastní kartu, která je právě na řadě.',
        en: 'Using a BA in battle exhausts the own card whose slot it is.',
      },
      check: "Given Sol's slot, when A plays a BA, then Sol is exhausted and its slot is over.",
    },
    {
      id: 'OW-BAB-02',
      kind: 'rule',
      title: { cs: 'BA do odkládacího balíčku', en: 'The battle action is discarded' },
      text: {
        cs: 'Karta s použitou BA putuje jako vždy do odkládacího balíčku.',
        en: 'The BA card goes to the discard pile as always.',
      },
      check: 'Given the same, then discard +1.',
    },
    {
      id: 'OW-BAB-03',
      kind: 'rule',
      title: { cs: 'Jedna BA za tah karty', en: 'One battle action per slot' },
      text: {
        cs: 'Tah karty se použitím BA spotřebuje, takže jedním tahem lze zaplatit jen jednu BA.',
        en: 'Since the slot is spent, one slot pays for one BA.',
      },
      check:
        "Given Sol's slot and two BA in hand, when the first resolved, then the second needs another own card's slot.",
    },
  ],
};
