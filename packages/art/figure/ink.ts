import { type Color, clamp, color, mix, smooth } from '../core/color.ts';
import { blurred, filled, type Mask, maskOf } from '../core/mask.ts';
import { noise } from '../core/random.ts';
import type { Place, Shape } from '../core/shape.ts';
import type { Scene } from '../scene/world.ts';

/**
 * A figure of an inked comic, from one silhouette: black outline, every separate piece of the drawing in a cloth of its
 * own, hard light and hard shade, dots of a halftone where one turns into the other.
 */

/** Lit, own, shade. */
export type Cloth = readonly [string, string, string];

export interface Ink {
  readonly cloths: readonly Cloth[];
  /** What burns between the pieces: eyes, mouths, cracks. */
  readonly inner?: string;
  readonly haze: number;
}

interface Piece {
  area: number;
  x: number;
  y: number;
}

/** Numbers the separate pieces of ink: 0 for none. */
function piecesOf({ w, h, a }: Mask): { label: Uint16Array; pieces: Piece[] } {
  const label = new Uint16Array(w * h);
  const stack = new Int32Array(w * h);
  const pieces: Piece[] = [{ area: 0, x: 0, y: 0 }];
  for (let start = 0; start < a.length; start++) {
    if (a[start] < 0.5 || label[start] !== 0) continue;
    const piece: Piece = { area: 0, x: 0, y: 0 };
    const name = pieces.length;
    let top = 0;
    stack[top++] = start;
    label[start] = name;
    while (top > 0) {
      const i = stack[--top];
      const x = i % w;
      piece.area++;
      piece.x += x;
      piece.y += (i - x) / w;
      for (const next of [i - 1, i + 1, i - w, i + w]) {
        if (next < 0 || next >= a.length || label[next] !== 0 || a[next] < 0.5) continue;
        if (Math.abs((next % w) - x) > 1) continue;
        label[next] = name;
        stack[top++] = next;
      }
    }
    piece.x /= piece.area;
    piece.y /= piece.area;
    pieces.push(piece);
  }
  return { label, pieces };
}

/** Which cloth each piece wears: by size; twins of one size and height wear the same. */
function clothsOf(pieces: readonly Piece[], cloths: number, h: number): Uint8Array {
  const order = pieces.map((_, i) => i).filter((i) => i > 0);
  order.sort((a, b) => pieces[b].area - pieces[a].area);
  const out = new Uint8Array(pieces.length);
  let next = 0;
  order.forEach((i, k) => {
    const twin = order.slice(0, k).find((j) => {
      const alike = Math.abs(pieces[j].area - pieces[i].area) < pieces[i].area * 0.12;
      return alike && Math.abs(pieces[j].y - pieces[i].y) < h * 0.04;
    });
    out[i] = twin === undefined ? next++ % cloths : out[twin];
  });
  return out;
}

function outline({ p, side }: Scene, ink: Mask, solid: Float32Array, size: number, haze: number, air: Color): void {
  const soft = blurred(solid, ink.w, ink.h, Math.max(1, size * 0.013));
  const line = mix([0.02, 0.015, 0.03], air, haze);
  const shadow = {
    ...ink,
    a: blurred(solid, ink.w, ink.h, size * 0.03),
    x: ink.x - Math.round(side * size * 0.035),
    y: ink.y + Math.round(size * 0.035),
  };
  p.each(shadow, (i, _, cover) => p.put(i, 0.02, 0.015, 0.03, cover * 0.5 * (1 - haze)));
  p.each({ ...ink, a: soft }, (i, _, cover) => p.put(i, line[0], line[1], line[2], smooth(0.04, 0.16, cover)));
}

