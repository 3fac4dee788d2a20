import { type Color, clamp, color, mix } from '../core/color.ts';
import { ellipse, limb, polygon } from '../core/forms.ts';
import { blurred, maskOf } from '../core/mask.ts';
import type { Random } from '../core/random.ts';
import type { Line } from '../core/shape.ts';
import type { Scene, Weather } from './world.ts';

/** What floats in the air, and what stands between us and the scene. */

/** A soft dot laid over, or light added. */
function dot({ p }: Scene, x: number, y: number, radius: number, c: Color, a: number, light: boolean): void {
  const y1 = Math.min(p.h - 1, y + radius);
  const x1 = Math.min(p.w - 1, x + radius);
  for (let py = Math.max(0, Math.ceil(y - radius)); py <= y1; py++)
    for (let px = Math.max(0, Math.ceil(x - radius)); px <= x1; px++) {
      const d = Math.hypot(px - x, py - y) / radius;
      if (d >= 1) continue;
      const i = py * p.w + px;
      if (light) p.add(i, c, a * (1 - d));
      else p.put(i, c[0], c[1], c[2], a * (1 - d));
    }
}

function streak(scene: Scene, x: number, y: number, dx: number, dy: number, c: Color, a: number): void {
  const { p } = scene;
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)));
  for (let s = 0; s < steps; s++) {
    const px = Math.round(x + (dx * s) / steps);
    const py = Math.round(y + (dy * s) / steps);
    if (px < 0 || py < 0 || px >= p.w || py >= p.h) continue;
    p.put(py * p.w + px, c[0], c[1], c[2], a);
  }
}

const WHITE: Color = [1, 1, 1];

type Painter = (scene: Scene, s: number, random: Random) => void;
const times = (n: number, act: (z: number) => void, random: Random): void => {
  for (let i = 0; i < n; i++) act(random());
};

const WEATHERS: Readonly<Record<Weather, Painter>> = {
  none: () => {},
  snow: (c, s, r) =>
    times(110, (z) => dot(c, c.p.w * r(), c.p.h * r(), (1 + z * z * 4.4) * s, WHITE, 0.75 - 0.45 * z, false), r),
  spores: (c, s, r) =>
    times(
      55,
      (z) => {
        const [x, y] = [c.p.w * r(), c.p.h * r()];
        dot(c, x, y, (1.6 + z * 5) * s, c.rim, 0.5 - 0.3 * z, true);
        dot(c, x, y, (0.8 + z) * s, WHITE, 0.6, true);
      },
      r,
    ),
  embers: (c, s, r) =>
    times(
      60,
      (z) => {
        const [x, y] = [c.p.w * r(), c.p.h * (1 - r() * r())];
        dot(c, x, y, (1.4 + z * 4.5) * s, [1, 0.55, 0.15], 0.65 - 0.35 * z, true);
        dot(c, x, y, (0.7 + z * 0.7) * s, [1, 0.95, 0.7], 0.9, true);
      },
      r,
    ),
  ash: (c, s, r) => {
    times(60, (z) => dot(c, c.p.w * r(), c.p.h * r(), (0.8 + z * 1.8) * s, [0.03, 0.03, 0.04], 0.6, false), r);
    times(26, (z) => dot(c, c.p.w * r(), c.p.h * (0.2 + 0.8 * r()), (1.2 + z * 3.4) * s, c.rim, 0.7, true), r);
  },
  rain: (c, s, r) =>
    times(
      95,
      (z) =>
        streak(c, c.p.w * r() * 1.2, c.p.h * r(), -(2 + z * 4) * s, (8 + z * 16) * s, [0.85, 0.92, 1], 0.08 + 0.2 * z),
      r,
    ),
  dust: (c, s, r) => times(50, (z) => dot(c, c.p.w * r(), c.p.h * r(), (1 + z * 4) * s, c.key, 0.26, true), r),
  motes: (c, s, r) => times(40, (z) => dot(c, c.p.w * r(), c.p.h * r(), (1 + z * 3) * s, WHITE, 0.3, true), r),
  petals: (c, s, r) =>
    times(
      34,
      (z) => {
        const [x, y, a] = [c.p.w * r(), c.p.h * r(), r() * 6];
        c.p.fill(maskOf([ellipse(x, y, (1.4 + z * 2.6) * s, (0.8 + z) * s, a)], c.p), [1, 0.62, 0.68], 0.85);
      },
      r,
    ),
};

export function paintWeather(scene: Scene, weather: Weather = scene.world.weather): void {
  WEATHERS[weather](scene, scene.p.w / 300, scene.random);
}

/** Lines of light from a point: something happens. */
export function paintBurst(scene: Scene, x: number, y: number, strength = 1): void {
  const { p, random, key, rim } = scene;
  for (let k = 0; k < 64; k++) {
    const a = random() * Math.PI * 2;
    const from = p.w * (0.08 + random() * 0.1);
    const to = from + p.w * (0.06 + random() * 0.42);
    const half = 0.004 + random() * 0.009;
    const at = (r: number, turn: number): [number, number] => [x + Math.cos(a + turn) * r, y + Math.sin(a + turn) * r];
    const ray = polygon(...at(from, -half), ...at(to, 0), ...at(from, half));
    const c = random() < 0.5 ? key : rim;
    const share = (0.12 + random() * 0.45) * strength;
    p.each(maskOf([ray], p), (i, _, cover) => p.add(i, c, cover * share));
  }
  p.glow(x, y, p.w * 0.13, key, 0.25 * strength);
}

