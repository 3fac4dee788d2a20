import { type Color, color, mix, smooth } from '../core/color.ts';
import { clouds, noise } from '../core/random.ts';
import type { Scene } from './world.ts';

/** Gradient, lit clouds, sun or moon, and where the world has them rays and an aurora. */

/** Clouds are soft: every second pixel of every second row is reckoned, what lies between is between them. */
const STEP = 2;

class Sky {
  private readonly top: Color;
  private readonly middle: Color;
  private readonly low: Color;
  private readonly light: Color;
  private readonly aurora: Color | null;

  constructor(private readonly scene: Scene) {
    const { world } = scene;
    [this.top, this.middle, this.low] = world.sky.map(color);
    this.light = color(world.sun);
    this.aurora = world.aurora === undefined ? null : color(world.aurora);
  }

  paint(): void {
    const { p, horizon } = this.scene;
    const { w, h } = p;
    const rows = Math.ceil((h * (horizon + 0.2)) / STEP) + 1;
    const columns = Math.ceil(w / STEP) + 1;
    const soft = new Float32Array(rows * columns * 3);
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) this.at(i * STEP, j * STEP, soft, (j * columns + i) * 3);
    const bottom = Math.min(h, (rows - 1) * STEP);
    for (let y = 0; y < bottom; y++)
      for (let x = 0; x < w; x++) {
        const from = (Math.floor(y / STEP) * columns + Math.floor(x / STEP)) * 3;
        const [u, v] = [(x % STEP) / STEP, (y % STEP) / STEP];
        const under = from + columns * 3;
        const between = (c: number): number => {
          const a = soft[from + c] + (soft[from + 3 + c] - soft[from + c]) * u;
          const b = soft[under + c] + (soft[under + 3 + c] - soft[under + c]) * u;
          return a + (b - a) * v;
        };
        p.put(y * w + x, between(0), between(1), between(2), 1);
      }
    this.disc();
  }

  /** Colour of the sky at a point. */
  private at(x: number, y: number, out: Float32Array, o: number): void {
    const { p, world, off, horizon, sun, side } = this.scene;
    const { w, h } = p;
    const t = y / (h * horizon);
    const { top, middle, low, light } = this;
    const base = t < 0.55 ? mix(top, middle, smooth(0, 0.55, t)) : mix(middle, low, smooth(0.55, 1.05, t));
    const yy = y / h;
    const u = (x / w) * 2.6 + off;
    const v = yy * 6.5 * (1 + 0.5 * t) + off * 0.37;
    const warp = noise(u * 0.8 + 31, v * 0.8) * 0.9;
    const n = clouds(u + warp, v, 4);
    const shadow = clouds(u + warp + side * 0.09, v - 0.16, 3);
    const d = Math.hypot(x - sun.x, (y - sun.y) * 1.05) / Math.max(w, h);
    const glow = Math.exp(-d * d * 14);
    const bright = Math.min(1, Math.max(0, 0.5 + (n - shadow) * 3.2)) * (0.55 + 0.45 * glow);
    const cover = smooth(0.47, 0.72, n) * 0.72;
    let shine = glow * 0.24 + Math.exp(-d * d * 160) * 0.32;
    if (world.rays === true) {
      const angle = Math.atan2(y - sun.y, x - sun.x);
      shine += smooth(0.5, 0.8, noise(angle * 7 + 40, off)) * Math.exp(-d * 2.2) * 0.26;
    }
    let curtain = 0;
    if (this.aurora !== null) {
      const line = yy - 0.1 - clouds((x / w) * 2.2 + off, 3.3, 3) * 0.32;
      const form = line < 0 ? Math.exp(-((line / 0.16) ** 2)) : Math.exp(-((line / 0.045) ** 2));
      curtain = form * (0.35 + 0.65 * noise((x / w) * 26 + off, yy * 1.4)) * 0.3;
    }
    for (let c = 0; c < 3; c++) {
      const dim = base[c] + (top[c] - base[c]) * 0.35;
      const lit = base[c] + (low[c] - base[c]) * 0.62;
      const cloud = base[c] + (dim + (lit - dim) * bright - base[c]) * cover;
      out[o + c] = cloud + light[c] * shine + (this.aurora?.[c] ?? 0) * curtain;
    }
  }

  private disc(): void {
    const { p, world, off, sun } = this.scene;
    const radius = world.disc * Math.max(p.w, p.h);
    // A large disc is a moon with seas; a small one only shines.
    const moon = world.disc > 0.1;
    const y1 = Math.min(p.h - 1, sun.y + radius);
    const x1 = Math.min(p.w - 1, sun.x + radius);
    for (let y = Math.max(0, Math.floor(sun.y - radius)); y <= y1; y++)
      for (let x = Math.max(0, Math.floor(sun.x - radius)); x <= x1; x++) {
        const d = Math.hypot(x - sun.x, (y - sun.y) * 1.05) / radius;
        const seas = moon ? 0.88 + 0.16 * clouds((x / p.w) * 14 + off, (y / p.h) * 12, 3) : 1;
        const veil = 0.95 - smooth(0.47, 0.72, clouds((x / p.w) * 2.6 + off, (y / p.h) * 6.5, 2)) * 0.25;
        const { light } = this;
        p.put(y * p.w + x, light[0] * seas, light[1] * seas, light[2] * seas, smooth(1, 0.93, d) * veil);
      }
  }
}

export const paintSky = (scene: Scene): void => new Sky(scene).paint();
