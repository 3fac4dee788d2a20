import { clamp, color, mix, smooth } from '../core/color.ts';
import { clouds, crests, noise } from '../core/random.ts';
import { paintBuildings } from './buildings.ts';
import type { LandForm, Scene } from './world.ts';

/** Three ridges one behind another, each lit by its own slope and paler the farther it is; then the ground. */

/** Height of a ridge over its base line, 0 to 1, at a place along it. */
const PROFILES: Readonly<Record<LandForm, (x: number, k: number) => number>> = {
  peaks: (x, k) => crests(x * (1.5 + k * 0.8), k * 3.1, 5) * 1.25 - 0.25,
  hills: (x, k) => clouds(x * (1.6 + k), k * 5.7, 4),
  dunes: (x, k) => 1 - Math.abs(2 * noise(x * (1.1 + k * 0.5) + clouds(x * 3, k, 2) * 0.3, k * 9) - 1),
  mesa: (x, k) => {
    const n = noise(x * (2 + k) + 5, k * 4.4);
    return smooth(0.42, 0.48, n) * 0.5 + smooth(0.62, 0.66, n) * 0.35 + clouds(x * 9, k, 3) * 0.12;
  },
  city: (x, k) => {
    const at = x * (13 + k * 5);
    const cell = Math.floor(at);
    const tall = noise(cell * 7.31 + 0.5, k * 13 + 0.5);
    const step = at - cell < 0.72 ? 1 : 0.55;
    return 0.25 + tall * tall * 0.85 * step;
  },
  canopy: (x, k) =>
    0.45 + 0.3 * Math.abs(Math.sin(x * (17 + k * 6) + noise(x * 9, k) * 5)) + 0.35 * clouds(x * 4, k * 2, 3),
  spikes: (x, k) => crests(x * (4 + k * 2), k * 2.3, 3) ** 4 * 1.6,
  cave: (x, k) => 0.25 + crests(x * (3 + k), k * 4.1, 4) ** 3 * 1.1,
  rubble: (x, k) => {
    const at = x * (16 + k * 7);
    return 0.15 + noise(Math.floor(at) * 3.7 + 0.5, k + 0.5) * 0.55 + clouds(x * 18, k, 2) * 0.35;
  },
};

const BASES = [0.44, 0.56, 0.69];
const HEIGHTS = [0.27, 0.23, 0.16];
const HAZE = [0.42, 0.25, 0.1];

function paintRidge(scene: Scene, k: number): void {
  const { p, world, off, side, key, rim, ambient, haze, horizon } = scene;
  const { w, h } = p;
  const own = color(world.land[k]);
  const snow = world.snow === undefined ? null : color(world.snow);
  const base = h * (BASES[k] + horizon - 0.62 + 0.1);
  const height = h * HEIGHTS[k];
  const line = Float32Array.from({ length: w + 4 }, (_, x) => {
    return base - height * PROFILES[world.form](((x - 2) / w) * 1.15 + off + k * 17, k);
  });
  const shade = mix(own, ambient, 0.55);
  const lit = mix(own, key, 0.34);
  const flat = world.form === 'city' || world.form === 'rubble';
  for (let x = 0; x < w; x++) {
    const top = line[x + 2];
    const slope = (line[x + 4] - line[x]) / 4;
    const lean = Math.sign(slope) * 0.5;
    for (let y = Math.max(0, Math.floor(top)); y < h; y++) {
      const i = y * w + x;
      const down = (y - top) / h;
      const u = ((x + down * h * lean) / w) * (7 + k * 3) + off;
      const v = (y / h) * (7 + k * 3);
      const rough = crests(u, v, 3);
      let light = flat ? 0.42 : clamp(0.5 + (rough - crests(u + side * 0.09, v - 0.03, 3)) * 2.6 - slope * side * 0.26);
      if (world.form === 'city') {
        // Windows that burn, more of them in the nearer rows.
        const cell = noise(Math.floor(x / 3) * 5.1 + 0.5, Math.floor(y / 4) * 3.3 + k + 0.5);
        if (cell > 0.8 && x % 3 > 0 && y % 4 > 1 && down < 0.22) light = 1.15;
      }
      let r = shade[0] + (lit[0] - shade[0]) * light;
      let g = shade[1] + (lit[1] - shade[1]) * light;
      let b = shade[2] + (lit[2] - shade[2]) * light;
      if (snow !== null) {
        const cap = smooth(0.24, 0.03, down + (rough - 0.5) * 0.3) * (0.35 + 0.65 * light);
        r += (snow[0] - r) * cap;
        g += (snow[1] - g) * cap;
        b += (snow[2] - b) * cap;
      }
      const veil = clamp(HAZE[k] + smooth(0, 0.26, down) * 0.28);
      const cover = clamp(y - top + 0.5);
      p.put(i, r + (haze[0] - r) * veil, g + (haze[1] - g) * veil, b + (haze[2] - b) * veil, cover);
      if (y - top < 1.6 && slope * side < 0.3) p.add(i, rim, 0.16 - k * 0.03);
    }
  }
}

