import { HERE, type Place, type Shape } from './shape.ts';

/** Where a shape lies on the grid of pixels and how much of each it covers, 0 to 1. */

export interface Mask {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly a: Float32Array;
}

export interface Frame {
  readonly w: number;
  readonly h: number;
}

function boundsOf(lines: Shape, frame: Frame, pad: number) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2) {
      x0 = Math.min(x0, line[i]);
      x1 = Math.max(x1, line[i]);
      y0 = Math.min(y0, line[i + 1]);
      y1 = Math.max(y1, line[i + 1]);
    }
  const left = Math.max(-pad, Math.floor(x0) - pad);
  const top = Math.max(-pad, Math.floor(y0) - pad);
  return {
    x: left,
    y: top,
    w: Math.min(frame.w + pad, Math.ceil(x1) + pad) - left,
    h: Math.min(frame.h + pad, Math.ceil(y1) + pad) - top,
  };
}

/** Adds what an edge covers of the row it runs through, as differences from pixel to pixel. */
function cross(acc: Float32Array, row: number, w: number, xa: number, xb: number, d: number): void {
  const low = Math.min(Math.max(Math.min(xa, xb), 0), w);
  const high = Math.min(Math.max(Math.max(xa, xb), 0), w);
  const first = Math.floor(low);
  const last = Math.ceil(high);
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first;
    acc[row + first] += d - d * middle;
    acc[row + first + 1] += d * middle;
    return;
  }
  const s = 1 / (high - low);
  const before = 1 - (low - first);
  const a0 = 0.5 * s * before * before;
  const over = high - last + 1;
  const am = 0.5 * s * over * over;
  acc[row + first] += d * a0;
  if (last === first + 2) acc[row + first + 1] += d * (1 - a0 - am);
  else {
    const a1 = s * (1.5 - (low - first));
    acc[row + first + 1] += d * (a1 - a0);
    for (let x = first + 2; x < last - 1; x++) acc[row + x] += d * s;
    const a2 = a1 + (last - first - 3) * s;
    acc[row + last - 1] += d * (1 - a2 - am);
  }
  acc[row + last] += d * am;
}

function edge(acc: Float32Array, w: number, h: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const down = ay < by;
  const [x0, y0, x1, y1] = down ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  const from = Math.max(0, Math.floor(y0));
  const to = Math.min(h, Math.ceil(y1));
  for (let y = from; y < to; y++) {
    const top = Math.max(y, y0);
    const low = Math.min(y + 1, y1);
    if (low <= top) continue;
    const d = (low - top) * (down ? 1 : -1);
    cross(acc, y * (w + 2), w, x0 + (top - y0) * slope, x0 + (low - y0) * slope, d);
  }
}

/** `pad` leaves room around the shape for blurs; what lies outside the frame is cut off beyond it. */
export function maskOf(shape: Shape, frame: Frame, place: Place = HERE, pad = 0): Mask {
  const lines = shape.map((line) => {
    const out = new Array<number>(line.length);
    for (let i = 0; i < line.length; i += 2) {
      out[i] = place[0] * line[i] + place[2] * line[i + 1] + place[4];
      out[i + 1] = place[1] * line[i] + place[3] * line[i + 1] + place[5];
    }
    return out;
  });
  const { x, y, w, h } = boundsOf(lines, frame, pad);
  if (!(w > 0 && h > 0)) return { x: 0, y: 0, w: 0, h: 0, a: new Float32Array(0) };
  const acc = new Float32Array((w + 2) * h + 2);
  for (const line of lines)
    for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2)
      edge(acc, w, h, line[j] - x, line[j + 1] - y, line[i] - x, line[i + 1] - y);
  const a = new Float32Array(w * h);
  for (let row = 0; row < h; row++) {
    let sum = 0;
    for (let at = 0; at < w; at++) {
      sum += acc[row * (w + 2) + at];
      const cover = sum < 0 ? -sum : sum;
      a[row * w + at] = cover > 1 ? 1 : cover < 0.004 ? 0 : cover;
    }
  }
  return { x, y, w, h, a };
}

/** Mean over a square; twice is near enough to a bell. */
export function blurred(a: Float32Array, w: number, h: number, radius: number, passes = 2): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const k = 1 / (2 * r + 1);
  const out = new Float32Array(w * h);
  const rows = new Float32Array(w * h);
  const sums = new Float32Array(w);
  for (let pass = 0; pass < passes; pass++) {
    const from = pass === 0 ? a : out;
    for (let y = 0; y < h; y++) {
      const o = y * w;
      const end = o + w - 1;
      let sum = from[o] * (r + 1);
      for (let i = 1; i <= r; i++) sum += from[Math.min(o + i, end)];
      for (let x = 0; x < w; x++) {
        rows[o + x] = sum * k;
        sum += from[Math.min(end, o + x + r + 1)] - from[Math.max(o, o + x - r)];
      }
    }
    sums.fill(0);
    for (let i = -r; i <= r; i++) {
      const o = Math.min(Math.max(i, 0), h - 1) * w;
      for (let x = 0; x < w; x++) sums[x] += rows[o + x];
    }
    for (let y = 0; y < h; y++) {
      const plus = Math.min(h - 1, y + r + 1) * w;
      const minus = Math.max(0, y - r) * w;
      const o = y * w;
      for (let x = 0; x < w; x++) {
        out[o + x] = sums[x] * k;
        sums[x] += rows[plus + x] - rows[minus + x];
      }
    }
  }
  return out;
}

/** Everything that cannot be reached from outside without crossing the ink. */
export function filled({ w, h, a }: Mask): Float32Array {
  const outside = new Uint8Array(w * h);
  const stack = new Int32Array(w * h);
  let top = 0;
  const visit = (i: number) => {
    if (outside[i] === 1 || a[i] >= 0.45) return;
    outside[i] = 1;
    stack[top++] = i;
  };
  for (let x = 0; x < w; x++) {
    visit(x);
    visit((h - 1) * w + x);
  }
  for (let y = 0; y < h; y++) {
    visit(y * w);
    visit(y * w + w - 1);
  }
  while (top > 0) {
    const i = stack[--top];
    const x = i % w;
    if (x > 0) visit(i - 1);
    if (x < w - 1) visit(i + 1);
    if (i >= w) visit(i - w);
    if (i < w * (h - 1)) visit(i + w);
  }
  return a.map((value, i) => (outside[i] === 1 ? value : 1));
}
