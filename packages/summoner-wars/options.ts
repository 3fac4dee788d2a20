import type { Bilingual, OptionDecl } from '@bojiste/kernel';

/** Rulings with a second workable value, and the printing of the cards. Everything else is fixed. */

const value = (n: number, name: string, text: Bilingual) => ({ value: n, name, text });
const yesNo = [value(0, 'no', { cs: 'ne', en: 'no' }), value(1, 'yes', { cs: 'ano', en: 'yes' })];
const turns = (n: number) => value(n, `${n}`, { cs: `${n} tahů`, en: `${n} turns` });

export const options: readonly OptionDecl[] = [
  {
    name: 'adjusted',
    text: { cs: 'Pozdější oficiální úpravy karet', en: 'Later official card adjustments' },
    clause: 'SW-RULING-04',
    start: 0,
    values: [
      value(0, 'printed', { cs: 'karty, jak byly vytištěny', en: 'cards as printed' }),
      value(1, 'adjusted', { cs: 'upravené hodnoty a účinky', en: 'adjusted values and effects' }),
    ],
  },
  {
    name: 'dice',
    text: { cs: 'Symboly na kostkách', en: 'Die faces' },
    clause: 'SW-RULING-03',
    start: 0,
    values: [
      value(0, 'printed', {
        cs: '3× blízko a dálka, 1× blízko a zvláštní, 1× dálka a zvláštní, 1× blízko',
        en: '3× melee and ranged, 1× melee and special, 1× ranged and special, 1× melee',
      }),
      value(1, 'ruling', {
        cs: '3× blízko a dálka, 2× dálka a zvláštní, 1× blízko a zvláštní',
        en: '3× melee and ranged, 2× ranged and special, 1× melee and special',
      }),
      value(2, 'single', { cs: 'jeden druh symbolu na stěně', en: 'one kind of symbol on a face' }),
    ],
  },
  {
    name: 'frostAxe',
    text: { cs: 'Sekera mrazu: zvláštní symbol platí za', en: 'Frost Axe: a special symbol counts as' },
    clause: 'SW-RULING-58',
    start: 2,
    values: [
      value(2, 'two', { cs: '2 zásahy na blízko', en: '2 melee hits' }),
      value(1, 'one', { cs: '1 zásah na blízko', en: '1 melee hit' }),
    ],
  },
  {
    name: 'firstPlayer',
    text: { cs: 'Začínající hráč', en: 'First player' },
    clause: 'SW-RULING-05',
    start: 0,
    values: [
      value(0, 'random', { cs: 'náhodně', en: 'at random' }),
      value(1, 'A', { cs: 'hráč A', en: 'player A' }),
      value(2, 'B', { cs: 'hráč B', en: 'player B' }),
    ],
  },
  {
    name: 'activePlayerWins',
    text: {
      cs: 'Oba Vyvolavači eliminováni naráz: vítězí hráč na tahu',
      en: 'Both Summoners destroyed at once: the active player wins',
    },
    clause: 'SW-RULING-13',
    start: 0,
    values: yesNo,
  },
  {
    name: 'turnCap',
    text: { cs: 'Nejvyšší počet tahů (pak remíza)', en: 'Turn limit (then a draw)' },
    clause: 'SW-RULING-12',
    start: 0,
    values: [
      value(0, 'off', { cs: 'bez omezení', en: 'no limit' }),
      turns(40),
      turns(80),
      turns(120),
      turns(200),
      turns(400),
    ],
  },
];
