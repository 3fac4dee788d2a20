import { clamp, color, mix } from '../core/color.ts';
import { type Mask, maskOf } from '../core/mask.ts';
import { noise, pick } from '../core/random.ts';
import { buildingShape } from './building-shapes.ts';
import { TREES } from './buildings.ts';
import type { Building, Scene } from './world.ts';

/**
 * Roofs of a land in the hand of a comic, row behind row: ink around every house, walls that are lit from one side and
 * lie in the shade on the other, light along the eaves, windows that burn.
 */

interface Row {
  readonly houses: number;
  /** Of the height of the picture: where they stand, and how high most of them are. */
  readonly foot: number;
  readonly size: number;
  /** How much of the air lies before them. */
  readonly haze: number;
}

/** What lies so many pixels beside a place of the mask. */
const beside = ({ a, w, h }: Mask, at: number, dx: number, dy: number): number => {
  const [x, y] = [(at % w) + dx, Math.floor(at / w) + dy];
  return x < 0 || y < 0 || x >= w || y >= h ? 0 : a[y * w + x];
};

const AROUND = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [1, -1],
] as const;

function house(scene: Scene, kind: Building, x: number, y: number, size: number, air: number): void {
  const { p, world, haze, ambient, key, rim, side, random } = scene;
  const { shape, lamps } = buildingShape(random, kind);
  const place = [size * (random() < 0.5 ? -1 : 1), 0, 0, size, x, y] as const;
  const [body, lit] = [maskOf(shape, p, place, 2), maskOf(lamps, p, place)];
  const own = mix(mix(color(world.land[1 + Math.floor(random() * 2)]), ambient, 0.3), key, 0.08 * random());
  const [wall, shade] = [mix(own, key, 0.3), mix(own, color(world.dark), 0.5)];
  const ink = mix(color(world.dark), haze, air);
  for (const [dx, dy] of AROUND) p.fill({ ...body, x: body.x + dx, y: body.y + dy }, ink, 0.85);
  const reach = Math.max(1, Math.round(size * 0.022));
  const eaves = mix(wall, mix(key, rim, 0.35), 0.6);
  p.each(body, (i, at, cover, px, py) => {
    // A wall ends in the air at its shaded side, and a roof where there is nothing above it.
    const across = clamp(((px - x) * side) / (size * 0.5) + 0.5);
    const open = beside(body, at, side * reach, 0) < 0.5 ? 1 : 0;
    const dark = beside(body, at, -side * reach * 2, 0) < 0.5 ? 0.55 : 0;
    const top = beside(body, at, 0, -reach) < 0.5 ? 0.85 : 0;
    const under = beside(body, at, 0, -reach * 4) < 0.5 && top === 0 ? 0.22 : 0;
    const stone = (noise(px / 2.6, py / 1.7) - 0.5) * 0.16;
    const light = clamp(0.16 + 0.62 * across + stone - dark - under);
    const edge = Math.max(top, open * 0.6);
    const far = air + (1 - air) * 0.34 * clamp((py - y + size) / size);
    const tone = (n: 0 | 1 | 2): number => {
      const lying = shade[n] + (wall[n] - shade[n]) * light;
      const value = lying + (eaves[n] - lying) * edge;
      return value + (haze[n] - value) * far;
    };
    p.put(i, tone(0), tone(1), tone(2), cover);
  });
  const burn = color(world.lamps);
  p.each(lit, (i, _, cover) => {
    p.put(i, burn[0], burn[1], burn[2], cover * (0.92 - air * 0.6));
    p.add(i, burn, cover * 0.3);
  });
}

/** Even gaps with a little chance in them: no heap, no hole. */
export function paintSkyline(scene: Scene, rows: readonly Row[]): void {
  const { p, world, random } = scene;
  for (const { houses, foot, size, haze } of rows)
    for (let i = 0; i < houses; i++) {
      const kind = pick(random, world.buildings);
      const x = p.w * ((i + 0.5 + (random() - 0.5) * 0.7) / houses);
      const high = p.h * size * (0.72 + random() * 0.5) * (TREES.includes(kind) ? 0.7 : 1);
      house(scene, kind, x, p.h * (foot + random() * 0.012), high, haze);
    }
}
