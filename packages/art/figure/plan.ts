import { type Color, color, mix, smooth } from '../core/color.ts';
import { blurred, maskOf } from '../core/mask.ts';
import { clouds } from '../core/random.ts';
import { centred, shapeOf } from '../core/shape.ts';
import type { Scene } from '../scene/world.ts';
import type { Icons } from './rig.ts';

/** A cyanotype: the thing as white lines on blue, with grid, cross-hairs, measures and a detail beside it. */

const CHALK: Color = [0.88, 0.96, 1];
const PAPERS = ['12406c', '174a5e', '1a3470', '0e3a58', '243a66', '0f4a54'];

function paper({ p, off }: Scene, own: Color, step: number): void {
  const { w, h } = p;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const spot = 0.75 + 0.5 * clouds((x / w) * 4 + off, (y / h) * 4 + off, 3);
      const fine = Math.min(x % step, y % step) < 1 ? 0.1 : 0;
      const broad = Math.min(x % (step * 5), y % (step * 5)) < 1 ? 0.14 : 0;
      const line = fine + broad;
      p.put(y * w + x, own[0] * spot + line, own[1] * spot + line, own[2] * spot + line, 1);
    }
}

/** The drawing as outline and hatching; `filled` turns it into its own negative. */
function figure({ p }: Scene, path: string, x: number, y: number, size: number, turn: number, full: number): void {
  const mask = maskOf(shapeOf(path), p, centred(x, y, size, turn), 8);
  const near = blurred(mask.a, mask.w, mask.h, Math.max(1, size * 0.01));
  p.each(mask, (i, at, cover, px, py) => {
    const edge = 1 - Math.abs(near[at] - 0.5) * 2;
    const hatch = (px + py) % 6 < 1.2 ? full + 0.18 : full;
    p.put(i, CHALK[0], CHALK[1], CHALK[2], cover * Math.max(hatch, smooth(0.05, 0.6, edge) * 0.95));
  });
}

function line({ p }: Scene, x0: number, y0: number, x1: number, y1: number, a: number, dash = 0): void {
  const n = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  for (let k = 0; k < n; k++) {
    if (dash > 0 && k % (dash * 2) >= dash) continue;
    const [x, y] = [Math.round(x0 + ((x1 - x0) * k) / n), Math.round(y0 + ((y1 - y0) * k) / n)];
    if (x >= 0 && y >= 0 && x < p.w && y < p.h) p.put(y * p.w + x, CHALK[0], CHALK[1], CHALK[2], a);
  }
}

function ring(scene: Scene, x: number, y: number, r: number, a: number): void {
  const n = 90;
  for (let k = 0; k < n; k++) {
    if (k % 4 === 3) continue;
    const [from, to] = [(k / n) * Math.PI * 2, ((k + 1) / n) * Math.PI * 2];
    line(scene, x + Math.cos(from) * r, y + Math.sin(from) * r, x + Math.cos(to) * r, y + Math.sin(to) * r, a);
  }
}

export function paintPlan(scene: Scene, icon: string, mark: string, icons: Icons): void {
  const { p, random } = scene;
  const { w, h } = p;
  const own = color(PAPERS[Math.floor(random() * PAPERS.length)]);
  paper(scene, mix(mix(own, color(mark), 0.2), [0.5, 0.7, 0.8], random() * 0.12), w / (15 + Math.floor(random() * 10)));
  const path = icons(icon);
  if (path === undefined) return;
  const size = h * (0.6 + random() * 0.26);
  const [x, y] = [w * (0.38 + random() * 0.24), h * (0.46 + random() * 0.08)];
  figure(scene, path, x, y, size, (random() - 0.5) * 0.9, random() * 0.3);
  line(scene, x, 0, x, h, 0.5, 7);
  line(scene, 0, y, w, y, 0.5, 7);
  if (random() < 0.7) ring(scene, x, y, size * 0.55, 0.45);
  const low = Math.min(h * 0.95, y + size * 0.56);
  line(scene, x - size * 0.46, low, x + size * 0.46, low, 0.8);
  for (const end of [x - size * 0.46, x + size * 0.46]) line(scene, end, low - h * 0.02, end, low + h * 0.02, 0.9);
  // A part of it, larger or from another side, in the free corner.
  const [dx, dy] = [x < w / 2 ? w * 0.84 : w * 0.16, random() < 0.5 ? h * 0.22 : h * 0.76];
  const small = h * (0.2 + random() * 0.14);
  figure(scene, path, dx, dy, small, random() * 6, 0.05 + random() * 0.5);
  ring(scene, dx, dy, small * 0.62, 0.8);
  line(scene, x, y, dx, dy, 0.35, 4);
}

/** Oil that came to the surface: dark, flat, with the sky in it. */
export function paintPool({ p, off }: Scene, x: number, y: number, size: number, code: string): void {
  const c = color(code);
  for (let py = Math.max(0, Math.floor(y - size * 0.4)); py < Math.min(p.h, y + size * 0.4); py++)
    for (let px = Math.max(0, Math.floor(x - size)); px < Math.min(p.w, x + size); px++) {
      const rough = (clouds(px / 14 + off, py / 8, 2) - 0.5) * 0.8;
      const d = ((px - x) / size) ** 2 + ((py - y) / (size * 0.32)) ** 2 + rough;
      const a = smooth(0.8, 0.6, d);
      const shine = smooth(0.5, 0.75, clouds(px / 26 + off, py / 3, 2)) * 0.25;
      p.put(py * p.w + px, c[0] + shine, c[1] + shine * 0.9, c[2] + shine * 1.1, a * 0.95);
    }
}
