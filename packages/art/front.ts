import { color, mix } from './core/color.ts';
import { seedOf } from './core/random.ts';
import { centred, shapeOf } from './core/shape.ts';
import { inked } from './figure/ink.ts';
import type { Icons } from './figure/rig.ts';
import type { CardFacts, InkLayer } from './recipe.ts';
import { siegestormLand, siegestormRecipe } from './recipes/siegestorm.ts';
import { type Field, paintField } from './scene/field.ts';
import { worldOf } from './scene/worlds.ts';

/** The field of Siegestorm for two sides; a boss looms over its land, and its threat lights the sky behind it. */

export interface Front {
  /** Sets of cards. */
  readonly far: string;
  readonly near: string;
  readonly boss?: CardFacts;
  /** 0 to 1. */
  readonly threat?: number;
}

const DUSK = ['3a2a1c', 'b0703a', 'f0c070'] as const;
const BLOOD = ['1c0408', '8a1a14', 'ff6a2a'] as const;

const hex = (n: number): string =>
  Math.round(n * 255)
    .toString(16)
    .padStart(2, '0');

/** The sky between its own colours and blood. */
function threatened(sky: readonly [string, string, string], threat: number): [string, string, string] {
  const at = (i: 0 | 1 | 2): string =>
    mix(mix(color(sky[i]), color(DUSK[i]), 0.2), color(BLOOD[i]), threat * 0.75)
      .map(hex)
      .join('');
  return [at(0), at(1), at(2)];
}

function giantOf(boss: CardFacts, threat: number, icons: Icons): Field['giant'] {
  const figure = siegestormRecipe(boss)
    .layers.filter((layer): layer is InkLayer => layer.kind === 'ink')
    .at(-1);
  const path = figure === undefined ? undefined : icons(figure.icon);
  if (figure === undefined || path === undefined) return undefined;
  return (scene, x, foot, size) => {
    const y = foot - size * 0.47;
    for (const k of [1.1, 0.6]) scene.p.glow(x, y, size * 0.42 * k, [1, 0.42, 0.1], 0.28 + 0.45 * threat);
    const look = { ...figure, inner: threat > 0.5 ? 'ff5a1a' : 'ffb03a', haze: 0.16 };
    inked(scene, shapeOf(path), centred(x, y, size, 0, false), look, size);
  };
}

export function paintFront(front: Front, w: number, h: number, icons: Icons = () => undefined) {
  const { far, near, boss, threat = 0 } = front;
  const seed = seedOf(`${far} ${near}`);
  const own = worldOf(boss === undefined ? siegestormLand(far) : siegestormRecipe(boss).world);
  const land = boss === undefined ? own : { ...own, sky: threatened(own.sky, threat) };
  const giant = boss === undefined ? undefined : giantOf(boss, threat, icons);
  return paintField({ far: land, near: worldOf(siegestormLand(near)), ...(giant && { giant }) }, w, h, seed);
}
