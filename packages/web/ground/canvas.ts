import { sure } from '@bojiste/kernel/state/sure';
import { clamp, mix } from './noise.ts';

/** A picture as numbers, and the light that falls on it. */

export type Colour = readonly [red: number, green: number, blue: number];

export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

export const shade = (a: Colour, by: number): Colour => [a[0] * by, a[1] * by, a[2] * by];

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export const newPicture = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

export function put({ width, data }: Picture, x: number, y: number, [r, g, b]: Colour): void {
  const at = (y * width + x) * 4;
  data[at] = r;
  data[at + 1] = g;
  data[at + 2] = b;
  data[at + 3] = 255;
}

/** Lays a colour over what is there. */
export function over({ width, height, data }: Picture, x: number, y: number, c: Colour, alpha: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 4;
  for (let i = 0; i < 3; i++) data[at + i] = mix(sure(data[at + i]), sure(c[i]), alpha);
}

/** What a surface is at a point: its height (as large as a pixel is wide) and its own colour; `glow` shines by itself. */
export interface Surface {
  readonly height: number;
  readonly colour: Colour;
  readonly glow?: Colour;
}

/**
 * Paints a surface under one light from the upper left; towards the edges it grows darker, so that what lies on it stands
 * out.
 */
export function lit(width: number, height: number, at: (x: number, y: number) => Surface, pool = 0.5): Picture {
  const picture = newPicture(width, height);
  const above: Surface[] = new Array(width + 1);
  let row: Surface[] = [];
  for (let x = 0; x <= width; x++) above[x] = at(x - 1, -1);
  for (let y = 0; y < height; y++) {
    row = new Array(width + 1);
    row[0] = at(-1, y);
    for (let x = 0; x < width; x++) {
      const here = at(x, y);
      row[x + 1] = here;
      // Slopes that face the light are brighter.
      const slope = here.height - sure(row[x]).height + (here.height - sure(above[x + 1]).height);
      const bright = clamp(1 + slope * 0.5, 0.35, 1.75);
      const dx = (x / width - 0.48) * 1.5;
      const dy = (y / height - 0.46) * 1.5;
      const light = bright * (1.06 - pool * (dx * dx + dy * dy));
      const c = shade(here.colour, light);
      put(picture, x, y, here.glow === undefined ? c : [c[0] + here.glow[0], c[1] + here.glow[1], c[2] + here.glow[2]]);
    }
    for (let x = 0; x <= width; x++) above[x] = sure(row[x]);
  }
  return picture;
}
