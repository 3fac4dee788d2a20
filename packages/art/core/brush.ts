import { smooth } from './color.ts';
import type { Picture } from './picture.ts';
import { clouds, type Random } from './random.ts';

/** What turns gradients into paint. */

/** Sums over all pixels up and left of each, so that the sum of any rectangle takes four steps. */
function sums(plane: (i: number) => number, w: number, h: number): Float64Array {
  const out = new Float64Array((w + 1) * (h + 1));
  for (let y = 0; y < h; y++) {
    let row = 0;
    for (let x = 0; x < w; x++) {
      row += plane(y * w + x);
      out[(y + 1) * (w + 1) + x + 1] = out[y * (w + 1) + x + 1] + row;
    }
  }
  return out;
}

/** Each pixel takes the mean of the calmest quarter around it: flat patches with crisp edges, as of a palette knife. */
export function knife(p: Picture, radius: number): void {
  const { w, h, r, g, b } = p;
  const red = sums((i) => r[i], w, h);
  const green = sums((i) => g[i], w, h);
  const blue = sums((i) => b[i], w, h);
  const squares = sums((i) => (r[i] * 0.35 + g[i] * 0.5 + b[i] * 0.15) ** 2, w, h);
  const s = w + 1;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let [weight, sr, sg, sb] = [0, 0, 0, 0];
      for (let k = 0; k < 4; k++) {
        const x0 = k & 1 ? x : Math.max(0, x - radius);
        const x1 = Math.min(w, (k & 1 ? x + radius : x) + 1);
        const y0 = k & 2 ? y : Math.max(0, y - radius);
        const y1 = Math.min(h, (k & 2 ? y + radius : y) + 1);
        const n = 1 / ((x1 - x0) * (y1 - y0));
        const [p11, p01, p10, p00] = [y1 * s + x1, y0 * s + x1, y1 * s + x0, y0 * s + x0];
        const mr = (red[p11] - red[p01] - red[p10] + red[p00]) * n;
        const mg = (green[p11] - green[p01] - green[p10] + green[p00]) * n;
        const mb = (blue[p11] - blue[p01] - blue[p10] + blue[p00]) * n;
        const mean = mr * 0.35 + mg * 0.5 + mb * 0.15;
        const v = Math.max(0, (squares[p11] - squares[p01] - squares[p10] + squares[p00]) * n - mean * mean);
        const share = 1 / (1e-5 + v * v * 4e3 + v * 0.6);
        weight += share;
        sr += mr * share;
        sg += mg * share;
        sb += mb * share;
      }
      const i = y * w + x;
      r[i] = sr / weight;
      g[i] = sg / weight;
      b[i] = sb / weight;
    }
}

interface Strokes {
  /** Share of the picture that is covered. */
  readonly density: number;
  /** Length and width as shares of the picture's width. */
  readonly length: number;
  readonly width: number;
  /** How much a stroke may differ from what it covers. */
  readonly wander: number;
  readonly opacity: number;
}

/** Short strokes that take the colour under them and flow with the noise. */
export function strokes(p: Picture, random: Random, o: Strokes): void {
  const { w, h } = p;
  const length = Math.max(3, w * o.length);
  const width = Math.max(1.2, w * o.width);
  const n = Math.round((w * h * o.density) / (length * width));
  for (let k = 0; k < n; k++) {
    const x = random() * w;
    const y = random() * h;
    const at = Math.floor(y) * w + Math.floor(x);
    const angle = (clouds((x / w) * 2.5 + 3, (y / h) * 2.5 + 9, 2) - 0.5) * 6 + (random() - 0.5) * 0.5;
    const shift = (random() - 0.5) * o.wander;
    const [r, g, b] = [p.r[at] + shift, p.g[at] + shift, p.b[at] + shift * 0.9];
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const half = (length * (0.6 + random() * 0.8)) / 2;
    const thick = (width * (0.6 + random() * 0.8)) / 2;
    const reach = Math.ceil(half + thick);
    const y1 = Math.min(h - 1, Math.floor(y) + reach);
    const x1 = Math.min(w - 1, Math.floor(x) + reach);
    for (let py = Math.max(0, Math.floor(y) - reach); py <= y1; py++)
      for (let px = Math.max(0, Math.floor(x) - reach); px <= x1; px++) {
        const u = Math.abs((px - x) * cos + (py - y) * sin);
        const v = Math.abs((py - y) * cos - (px - x) * sin);
        if (u > half || v > thick) continue;
        p.put(py * w + px, r, g, b, o.opacity * smooth(1, 0.5, u / half) * smooth(1, 0.4, v / thick));
      }
  }
}
