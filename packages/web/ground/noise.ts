/** Noise for grounds: the same seed gives the same land, bit for bit. */

/** A number between 0 and 1 for a point of a lattice. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 974634541);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
/** 0 below `from`, 1 above `to`, smooth between them. */
export const step = (from: number, to: number, x: number): number => smooth(clamp((x - from) / (to - from)));

/** Smooth noise between 0 and 1. */
export function value(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = smooth(x - x0);
  const v = smooth(y - y0);
  const top = mix(hash(x0, y0, seed), hash(x0 + 1, y0, seed), u);
  const bottom = mix(hash(x0, y0 + 1, seed), hash(x0 + 1, y0 + 1, seed), u);
  return mix(top, bottom, v);
}

/** Several layers of noise, each finer and weaker. */
export function cloud(x: number, y: number, seed: number, layers = 4): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let i = 0; i < layers; i++) {
    sum += weight * value(x * scale, y * scale, seed + i * 17);
    weight /= 2;
    scale *= 2;
  }
  return sum / (1 - weight * 2);
}

/** Distances to the nearest and the second nearest of scattered points: cracks lie where they are equal. */
export function cells(x: number, y: number, seed: number): readonly [near: number, next: number] {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  let near = 9;
  let next = 9;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const px = x0 + i + hash(x0 + i, y0 + j, seed);
      const py = y0 + j + hash(x0 + i, y0 + j, seed + 1);
      const d = Math.hypot(px - x, py - y);
      if (d < near) {
        next = near;
        near = d;
      } else if (d < next) next = d;
    }
  }
  return [near, next];
}
