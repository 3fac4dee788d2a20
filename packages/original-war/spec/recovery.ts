import type { Section } from '@bojiste/kernel';

export const recovery: Section = {
  code: 'REST',
  title: { cs: 'Zotavení', en: 'Recovery' },
  clauses: [
    {
      id: 'OW-REST-01',
      kind: 'rule',
      title: { cs: 'Zotavení vlastních karet', en: 'All own cards recover' },
      text: {
        cs: 'V kroku zotavení vrátí hráč do připravené polohy všechny vlastní vyčerpané karty, pokud něco nestanoví jinak.',
        en: 'In the recovery step the player readies all own exhausted cards unless something says otherwise.',
      },
      check: "Given 5 exhausted own cards and 2 of B, when A recovers, then A's 5 are ready and B's 2 stay exhausted.",
    },
    {
      id: 'OW-REST-02',
      kind: 'rule',
      title: { cs: 'Zotavení následuje po těžbě', en: 'Recovery after mining' },
      text: { cs: 'Zotavení probíhá až po těžbě surovin.', en: 'Recovery follows mining.' },
      check: 'Given an exhausted Rig, when preparation runs, then its oil is credited before it becomes ready.',
    },
    {
      id: 'OW-REST-03',
      kind: 'rule',
      title: { cs: 'Zotavení pomocí schopností', en: 'Other ways to recover' },
      text: {
        cs: 'Schopnosti karet mohou kartu zotavit i v jiné chvíli.',
        en: 'Card abilities can ready a card at other times.',
      },
      check:
        'Given an ability "ready a card", when used in construction on an exhausted Wor, then it is ready and may be exhausted again.',
    },
  ],
};
