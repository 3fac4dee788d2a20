import type { Cloth } from '../figure/ink.ts';
import { siegestormIcons } from '../icons/siegestorm.ts';
import type { CardFacts, InkLayer, Recipe } from '../recipe.ts';
import type { WorldName } from '../scene/worlds.ts';
import { stageOf } from './common.ts';
import { iconFor } from './lexicon.ts';

/** Siegestorm: an inked comic. A card says side, silhouette and rank; the rest is by its key. */

interface Side {
  readonly world: WorldName;
  readonly splash: string;
  readonly inner: string;
  readonly cloths: readonly Cloth[];
}

const STEEL: Cloth = ['f4f7f2', '8db1c4', '24455c'];
const BONE: Cloth = ['fff4d8', 'd8c49a', '7a6444'];
const IRON: Cloth = ['d0d4d8', '7a7f88', '2c2f38'];
const GOLD: Cloth = ['fff0a8', 'e8b23c', '8a5414'];

const SIDES: Readonly<Record<string, Side>> = {
  yrsa: {
    world: 'yrsa',
    splash: 'f2a33c',
    inner: '0c2438',
    cloths: [
      ['7fc0e8', '2a72a8', '123456'],
      STEEL,
      ['e8b07a', 'a86a34', '4c2a14'],
      ['fffaf0', 'd8d0c0', '857c70'],
      ['ffd27a', 'd8862c', '7a3c10'],
    ],
  },
  'khung-lai': {
    world: 'khung',
    splash: 'f4c542',
    inner: '38080c',
    cloths: [
      ['ff8a5c', 'd23c22', '6c1410'],
      GOLD,
      ['8ae0b8', '2c9a78', '0e4a40'],
      ['fff4e0', 'e8cfa8', '96704a'],
      ['5c3a44', '38202c', '160a10'],
    ],
  },
  seraphia: {
    world: 'seraphia',
    splash: 'ffffff',
    inner: '3a4478',
    cloths: [
      ['ffffff', 'e4e8f4', '8a94bc'],
      GOLD,
      ['c8e4ff', '6ea4e0', '2c4f94'],
      ['fff0d8', 'e0bc94', '8c6450'],
      ['b8c0e8', '7c88c4', '3a4484'],
    ],
  },
  styxia: {
    world: 'styxia',
    splash: '8fc93a',
    inner: '1c0c2c',
    cloths: [
      ['b88ae0', '6a3a94', '2a1444'],
      ['e4f0b0', 'a8bc6a', '4c5a28'],
      IRON,
      ['d8d0dc', '9a8aa8', '483c58'],
      ['d0ff8a', '7cc43a', '2c5414'],
    ],
  },
  zloblins: {
    world: 'zloblins',
    splash: 'e8552b',
    inner: '1c1406',
    cloths: [
      ['b8e06a', '6c9a28', '2c460e'],
      BONE,
      ['f08a5c', 'b83a20', '54140c'],
      IRON,
      ['d8a870', '8a5c30', '3c2410'],
    ],
  },
  'raging-shamans': {
    world: 'shamans',
    splash: '39c4c0',
    inner: '2a0c08',
    cloths: [
      ['e8a070', 'b05a34', '54240f'],
      ['8af0e4', '2cb0a8', '0e5450'],
      BONE,
      ['f07a5c', 'a82a1c', '4c0c0c'],
      ['5c4438', '382620', '160e0c'],
    ],
  },
};

const BOSS_DECKS: Readonly<Record<string, Side>> = {
  'stone-watch': {
    world: 'stonewatch',
    splash: 'c8b890',
    inner: '20242c',
    cloths: [['d8d4c8', '9a958a', '4a463f'], STEEL, ['a8b4a0', '6a7a64', '2c3a2a'], IRON, BONE],
  },
  'hungry-swarm': {
    world: 'swarm',
    splash: 'e0a020',
    inner: '2c1404',
    cloths: [
      ['f0c860', 'b8801c', '5c380c'],
      ['8a6a3c', '54401f', '20180a'],
      GOLD,
      ['d8e08a', '8a9a34', '3c4410'],
      BONE,
    ],
  },
};

const BOSS: Readonly<Record<string, string>> = {
  'zloblin-prince': 'zloblins',
  'lady-of-totems': 'raging-shamans',
  'fury-itself': 'styxia',
  'lord-of-the-gate': 'stone-watch',
  'queen-of-the-swarm': 'hungry-swarm',
  gate: 'stone-watch',
  'iron-gate': 'stone-watch',
};
/** Cards of one boss for several difficulties show the same face. */
const faceOf = (key: string): string => key.replace(/(-very)?-hard$/, '');
const ALL_SIDES: Readonly<Record<string, Side>> = { ...SIDES, ...BOSS_DECKS };
const SCALE: Readonly<Record<string, number>> = {
  soldier: 0.76,
  veteran: 0.86,
  elite: 0.98,
  champion: 1.04,
  boss: 0.92,
  sheet: 1.16,
};

function sideOf(card: CardFacts): Side {
  const { faction, deck } = card.facts;
  const name = [BOSS[faceOf(card.key)], faction, deck, card.set].find(
    (one) => typeof one === 'string' && one in ALL_SIDES,
  );
  return ALL_SIDES[typeof name === 'string' ? name : 'zloblins'];
}

/** The cloths in another order: every card of a side its own mixture. */
const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, i) => list[(i + by) % list.length]);

/** The land of a set of cards, or of whoever leads it. */
export function siegestormLand(set: string): WorldName {
  return ALL_SIDES[set]?.world ?? 'stonewatch';
}

export function siegestormRecipe(card: CardFacts): Recipe {
  const s = stageOf('siegestorm', card);
  const side = sideOf(card);
  const rank = card.kinds.find((kind) => kind in SCALE) ?? 'veteran';
  const scale = SCALE[rank] * (0.96 + s.random() * 0.08);
  const icon = siegestormIcons[faceOf(card.key)] ?? iconFor(card.key, 'swordman');
  const flip = s.random() < 0.4;
  const x = 0.5 + (s.random() - 0.5) * 0.06;
  const cloths = turned(side.cloths, Math.floor(s.random() * side.cloths.length));
  const great = rank === 'champion' || rank === 'sheet';
  const one: InkLayer = {
    kind: 'ink',
    icon,
    cloths,
    x,
    y: 0.5 + (scale - 0.8) * 0.1,
    size: scale,
    flip,
    turn: (s.random() - 0.5) * 0.1,
    haze: 0,
    ...((great || s.random() < 0.3) && { inner: great ? 'ffb03a' : side.inner }),
  };
  const crowd: InkLayer[] =
    rank === 'soldier'
      ? [-1, 1].map((way) => ({
          ...one,
          x: 0.5 + way * (0.3 + s.random() * 0.06),
          y: 0.56,
          size: scale * 0.5,
          haze: 0.5,
          flip: s.random() < 0.5,
        }))
      : [];
  return {
    style: 'ink',
    seed: s.seed,
    world: side.world,
    horizon: 0.6 + s.random() * 0.08,
    splash: side.splash,
    layers: [...crowd, ...(great ? [{ kind: 'burst' as const, x, y: 0.46, strength: 0.5 }] : []), one],
  };
}
