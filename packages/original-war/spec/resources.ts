import type { Section } from '@bojiste/kernel';

export const resources: Section = {
  code: 'RES',
  title: { cs: 'Základní suroviny', en: 'Resources' },
  clauses: [
    {
      id: 'OW-RES-01',
      kind: 'rule',
      title: { cs: 'Tři základní suroviny', en: 'Three basic resources' },
      text: {
        cs: 'Základními surovinami jsou zásilky, ropa a siberit; ceny karet mohou uvádět i další.',
        en: 'Crates, oil and siberite; card prices may name further ones.',
      },
      check:
        'Given the schema, when a price names an unknown resource key declared by a card set, then it loads as an extra integer resource starting at 0.',
    },
    {
      id: 'OW-RES-02',
      kind: 'rule',
      title: { cs: 'Zásilky', en: 'Crates' },
      text: {
        cs: 'Zásilky se sbírají, nikdy netěží; vyrábějí se z nich všechny budovy i vozidla.',
        en: 'Gathered, never mined; every building and vehicle is made from them.',
      },
      check: 'Given any effect named "mine", when resolved, then crates do not change.',
    },
    {
      id: 'OW-RES-03',
      kind: 'rule',
      title: { cs: 'Ropa', en: 'Oil' },
      text: {
        cs: 'Ropu získávají vrty z ložisek ropy; pohání spalovací vozidla a slouží jako palivo elektráren.',
        en: 'Won by wells from oil deposits; it drives combustion vehicles and feeds power plants.',
      },
      check: 'Given Rig on an oil deposit, then +1 oil per own mining step.',
    },
    {
      id: 'OW-RES-04',
      kind: 'rule',
      title: { cs: 'Siberit', en: 'Siberite' },
      text: {
        cs: 'Siberit získávají siberitové doly z ložisek siberitu; využívá se k pohonu, k výrobě elektřiny a ke zbraním.',
        en: 'Won by siberite mines from siberite deposits; used for propulsion, electricity and weapons.',
      },
      check: 'Given Mine on a siberite deposit, then +1 siberite per own mining step.',
    },
    {
      id: 'OW-RES-05',
      kind: 'rule',
      title: { cs: 'Sklad surovin', en: 'Stock is a number' },
      text: {
        cs: 'Množství surovin se vede jako prosté počty v hráčově skladu; žádná horní mez není stanovena.',
        en: "Amounts are kept as plain counters in the player's stock, with no upper limit stated.",
      },
      check: 'Given stock 99/0/0, when 5 crates arrive, then 104/0/0.',
    },
    {
      id: 'OW-RES-06',
      kind: 'rule',
      title: { cs: 'Dostatek surovin', en: 'No debt' },
      text: {
        cs: 'Cenu lze zaplatit jen celou ze skladu, dluh není možný.',
        en: 'A price can be paid only in full from the stock.',
      },
      check: 'Given stock 3/0/0, when A plays Shop (4/0/0), then illegal.',
    },
  ],
};
