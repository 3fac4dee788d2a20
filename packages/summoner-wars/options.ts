import type { OptionDecl } from '@bojiste/kernel';
import { choiceOption, yesNoOption } from '@bojiste/kernel/effects/build/index';

/** Rulings with a second workable value, and the printing of the cards. Everything else is fixed. */

const turns = (n: number) => [`${n}`, `${n} tahů`, `${n} turns`, n] as const;

export const options: readonly OptionDecl[] = [
  choiceOption(
    'adjusted',
    'SW-RULING-04',
    ['Pozdější oficiální úpravy karet', 'Later official card adjustments'],
    [
      ['printed', 'karty, jak byly vytištěny', 'cards as printed'],
      ['adjusted', 'upravené hodnoty a účinky', 'adjusted values and effects'],
    ],
  ),
  choiceOption(
    'dice',
    'SW-RULING-03',
    ['Symboly na kostkách', 'Die faces'],
    [
      [
        'printed',
        '3× blízko a dálka, 1× blízko a zvláštní, 1× dálka a zvláštní, 1× blízko',
        '3× melee and ranged, 1× melee and special, 1× ranged and special, 1× melee',
      ],
      [
        'ruling',
        '3× blízko a dálka, 2× dálka a zvláštní, 1× blízko a zvláštní',
        '3× melee and ranged, 2× ranged and special, 1× melee and special',
      ],
      ['single', 'jeden druh symbolu na stěně', 'one kind of symbol on a face'],
    ],
  ),
  choiceOption(
    'frostAxe',
    'SW-RULING-58',
    ['Sekera mrazu: zvláštní symbol platí za', 'Frost Axe: a special symbol counts as'],
    [
      ['two', '2 zásahy na blízko', '2 melee hits', 2],
      ['one', '1 zásah na blízko', '1 melee hit', 1],
    ],
  ),
  choiceOption(
    'firstPlayer',
    'SW-RULING-05',
    ['Začínající hráč', 'First player'],
    [
      ['random', 'náhodně', 'at random'],
      ['A', 'hráč A', 'player A'],
      ['B', 'hráč B', 'player B'],
    ],
  ),
  yesNoOption('activePlayerWins', 'SW-RULING-13', [
    'Oba Vyvolavači eliminováni naráz: vítězí hráč na tahu',
    'Both Summoners destroyed at once: the active player wins',
  ]),
  choiceOption(
    'turnCap',
    'SW-RULING-12',
    ['Nejvyšší počet tahů (pak remíza)', 'Turn limit (then a draw)'],
    [['off', 'bez omezení', 'no limit'], ...[40, 80, 120, 200, 400].map(turns)],
  ),
];
