import { blend, type Colour, colour, newPicture, over, type Picture, put, shade } from './canvas.ts';
import { clamp, cloud, hash, mix, step, value } from './noise.ts';

/** The field of Siegestorm: the enemy's land under its sky, no man's land torn off both, the own land below. */

export interface Front {
  readonly kind: 'front';
  readonly far: string;
  readonly near: string;
}

interface Look {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly ground: readonly [far: string, middle: string, near: string];
  readonly light: string;
  /** What a fortress of this side looks like against the sky. */
  readonly tower: 'pagoda' | 'spire' | 'tent' | 'dome' | 'totem';
}

const LOOKS: Readonly<Record<string, Look>> = {
  yrsa: { sky: ['0d2a4a', '2f6f95', 'bfe3e6'], ground: ['5d8ea8', '2c5673', '12293b'], light: 'ffb45e', tower: 'tent' },
  'khung-lai': {
    sky: ['5a0f17', 'c63a22', 'ffc777'],
    ground: ['b65a3a', '7a2722', '2c0d13'],
    light: 'ffd76b',
    tower: 'pagoda',
  },
  seraphia: {
    sky: ['4a63a8', 'b7c5ea', 'fff4d6'],
    ground: ['b9bfdc', '8087b4', '39406e'],
    light: 'ffe08a',
    tower: 'dome',
  },
  styxia: {
    sky: ['0e0a1c', '3a1d4f', '7d9a4a'],
    ground: ['4a3560', '2b1c3d', '0f0a18'],
    light: 'b6f04a',
    tower: 'spire',
  },
  zloblins: {
    sky: ['1c2410', '5d6b1e', 'e8b43a'],
    ground: ['7a7a2c', '464a1a', '181b0a'],
    light: 'ff9a2e',
    tower: 'tent',
  },
  'raging-shamans': {
    sky: ['1a0f14', '7a2a12', 'ff8a3a'],
    ground: ['8a3a1e', '4d1d14', '1a0a0a'],
    light: 'ff5a2a',
    tower: 'totem',
  },
};

const PLAIN: Look = {
  sky: ['1a1f2c', '5a5f72', 'd9b98a'],
  ground: ['7a7468', '4a453e', '1d1a17'],
  light: 'ffcf8a',
  tower: 'spire',
};

const lookOf = (set: string): Look => LOOKS[set] ?? PLAIN;
const gradient = (stops: readonly Colour[], t: number): Colour => {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return blend(stops[i], stops[i + 1], at - i);
};

/** Half the width of a building at a height from its foot (0) to its top (1), in parts of its height. */
const SHAPES: Readonly<Record<Look['tower'], (t: number) => number>> = {
  pagoda: (t) => 0.36 - 0.26 * t + (t % 0.3 > 0.22 ? 0.12 : 0),
  spire: (t) => (t < 0.55 ? 0.14 : 0.2 * (1 - t)),
  tent: (t) => 0.5 * (1 - t) + 0.02,
  dome: (t) => (t < 0.5 ? 0.26 : 0.28 * Math.sqrt(Math.max(0, 1 - ((t - 0.5) / 0.5) ** 2))),
  totem: (t) => 0.1 + (t % 0.33 > 0.2 ? 0.1 : 0),
};

function skyline(picture: Picture, look: Look, foot: number, size: number, tone: Colour, seed: number): void {
  const { width } = picture;
  const half = SHAPES[look.tower];
  const windows = colour(look.light);
  for (let i = 0; i < 9; i++) {
    const x = Math.round(((i + 0.2 + 0.6 * hash(i, 1, seed)) / 9) * width);
    const high = Math.round(size * (0.55 + 0.6 * hash(i, 2, seed)));
    for (let y = 0; y < high; y++) {
      const reach = Math.round(half(y / high) * high);
      for (let dx = -reach; dx <= reach; dx++) {
        const bright = dx < -reach * 0.5 ? 1.25 : 1;
        over(picture, x + dx, foot - y, shade(tone, bright), 0.92);
      }
      const lamp = y % 9 === 4 && y < high * 0.55;
      if (lamp && hash(i, y, seed + 4) > 0.35)
        for (const dx of [0, 1]) over(picture, x + dx - 1, foot - y, windows, 0.85);
    }
  }
}

/** Sky with light clouds, two ridges, a skyline and the rampart towards the front. */
function enemyLand(picture: Picture, look: Look, bottom: number): void {
  const { width } = picture;
  const stops = look.sky.map(colour);
  const [far, middle, near] = look.ground.map(colour);
  const sun: readonly [number, number] = [0.64, 0.52];
  for (let y = 0; y < bottom; y++) {
    const v = y / bottom;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      const n = cloud(u * 7, v * 9, 5);
      const glow = Math.exp(-9 * ((u - sun[0]) ** 2 * 3 + (v - sun[1]) ** 2));
      let c = gradient(stops, v * 1.25 + (n - 0.5) * 0.35);
      c = blend(c, colour('fff1c8'), glow * 0.55);
      const ridge = 0.52 + 0.2 * (cloud(u * 4, 1, 11) - 0.5);
      const nearer = 0.66 + 0.16 * (cloud(u * 6, 2, 13) - 0.5);
      if (v > ridge) c = blend(blend(far, stops[2], 0.25), far, (v - ridge) * 4);
      if (v > nearer) c = shade(blend(middle, near, clamp((v - nearer) * 3)), 0.85 + 0.3 * cloud(u * 40, v * 26, 17));
      put(picture, x, y, shade(c, 0.78));
    }
  }
  skyline(picture, look, Math.round(bottom * 0.74), bottom * 0.3, shade(blend(middle, near, 0.35), 0.8), 7);
  rampart(picture, Math.round(bottom * 0.9), Math.round(bottom * 0.13), shade(near, 1.25), 1);
}

