import type { CardDecl, Deck, GameDef } from '@bojiste/kernel';
import { act, exhaust, gain, on, spend, you } from '@bojiste/kernel/effects/build/index';
import { type Body, both, building, character, vehicle } from '../cards/build.ts';
import { fog } from '../cards/lines.ts';
import { originalWar } from '../index.ts';
import type { Profession } from '../types.ts';
import { stepBegins } from '../words.ts';

/** The test stubs of the catalogue (section 0): invented numbers, for checks only. */

const person = (key: string, trade: Profession, front: Body, sort: 'human' | 'ape' | 'animal' = 'human'): CardDecl[] =>
  character({
    key,
    name: both(key, key),
    subname: both('zkušební', 'stub'),
    nation: 'neutral',
    trade,
    sort,
    experience: 3,
    front,
    ...(sort !== 'animal' && {
      back: { ...front, body: [front.body[0], front.body[1] + 2, front.body[2] + 1] },
    }),
  });

/** Several of one kind, told apart by a number, since names are unique. */
const several = (key: string, n: number, trade: Profession, front: Body): CardDecl[] =>
  Array.from({ length: n }, (_, i) => person(i === 0 ? key : `${key}${i + 1}`, trade, front)).flat();

const soldier: Body = { body: [12, 8, 2], weapon: 'submachine-gun', initiative: 3, attack: [5, 3, 1] };

const people: readonly CardDecl[] = [
  ...several('sol', 6, 'soldier', soldier),
  ...several('wor', 4, 'worker', { body: [11, 7, 2], weapon: 'pistol', initiative: 1, attack: [3, 1, 1] }),
  ...several('mec', 4, 'mechanic', { body: [11, 7, 2], weapon: 'pistol', initiative: 2, attack: [3, 2, 1] }),
  ...several('sci', 4, 'scientist', { body: [10, 6, 2], weapon: 'pistol', initiative: 1, attack: [2, 1, 1] }),
  ...person('ape', 'soldier', { body: [14, 6, 2], weapon: 'animal', initiative: 0, attack: [4, 1, 1] }, 'ape'),
  ...person('tiger', 'soldier', { body: [17, 5, 2], weapon: 'animal', initiative: 2, attack: [6, 2, 1] }, 'animal'),
];

const made = { nation: 'neutral', cost: [0, 0, 0], time: 4 } as const;

const vehicles: readonly CardDecl[] = [
  vehicle({
    ...made,
    key: 'tank',
    names: both('tank', 'tank'),
    chassis: 'medium',
    control: 'manual',
    drive: 'combustion',
    crew: [1, 1],
    cost: [3, 1, 0],
    time: 6,
    body: [16, 12, 3],
    weapon: 'cannon',
    initiative: 4,
    attack: [6, 8, 5],
  }),
  vehicle({
    ...made,
    key: 'drone',
    names: both('drone', 'drone'),
    chassis: 'light',
    control: 'computer',
    drive: 'siberiteDrive',
    cost: [2, 0, 1],
    body: [22, 6, 1],
    weapon: 'laser',
    initiative: 2,
    attack: [4, 4, 2],
  }),
  vehicle({
    ...made,
    key: 'remo',
    names: both('remo', 'remo'),
    chassis: 'light',
    control: 'remote',
    drive: 'solar',
    body: [18, 8, 2],
    weapon: 'machine-gun',
    initiative: 2,
    attack: [5, 5, 3],
  }),
  vehicle({
    ...made,
    key: 'crane',
    names: both('crane', 'crane'),
    chassis: 'medium',
    control: 'computer',
    drive: 'solar',
    body: [10, 8, 2],
    weapon: 'crane',
    special: 3,
  }),
  vehicle({
    ...made,
    key: 'cargo',
    names: both('cargo', 'cargo'),
    chassis: 'medium',
    control: 'computer',
    drive: 'combustion',
    body: [15, 8, 2],
    weapon: 'cargo',
    special: 4,
  }),
];

const buildings: readonly CardDecl[] = [
  building({
    ...made,
    key: 'store',
    names: both('store', 'store'),
    sub: ['storehouse'],
    cost: [4, 0, 0],
    time: 6,
    body: [null, 10, 4],
  }),
  building({
    ...made,
    key: 'ware',
    names: both('ware', 'ware'),
    sub: ['warehouse'],
    cost: [4, 0, 0],
    time: 6,
    body: [null, 10, 4],
  }),
  building({
    ...made,
    key: 'shop',
    names: both('shop', 'shop'),
    sub: ['workshop'],
    cost: [4, 0, 0],
    time: 5,
    body: [null, 9, 3],
  }),
  building({
    ...made,
    key: 'lab',
    names: both('lab', 'lab'),
    sub: ['laboratory'],
    cost: [4, 0, 0],
    time: 6,
    body: [null, 9, 3],
  }),
  building({
    ...made,
    key: 'mill',
    names: both('mill', 'mill'),
    sub: ['factory'],
    energy: 1,
    body: [null, 8, 2],
  }),
  building({
    ...made,
    key: 'plant',
    names: both('plant', 'plant'),
    sub: ['plant'],
    body: [null, 9, 2],
    abilities: [act('stub-plant', gain('energy', you, 2), { price: [exhaust('exhausted'), spend('oil', 1)] })],
  }),
  building({
    ...made,
    key: 'bunk',
    names: both('bunk', 'bunk'),
    sub: ['bunker'],
    crew: [1, 1],
    body: [13, 14, 4],
    weapon: 'machine-gun',
    initiative: 3,
    attack: [5, 5, 3],
  }),
  building({
    ...made,
    key: 'tower',
    names: both('tower', 'tower'),
    sub: ['tower'],
    crew: [1, 1],
    body: [null, 9, 3],
    weapon: 'control-tower',
    special: 2,
  }),
  building({
    ...made,
    key: 'mine',
    names: both('mine', 'mine'),
    sub: ['siberiteMine'],
    deposit: 'siberite',
    body: [null, 9, 2],
  }),
  building({
    ...made,
    key: 'clock',
    names: both('clock', 'clock'),
    sub: ['clock'],
    body: [null, 9, 2],
    abilities: [on('stub-clock', stepBegins('end'), gain('oil', you, 1))],
    command: fog(8),
  }),
  building({ ...made, key: 'tent', names: both('tent', 'tent'), sub: ['tent'], time: 0, body: [null, 4, 1] }),
  building({ ...made, key: 'rig', names: both('rig', 'rig'), sub: ['oilWell'], deposit: 'oil', body: [null, 9, 2] }),
];

export const stubs: readonly CardDecl[] = [...people, ...vehicles, ...buildings];

/** The game with the stubs among its cards. */
export const stubGame = (more: readonly CardDecl[] = []): GameDef => ({
  ...originalWar,
  cards: [...originalWar.cards, ...stubs, ...more],
});

const fronts = (list: readonly CardDecl[]): string[] =>
  list.map((card) => card.key).filter((key) => !key.endsWith('-experienced'));

export const stubDeck: Deck = {
  name: { cs: 'zkušební balíček', en: 'stub deck' },
  cards: {
    ...Object.fromEntries(fronts(people).map((key) => [key, 1])),
    ...Object.fromEntries([...vehicles, ...buildings].map((card) => [card.key, 2])),
    'oil-power': 1,
    'siberite-detection': 1,
  },
};
