import { pick, randomOf, seedOf } from '../core/random.ts';
import type { Material } from '../figure/relief.ts';
import type { Figure } from '../figure/rig.ts';
import type { CardFacts, Layer, Recipe, Thing } from '../recipe.ts';
import type { WorldName } from '../scene/worlds.ts';

/** Ways to set a scene: one hero, a squad, a beast, a thing, a deed. Chance comes from the card's key alone. */

export interface Stage {
  readonly seed: number;
  readonly random: () => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function stageOf(game: string, card: CardFacts): Stage {
  const seed = seedOf(`${game}/${card.key}`);
  const random = randomOf(seed ^ 0x5bd1e995);
  return { seed, random, pick: (list) => pick(random, list) };
}

const halo = (x: number, color: string, strength: number): Layer => ({
  kind: 'glow',
  x,
  y: 0.42,
  size: 0.36,
  color,
  strength,
});

export function hero(s: Stage, figure: Figure, air: string, size = 0.98): Layer[] {
  const turned = s.random() < 0.5;
  const x = 0.5 + (s.random() - 0.5) * 0.06;
  const lean = (s.random() - 0.5) * 0.09;
  const at = { x, y: 1.13, size: size * (0.97 + s.random() * 0.07), haze: 0, turned, lean, seed: s.seed };
  return [halo(x, air, 0.3), { kind: 'figure', figure, ...at }];
}

const PLACES = [
  [
    [0.26, 1.0, 0.64, 0.34],
    [0.6, 1.14, 0.9, 0],
  ],
  [
    [0.18, 0.98, 0.56, 0.44],
    [0.83, 0.99, 0.58, 0.38],
    [0.5, 1.15, 0.88, 0],
  ],
  [
    [0.12, 1.0, 0.6, 0.36],
    [0.4, 0.94, 0.5, 0.5],
    [0.68, 1.16, 0.92, 0],
  ],
];

/** Rear ones are smaller and paler; `vary` makes each a little different. */
export function squad(s: Stage, figures: readonly Figure[], air: string, scale = 1): Layer[] {
  const places = s.pick(PLACES);
  const mirror = s.random() < 0.5;
  const out: Layer[] = [halo(0.5, air, 0.34)];
  places.forEach(([x, y, size, haze], i) => {
    const last = i === places.length - 1;
    out.push({
      kind: 'figure',
      figure: figures[last ? 0 : (i + 1) % figures.length],
      x: mirror ? 1 - x : x,
      y,
      size: size * scale,
      haze,
      turned: s.random() < 0.5,
      lean: (s.random() - 0.5) * 0.1,
      seed: s.seed + i,
    });
    if (!last) out.push({ kind: 'fog', from: 0.5, to: 1, strength: 0.22 });
  });
  return out;
}

/** A beast or a machine drawn as one, with another of its kind behind it where they come in packs. */
export function beast(s: Stage, icon: string, material: Material, pack: boolean, size = 0.96): Layer[] {
  const flip = s.random() < 0.5;
  const x = 0.5 + (s.random() - 0.5) * 0.08;
  const layers: Layer[] = [halo(x, 'ffffff', 0.18)];
  const one = (thing: Omit<Thing, 'icon' | 'material'>): Layer => ({
    kind: 'thing',
    thing: { icon, material, ...thing },
  });
  if (pack) {
    layers.push(one({ x: flip ? 0.8 : 0.2, y: 0.56, size: size * 0.52, haze: 0.42, flip: !flip }));
    layers.push({ kind: 'fog', from: 0.5, to: 1, strength: 0.25 });
  }
  layers.push(one({ x: pack ? (flip ? 0.42 : 0.58) : x, y: 0.54, size, flip, turn: (s.random() - 0.5) * 0.08 }));
  return layers;
}

/** Something one holds or builds, alone in warm light. */
export function object(s: Stage, icon: string, material: Material, light: string, size = 0.86): Layer[] {
  const [x, y] = [0.5 + (s.random() - 0.5) * 0.06, 0.48];
  const turn = (s.random() - 0.5) * 0.5;
  return [
    { kind: 'glow', x, y, size: 0.4, color: light, strength: 0.42 },
    { kind: 'thing', thing: { icon, material, x, y, size, turn, flip: s.random() < 0.3, round: 0.3 } },
    { kind: 'glow', x: x + 0.16, y: y - 0.2, size: 0.05, color: 'ffffff', strength: 0.35 },
  ];
}

export const painted = (s: Stage, world: WorldName, layers: readonly Layer[], more: Partial<Recipe> = {}): Recipe => ({
  style: 'paint',
  seed: s.seed,
  world,
  horizon: 0.58 + s.random() * 0.08,
  layers,
  ...more,
});

/** Somebody does it: a figure on one side, on the other what happens, in its own light. */
export function act(s: Stage, figure: Figure, icon: string, material: Material, light: string): Layer[] {
  const way = s.random() < 0.5 ? 1 : -1;
  const [x, y] = [0.5 + way * (0.17 + s.random() * 0.06), 0.38 + s.random() * 0.08];
  const size = 0.52 + s.random() * 0.12;
  return [
    { kind: 'glow', x: 0.5 - way * 0.2, y: 0.42, size: 0.3, color: light, strength: 0.25 },
    {
      kind: 'figure',
      figure,
      x: 0.5 - way * (0.2 + s.random() * 0.04),
      y: 1.12,
      size: 0.84 + s.random() * 0.12,
      haze: 0.06,
      turned: way > 0,
      lean: way * (0.02 + s.random() * 0.08),
      seed: s.seed,
    },
    { kind: 'glow', x, y, size: 0.3, color: light, strength: 0.5 },
    {
      kind: 'thing',
      thing: { icon, material, x, y, size, turn: (s.random() - 0.5) * 0.3, flip: s.random() < 0.4, round: 0.34 },
    },
    { kind: 'burst', x, y, strength: 0.3 + s.random() * 0.3 },
  ];
}
