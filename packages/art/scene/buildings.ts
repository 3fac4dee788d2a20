import { color, mix } from '../core/color.ts';
import { type Mask, maskOf } from '../core/mask.ts';
import { pick } from '../core/random.ts';
import { buildingShape } from './building-shapes.ts';
import type { Building, Scene } from './world.ts';

/** One building as large as wanted, standing at x, y. */
function buildingMasks(scene: Scene, kind: Building, x: number, y: number, size: number): { body: Mask; lamps: Mask } {
  const { shape, lamps } = buildingShape(scene.random, kind);
  const flip = scene.random() < 0.5 ? -1 : 1;
  const place = [size * flip, 0, 0, size, x, y] as const;
  return { body: maskOf(shape, scene.p, place), lamps: maskOf(lamps, scene.p, place) };
}

export const TREES: readonly Building[] = ['pine', 'dead-tree', 'broad-tree', 'palm', 'mushroom', 'crystal'];

function paintOne(scene: Scene, kind: Building, k: number, x: number, y: number, size: number): void {
  const { p, world, haze, ambient, key, side } = scene;
  const own = mix(mix(color(world.land[Math.min(2, k + 1)]), ambient, 0.4), haze, 0.3 - k * 0.16);
  const lit = mix(own, key, 0.5);
  const burn = color(world.lamps);
  const { body, lamps } = buildingMasks(scene, kind, x, y, size);
  const reach = Math.max(1, Math.round(size * 0.025));
  p.each(body, (i, at, cover, px, py) => {
    const column = (at % body.w) + side * reach;
    const next = column < 0 || column >= body.w ? 0 : body.a[at + side * reach];
    const fade = Math.min(1, Math.max(0, (py - y + size) / size)) * 0.35;
    const edge = next < 0.5 ? 0.75 : 0.12 + 0.14 * ((px * side) / p.w);
    const tone = (n: 0 | 1 | 2): number => {
      const value = own[n] + (lit[n] - own[n]) * edge;
      return value + (haze[n] - value) * fade;
    };
    p.put(i, tone(0), tone(1), tone(2), cover);
  });
  p.each(lamps, (i, _, cover) => {
    p.put(i, burn[0], burn[1], burn[2], cover * 0.9);
    p.add(i, burn, cover * 0.35);
  });
}

/** A dark tree or pole near by; `lit` is how much of the land's light still reaches it. */
export function paintTree(scene: Scene, kind: Building, x: number, foot: number, size: number, lit: number): void {
  const { p, world, rim, side } = scene;
  const { body } = buildingMasks(scene, kind, x, foot, size);
  const own = mix(color(world.dark), color(world.land[1]), 0.12 + 0.5 * lit);
  const edge = mix(own, rim, 0.22 + 0.2 * lit);
  const reach = Math.max(1, Math.round(size * 0.02));
  p.each(body, (i, at, cover) => {
    const above = at >= body.w * reach ? body.a[at - body.w * reach] : 0;
    const column = (at % body.w) + side * reach;
    const next = column < 0 || column >= body.w ? 0 : body.a[at + side * reach];
    const c = next < 0.5 || above < 0.5 ? edge : own;
    p.put(i, c[0], c[1], c[2], cover);
  });
}

export function paintBuildings(scene: Scene, k: number): void {
  const { p, world, random, horizon } = scene;
  const { w, h } = p;
  const n = 1 + Math.floor(random() * 2) + k;
  for (let j = 0; j < n; j++) {
    const kind = pick(random, world.buildings);
    const tree = TREES.includes(kind);
    const copies = tree ? 4 : 1;
    const x = w * (0.06 + random() * 0.88);
    const size = h * (k === 0 ? 0.2 : 0.32) * (0.7 + random() * 0.6) * (tree ? 0.8 : 1);
    for (let c = 0; c < copies; c++) {
      const at = x + (c === 0 ? 0 : (random() - 0.5) * w * 0.3);
      const y = h * ((k === 0 ? 0.58 : 0.7) + horizon - 0.62 + random() * 0.02);
      paintOne(scene, kind, k, at, y, size * (c === 0 ? 1 : 0.6 + random() * 0.4));
    }
  }
}
