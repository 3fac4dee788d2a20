import { type FigureSpec, strip } from './figure.tsx';
import type { Figures } from './figures.ts';

const field: FigureSpec = {
  name: { cs: 'Dvě armády, fronty a země nikoho', en: "Two armies, fronts and no man's land" },
  size: [330, 150],
  marks: [
    { box: [10, 96, 44, 44], as: 'own', say: '1' },
    { box: [60, 96, 44, 44], as: 'own', say: '2' },
    { box: [110, 96, 44, 44], as: 'own', say: '3' },
    { box: [276, 10, 44, 44], as: 'foe', say: '1' },
    { box: [226, 10, 44, 44], as: 'foe', say: '2' },
    { box: [176, 10, 44, 44], as: 'foe', say: '3' },
    { box: [176, 96, 56, 44], as: 'own', sign: 'front' },
    { box: [98, 10, 56, 44], as: 'foe', sign: 'front' },
    { box: [137, 60, 56, 30], as: 'land', sign: 'land' },
    { at: [32, 90], say: { cs: 'obránce', en: 'defender' } },
    { at: [298, 66], say: { cs: 'obránce', en: 'defender' } },
    { at: [268, 122], say: { cs: 'vaše fronta', en: 'your front' } },
    { at: [50, 36], say: { cs: 'cizí fronta', en: 'enemy front' } },
    { at: [236, 79], say: { cs: 'země nikoho', en: "no man's land" } },
  ],
};

const steps: FigureSpec = {
  name: { cs: 'Váš tah', en: 'Your turn' },
  size: [310, 56],
  marks: strip(
    [
      { sign: 'reserves', say: { cs: 'Příprava', en: 'Preparation' } },
      { sign: 'hand', say: { cs: 'Tažení', en: 'Draw' } },
      { sign: 'advance', say: { cs: 'Postup', en: 'Advance' } },
      { sign: 'deploy', say: { cs: 'Nasazení', en: 'Deployment' } },
    ],
    310,
  ),
};

const leaving: FigureSpec = {
  name: {
    cs: 'Kdo vystoupí z čela, udeří, drží pozici, nebo podpoří',
    en: 'Whoever leaves the front place strikes, holds or supports',
  },
  size: [300, 126],
  marks: [
    { box: [6, 44, 36, 36], as: 'own', say: '1' },
    { box: [52, 44, 36, 36], as: 'own', say: '2' },
    { box: [98, 44, 36, 36], as: 'own', say: '3' },
    {
      way: [
        [43, 62],
        [51, 62],
      ],
    },
    {
      way: [
        [89, 62],
        [97, 62],
      ],
    },
    {
      way: [
        [136, 54],
        [166, 24],
      ],
    },
    {
      way: [
        [136, 62],
        [166, 62],
      ],
    },
    {
      way: [
        [136, 70],
        [166, 100],
      ],
    },
    { at: [182, 20], sign: 'strike', size: 24 },
    { at: [182, 62], sign: 'hold', size: 24 },
    { at: [182, 104], sign: 'support', size: 24 },
    { at: [200, 24], say: { cs: 'úder do balíčku', en: 'strike at the deck' }, from: 'start' },
    { at: [200, 66], say: { cs: 'držet pozici', en: 'hold position' }, from: 'start' },
    { at: [200, 108], say: { cs: 'podpořit ze záloh', en: 'support from reserve' }, from: 'start' },
  ],
};

const sum: FigureSpec = {
  name: {
    cs: 'Úder za 4 proti obránci s 3: protivník ztratí jednu kartu',
    en: 'A strike for 4 against a defender of 3: the opponent loses one card',
  },
  size: [220, 52],
  marks: [
    { box: [6, 6, 40, 40], as: 'own', sign: 'an' },
    { at: [58, 33], say: '4', big: true },
    { at: [76, 33], say: '−', big: true },
    { box: [88, 6, 40, 40], as: 'foe', sign: 'dn' },
    { at: [140, 33], say: '3', big: true },
    { at: [160, 33], say: '=', big: true },
    { at: [180, 33], say: '1', big: true },
    { at: [202, 27], sign: 'loss', size: 22 },
  ],
};

const uses: FigureSpec = {
  name: { cs: 'Jedna karta, tři způsoby', en: 'One card, three ways' },
  size: [300, 110],
  marks: [
    { box: [6, 26, 44, 58], as: 'card', sign: 'hand' },
    {
      way: [
        [54, 42],
        [92, 20],
      ],
    },
    {
      way: [
        [54, 55],
        [92, 55],
      ],
    },
    {
      way: [
        [54, 68],
        [92, 92],
      ],
    },
    { at: [106, 18], sign: 'deploy', size: 22 },
    { at: [106, 55], sign: 'order-action', size: 22 },
    { at: [106, 94], sign: 'cost', size: 22 },
    { at: [124, 22], say: { cs: 'nestvůra do armády', en: 'a monster in the army' }, from: 'start' },
    { at: [124, 59], say: { cs: 'akce, pak do ztrát', en: 'an action, then lost' }, from: 'start' },
    { at: [124, 98], say: { cs: 'platba za jinou kartu', en: 'payment for another card' }, from: 'start' },
  ],
};

const chain: FigureSpec = {
  name: {
    cs: 'Řetěz se hraje zleva a vyhodnocuje zprava',
    en: 'A chain is played from the left and resolved from the right',
  },
  size: [240, 66],
  marks: [
    { box: [6, 6, 52, 30], as: 'own', say: { cs: 'akce', en: 'action' } },
    { box: [90, 6, 52, 30], as: 'foe', say: { cs: 'odpověď', en: 'answer' } },
    { box: [174, 6, 52, 30], as: 'own', say: { cs: 'odpověď', en: 'answer' } },
    {
      way: [
        [60, 21],
        [87, 21],
      ],
    },
    {
      way: [
        [144, 21],
        [171, 21],
      ],
    },
    {
      way: [
        [200, 54],
        [32, 54],
      ],
    },
  ],
};

export const figures: Figures = { table: [field], turn: [steps, leaving], hit: [sum], costs: [uses, chain] };
