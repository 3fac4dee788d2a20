import type { Section } from '@bojiste/kernel';

export const tableSpace: Section = {
  code: 'TABLE',
  title: { cs: 'Šetření místa na stole', en: 'Saving table space' },
  clauses: [
    {
      id: 'OW-TABLE-01',
      kind: 'rule',
      title: { cs: 'Skládání karet přes sebe', en: 'Stacking is presentation' },
      text: {
        cs: 'Postavy téhož povolání, shodná vozidla bez přiřazené postavy, shodné budovy, vylepšení na své budově a vyzkoumané technologie se mohou zobrazovat překryté. Jde jen o úsporu místa, na průběh hry to nemá žádný vliv.',
        en: 'Characters of one profession, equal vehicles without an assigned character, equal buildings, upgrades on their building and researched technologies may be shown overlapping; this never changes the game.',
      },
      check: 'Given two views of a state, stacked and spread, when legal actions are computed, then they are equal.',
    },
    {
      id: 'OW-TABLE-02',
      kind: 'rule',
      title: { cs: 'Viditelnost pasivních schopností', en: 'Keep passive effects visible' },
      text: {
        cs: 'Karty, jejichž pasivní schopnost ovlivňuje jiné karty, musejí zůstat viditelné. Technologie, která mění statistiky nebo schopnosti jiných karet, nesmí být schovaná mezi překrytými kartami.',
        en: 'Cards whose passive ability affects others must stay visible; a technology that changes statistics or abilities of other cards must not be hidden in a stack.',
      },
      check: 'Given a stack containing such a card, when rendered, then it is shown in full or flagged.',
    },
    {
      id: 'OW-TABLE-03',
      kind: 'rule',
      title: { cs: 'Vozidlo s přiřazenou postavou', en: 'No stacking of crewed vehicles' },
      text: {
        cs: 'Vozidlo s přiřazenou postavou se nikdy neskládá přes jiné karty; totéž platí pro budovy.',
        en: 'A vehicle with an assigned character is never merged into a stack; the same for buildings.',
      },
      check: 'Given three equal vehicles, one crewed, when rendered, then a stack of 2 and a single one.',
    },
  ],
};