/** Stakes or merlons along a line. */
function rampart(picture: Picture, foot: number, high: number, tone: Colour, seed: number): void {
  const pitch = Math.max(5, Math.round(picture.width / 90));
  for (let x = 0; x < picture.width; x++) {
    const stake = Math.floor(x / pitch);
    const within = (x % pitch) / pitch;
    const top = high * (0.72 + 0.28 * hash(stake, 0, seed)) - Math.abs(within - 0.5) * pitch * 0.8;
    for (let y = 0; y < top; y++) over(picture, x, foot - y, shade(tone, 0.7 + 0.5 * (1 - within)), 0.95);
  }
}

/** Mud with craters, fires and a fringe of torn paper at both edges. */
function noMansLand(picture: Picture, top: number, bottom: number): void {
  const { width } = picture;
  const paper = colour('efe0c0');
  const tear = (x: number, seed: number) =>
    (value(x / 9, 0, seed) - 0.5) * 12 + (value(x / 26, 0, seed + 1) - 0.5) * 10;
  for (let x = 0; x < width; x++) {
    const from = Math.round(top + tear(x, 3));
    const to = Math.round(bottom + tear(x, 9));
    for (let y = from - 9; y < from; y++) over(picture, x, y, [0, 0, 0], 0.06 * (y - from + 9));
    for (let y = to; y < to + 9; y++) over(picture, x, y, [0, 0, 0], 0.06 * (to + 9 - y));
    for (let y = from; y < to; y++) {
      const n = cloud(x / 40, y / 22, 23, 5);
      const crater = step(0.36, 0.28, cloud(x / 90, y / 34, 29));
      const lip = step(0.42, 0.36, cloud(x / 90, y / 34, 29)) - crater;
      let c = blend(colour('2c1f17'), colour('6b4c33'), n);
      c = blend(shade(c, 1 - crater * 0.55), colour('8a6a48'), lip * 0.3);
      put(picture, x, y, y - from < 4 || to - y < 4 ? paper : shade(c, 0.85));
    }
  }
  for (let i = 0; i < 4; i++)
    fire(picture, (i + 0.5 + hash(i, 5, 31) * 0.4) / 4.4, mix(top, bottom, 0.3 + 0.5 * hash(i, 6, 31)));
}

function fire(picture: Picture, u: number, y0: number): void {
  const { width } = picture;
  const x0 = Math.round(u * width);
  for (let dy = -46; dy < 8; dy++) {
    for (let dx = -22; dx <= 22; dx++) {
      const d = Math.hypot(dx / 9, (dy + 2) / 9);
      const smoke =
        dy < -6
          ? step(0.5, 0.8, cloud((dx + dy * 0.4) / 12, dy / 12, 37)) *
            (1 + dy / 46) *
            step(20, 6, Math.abs(dx + dy * 0.3))
          : 0;
      over(picture, x0 + dx, Math.round(y0) + dy, [18, 15, 14], smoke * 0.5);
      over(picture, x0 + dx, Math.round(y0) + dy, [255, 140, 40], clamp(1 - d) * 0.75);
      over(picture, x0 + dx, Math.round(y0) + dy, [255, 220, 120], clamp(1 - d * 2.2) * 0.9);
    }
  }
}

/** The ground the own army stands on: palisade at the front, trees in the corners, dark towards the hand. */
function ownLand(picture: Picture, look: Look, top: number): void {
  const { width, height } = picture;
  const [far, middle, near] = look.ground.map(colour);
  const pale = blend(far, colour(look.sky[2]), 0.45);
  for (let y = top; y < height; y++) {
    const v = (y - top) / (height - top);
    for (let x = 0; x < width; x++) {
      const n = cloud(x / 60, y / 16, 41, 5);
      const c = blend(blend(pale, middle, clamp(v * 1.1 + (n - 0.5) * 0.7)), near, step(0.55, 1.05, v));
      put(picture, x, y, shade(c, 0.62 + 0.34 * n));
    }
  }
  rampart(
    picture,
    top + Math.round((height - top) * 0.16),
    Math.round((height - top) * 0.2),
    shade(blend(near, colour('6a4a2c'), 0.5), 1.1),
    5,
  );
  for (let i = 0; i < 7; i++) {
    const side = i % 2 === 0 ? hash(i, 8, 43) * 0.16 : 1 - hash(i, 8, 43) * 0.16;
    pine(
      picture,
      Math.round(side * width),
      height + 6,
      (height - top) * (0.5 + 0.3 * hash(i, 9, 43)),
      shade(near, 0.75),
    );
  }
}

function pine(picture: Picture, x0: number, foot: number, high: number, tone: Colour): void {
  for (let y = 0; y < high; y++) {
    const t = y / high;
    const reach = high * 0.24 * (1 - t) * (0.65 + 0.35 * ((y / (high / 6)) % 1));
    for (let dx = -reach; dx <= reach; dx++)
      over(picture, Math.round(x0 + dx), Math.round(foot - y), dx < 0 ? shade(tone, 1.5) : tone, 0.9);
  }
}

export function paintFront({ far, near }: Front, width: number, height: number): Picture {
  const picture = newPicture(width, height);
  const upper = Math.round(height * 0.335);
  const lower = Math.round(height * 0.665);
  enemyLand(picture, lookOf(far), upper + 12);
  ownLand(picture, lookOf(near), lower - 12);
  noMansLand(picture, upper, lower);
  return picture;
}
