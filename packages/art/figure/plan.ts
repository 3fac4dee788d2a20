import { color, mix, smooth } from '../core/color.ts';
import { blurred, maskOf } from '../core/mask.ts';
import { clouds } from '../core/random.ts';
import { centred, shapeOf } from '../core/shape.ts';
import type { Scene } from '../scene/world.ts';
import type { Icons } from './rig.ts';

/** A cyanotype: the thing as white lines on blue, with grid, cross-hairs and measures. */
export function paintPlan({ p, random, off }: Scene, icon: string, mark: string, icons: Icons): void {
  const { w, h } = p;
  const paper = mix(color('12406c'), color(mark), 0.16);
  const step = w / 20;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const spot = 0.8 + 0.4 * clouds((x / w) * 4 + off, (y / h) * 4, 3);
      p.put(i, paper[0] * spot, paper[1] * spot, paper[2] * spot, 1);
      const fine = Math.min(x % step, y % step) < 1 ? 0.1 : 0;
      const broad = Math.min(x % (step * 5), y % (step * 5)) < 1 ? 0.14 : 0;
      if (fine + broad > 0) p.put(i, 0.8, 0.92, 1, fine + broad);
    }
  const path = icons(icon);
  if (path === undefined) return;
  const size = h * 0.78;
  const turn = (random() - 0.5) * 0.24;
  const mask = maskOf(shapeOf(path), p, centred(w / 2, h * 0.5, size, turn), 8);
  const near = blurred(mask.a, mask.w, mask.h, Math.max(1, size * 0.01));
  p.each(mask, (i, at, cover, x, y) => {
    const edge = 1 - Math.abs(near[at] - 0.5) * 2;
    const hatch = (x + y) % 6 < 1.2 ? 0.2 : 0.06;
    p.put(i, 0.86, 0.95, 1, cover * Math.max(hatch, smooth(0.05, 0.6, edge) * 0.95));
  });
  const line = (x0: number, y0: number, x1: number, y1: number, a: number, dash: number) => {
    const n = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
    for (let k = 0; k < n; k++) {
      if (dash > 0 && k % (dash * 2) >= dash) continue;
      const [x, y] = [Math.round(x0 + ((x1 - x0) * k) / n), Math.round(y0 + ((y1 - y0) * k) / n)];
      if (x >= 0 && y >= 0 && x < w && y < h) p.put(y * w + x, 0.9, 0.97, 1, a);
    }
  };
  line(w / 2, 0, w / 2, h, 0.5, 7);
  line(0, h / 2, w, h / 2, 0.5, 7);
  const [left, right, low] = [w / 2 - size * 0.46, w / 2 + size * 0.46, h * 0.94];
  line(left, low, right, low, 0.8, 0);
  for (const x of [left, right]) line(x, low - h * 0.02, x, low + h * 0.02, 0.9, 0);
  for (let k = 0; k < 260; k++) {
    const a = (k / 260) * Math.PI * 2;
    const [x, y] = [Math.round(w / 2 + Math.cos(a) * size * 0.5), Math.round(h / 2 + Math.sin(a) * size * 0.5)];
    if (k % 5 !== 0 && x >= 0 && y >= 0 && x < w && y < h) p.put(y * w + x, 0.9, 0.97, 1, 0.4);
  }
}

/** Oil that came to the surface: dark, flat, with the sky in it. */
export function paintPool({ p, off }: Scene, x: number, y: number, size: number, code: string): void {
  const c = color(code);
  for (let py = Math.max(0, Math.floor(y - size * 0.4)); py < Math.min(p.h, y + size * 0.4); py++)
    for (let px = Math.max(0, Math.floor(x - size)); px < Math.min(p.w, x + size); px++) {
      const d =
        ((px - x) / size) ** 2 + ((py - y) / (size * 0.32)) ** 2 + (clouds(px / 14 + off, py / 8, 2) - 0.5) * 0.8;
      const a = smooth(0.8, 0.6, d);
      const shine = smooth(0.5, 0.75, clouds(px / 26 + off, py / 3, 2)) * 0.25;
      p.put(py * p.w + px, c[0] + shine, c[1] + shine * 0.9, c[2] + shine * 1.1, a * 0.95);
    }
}