export function inked(scene: Scene, shape: Shape, place: Place, o: Ink, size: number): void {
  const { p, side, rim, haze: air, off } = scene;
  const ink = maskOf(shape, p, place, Math.ceil(size * 0.06) + 3);
  if (ink.w < 3) return;
  const { w, h } = ink;
  const solid = filled(ink);
  outline(scene, ink, solid, size, o.haze, air);
  const { label, pieces } = piecesOf(ink);
  const wears = clothsOf(pieces, o.cloths.length, h);
  const tones = o.cloths.map((cloth) => cloth.map(color));
  const darkest = mix(tones[0][2], [0.02, 0.01, 0.04], 0.55);
  const inner = o.inner === undefined ? darkest : color(o.inner);
  const round = blurred(ink.a, w, h, Math.max(1.5, size * 0.032));
  const broad = blurred(solid, w, h, size * 0.09);
  const pitch = Math.max(2.4, p.w * 0.0135);
  const dot = 1.9 / pitch;
  p.each({ ...ink, a: solid }, (i, at, cover, x, y) => {
    const up = at >= w ? at - w : at;
    const down = at + w < round.length ? at + w : at;
    const gx = (round[at + 1] ?? 0) - (round[at - 1] ?? 0) + ((broad[at + 1] ?? 0) - (broad[at - 1] ?? 0)) * 2;
    const gy = round[down] - round[up] + (broad[down] - broad[up]) * 2;
    // Towards the light the height falls away: this side is lit.
    const light = (-gx * side * 0.7 + gy * 0.7) * size * 0.05 + (noise(x / 5 + off, y / 5) - 0.5) * 0.12;
    const name = label[at];
    const [lit, own, shade] = tones[wears[name]];
    let tone = mix(own, lit, smooth(0.16, 0.28, light));
    // Dots that grow towards the shade.
    const turn = 0.7;
    const u = (x * Math.cos(turn) - y * Math.sin(turn)) / pitch;
    const v = (x * Math.sin(turn) + y * Math.cos(turn)) / pitch;
    const near = Math.hypot(u - Math.round(u), v - Math.round(v));
    const dark = smooth(0.05, -0.42, light);
    tone = mix(
      tone,
      shade,
      Math.max(
        smooth(-0.3, -0.42, light),
        smooth(dark * 0.72 + dot * 0.12, dark * 0.72 - dot * 0.12, near) * (dark > 0.02 ? 0.85 : 0),
      ),
    );
    const hatch = light < -0.1 && (x + y) % 7 < 1.1 && noise(x / 9, y / 9 + off) > 0.45 ? 0.35 : 0;
    tone = mix(tone, darkest, hatch);
    const edge = clamp(light - 0.62) * 1.5;
    const inside = smooth(0.3, 0.75, ink.a[at]);
    const final = (n: 0 | 1 | 2): number => {
      const value = inner[n] + (tone[n] + rim[n] * edge - inner[n]) * inside;
      return value + (air[n] - value) * o.haze;
    };
    p.put(i, final(0), final(1), final(2), cover);
  });
}

/** Flat strokes and drops of one colour behind the figure. */
export function splash({ p, random, side }: Scene, code: string, x: number, y: number, size: number): void {
  const c = color(code);
  for (let k = 0; k < 40; k++) {
    const [cx, cy] = [x + (random() - 0.5) * size * 1.5, y + (random() - 0.5) * size * 0.9];
    const [long, thick] = [size * (0.1 + random() * 0.34), size * (0.008 + random() * 0.022)];
    const opacity = 0.25 + random() * 0.55;
    const y1 = Math.min(p.h - 1, cy + thick);
    const x1 = Math.min(p.w - 1, cx + long);
    for (let py = Math.max(0, Math.ceil(cy - thick)); py <= y1; py++)
      for (let px = Math.max(0, Math.ceil(cx - long)); px <= x1; px++) {
        const dry = noise(px * 0.06 + k, py * 1.3 + k * 7);
        const end = Math.abs(px - cx) / long;
        if (dry < 0.25 + end * 0.5) continue;
        p.put(
          py * p.w + Math.min(p.w - 1, Math.max(0, px + Math.round((py - cy) * 0.6 * side))),
          c[0],
          c[1],
          c[2],
          opacity,
        );
      }
  }
  for (let k = 0; k < 22; k++) {
    const [cx, cy, r] = [
      x + (random() - 0.5) * size * 1.6,
      y + (random() - 0.5) * size,
      size * (0.006 + random() * random() * 0.028),
    ];
    p.glow(cx, cy, r, mix(c, [0, 0, 0], 0.1), 0.6);
  }
}
