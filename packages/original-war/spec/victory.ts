import type { Section } from '@bojiste/kernel';

export const victory: Section = {
  code: 'WIN',
  title: { cs: 'Vítězství a prohra', en: 'Victory and defeat' },
  clauses: [
    {
      id: 'OW-WIN-01',
      kind: 'rule',
      title: { cs: 'Doly na většině ložisek', en: 'Mines on more than half' },
      text: {
        cs: 'Hráč vítězí, má-li dostavěné siberitové doly na více než 50 % všech ložisek siberitu na mapě.',
        en: 'A player wins with finished siberite mines on more than 50 % of all siberite deposits of the map.',
      },
      check: 'Given 4 deposits and 2 mines, then no win; 3 mines, then win.',
    },
    {
      id: 'OW-WIN-02',
      kind: 'rule',
      title: { cs: 'Rozestavěné doly se nepočítají', en: 'Unfinished mines do not count' },
      text: { cs: 'Počítají se pouze postavené doly.', en: 'Only built mines count.' },
      check: 'Given 5 deposits, 2 finished and 1 unfinished mine, then no win.',
    },
    {
      id: 'OW-WIN-03',
      kind: 'rule',
      title: { cs: 'Bez skladiště a postav', en: 'No storehouse and no people' },
      text: {
        cs: 'Prohrává hráč, který nemá ve hře skladiště a zároveň nemá ve hře žádnou postavu; musí platit obojí.',
        en: 'A player loses who has no storehouse in play and no character in play; both must be true.',
      },
      check: 'Given no storehouse but 1 character, then not lost; given a storehouse and no character, then not lost.',
    },
    {
      id: 'OW-WIN-04',
      kind: 'rule',
      title: { cs: 'Prázdný balíček a málo postav', en: 'Empty deck and few people' },
      text: {
        cs: 'Prohrává hráč, který má prázdný konstrukční balíček a ve hře méně než 50 % startovního počtu postav. Viz OW-RULING-97 a OW-RULING-98.',
        en: 'A player loses with an empty construction deck and fewer than 50 % of the starting number of characters in play. See OW-RULING-97 and OW-RULING-98.',
      },
      check: 'Given deck 0 and 5 of 12, then lost; deck 1 and 1 of 12, then not lost.',
    },
    {
      id: 'OW-WIN-05',
      kind: 'rule',
      title: { cs: 'Okamžik kontroly podmínek', en: 'Checked at the own end of round' },
      text: {
        cs: 'Kontrola se týká hráče, jehož kolo právě končí. Viz OW-RULING-99.',
        en: 'The checks concern the player whose round ends. See OW-RULING-99.',
      },
      check:
        "Given A destroys B's last storehouse and character in A's round, then B has not lost until B's end of round.",
    },
  ],
};
