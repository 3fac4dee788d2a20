import { clamp } from './core/color.ts';
import { Picture } from './core/picture.ts';
import type { Icons } from './figure/rig.ts';
import { paintLayer } from './paint.ts';
import type { Layer, Recipe } from './recipe.ts';
import { sceneOf } from './scene/world.ts';
import { worldOf } from './scene/worlds.ts';

/**
 * What a card is about without its land, to stand on other ground: buildings and vehicles. It is painted over black and
 * over white; where both differ, the ground shows through.
 */

/** Where it stands and how large it is, so that it fills its picture with its shadow. */
function standing(layer: Layer): Layer | null {
  if (layer.kind === 'house') return { ...layer, x: 0.5, y: 0.8, size: 0.94 };
  if (layer.kind === 'machine') return { ...layer, x: 0.5, y: 0.78, size: 0.0118 };
  return null;
}

function over(tone: number, recipe: Recipe, layer: Layer, w: number, h: number, icons: Icons): Picture {
  const p = new Picture(w, h);
  for (const plane of [p.r, p.g, p.b]) plane.fill(tone);
  paintLayer(sceneOf(p, worldOf(recipe.world), recipe.seed, recipe.horizon), layer, icons);
  return p;
}

/** Null for a card about something that does not stand on the ground. */
export function paintBare(recipe: Recipe, w: number, h: number, icons: Icons): Uint8ClampedArray<ArrayBuffer> | null {
  const layer = recipe.layers.map(standing).find((one) => one !== null) ?? null;
  // A house behind a person is not what its card is about.
  if (layer === null || recipe.layers.length > 1) return null;
  const dark = over(0, recipe, layer, w, h, icons);
  const light = over(1, recipe, layer, w, h, icons);
  const out = new Uint8ClampedArray(w * h * 4);
  for (let i = 0; i < w * h; i++) {
    const own = [dark.r[i] ?? 0, dark.g[i] ?? 0, dark.b[i] ?? 0] as const;
    const through = ((light.r[i] ?? 0) + (light.g[i] ?? 0) + (light.b[i] ?? 0) - own[0] - own[1] - own[2]) / 3;
    const cover = clamp(Math.max(1 - through, ...own));
    own.forEach((value, n) => {
      out[i * 4 + n] = cover === 0 ? 0 : (255 * value) / cover;
    });
    out[i * 4 + 3] = cover * 255;
  }
  return out;
}
