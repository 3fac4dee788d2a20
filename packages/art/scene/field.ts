import { strokes } from '../core/brush.ts';
import { clamp, color, mix, smooth } from '../core/color.ts';
import { box, limb, polygon } from '../core/forms.ts';
import { blurred, maskOf } from '../core/mask.ts';
import { Picture } from '../core/picture.ts';
import { clouds, noise, type Random, randomOf } from '../core/random.ts';
import type { Line, Shape } from '../core/shape.ts';
import { paintTree } from './buildings.ts';
import { paintFog, paintGround, paintLand } from './land.ts';
import { paintSky } from './sky.ts';
import { paintSkyline } from './skyline.ts';
import { type Scene, sceneOf, type World } from './world.ts';

/**
 * A field between two lands, seen from the near one: the far land under its sky behind a rampart, no man's land torn off
 * both, the near land with its palisade and trees. Calmer than any card that lies on it.
 */

const UPPER = 0.335;
const LOWER = 0.665;
const PAPER = color('efe0c0');
/** Lands that build of stone; the others drive stakes. */
const MASONS: readonly World['buildings'][number][] = ['pagoda', 'cathedral', 'castle', 'temple'];

export interface Field {
  readonly far: World;
  readonly near: World;
  /** Paints whoever stands over the far land: behind its rampart. */
  readonly giant?: (scene: Scene, x: number, foot: number, size: number) => void;
}

/** From far to near. */
const ROOFS = [
  { houses: 24, foot: 0.66, size: 0.11, haze: 0.56 },
  { houses: 17, foot: 0.73, size: 0.16, haze: 0.34 },
  { houses: 11, foot: 0.8, size: 0.23, haze: 0.14 },
] as const;
/** Where a giant stands, of the width: there its army has marched by, and nobody stands before its face. */
const GIANT = 0.17;

/** The far land is a strip of a higher picture: sky, ridges and roofs, without the empty upper sky. */
function farLand(to: Picture, { far, giant }: Field, bottom: number, seed: number): void {
  const high = Math.round(Math.max(to.w * 0.4, bottom * 1.7));
  const p = new Picture(to.w, high);
  // The sun is as large as the land is high, not as wide.
  const scene = sceneOf(p, { ...far, disc: (far.disc * high * 0.62) / to.w }, seed, 0.62, -1);
  const from = Math.round(high * 0.87) - bottom;
  paintSky(scene);
  paintLand(scene);
  paintFog(scene, 0.35, 0.8, 0.34);
  paintGround(scene, 0.8);
  strokes(p, scene.random, { density: 0.5, length: 0.022, width: 0.006, wander: 0.06, opacity: 0.55 });
  paintSkyline(scene, ROOFS);
  const foot = from + bottom * 0.97;
  giant?.(scene, to.w * GIANT, foot, bottom * 1.16);
  army(scene, foot, bottom);
  rampart(scene, foot, bottom * 0.17, far);
  for (let y = 0; y < bottom; y++)
    for (let x = 0; x < to.w; x++) {
      const [i, o] = [(y + from) * to.w + x, y * to.w + x];
      to.put(o, p.r[i], p.g[i], p.b[i], 1);
    }
}

/** Spears and banners over the heads of those who wait behind the wall. */
function army({ p, world, random, haze }: Scene, foot: number, band: number): void {
  const dark = mix(color(world.dark), haze, 0.14);
  const cloth = [color(world.lamps), color(world.land[0]), color(world.rim)];
  const spears: Line[] = [];
  for (let i = 0; i < 34; i++) {
    const x = p.w * random();
    const top = foot - band * (0.2 + 0.16 * random());
    const lean = (random() - 0.5) * band * 0.05;
    const thick = Math.max(0.7, band * 0.006);
    spears.push(
      ...limb([
        [x, foot, thick],
        [x + lean, top, thick * 0.7],
      ]),
    );
    if (random() < 0.3) {
      const [wide, fall] = [band * 0.12, band * 0.085];
      const flag = polygon(x + lean, top, x + lean + wide, top + fall * 0.35, x + lean, top + fall);
      p.fill(maskOf([flag], p), mix(cloth[i % 3], dark, 0.35), 0.95);
    }
  }
  p.fill(maskOf(spears, p), dark, 0.95);
}

