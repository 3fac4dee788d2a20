import { color, mix, smooth } from '../core/color.ts';
import { clouds, noise } from '../core/random.ts';
import type { Scene } from './world.ts';

/** Gradient, lit clouds, sun or moon, and where the world has them rays and an aurora. */

export function paintSky({ p, world, off, horizon, sun, side }: Scene): void {
  const { w, h } = p;
  const [top, middle, low] = world.sky.map(color);
  const light = color(world.sun);
  const aurora = world.aurora === undefined ? null : color(world.aurora);
  const side_ = Math.max(w, h);
  const bottom = Math.min(h, Math.ceil(h * (horizon + 0.2)));
  for (let y = 0; y < bottom; y++) {
    const t = y / (h * horizon);
    const base = t < 0.55 ? mix(top, middle, smooth(0, 0.55, t)) : mix(middle, low, smooth(0.55, 1.05, t));
    const lit = mix(base, low, 0.62);
    const dim = mix(base, top, 0.35);
    const yy = y / h;
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const u = (x / w) * 2.6 + off;
      const v = yy * 6.5 * (1 + 0.5 * t) + off * 0.37;
      const warp = noise(u * 0.8 + 31, v * 0.8) * 0.9;
      const n = clouds(u + warp, v, 4);
      const shadow = clouds(u + warp + side * 0.09, v - 0.16, 3);
      const d = Math.hypot(x - sun.x, (y - sun.y) * 1.05) / side_;
      const glow = Math.exp(-d * d * 14);
      const cover = smooth(0.47, 0.72, n);
      const bright = Math.min(1, Math.max(0, 0.5 + (n - shadow) * 3.2)) * (0.55 + 0.45 * glow);
      const a = cover * 0.72;
      p.r[i] = base[0] + (dim[0] + (lit[0] - dim[0]) * bright - base[0]) * a;
      p.g[i] = base[1] + (dim[1] + (lit[1] - dim[1]) * bright - base[1]) * a;
      p.b[i] = base[2] + (dim[2] + (lit[2] - dim[2]) * bright - base[2]) * a;
      p.add(i, light, glow * 0.24 + Math.exp(-d * d * 160) * 0.32);
      if (d < world.disc) {
        const disc = smooth(world.disc, world.disc * 0.93, d) * (0.95 - cover * 0.35);
        // A large disc is a moon with seas; a small one only shines.
        const seas = world.disc > 0.1 ? 0.88 + 0.16 * clouds((x / w) * 14 + off, (y / h) * 12, 3) : 1;
        p.put(i, light[0] * seas, light[1] * seas, light[2] * seas, disc);
      }
      if (world.rays === true) {
        const angle = Math.atan2(y - sun.y, x - sun.x);
        p.add(i, light, smooth(0.5, 0.8, noise(angle * 7 + 40, off)) * Math.exp(-d * 2.2) * 0.26);
      }
      if (aurora !== null) {
        const line = yy - 0.1 - clouds((x / w) * 2.2 + off, 3.3, 3) * 0.32;
        const curtain = line < 0 ? Math.exp(-((line / 0.16) ** 2)) : Math.exp(-((line / 0.045) ** 2));
        p.add(i, aurora, curtain * (0.35 + 0.65 * noise((x / w) * 26 + off, yy * 1.4)) * 0.3);
      }
    }
  }
}