export function paintLand(scene: Scene): void {
  paintRidge(scene, 0);
  paintBuildings(scene, 0);
  paintRidge(scene, 1);
  paintBuildings(scene, 1);
  paintRidge(scene, 2);
}

/** The ground in perspective, with a pool of light under the sun; in caves the roof hangs down. */
export function paintGround(scene: Scene, start = 0.76): void {
  const { p, world, off, side, key, ambient, sun } = scene;
  const { w, h } = p;
  const [near, far] = [color(world.ground[1]), color(world.ground[0])];
  const low = color(world.sky[2]);
  const glow = color(world.sun);
  for (let x = 0; x < w; x++) {
    const top = h * (start - 0.05 * clouds((x / w) * 3 + off, 1, 3));
    const dx = (x - sun.x) / w;
    const pool = 0.2 * Math.exp(-dx * dx * 18);
    for (let y = Math.floor(top); y < h; y++) {
      const t = (y - top) / (h - top);
      const depth = 1 / (t * 1.6 + 0.12);
      const u = ((x - w / 2) / w) * depth * 5 + off;
      const n = clouds(u, depth * 4, 3);
      const light = clamp(0.5 + (clouds(u + 0.14 * side, depth * 4 - 0.12, 3) - n) * 4);
      const veil = Math.exp(-t * 7) * 0.5;
      const i = y * w + x;
      const cover = clamp(y - top + 0.5);
      const depthTone = smooth(0, 1, t);
      const tone = (c: 0 | 1 | 2): number => {
        const own = far[c] + (near[c] - far[c]) * depthTone;
        const dim = own + (ambient[c] - own) * 0.45;
        const lit = own + (key[c] - own) * 0.3;
        const value = dim + (lit - dim) * light;
        return value + (low[c] - value) * veil + glow[c] * pool * (1 - t);
      };
      p.put(i, tone(0), tone(1), tone(2), cover);
    }
  }
  if (world.ceiling !== undefined) paintCeiling(scene, world.ceiling);
}

function paintCeiling({ p, world, off }: Scene, dark: string): void {
  for (let k = 0; k < 2; k++) {
    const c = mix(color(dark), color(world.land[1]), (1 - k) * 0.5);
    for (let x = 0; x < p.w; x++) {
      const length = p.h * (0.03 + 0.36 * crests((x / p.w) * (5 + k * 3) + off, k * 9, 3) ** 5 * (1 - k * 0.25));
      for (let y = 0; y < length; y++) p.put(y * p.w + x, c[0], c[1], c[2], clamp(length - y));
    }
  }
}

/** A veil over part of the picture, thicker where the noise is. It is soft: one value serves two by two pixels. */
export function paintFog({ p, off, haze, world }: Scene, from: number, to: number, strength: number, size = 3): void {
  const { w, h } = p;
  const c = mix(haze, color(world.sky[1]), 0.25);
  const end = Math.min(h, h * to);
  for (let y = Math.max(0, Math.floor(h * from)); y < end; y += 2) {
    const arch = Math.sin((Math.PI * (y / h - from)) / (to - from)) * strength;
    for (let x = 0; x < w; x += 2) {
      const n = smooth(0.38, 0.8, clouds((x / w) * size + off * 3, (y / h) * size * 2.6 + off, 3)) * arch;
      for (let py = y; py < Math.min(h, y + 2); py++)
        for (let px = x; px < Math.min(w, x + 2); px++) p.put(py * w + px, c[0], c[1], c[2], n);
    }
  }
}