/** A wall of stones or of pointed stakes, lit along its upper edge. */
function rampart({ p, world, random, key, rim }: Scene, foot: number, high: number, of: World): void {
  const stone = of.buildings.some((kind) => MASONS.includes(kind));
  const pitch = Math.max(6, high * (stone ? 0.62 : 0.34));
  const own = mix(color(world.ground[1]), color(stone ? 'b0a090' : '7a4f2c'), stone ? 0.4 : 0.5);
  const bodies: Line[] = [];
  const edges: Line[] = [];
  for (let x = -pitch, i = 0; x < p.w + pitch; x += pitch, i++) {
    const top = foot - high * (stone ? (i % 2 === 0 ? 0.98 : 0.7) : 0.8 + 0.2 * random());
    const side = stone ? pitch : pitch * 0.86;
    if (stone) bodies.push(box(x, top, side + 0.5, foot - top + 4));
    else
      bodies.push(
        polygon(x, foot + 4, x, top + pitch * 0.4, x + side / 2, top, x + side, top + pitch * 0.4, x + side, foot + 4),
      );
    edges.push(
      stone
        ? box(x, top, side, Math.max(1, high * 0.05))
        : polygon(x, top + pitch * 0.4, x + side / 2, top, x + side / 2, foot, x + side * 0.2, foot),
    );
  }
  const mask = maskOf(bodies, p);
  p.each(mask, (i, _, cover, x, y) => {
    const down = clamp((y - foot + high) / high);
    const grain = 0.72 + 0.5 * clouds(x / (stone ? 9 : 3.2), y / (stone ? 6 : 16), 3);
    const joint = stone && (y % 9 < 1 || (x + (Math.floor(y / 9) % 2) * 8) % 16 < 1) ? 0.72 : 1;
    const light = grain * joint * (1.02 - 0.55 * down);
    p.put(i, own[0] * light, own[1] * light, own[2] * light, cover);
  });
  p.fill(maskOf(edges, p), mix(own, mix(key, rim, 0.3), 0.5), stone ? 0.75 : 0.3);
}

/** The own land in perspective, its palisade at the front, its trees in the lower corners, dark towards the hand. */
function nearLand(to: Picture, { near }: Field, top: number, seed: number): void {
  const high = to.h - top;
  const p = new Picture(to.w, high);
  const scene = sceneOf(p, near, seed, 0.1, 1);
  trodden(scene);
  rampart(scene, high * 0.2, high * 0.17, near);
  torches(scene, high);
  const kind = near.front === 'pine' ? 'pine' : (near.buildings.find((one) => one !== 'tower') ?? 'pine');
  const random = randomOf(seed ^ 0x51ed);
  for (let i = 0; i < 12; i++) {
    const inner = i % 6;
    const reach = (5 - inner) * 0.034 + random() * 0.02;
    const x = p.w * (i < 6 ? reach - 0.02 : 1.02 - reach);
    paintTree(scene, kind, x, high * (0.86 + inner * 0.045), high * (0.5 + inner * 0.06), 1 - inner * 0.11);
  }
  for (let y = 0; y < high; y++)
    for (let x = 0; x < to.w; x++) {
      const [i, o] = [y * to.w + x, (y + top) * to.w + x];
      to.put(o, p.r[i], p.g[i], p.b[i], 1);
    }
}

/** Ground that an army stands on: drifts and tracks, lit from the front, dark towards the hand. */
function trodden({ p, world, key, ambient }: Scene): void {
  const [light, deep] = [mix(color(world.ground[0]), key, 0.22), color(world.ground[1])];
  const unit = p.h * 0.42;
  for (let y = 0; y < p.h; y++) {
    const v = y / p.h;
    // What lies farther off is smaller.
    const depth = 1.5 - v * 0.75;
    const dark = smooth(0.2, 1.05, v);
    for (let x = 0; x < p.w; x++) {
      const u = (((x - p.w / 2) * depth) / unit) * 1.3 + 40;
      const w = ((y * depth) / unit) * 4.4;
      const n = clouds(u, w, 5);
      const lit = clamp(0.5 + (n - clouds(u + 0.05, w - 0.16, 4)) * 4.2);
      const track = smooth(0.56, 0.68, clouds(u * 0.7 + 9, w * 0.45 + 3, 3));
      const k = (0.62 + 0.46 * lit) * (1 - track * 0.22);
      const tone = (c: 0 | 1 | 2): number => {
        const own = light[c] + (deep[c] - light[c]) * clamp(dark * 0.95 + (n - 0.5) * 0.5);
        return (own + (ambient[c] - own) * 0.2) * k * (1 - 0.35 * dark);
      };
      p.put(y * p.w + x, tone(0), tone(1), tone(2), 1);
    }
  }
}

