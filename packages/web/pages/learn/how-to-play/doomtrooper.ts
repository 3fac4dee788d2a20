import { type FigureSpec, type Mark, strip } from './figure.tsx';
import type { Figures } from './figures.ts';

const areas: FigureSpec = {
  name: { cs: 'Oblasti hráče: na Stanici se bojuje zvlášť', en: "A player's areas: the Station fights its own fights" },
  size: [330, 96],
  marks: [
    { box: [6, 30, 92, 40], as: 'own', sign: 'warrior' },
    { box: [118, 30, 92, 40], as: 'own', sign: 'symmetry' },
    { box: [236, 30, 88, 40], as: 'land', sign: 'beast' },
    { at: [52, 22], say: { cs: 'Mužstvo', en: 'Squad' } },
    { at: [164, 22], say: { cs: 'Kohorta', en: 'Cohort' } },
    { at: [280, 22], say: { cs: 'Stanice', en: 'Station' } },
    { at: [52, 86], say: { cs: 'Doomtroopeři', en: 'Doomtroopers' } },
    { at: [164, 86], say: { cs: 'Černá legie', en: 'Dark Legion' } },
    { at: [280, 86], say: { cs: 'kmeny', en: 'tribes' } },
  ],
};

const turn: FigureSpec = {
  name: { cs: 'Tři akce, útok poslední', en: 'Three actions, the attack last' },
  size: [310, 68],
  marks: strip(
    [
      { sign: 'library', say: { cs: 'dobrat do 7', en: 'draw to 7' } },
      { sign: 'regular', say: { cs: 'akce', en: 'action' } },
      { sign: 'regular', say: { cs: 'akce', en: 'action' } },
      { sign: 'assault', say: { cs: 'útok', en: 'attack' }, as: 'gold' },
      { sign: 'grave', say: { cs: 'odhodit 1', en: 'discard 1' } },
    ],
    310,
  ),
};

const STEPS = [
  { cs: 'vyhlášení', en: 'declare' },
  { cs: 'kdo s kým', en: 'who fights' },
  { cs: 'taktika', en: 'tactic' },
  { cs: 'zóna', en: 'zone' },
  { cs: 'úpravy', en: 'modifiers' },
  { cs: 'výsledek', en: 'result' },
  { cs: 'záchrana', en: 'rescue' },
  { cs: 'body', en: 'points' },
];

const fight: FigureSpec = {
  name: {
    cs: 'Souboj má osm fází; po každé se smí odpovídat',
    en: 'A fight has eight phases; after each one cards may be played',
  },
  size: [330, 84],
  marks: STEPS.flatMap((say, i): Mark[] => [
    { box: [4 + i * 40.5, 8, 32, 30], as: i === 4 ? 'gold' : 'card', say: String(i + 1) },
    ...(i + 1 < STEPS.length ? [{ at: [40 + i * 40.5, 26] as const, say: '·', big: true }] : []),
    { at: [20 + i * 40.5, i % 2 === 0 ? 54 : 72], say },
  ]),
};

const sums: FigureSpec = {
  name: {
    cs: 'Střelba: oba útočí zároveň; 6 proti 5 zraní, 3 proti 4 ne',
    en: 'Shooting: both attack at once; 6 against 5 wounds, 3 against 4 does not',
  },
  size: [300, 92],
  marks: [
    { box: [6, 8, 52, 76], as: 'own', sign: 'warrior' },
    { box: [242, 8, 52, 76], as: 'foe', sign: 'warrior' },
    { at: [76, 28], sign: 'shoot', size: 18 },
    { at: [96, 34], say: '6', big: true },
    {
      way: [
        [110, 28],
        [188, 28],
      ],
    },
    { at: [204, 34], say: '5', big: true },
    { at: [224, 28], sign: 'armor', size: 18 },
    { at: [224, 66], sign: 'shoot', size: 18 },
    { at: [204, 72], say: '3', big: true },
    {
      way: [
        [190, 66],
        [112, 66],
      ],
      no: true,
    },
    { at: [96, 72], say: '4', big: true },
    { at: [76, 66], sign: 'armor', size: 18 },
  ],
};

const points: FigureSpec = {
  name: {
    cs: 'První zranění, druhé zabije, za padlého je jeho hodnota',
    en: 'A first wound, a second one kills, the fallen pay their Value',
  },
  size: [330, 74],
  marks: [
    { box: [6, 8, 36, 36], as: 'foe', sign: 'warrior' },
    {
      way: [
        [46, 26],
        [74, 26],
      ],
    },
    { box: [80, 8, 36, 36], as: 'foe', sign: 'wounded' },
    {
      way: [
        [120, 26],
        [148, 26],
      ],
    },
    { box: [154, 8, 36, 36], as: 'foe', sign: 'dying' },
    {
      way: [
        [194, 26],
        [222, 26],
      ],
    },
    { box: [228, 8, 36, 36], as: 'gold', sign: 'victory' },
    { at: [278, 30], say: '+', big: true },
    { box: [290, 8, 36, 36], as: 'gold', sign: 'destiny' },
    { at: [98, 62], say: { cs: 'zraněn', en: 'wounded' } },
    { at: [172, 62], say: { cs: 'zabit', en: 'killed' } },
    { at: [276, 62], say: { cs: 'rozdělíte vy', en: 'you split it' } },
  ],
};

const cover: FigureSpec = {
  name: { cs: 'Úkryt: +3 k obraně, ale odtud se neútočí', en: 'Cover: +3 Armour, but no attack from there' },
  size: [220, 56],
  marks: [
    { box: [6, 8, 40, 40], as: 'own', sign: 'covered' },
    { at: [70, 34], say: '+3', big: true },
    { at: [96, 28], sign: 'armor', size: 22 },
    { at: [140, 28], sign: 'assault', size: 22, dim: true },
    {
      way: [
        [124, 44],
        [158, 12],
      ],
      no: true,
    },
  ],
};

export const figures: Figures = {
  table: [areas],
  turn: [turn],
  hit: [fight, sums],
  costs: [points],
  mistakes: [cover],
};
