import type { Figure, Head, Held, Pose } from '../figure/rig.ts';
import { summonerWarsIcons } from '../icons/summoner-wars.ts';
import type { CardFacts, Recipe } from '../recipe.ts';
import type { Building } from '../scene/world.ts';
import { act, beast, hero, painted, type Stage, squad, stageOf } from './common.ts';
import { NATIONS, type Nation } from './summoner-wars-nations.ts';
import { OWN, type Own } from './summoner-wars-own.ts';

/** Summoner Wars: a nation gives land, cloth and heads; a card may name its own head, weapon or beast. */

function figureOf(s: Stage, card: CardFacts, nation: Nation, own: Own, leader: boolean): Figure {
  const ranged = card.facts.attack === 'ranged';
  const named = own.head === undefined ? undefined : nation.heads.find(({ icon }) => icon === own.head);
  const base: Head = named ?? (own.head === undefined ? s.pick(nation.heads) : { ...nation.heads[0], icon: own.head });
  const { skin, ...bare } = base;
  const head: Head = {
    ...(named === undefined && own.head !== undefined ? bare : base),
    ...(own.size !== undefined && { size: own.size }),
    ...(own.color !== undefined && { color: own.color }),
    ...(own.eyes !== undefined && { eyes: own.eyes }),
  };
  const pose: Pose = own.pose ?? (ranged ? 'raised' : s.pick(['raised', 'across', 'planted', 'carried'] as const));
  const icon = own.weapon ?? (pose === 'cast' ? undefined : s.pick(ranged ? nation.ranged : nation.melee));
  const weapon: Held | undefined =
    icon === undefined
      ? undefined
      : {
          icon,
          size: pose === 'raised' ? 84 : 92,
          color: 'c4ccd4',
          low: '5a626c',
          ...(card.facts.attack === 'ranged' && { glow: nation.spark, glowing: 0.16 }),
        };
  return {
    ...nation.cloth,
    ...(own.wide !== undefined && { wide: own.wide }),
    head,
    pose,
    ...(weapon !== undefined && { weapon }),
    ...((leader || own.cape !== undefined) && { cape: own.cape ?? s.pick(nation.capes) }),
    ...(own.orb === true && { orb: nation.spark }),
    ...(leader &&
      nation.cloth.metal &&
      nation.cloth.shoulders === undefined && {
        shoulders: { kind: 'plate' as const, size: 0.8, color: nation.cloth.body, low: nation.cloth.low },
      }),
  };
}

const GATES: Readonly<Record<string, Building>> = { gate: 'column', 'starting-gate': 'temple' };

export function summonerWarsRecipe(card: CardFacts): Recipe {
  const s = stageOf('summoner-wars', card);
  const nation = NATIONS[card.set];
  const icon = summonerWarsIcons[card.key] ?? 'magic-swirl';
  if (nation === undefined) {
    const stone = { color: 'b9b2a4', low: '5d574e', hole: '58d8ff' };
    return painted(s, 'gates', [
      {
        kind: 'building',
        building: GATES[card.key] ?? 'ruin',
        x: 0.5,
        y: 0.96,
        size: 0.5,
        material: { color: '8a8478' },
        haze: 0.5,
      },
      { kind: 'glow', x: 0.5, y: 0.5, size: 0.3, color: '7fe6ff', strength: 0.9 },
      { kind: 'thing', thing: { icon, material: stone, x: 0.5, y: 0.53, size: card.key === 'gate' ? 0.8 : 0.94 } },
    ]);
  }
  const own = OWN[card.key] ?? {};
  if (!card.kinds.includes('unit')) {
    if (card.kinds.includes('structure'))
      return painted(s, nation.world, [
        {
          kind: 'building',
          building: 'castle',
          x: 0.2,
          y: 0.9,
          size: 0.4,
          material: { color: nation.stone },
          haze: 0.45,
        },
        {
          kind: 'thing',
          thing: {
            icon,
            material: { color: nation.stone, low: nation.cloth.low, metal: 0.3 },
            x: 0.52,
            y: 0.58,
            size: 0.84,
          },
        },
      ]);
    const epic = card.type === 'epic';
    const material = {
      color: epic ? 'e8cc80' : 'c8c4ba',
      low: nation.cloth.low,
      glow: nation.spark,
      glowing: epic ? 0.2 : 0.12,
      metal: 0.4,
    };
    const { weapon: _, ...caster } = figureOf(s, card, nation, { pose: 'cast', orb: true }, epic);
    return painted(s, nation.world, act(s, caster, icon, material, nation.spark));
  }
  const leader = card.type === 'summoner' || card.type === 'champion';
  const figure = figureOf(s, card, nation, own, leader);
  if (own.beast !== undefined) {
    const material = { color: own.fur ?? nation.stone, low: nation.cloth.low, hole: '1a120c', rough: 1.8, emboss: 1.6 };
    const layers = beast(s, own.beast, material, !leader, leader ? 1.02 : 0.92);
    if (own.rider !== true) return painted(s, nation.world, layers);
    const rider = {
      kind: 'figure' as const,
      figure,
      x: 0.52,
      y: 0.78,
      size: 0.72,
      haze: 0,
      turned: s.random() < 0.5,
      lean: 0,
      seed: s.seed,
    };
    return painted(s, nation.world, [...layers.slice(0, -1), rider, layers[layers.length - 1]]);
  }
  if (leader) return painted(s, nation.world, hero(s, figure, nation.air, card.type === 'summoner' ? 1.04 : 0.98));
  const other = figureOf(s, card, nation, { ...own }, false);
  return painted(s, nation.world, squad(s, [figure, other], nation.air));
}

/** Drawings that figures are put together from. */
export const summonerWarsParts = (): string[] => [
  'magic-swirl',
  ...Object.values(NATIONS).flatMap(({ heads, melee, ranged, cloth }) => [
    ...heads.map(({ icon }) => icon),
    ...melee,
    ...ranged,
    ...(cloth.emblem === undefined ? [] : [cloth.emblem.icon]),
  ]),
  ...Object.values(OWN).flatMap(({ head, weapon, beast: animal }) =>
    [head, weapon, animal].filter((name) => name !== undefined),
  ),
];