function torches({ p, world }: Scene, high: number): void {
  const burn = color(world.lamps);
  for (let i = 0; i < 7; i++) {
    const x = (p.w * (i + 0.5)) / 7;
    const y = high * 0.06;
    const pole = limb([
      [x, high * 0.2, 1.4],
      [x, y, 1.2],
    ]);
    p.fill(maskOf(pole, p), color('1a120c'), 0.9);
    flame(p, x, y, high * 0.05);
    p.glow(x, y, high * 0.16, burn, 0.3);
  }
}

/** A tongue of fire on its foot. */
function flame(p: Picture, x: number, y: number, size: number): void {
  const tongue = (k: number): Line =>
    polygon(
      x - size * 0.5 * k,
      y,
      x - size * 0.42 * k,
      y - size * 0.6 * k,
      x - size * 0.08 * k,
      y - size * 1.7 * k,
      x + size * 0.2 * k,
      y - size * 0.9 * k,
      x + size * 0.42 * k,
      y - size * 1.1 * k,
      x + size * 0.5 * k,
      y - size * 0.2 * k,
      x + size * 0.2 * k,
      y + size * 0.2 * k,
    );
  p.fill(maskOf([tongue(1)], p), [0.98, 0.42, 0.08], 0.95);
  p.fill(maskOf([tongue(0.55)], p), [1, 0.86, 0.42], 0.95);
}

/** The edge of torn paper: broad jags, fine fibres. */
function tear(width: number, line: number, seed: number): Float32Array {
  const random = randomOf(seed);
  const pitch = Math.max(14, width / 42);
  const jags = Array.from({ length: Math.ceil(width / pitch) + 2 }, () => (random() - 0.5) * pitch * 0.75);
  return Float32Array.from({ length: width }, (_, x) => {
    const at = x / pitch;
    const i = Math.floor(at);
    const jag = jags[i] + (jags[i + 1] - jags[i]) * (at - i);
    return line + jag + (noise(x / 2.4, seed % 97) - 0.5) * 2.4;
  });
}

const MUD = color('2a1d15');
const EARTH = color('6e4f35');
const LIP = color('94714c');

function mudAt(x: number, y: number, unit: number): readonly [number, number, number] {
  const [u, v] = [x / unit, y / unit];
  const n = clouds(u * 3.4, v * 7, 5);
  const lit = clamp(0.5 + (n - clouds(u * 3.4 + 0.05, v * 7 + 0.14, 5)) * 4.4);
  const hole = noise(u * 0.95 + 3, v * 2.3 + 9);
  const crater = smooth(0.36, 0.24, hole);
  const lip = smooth(0.46, 0.37, hole) - crater;
  const wet = smooth(0.2, 0.12, hole);
  const k = (0.6 + 0.5 * lit) * (1 - crater * 0.5);
  const tone = (c: 0 | 1 | 2): number => {
    const own = (MUD[c] + (EARTH[c] - MUD[c]) * n) * k;
    return own + (LIP[c] - own) * lip * 0.34 + wet * (0.05 + 0.02 * c);
  };
  return [tone(0), tone(1), tone(2)];
}

