import { type Color, smooth } from './color.ts';
import { blurred, type Frame, type Mask } from './mask.ts';
import { noise } from './random.ts';

/** A picture in the making: light of three colours per pixel. */

export class Picture implements Frame {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;

  constructor(
    readonly w: number,
    readonly h: number,
  ) {
    this.r = new Float32Array(w * h);
    this.g = new Float32Array(w * h);
    this.b = new Float32Array(w * h);
  }

  /** Lays a colour over a pixel. */
  put(i: number, r: number, g: number, b: number, a: number): void {
    this.r[i] += (r - this.r[i]) * a;
    this.g[i] += (g - this.g[i]) * a;
    this.b[i] += (b - this.b[i]) * a;
  }

  /** Adds light to a pixel. */
  add(i: number, c: Color, a: number): void {
    this.r[i] += c[0] * a;
    this.g[i] += c[1] * a;
    this.b[i] += c[2] * a;
  }

  /** Each pixel of a mask that lies in the picture: its index, its own index in the mask, and how much is covered. */
  each(mask: Mask, paint: (i: number, at: number, cover: number, x: number, y: number) => void): void {
    const y0 = Math.max(0, -mask.y);
    const y1 = Math.min(mask.h, this.h - mask.y);
    const x0 = Math.max(0, -mask.x);
    const x1 = Math.min(mask.w, this.w - mask.x);
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const cover = mask.a[y * mask.w + x];
        if (cover > 0) paint((y + mask.y) * this.w + x + mask.x, y * mask.w + x, cover, x + mask.x, y + mask.y);
      }
  }

  fill(mask: Mask, c: Color, alpha = 1): void {
    this.each(mask, (i, _, cover) => this.put(i, c[0], c[1], c[2], cover * alpha));
  }

  /** A soft spot of light. */
  glow(x: number, y: number, radius: number, c: Color, strength: number): void {
    const reach = radius * 2.6;
    const y1 = Math.min(this.h, y + reach);
    const x1 = Math.min(this.w, x + reach);
    for (let py = Math.max(0, Math.floor(y - reach)); py < y1; py++)
      for (let px = Math.max(0, Math.floor(x - reach)); px < x1; px++) {
        const d = ((px - x) ** 2 + (py - y) ** 2) / (radius * radius);
        this.add(py * this.w + px, c, strength * Math.exp(-d * 1.6));
      }
  }

  /** A soft dark spot, wide and flat where something stands. */
  shade(x: number, y: number, rx: number, ry: number, strength: number): void {
    const y1 = Math.min(this.h, y + ry * 2);
    const x1 = Math.min(this.w, x + rx * 2);
    for (let py = Math.max(0, Math.floor(y - ry * 2)); py < y1; py++)
      for (let px = Math.max(0, Math.floor(x - rx * 2)); px < x1; px++) {
        const k = 1 - strength * Math.exp(-1.4 * (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2));
        const i = py * this.w + px;
        this.r[i] *= k;
        this.g[i] *= k;
        this.b[i] *= k;
      }
  }

  /** Light spills over from what is brighter than white paper. */
  bloom(strength: number, threshold = 0.8): void {
    const radius = this.w * 0.022;
    for (const plane of [this.r, this.g, this.b]) {
      const bright = plane.map((value) => Math.max(0, value - threshold));
      const soft = blurred(bright, this.w, this.h, radius);
      for (let i = 0; i < plane.length; i++) plane[i] += soft[i] * strength;
    }
  }

  /** Darker corners, soft shoulders of the curve, a little grain: bytes of red, green, blue and opacity. */
  finished(vignette: number, grain: number, saturation = 1): Uint8ClampedArray<ArrayBuffer> {
    const { w, h, r, g, b } = this;
    const out = new Uint8ClampedArray(w * h * 4);
    const tone = (value: number): number => {
      let q = value < 0 ? 0 : value;
      if (q > 0.8) q = q / (1 + (q - 0.8) * 0.55);
      const s = q > 1 ? 1 : q;
      return (s * s * (3 - 2 * s) * 0.35 + s * 0.65) * 255;
    };
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const dx = (x / w - 0.5) * 1.25;
        const dy = (y / h - 0.47) * 1.2;
        const light = 1 - vignette * smooth(0.18, 0.62, dx * dx + dy * dy);
        const dust = (noise(x * 0.93 + 7.3, y * 0.93 + 1.7) - 0.5) * grain;
        const grey = r[i] * 0.3 + g[i] * 0.55 + b[i] * 0.15;
        out[i * 4] = tone((grey + (r[i] - grey) * saturation) * light + dust);
        out[i * 4 + 1] = tone((grey + (g[i] - grey) * saturation) * light + dust);
        out[i * 4 + 2] = tone((grey + (b[i] - grey) * saturation) * light + dust);
        out[i * 4 + 3] = 255;
      }
    return out;
  }
}
