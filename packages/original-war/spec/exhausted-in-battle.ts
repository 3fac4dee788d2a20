import type { Section } from '@bojiste/kernel';

export const exhaustedInBattle: Section = {
  code: 'EXHB',
  title: { cs: 'Vyčerpané karty v boji', en: 'Exhausted cards in battle' },
  clauses: [
    {
      id: 'OW-EXHB-01',
      kind: 'rule',
      title: { cs: 'Účast vyčerpaných karet', en: 'Exhausted cards take part' },
      text: {
        cs: 'Vyčerpané karty v sektoru se boje účastní také a vstupují do něj vyčerpané.',
        en: 'Exhausted cards in the sector join the battle exhausted.',
      },
      check: 'Given Sol exhausted, then it is a participant and a legal target.',
    },
    {
      id: 'OW-EXHB-02',
      kind: 'rule',
      title: { cs: 'Vyčerpané v prvním kole boje', en: 'No action in battle round 1' },
      text: {
        cs: 'V prvním kole boje vyčerpané karty nepřijdou na řadu a nemohou v něm blokovat.',
        en: 'They have no slot in the first battle round and cannot block in it.',
      },
      check: 'Given Sol exhausted at the start, then no slot in round 1.',
    },
    {
      id: 'OW-EXHB-03',
      kind: 'rule',
      title: { cs: 'Zotavení v dalších kolech boje', en: 'Recover for rounds 2 and 3' },
      text: {
        cs: 'Ve druhém a třetím kole boje se zotaví stejně jako všechny ostatní karty. Viz OW-RULING-59.',
        en: 'In the second and third battle round they recover like all other cards. See OW-RULING-59.',
      },
      check: 'Given the same, when battle round 2 starts, then Sol is ready and has a slot.',
    },
  ],
};
