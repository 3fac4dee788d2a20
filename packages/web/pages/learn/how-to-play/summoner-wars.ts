import { type FigureSpec, grid, strip } from './figure.tsx';
import type { Figures } from './figures.ts';

const board: FigureSpec = {
  name: {
    cs: 'Vaše zadní řady jsou dole, soupeřovy nahoře',
    en: "Your back rows are at the bottom, the opponent's at the top",
  },
  size: [250, 176],
  marks: [
    ...grid([4, 4], [6, 8], 21, (_, row) => (row > 4 ? 'own' : row < 3 ? 'foe' : 'land')),
    { at: [56, 161], sign: 'summoner' },
    { at: [56, 119], sign: 'structure' },
    { at: [77, 119], sign: 'melee' },
    { at: [77, 14], sign: 'summoner' },
    { at: [77, 56], sign: 'structure' },
    { at: [140, 163], say: { cs: 'váš Vyvolavač', en: 'your Summoner' }, from: 'start' },
    { at: [140, 122], say: { cs: 'portál a nová jednotka', en: 'a gate and a new unit' }, from: 'start' },
    { at: [140, 60], say: { cs: 'cizí portál', en: 'an enemy gate' }, from: 'start' },
    { at: [140, 18], say: { cs: 'cizí Vyvolavač', en: 'the enemy Summoner' }, from: 'start' },
  ],
};

const phases: FigureSpec = {
  name: { cs: 'Šest fází tahu', en: 'The six phases of a turn' },
  size: [310, 68],
  marks: strip(
    [
      { sign: 'summon', say: { cs: 'Vyvolávání', en: 'Summon' } },
      { sign: 'move', say: { cs: 'Pohyb', en: 'Move' } },
      { sign: 'build', say: { cs: 'Budování', en: 'Build' } },
      { sign: 'attack', say: { cs: 'Útok', en: 'Attack' } },
      { sign: 'magic-crystal', say: { cs: 'Magie', en: 'Magic' } },
      { sign: 'draw', say: { cs: 'Dobrání', en: 'Draw' } },
    ],
    310,
  ),
};

const moving: FigureSpec = {
  name: { cs: 'Dvě pole i se zatáčkou, nikdy šikmo', en: 'Two spaces, also round a corner, never diagonally' },
  size: [170, 110],
  marks: [
    ...grid([4, 4], [5, 3], 33),
    { at: [53, 53], sign: 'melee', size: 22 },
    {
      way: [
        [66, 53],
        [86, 53],
        [86, 30],
      ],
    },
    {
      way: [
        [42, 64],
        [22, 84],
      ],
      no: true,
    },
  ],
};

const reach: FigureSpec = {
  name: {
    cs: 'Na blízko vedle, na dálku rovně; kdo stojí v cestě, kryje',
    en: 'Melee next to it, ranged in a line; whoever stands between covers',
  },
  size: [200, 110],
  marks: [
    ...grid([4, 4], [6, 3], 32),
    { at: [20, 20], sign: 'melee', size: 20 },
    { box: [36, 4, 30, 30], as: 'foe' },
    {
      way: [
        [27, 20],
        [44, 20],
      ],
    },
    { at: [20, 52], sign: 'ranged', size: 20 },
    { box: [100, 36, 30, 30], as: 'foe' },
    {
      way: [
        [32, 52],
        [108, 52],
      ],
    },
    { at: [20, 84], sign: 'ranged', size: 20 },
    { box: [68, 68, 30, 30], as: 'own' },
    { box: [100, 68, 30, 30], as: 'foe' },
    {
      way: [
        [32, 84],
        [108, 84],
      ],
      no: true,
    },
  ],
};

/** The die as the rules have it: two symbols on most faces. */
const die: FigureSpec = {
  name: {
    cs: 'Kostka: na blízko padá na pěti stranách, na dálku na čtyřech, zvláštní na dvou',
    en: 'The die: melee on five faces, ranged on four, special on two',
  },
  size: [200, 44],
  marks: [
    ['melee'],
    ['melee', 'ranged'],
    ['melee', 'ranged'],
    ['melee', 'ranged'],
    ['melee', 'special'],
    ['ranged', 'special'],
  ].flatMap((signs, i) => [
    { box: [4 + i * 33, 6, 29, 29] as const, as: 'card' as const },
    ...signs.map((sign, k) => ({
      at: [4 + i * 33 + (signs.length === 1 ? 14.5 : 8 + k * 13), 20] as const,
      sign,
      size: 13,
    })),
  ]),
};

const magic: FigureSpec = {
  name: { cs: 'Odkud je magie a kam jde', en: 'Where magic comes from and where it goes' },
  size: [300, 84],
  marks: [
    { box: [4, 6, 96, 28], as: 'card', say: { cs: 'zničený objekt: 1', en: 'object destroyed: 1' } },
    { box: [4, 46, 96, 28], as: 'card', say: { cs: 'odhozená karta: 1', en: 'card discarded: 1' } },
    { box: [134, 24, 32, 32], as: 'gold', sign: 'magic-crystal' },
    { box: [200, 6, 96, 28], as: 'own', say: { cs: 'jednotky a stavby', en: 'units, structures' } },
    { box: [200, 46, 96, 28], as: 'own', say: { cs: 'události', en: 'events' } },
    {
      way: [
        [102, 20],
        [130, 34],
      ],
    },
    {
      way: [
        [102, 60],
        [130, 46],
      ],
    },
    {
      way: [
        [168, 34],
        [197, 20],
      ],
    },
    {
      way: [
        [168, 46],
        [197, 60],
      ],
    },
  ],
};

export const figures: Figures = { table: [board], turn: [phases], hit: [moving, reach, die], costs: [magic] };
