import { type FigureSpec, type Mark, strip } from './figure.tsx';
import type { Figures } from './figures.ts';

const roads: FigureSpec = {
  name: { cs: 'Tři cesty k vítězství', en: 'Three roads to victory' },
  size: [300, 56],
  marks: [
    { box: [6, 4, 40, 30], as: 'gold', sign: 'siberite' },
    { box: [130, 4, 40, 30], as: 'foe', sign: 'battle' },
    { box: [254, 4, 40, 30], as: 'land', sign: 'people' },
    { at: [46, 48], say: { cs: 'většina ložisek', en: 'most deposits' } },
    { at: [150, 48], say: { cs: 'zničení soupeře', en: 'destruction' } },
    { at: [256, 48], say: { cs: 'vyhladovění', en: 'starvation' } },
  ],
};

const map: FigureSpec = {
  name: { cs: 'Sektory, cesty mezi nimi a co v nich je', en: 'Sectors, the paths between them and what they hold' },
  size: [300, 116],
  marks: [
    { box: [8, 40, 64, 36], as: 'own', sign: 'building' },
    { box: [114, 8, 64, 36], as: 'land', sign: 'oil' },
    { box: [114, 72, 64, 36], as: 'land', sign: 'crates' },
    { box: [226, 40, 64, 36], as: 'land', sign: 'siberite' },
    {
      way: [
        [73, 50],
        [112, 30],
      ],
    },
    {
      way: [
        [73, 66],
        [112, 86],
      ],
    },
    {
      way: [
        [179, 30],
        [224, 50],
      ],
    },
    {
      way: [
        [179, 86],
        [224, 66],
      ],
    },
    { at: [40, 90], say: { cs: 'vaše základna', en: 'your base' } },
    { at: [146, 58], say: { cs: 'ropa', en: 'oil' } },
    { at: [196, 108], say: { cs: 'zásilky', en: 'crates' }, from: 'start' },
    { at: [258, 90], say: { cs: 'siberit', en: 'siberite' } },
  ],
};

const round: FigureSpec = {
  name: { cs: 'Vaše kolo', en: 'Your round' },
  size: [310, 68],
  marks: strip(
    [
      { sign: 'oil', say: { cs: 'Těžba', en: 'Mining' } },
      { sign: 'exhausted', say: { cs: 'Zotavení', en: 'Recovery' } },
      { sign: 'construction', say: { cs: 'Stavba', en: 'Construction' } },
      { sign: 'moved', say: { cs: 'Pohyb', en: 'Movement' } },
      { sign: 'battle', say: { cs: 'Boj', en: 'Battle' } },
      { sign: 'start', say: { cs: 'Konec', en: 'End' } },
    ],
    310,
  ),
};

const bar = (x: number, height: number, label: string): Mark[] => [
  { box: [x, 8, 26, 64], as: 'land' },
  { box: [x, 72 - height * 8, 26, Math.max(1, height * 8)], as: 'own' },
  { at: [x + 13, 88], say: label },
];

const defence: FigureSpec = {
  name: {
    cs: 'Obrana 8: první útok za 5 ji sníží na 3, druhý ji prolomí',
    en: 'Defence 8: a first attack for 5 lowers it to 3, a second one breaks it',
  },
  size: [300, 96],
  marks: [
    ...bar(10, 8, '8'),
    {
      way: [
        [44, 40],
        [78, 40],
      ],
    },
    { at: [61, 32], say: '5' },
    ...bar(86, 3, '3'),
    {
      way: [
        [120, 40],
        [154, 40],
      ],
    },
    { at: [137, 32], say: '5' },
    ...bar(162, 8, '8'),
    { at: [212, 40], sign: 'wounds', size: 24 },
    { at: [230, 44], say: { cs: 'jedno zranění', en: 'one wound' }, from: 'start' },
  ],
};

const initiative: FigureSpec = {
  name: {
    cs: 'Vyšší iniciativa jedná dřív; bitva má tři taková kola',
    en: 'The higher initiative acts first; a battle has three such rounds',
  },
  size: [300, 56],
  marks: strip(
    [
      { sign: 'vehicle', say: '24', as: 'own' },
      { sign: 'people', say: '20', as: 'foe' },
      { sign: 'people', say: '15', as: 'own' },
      { sign: 'vehicle', say: '11', as: 'foe' },
    ],
    300,
  ),
};

const needs: FigureSpec = {
  name: { cs: 'Co chce vozidlo', en: 'What a vehicle needs' },
  size: [330, 100],
  marks: [
    { box: [142, 34, 46, 34], as: 'gold', sign: 'vehicle' },
    { box: [6, 6, 34, 30], as: 'card', sign: 'production' },
    { box: [6, 62, 34, 30], as: 'card', sign: 'technology' },
    { box: [290, 6, 34, 30], as: 'card', sign: 'crates' },
    { box: [290, 62, 34, 30], as: 'card', sign: 'crew' },
    { at: [46, 25], say: { cs: 'dílna', en: 'workshop' }, from: 'start' },
    { at: [46, 82], say: { cs: 'technologie', en: 'technologies' }, from: 'start' },
    { at: [252, 25], say: { cs: 'suroviny', en: 'resources' } },
    { at: [256, 82], say: { cs: 'posádka', en: 'crew' } },
    {
      way: [
        [106, 24],
        [138, 42],
      ],
    },
    {
      way: [
        [116, 76],
        [138, 62],
      ],
    },
    {
      way: [
        [222, 24],
        [192, 42],
      ],
    },
    {
      way: [
        [226, 76],
        [192, 62],
      ],
    },
  ],
};

const work: FigureSpec = {
  name: {
    cs: 'Doba tři: odpracují ji tři lidé, nebo dělník se Stavbou a jeden další',
    en: 'Time three: worked off by three people, or by a worker with Construction and one more',
  },
  size: [300, 80],
  marks: [
    { box: [6, 22, 44, 38], as: 'card', sign: 'unfinished' },
    { at: [64, 46], sign: 'time', size: 20 },
    { at: [84, 47], say: '3', big: true },
    { at: [120, 22], sign: 'people', size: 20 },
    { at: [144, 22], sign: 'people', size: 20 },
    { at: [168, 22], sign: 'people', size: 20 },
    { at: [230, 27], say: '1 + 1 + 1' },
    { at: [132, 58], sign: 'worker', size: 20 },
    { at: [158, 58], sign: 'people', size: 20 },
    { at: [230, 63], say: '2 + 1' },
  ],
};

export const figures: Figures = {
  goal: [roads],
  table: [map],
  turn: [round],
  hit: [defence, initiative],
  costs: [needs, work],
};
