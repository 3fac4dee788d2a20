import type { CardDecl } from '@bojiste/kernel';
import { allow, always } from '@bojiste/kernel/effects/build/index';
import { knowing, me } from '../../words.ts';
import { both, character } from '../build.ts';
import { doubleAttack, piercing, protection, stun } from '../keywords.ts';
import { captain, inspiring } from '../traits.ts';

/** Opolidé a zvířata: creatures of the past (OW-APE, OW-ANIMAL). */
export const creatures: readonly CardDecl[] = [
  ...character({
    key: 'tame-ape',
    name: both('Ochočený opočlověk', 'Tame Ape-man'),
    subname: both('nosič', 'carrier'),
    nation: 'neutral',
    trade: 'worker',
    sort: 'ape',
    experience: 3,
    front: {
      body: [12, 5, 2],
      weapon: 'animal',
      initiative: 2,
      attack: [4, 1, 2],
      abilities: [
        always('ape-carries', [allow('gather', me)]),
        always('ape-learns', [allow('work', me)], { if: knowing('ape-language') }),
      ],
    },
    back: {
      body: [12, 6, 3],
      weapon: 'animal',
      initiative: 2,
      attack: [4, 1, 2],
      abilities: [always('ape-builds', [allow('gather', me), allow('work', me)])],
    },
  }),
  ...character({
    key: 'ape-warrior',
    name: both('Opočlověk bojovník', 'Ape-man Warrior'),
    subname: both('s kyjem', 'with a club'),
    nation: 'neutral',
    trade: 'soldier',
    sort: 'ape',
    experience: 3,
    front: { body: [12, 6, 2], weapon: 'animal', initiative: 3, attack: [7, 3, 2] },
    back: { body: [13, 7, 3], weapon: 'animal', initiative: 3, attack: [8, 4, 3], abilities: [stun] },
  }),
  ...character({
    key: 'ape-chief',
    name: both('Náčelník tlupy', 'Chief of the Troop'),
    subname: both('stříbrohřbetý', 'silverback'),
    nation: 'neutral',
    trade: 'soldier',
    sort: 'ape',
    experience: 4,
    front: { body: [11, 8, 2], weapon: 'animal', initiative: 2, attack: [6, 3, 3], abilities: [captain] },
    back: { body: [11, 9, 3], weapon: 'animal', initiative: 2, attack: [7, 4, 4], abilities: [captain, inspiring] },
  }),
  ...animal('sabre-tooth', 'Šavlozubý tygr', 'Sabre-toothed Tiger', [18, 6, 2], [8, 3, 3]),
  ...animal('mastodon', 'Mastodont', 'Mastodon', [11, 16, 4], [10, 20, 17], 0, [stun]),
  ...animal('terror-bird', 'Fororhakos', 'Terror Bird', [20, 5, 1], [7, 2, 1], 6, [piercing]),
  ...animal('ancient-horse', 'Prakůň', 'Ancient Horse', [16, 4, 1], [2, 1, 1], 1),
  ...animal('cave-bear', 'Jeskynní medvěd', 'Cave Bear', [12, 9, 3], [9, 5, 4], 2, [doubleAttack]),
  ...animal('mammoth', 'Mamut', 'Mammoth', [10, 14, 3], [8, 12, 14], 0, [protection(2)]),
];

function animal(
  key: string,
  cs: string,
  en: string,
  body: [number, number, number],
  attack: [number, number, number],
  initiative = 6,
  abilities: Parameters<typeof character>[0]['front']['abilities'] = [],
): CardDecl[] {
  return character({
    key,
    name: both(cs, en),
    subname: both('zvíře', 'animal'),
    nation: 'neutral',
    trade: 'soldier',
    sort: 'animal',
    front: { body, weapon: 'animal', initiative, attack, abilities },
  });
}