function heaps({ p, random, world }: Scene): Line[] {
  const { w, h } = p;
  const main = random() < 0.5 ? 0 : 1;
  const sharp = world.front === 'spikes' || world.front === 'ice';
  return [main, 1 - main].map((side) => {
    const [x0, way, big] = [side === 1 ? w * 1.05 : -w * 0.05, side === 1 ? -1 : 1, side === main ? 1 : 0.5];
    const out = [x0, h * 1.1];
    for (let i = 0; i < 7; i++) {
      const u = i / 7;
      const y = h * (1.02 - big * 0.27 * (1 - u) ** 1.6 * (0.6 + 0.7 * random()));
      const x = x0 + way * w * 0.42 * u * (big * 0.6 + 0.4);
      if (sharp) out.push(x, y - h * 0.07 * random(), x + way * w * 0.02, y + h * 0.07);
      else out.push(x, y);
    }
    out.push(x0 + way * w * 0.45, h * 1.1);
    return polygon(...out);
  });
}

function blades({ p, random }: Scene): Line[] {
  const { w, h } = p;
  return Array.from({ length: 56 }, () => {
    const u = random();
    const e = Math.abs(u - 0.5) * 2;
    const [x, tip, half] = [w * u, h * (0.97 - 0.28 * e * e * random()), w * 0.004 * (1 + random())];
    return polygon(x - half, h * 1.02, x + (random() - 0.5) * w * 0.09, tip, x + half, h * 1.02);
  });
}

function fronds({ p, random }: Scene): Line[] {
  const { w, h } = p;
  return Array.from({ length: 6 }, (_, j) => {
    const way = j % 2 === 1 ? -1 : 1;
    const [x0, y0] = [way > 0 ? -w * 0.03 : w * 1.03, h * (0.66 + random() * 0.45)];
    const [length, lift] = [w * (0.2 + random() * 0.2), 0.2 + random() * 0.9];
    const leaf: Line[] = [];
    for (let i = 0; i < 12; i++) {
      const u = i / 11;
      const [x, y] = [
        x0 + way * length * u * Math.cos(lift),
        y0 - length * u * Math.sin(lift) - length * 0.2 * Math.sin(u * 2.4),
      ];
      for (const q of [-1, 1])
        leaf.push(
          ...limb([
            [x, y, length * 0.02],
            [x + way * length * 0.2, y + q * length * 0.2 * (1 - u * 0.5) + length * 0.06, length * 0.004],
          ]),
        );
    }
    return leaf;
  }).flat();
}

function trunks({ p, random, world }: Scene): Line[] {
  const { w, h } = p;
  const main = random() < 0.5 ? 0 : 1;
  if (world.front === 'pine') {
    const x = main === 1 ? w * 1.0 : 0;
    return Array.from({ length: 9 }, (_, i) => {
      const [y, half] = [h * (0.3 + i * 0.1), w * (0.05 + i * 0.018)];
      return polygon(x - half, y + h * 0.09, x, y - h * 0.06, x + half, y + h * 0.09, x, y + h * 0.05);
    });
  }
  if (world.front === 'stakes')
    return Array.from({ length: 9 }, (_, i) => {
      const x = w * (i < 5 ? i * 0.055 - 0.03 : 1.03 - (i - 5) * 0.06);
      const top = h * (0.72 + random() * 0.12 + (i < 5 ? i : i - 5) * 0.035);
      return polygon(
        x - w * 0.018,
        h * 1.05,
        x - w * 0.014,
        top + h * 0.05,
        x + (random() - 0.5) * w * 0.02,
        top,
        x + w * 0.014,
        top + h * 0.05,
        x + w * 0.018,
        h * 1.05,
      );
    });
  const out: Line[] = [];
  for (let i = 0; i < 4; i++) {
    const x = w * ((main === 1 ? 0.93 : 0.02) + i * 0.035 * (main === 1 ? 1 : 0.8));
    out.push(
      ...limb([
        [x, h * 1.05, w * 0.009],
        [x + (random() - 0.5) * w * 0.06, -h * 0.05, w * 0.006],
      ]),
    );
    for (let j = 0; j < 6; j++) {
      const y = h * (0.08 + random() * 0.8);
      out.push(
        polygon(
          x,
          y,
          x + w * 0.05,
          y - h * 0.03,
          x + w * (0.1 + random() * 0.05),
          y + h * 0.05,
          x + w * 0.05,
          y + h * 0.015,
        ),
      );
    }
  }
  return out;
}

/** Near-black, out of focus, in one or two lower corners: the eye goes between them. */
export function paintFront(scene: Scene): void {
  const { p, world } = scene;
  const { front } = world;
  if (front === 'none') return;
  const lines =
    front === 'grass'
      ? blades(scene)
      : front === 'fronds'
        ? fronds(scene)
        : front === 'pine' || front === 'bamboo' || front === 'stakes'
          ? trunks(scene)
          : heaps(scene);
  const pad = Math.ceil(p.w / 40);
  const mask = maskOf(lines, p, undefined, pad);
  if (mask.w === 0) return;
  const soft = { ...mask, a: blurred(mask.a, mask.w, mask.h, p.w / 150) };
  const c = color(world.dark);
  const edge = mix(c, scene.rim, 0.35);
  p.each(soft, (i, at, cover) => {
    const up = at >= mask.w ? soft.a[at - mask.w] : 0;
    const t = clamp((cover - up) * 2.2);
    p.put(
      i,
      c[0] + (edge[0] - c[0]) * t,
      c[1] + (edge[1] - c[1]) * t,
      c[2] + (edge[2] - c[2]) * t,
      Math.min(0.94, cover),
    );
  });
}
