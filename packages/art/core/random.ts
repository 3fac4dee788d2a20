/** Chance that is the same everywhere: numbers from a seed, and smooth noise from a table of them. */

export type Random = () => number;

/** A stable number of a text. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

export function randomOf(seed: number): Random {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

const SIDE = 256;
const TABLE = (() => {
  const random = randomOf(20261116);
  return Float32Array.from({ length: SIDE * SIDE }, () => random());
})();

/** Smooth noise, 0 to 1; repeats after 256. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let u = x - xi;
  let v = y - yi;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const x0 = xi & 255;
  const x1 = (xi + 1) & 255;
  const y0 = (yi & 255) << 8;
  const y1 = ((yi + 1) & 255) << 8;
  const a = TABLE[y0 | x0];
  const b = TABLE[y0 | x1];
  const c = TABLE[y1 | x0];
  const d = TABLE[y1 | x1];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Noise of several sizes, 0 to 1, around a half. */
export function clouds(x: number, y: number, octaves: number): number {
  let weight = 0.5;
  let sum = 0;
  let whole = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y);
    whole += weight;
    weight *= 0.5;
    x = x * 2.03 + 11.7;
    y = y * 2.03 + 5.3;
  }
  return sum / whole;
}

/** The same with sharp crests: mountains, cracks. */
export function crests(x: number, y: number, octaves: number): number {
  let weight = 0.5;
  let sum = 0;
  let whole = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * (1 - Math.abs(2 * noise(x, y) - 1));
    whole += weight;
    weight *= 0.5;
    x = x * 2.03 + 11.7;
    y = y * 2.03 + 5.3;
  }
  return sum / whole;
}
