import type { Section } from '@bojiste/kernel';

export const battleEnd: Section = {
  code: 'ENDB',
  title: { cs: 'Konec boje', en: 'End of battle' },
  clauses: [
    {
      id: 'OW-ENDB-01',
      kind: 'rule',
      title: { cs: 'Konec po třech kolech', en: 'After three rounds' },
      text: { cs: 'Boj končí, jakmile skončí 3. kolo boje.', en: 'The battle ends when battle round 3 is over.' },
      check: 'Given both sides alive, then no fourth round.',
    },
    {
      id: 'OW-ENDB-02',
      kind: 'rule',
      title: { cs: 'Zbyly karty jednoho hráče', en: 'One side left' },
      text: {
        cs: 'Boj končí okamžitě, zůstanou-li v něm karty jediného hráče. Viz OW-RULING-91.',
        en: "It ends at once when only one player's cards remain in it. See OW-RULING-91.",
      },
      check: "Given B's last card dies in battle round 1, then the battle ends without further slots.",
    },
    {
      id: 'OW-ENDB-03',
      kind: 'rule',
      title: { cs: 'Vyčerpání po boji', en: 'Everyone is exhausted' },
      text: {
        cs: 'Po boji se všechny zúčastněné karty na obou stranách vyčerpají. Viz OW-RULING-90.',
        en: 'After the battle all cards that took part are exhausted, on both sides. See OW-RULING-90.',
      },
      check: "Given A's and B's cards ready at the end, then all exhausted; B's recover in B's next recovery.",
    },
  ],
};
