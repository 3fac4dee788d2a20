import { sure } from '@bojiste/kernel/state/sure';
import { blend, type Colour, colour, lit, over, type Picture, shade } from './canvas.ts';
import { clamp, cloud, hash, mix, step, value } from './noise.ts';

/** The map of Original War, painted from its sectors: relief, rivers, roads, forests, the crater that glows. */

export interface Site {
  readonly x: number;
  readonly y: number;
  readonly land: string;
  /** Numbers of the sites it has a path to. */
  readonly paths: readonly number[];
}

export interface Relief {
  readonly kind: 'map';
  readonly sites: readonly Site[];
  readonly seed: number;
}

const BIOMES: Readonly<Record<string, readonly [string, string]>> = {
  base: ['8a8a52', 'a9a06a'],
  forest: ['3f5a2c', '5b7438'],
  ford: ['7c8548', '98955a'],
  plain: ['6f7f3c', '8f9450'],
  crater: ['6b5a4a', '8f7f66'],
  ruins: ['77725f', '938c74'],
  swamp: ['4a5a40', '66735a'],
  plateau: ['8d7f52', 'b0a06c'],
  ice: ['9fb6c4', 'd6e4ea'],
};

type Point = readonly [x: number, y: number];

/** How far a point is from a line between two others. */
function away([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = clamp(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** A river runs through all fords from one edge of the map to the other. */
function riverOf(sites: readonly Site[], wide: number): Point[] {
  const fords = sites.filter(({ land }) => land === 'ford').map(({ x, y }): Point => [x * wide, y]);
  if (fords.length === 0) return [];
  const flat = Math.max(...fords.map(([, y]) => y)) - Math.min(...fords.map(([, y]) => y)) < 0.4;
  const sorted = [...fords].sort((a, b) => (flat ? a[0] - b[0] : a[1] - b[1]));
  const [first, last] = [sure(sorted[0]), sure(sorted[sorted.length - 1])];
  // Between two fords it keeps away from the road that joins them.
  const bowed = sorted.flatMap((ford, i): Point[] => {
    const next = sorted[i + 1];
    if (next === undefined) return [ford];
    const [mx, my] = [(ford[0] + next[0]) / 2, (ford[1] + next[1]) / 2];
    return flat ? [ford, [mx, my + (my < 0.5 ? -0.13 : 0.13)]] : [ford, [mx + (mx < wide / 2 ? -0.13 : 0.13), my]];
  });
  return flat
    ? [[-0.1, first[1] + 0.1], ...bowed, [wide + 0.1, last[1] - 0.1]]
    : [[first[0] - 0.06, -0.1], ...bowed, [last[0] + 0.05, 1.1]];
}

export function paintMap({ sites, seed }: Relief, width: number, height: number): Picture {
  const wide = width / height;
  const at = sites.map(({ x, y }): Point => [x * wide, y]);
  const river = riverOf(sites, wide);
  const tones = sites.map(({ land }) => (BIOMES[land] ?? sure(BIOMES.plain)).map(colour));
  const craters = sites.flatMap(({ land }, i) => (land === 'crater' ? [sure(at[i])] : []));
  const water = colour('3a7082');
  const sand = colour('c9b582');
  const bent = (x: number, y: number): Point => [
    x + (value(x * 7, y * 7, seed + 1) - 0.5) * 0.05,
    y + (value(x * 7, y * 7, seed + 2) - 0.5) * 0.05,
  ];
  const toRiver = (p: Point) =>
    river.reduce((d, b, i) => (i === 0 ? d : Math.min(d, away(p, sure(river[i - 1]), b))), 9);
  const picture = lit(
    width,
    height,
    (px, py) => {
      const [x, y] = [px / height, py / height];
      const warped: Point = [
        x + (cloud(x * 4, y * 4, seed + 3) - 0.5) * 0.22,
        y + (cloud(x * 4, y * 4, seed + 4) - 0.5) * 0.22,
      ];
      let best = 0;
      let [d1, d2] = [9, 9];
      for (let i = 0; i < at.length; i++) {
        const d = Math.hypot(warped[0] - sure(at[i])[0], warped[1] - sure(at[i])[1]);
        if (d < d1) [d2, d1, best] = [d1, d, i];
        else if (d < d2) d2 = d;
      }
      const n = cloud(x * 9, y * 9, seed + 5, 5);
      const hills = cloud(x * 2.6, y * 2.6, seed + 6, 3);
      let c = blend(sure(sure(tones[best])[0]), sure(sure(tones[best])[1]), step(0.3, 0.7, n));
      let h = n * 9 + hills * 34 + (sure(sites[best]).land === 'plateau' ? 16 : 0);
      // Borders wander like real ones: a dashed line of ink.
      if (d2 - d1 < 0.006 && hash(Math.floor(x * 90), Math.floor(y * 90), 3) > 0.4) c = shade(c, 0.5);
      for (const [cx, cy] of craters) {
        const r = Math.hypot(x - cx, y - cy) / 0.17;
        h += step(1.35, 1, r) * 14 - step(1, 0.4, r) * 30;
        c = blend(c, colour('2f4a52'), step(1, 0.2, r) * 0.7);
      }
      const d = toRiver(bent(x, y));
      const bank = step(0.034, 0.02, d);
      const wet = step(0.02, 0.014, d);
      c = blend(c, sand, bank * 0.6);
      h = mix(h, 18, bank * 0.8) - wet * 6;
      c = blend(c, shade(water, 0.8 + 0.5 * value(x * 60, y * 24, 7)), wet);
      const glow = craters.reduce((sum, [cx, cy]) => sum + Math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / 0.006)), 0);
      return { height: h, colour: c, glow: [20 * glow, 96 * glow, 100 * glow] };
    },
    0.42,
  );
  roads(picture, sites, at);
  for (const crater of craters) crystals(picture, crater, height);
  trees(picture, sites, at, toRiver, seed);
  return picture;
}

function roads(picture: Picture, sites: readonly Site[], at: readonly Point[]): void {
  const { height } = picture;
  const size = height / 420;
  for (const [i, { paths }] of sites.entries()) {
    for (const other of paths.filter((one) => one > i)) {
      const [ax, ay] = sure(at[i]);
      const [bx, by] = sure(at[other]);
      const long = Math.hypot(bx - ax, by - ay);
      const bow = (hash(i, other, 5) - 0.5) * 0.09;
      const points = Math.ceil(long * height);
      const draw = (reach: number, c: Colour, alpha: number, dashed: boolean) => {
        for (let k = 0; k <= points; k++) {
          const t = k / points;
          if (dashed && Math.floor(t * long * 46) % 2 === 0) continue;
          const lift = Math.sin(Math.PI * t) * bow;
          const x = (mix(ax, bx, t) - ((by - ay) / long) * lift) * height;
          const y = (mix(ay, by, t) + ((bx - ax) / long) * lift) * height;
          for (let dy = -reach; dy <= reach; dy++)
            for (let dx = -reach; dx <= reach; dx++)
              if (Math.hypot(dx, dy) <= reach) over(picture, Math.round(x + dx), Math.round(y + dy), c, alpha);
        }
      };
      draw(Math.max(2, 4.2 * size), colour('4a3a1e'), 0.25, false);
      draw(Math.max(1, 3 * size), colour('cdb681'), 0.5, false);
      draw(Math.max(0, 0.8 * size), colour('7a6136'), 0.9, true);
    }
  }
}

/** Blades of siberite in the bowl of a crater. */
function crystals(picture: Picture, [cx, cy]: Point, size: number): void {
  for (let i = 0; i < 9; i++) {
    const x0 = (cx + (hash(i, 1, 91) - 0.5) * 0.12) * size;
    const y0 = (cy + (hash(i, 2, 91) - 0.5) * 0.07 + 0.01) * size;
    const high = size * (0.03 + 0.05 * hash(i, 3, 91));
    const lean = (hash(i, 4, 91) - 0.5) * 0.7;
    for (let y = 0; y < high; y++) {
      const reach = high * 0.14 * (1 - Math.abs(y / high - 0.3) / 0.75);
      for (let dx = -reach; dx <= reach; dx++)
        over(picture, Math.round(x0 + dx + lean * y), Math.round(y0 - y), colour(dx < 0 ? 'c9fffb' : '2fc6c8'), 0.9);
    }
  }
}

const DENSITY: Readonly<Record<string, number>> = {
  forest: 0.72,
  swamp: 0.3,
  ruins: 0.12,
  crater: 0.08,
  base: 0.1,
  ice: 0.16,
};

/** Pines stand thick in forests, never on roads, rivers or where forces stand; those in front cover those behind. */
function trees(
  picture: Picture,
  sites: readonly Site[],
  at: readonly Point[],
  toRiver: (p: Point) => number,
  seed: number,
): void {
  const { width, height } = picture;
  const pitch = height / 30;
  for (let j = 0; j < 31; j++) {
    for (let i = 0; i < Math.ceil(width / pitch); i++) {
      const px = (i + hash(i, j, seed + 11)) * pitch;
      const py = (j + hash(i, j, seed + 12)) * pitch;
      const p: Point = [px / height, py / height];
      const near = sure(
        at.map(([x, y], k) => [Math.hypot(p[0] - x, p[1] - y), k] as const).sort((a, b) => a[0] - b[0])[0],
      );
      const free = sites.every(({ paths }, k) => paths.every((other) => away(p, sure(at[k]), sure(at[other])) > 0.045));
      if (near[0] < 0.1 || !free || toRiver(p) < 0.045) continue;
      if (hash(i, j, seed + 13) > (DENSITY[sure(sites[near[1]]).land] ?? 0.24)) continue;
      tree(picture, px, py, pitch * (0.9 + 0.7 * hash(i, j, seed + 14)), hash(i, j, seed + 15));
    }
  }
}

function tree(picture: Picture, x0: number, foot: number, high: number, tone: number): void {
  const c = blend(colour('1f3a22'), colour('3d5f2f'), tone);
  for (let y = 0; y < high * 0.5; y++)
    for (let dx = 0; dx < high * 0.22; dx++)
      over(picture, Math.round(x0 - dx - y * 0.9), Math.round(foot - y * 0.25), [10, 16, 10], 0.28);
  for (let y = 0; y < high; y++) {
    const reach = high * 0.27 * (1 - y / high) * (0.7 + 0.3 * ((y / (high / 4)) % 1));
    for (let dx = -reach; dx <= reach; dx++)
      over(picture, Math.round(x0 + dx), Math.round(foot - y), shade(c, dx < -reach * 0.2 ? 1.7 : 0.8), 0.95);
  }
}
