import type { Scene } from '../scene/world.ts';
import { type Color, smooth } from './color.ts';
import { blurred, type Frame, type Mask, maskOf } from './mask.ts';
import { noise } from './random.ts';
import { HERE, type Place, type Shape } from './shape.ts';

/** A clear sheet on which flat shapes are painted, later laid over a scene and lit as one thing. */

/** One colour, or a change of colour along a line. */
export type Paint =
  | Color
  | {
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly Color[];
    };

const isColor = (paint: Paint): paint is Color => Array.isArray(paint);

export class Sheet implements Frame {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
  readonly a: Float32Array;

  constructor(
    readonly w: number,
    readonly h: number,
    /** From the units of the drawing to pixels. */
    readonly place: Place = HERE,
  ) {
    [this.r, this.g, this.b, this.a] = [0, 1, 2, 3].map(() => new Float32Array(w * h));
  }

  mask(shape: Shape): Mask {
    return maskOf(shape, this, this.place);
  }

  /** `clip` keeps the paint inside another mask. */
  fill(shape: Shape, paint: Paint, opacity = 1, clip?: Mask): void {
    const mask = this.mask(shape);
    const flat = isColor(paint) ? paint : null;
    const along = isColor(paint) ? null : this.along(paint);
    for (let y = Math.max(0, -mask.y); y < Math.min(mask.h, this.h - mask.y); y++)
      for (let x = Math.max(0, -mask.x); x < Math.min(mask.w, this.w - mask.x); x++) {
        let cover = mask.a[y * mask.w + x] * opacity;
        if (cover === 0) continue;
        const [px, py] = [x + mask.x, y + mask.y];
        if (clip !== undefined) cover *= inMask(clip, px, py);
        if (cover <= 0) continue;
        const c = flat ?? (along as (x: number, y: number) => Color)(px, py);
        const i = py * this.w + px;
        const under = this.a[i] * (1 - cover);
        const whole = cover + under;
        this.r[i] = (c[0] * cover + this.r[i] * under) / whole;
        this.g[i] = (c[1] * cover + this.g[i] * under) / whole;
        this.b[i] = (c[2] * cover + this.b[i] * under) / whole;
        this.a[i] = whole;
      }
  }

  private along({ from, to, stops }: Exclude<Paint, Color>): (x: number, y: number) => Color {
    const p = this.place;
    const [x0, y0] = [p[0] * from[0] + p[2] * from[1] + p[4], p[1] * from[0] + p[3] * from[1] + p[5]];
    const [dx, dy] = [p[0] * to[0] + p[2] * to[1] + p[4] - x0, p[1] * to[0] + p[3] * to[1] + p[5] - y0];
    const k = 1 / (dx * dx + dy * dy || 1);
    const last = stops.length - 1;
    return (x, y) => {
      const t = Math.min(0.9999, Math.max(0, ((x - x0) * dx + (y - y0) * dy) * k)) * last;
      const i = Math.floor(t);
      const f = t - i;
      const [a, b] = [stops[i], stops[i + 1]];
      return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f];
    };
  }
}

function inMask(mask: Mask, x: number, y: number): number {
  const [mx, my] = [x - mask.x, y - mask.y];
  return mx < 0 || my < 0 || mx >= mask.w || my >= mask.h ? 0 : mask.a[my * mask.w + mx];
}

/** Lays a sheet over the scene: its shadow falls away from the light, its edge towards the light shines. */
export function lay({ p, side, rim, key, off }: Scene, sheet: Sheet, edge = 0.011, shadow = 0.45): void {
  const { w, h, r, g, b, a } = sheet;
  const soft = blurred(a, w, h, w * 0.022);
  const [sx, sy] = [Math.round(-side * w * 0.03), Math.round(h * 0.02)];
  const reach = Math.max(1, Math.round(w * edge));
  const grain = 300 / w;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const [fx, fy] = [Math.min(w - 1, Math.max(0, x - sx)), Math.max(0, y - sy)];
      const dim = 1 - soft[fy * w + fx] * shadow;
      p.r[i] *= dim;
      p.g[i] *= dim;
      p.b[i] *= dim;
      const cover = a[i];
      if (cover === 0) continue;
      // Strokes of a broad brush, along the form.
      const brush = 1 + (noise((x + y * 0.6) * grain * 0.16 + off, (y - x * 0.5) * grain * 0.5) - 0.5) * 0.2;
      p.put(i, r[i] * brush, g[i] * brush, b[i] * brush, cover);
      const [ex, ey] = [x + side * reach, y - Math.round(reach * 0.6)];
      const out = ex < 0 || ex >= w || ey < 0 ? 1 : 1 - a[ey * w + ex];
      const [ex2, ey2] = [x + side * reach * 3, y - Math.round(reach * 1.8)];
      const far = ex2 < 0 || ex2 >= w || ey2 < 0 ? 1 : 1 - a[ey2 * w + ex2];
      p.add(i, rim, cover * smooth(0.2, 0.9, out) * 0.42);
      p.add(i, key, cover * smooth(0.2, 1, far) * 0.09);
    }
}