function noMansLand(p: Picture, field: Field, top: number, bottom: number, seed: number): void {
  const upper = tear(p.w, top, seed + 3);
  const lower = tear(p.w, bottom, seed + 9);
  const fringe = Math.max(3, p.h * 0.011);
  const deep = Math.max(8, p.h * 0.03);
  for (let x = 0; x < p.w; x++) {
    const [from, to] = [upper[x], lower[x]];
    const edge = fringe * (0.7 + 0.6 * noise(x / 7, 5));
    for (let y = Math.max(0, Math.floor(from - deep)); y < Math.min(p.h, to + deep); y++) {
      const i = y * p.w + x;
      // The sheet casts its shadow on both lands.
      const outside = Math.max(from - y, y - to);
      if (outside > 0) {
        const k = 1 - 0.5 * smooth(deep, 0, outside);
        p.r[i] *= k;
        p.g[i] *= k;
        p.b[i] *= k;
      }
      const cover = clamp(Math.min(y - from, to - y) + 0.5);
      if (cover === 0) continue;
      const inside = Math.min(y - from, to - y);
      const paper = smooth(edge + 0.8, edge - 0.8, inside);
      const under = 1 - 0.45 * smooth(edge + deep * 0.7, edge, inside);
      const [r, g, b] = mudAt(x, y, p.h * 0.36);
      const white = 0.86 + 0.16 * noise(x / 3, y / 3);
      p.put(
        i,
        r * under + (PAPER[0] * white - r * under) * paper,
        g * under + (PAPER[1] * white - g * under) * paper,
        b * under + (PAPER[2] * white - b * under) * paper,
        cover,
      );
    }
  }
  wreckage(p, field, top, bottom, randomOf(seed + 21));
}

/** Broken spears and lost banners of both sides, and what still burns. */
function wreckage(p: Picture, { far, near }: Field, top: number, bottom: number, random: Random): void {
  const band = bottom - top;
  const dark = color('15100c');
  const spears: Shape[] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [p.w * random(), top + band * (0.28 + 0.6 * random())];
    const [lean, long] = [(random() - 0.5) * 1.7, band * (0.1 + 0.12 * random())];
    const [ex, ey] = [x + Math.sin(lean) * long, y - Math.cos(lean) * long];
    p.shade(x, y, long * 0.4, long * 0.1, 0.5);
    spears.push(
      limb([
        [x, y, Math.max(0.9, band * 0.007)],
        [ex, ey, Math.max(0.7, band * 0.005)],
      ]),
    );
    if (i % 5 === 0) {
      const cloth = mix(color(i % 2 === 0 ? near.land[0] : far.land[0]), dark, 0.25);
      const flag = polygon(ex, ey, ex + long * 0.6, ey + long * 0.24, ex + long * 0.1, ey + long * 0.46);
      p.fill(maskOf([flag], p), cloth, 0.92);
    }
  }
  p.fill(maskOf(spears.flat(), p), dark, 0.9);
  for (let i = 0; i < 4; i++) {
    const x = p.w * ((i + 0.3 + random() * 0.5) / 4);
    const y = top + band * (0.5 + 0.34 * random());
    smoke(p, x, y, band * 0.62, random);
    p.shade(x, y + 2, band * 0.12, band * 0.03, 0.7);
    flame(p, x, y, band * 0.055);
    flame(p, x + band * 0.05, y + 2, band * 0.034);
    p.glow(x, y - band * 0.04, band * 0.16, [1, 0.5, 0.14], 0.42);
  }
}

/** A plume that leans and grows thinner. */
function smoke(p: Picture, x: number, y: number, high: number, random: Random): void {
  const lean = (random() - 0.3) * 0.5;
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [x + lean * high * t + Math.sin(t * 5 + x) * high * 0.05, y - high * t, high * (0.03 + 0.1 * t)] as const;
  });
  const pad = Math.ceil(high * 0.12);
  const mask = maskOf(limb(puffs), p, undefined, pad);
  if (mask.w === 0) return;
  const soft = { ...mask, a: blurred(mask.a, mask.w, mask.h, high * 0.05) };
  p.each(soft, (i, _, cover, px, py) => {
    const t = clamp((y - py) / high);
    const thick = cover * (1 - t) * smooth(0.3, 0.62, clouds(px / (high * 0.16), py / (high * 0.16), 3));
    p.put(i, 0.07, 0.06, 0.06, thick * 0.75);
  });
}

export function paintField(field: Field, w: number, h: number, seed: number): Uint8ClampedArray<ArrayBuffer> {
  const p = new Picture(w, h);
  const [upper, lower] = [Math.round(h * UPPER), Math.round(h * LOWER)];
  const slack = Math.round(h * 0.03);
  farLand(p, field, upper + slack, seed);
  nearLand(p, field, lower - slack, seed + 5);
  noMansLand(p, field, upper, lower, seed);
  // Cards lie on it: a little darker than any of them.
  for (const plane of [p.r, p.g, p.b]) for (let i = 0; i < plane.length; i++) plane[i] *= 0.84;
  return p.finished(0.34, 0.05, 1.1);
}
