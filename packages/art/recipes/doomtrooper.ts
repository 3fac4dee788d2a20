import type { Features } from '../figure/bust.ts';
import type { Material } from '../figure/relief.ts';
import type { Figure, Head, Pose } from '../figure/rig.ts';
import { doomtrooperIcons } from '../icons/doomtrooper.ts';
import type { CardFacts, Layer, Recipe } from '../recipe.ts';
import type { Building, LandForm, Weather } from '../scene/world.ts';
import { act, beast, hero, object, painted, type Stage, squad, stageOf } from './common.ts';
import type { Force } from './doomtrooper-corporations.ts';
import { FORCES, LATER } from './doomtrooper-forces.ts';
import { doomtrooperIconFor, doomtrooperWordIcons } from './doomtrooper-words.ts';

/** Doomtrooper: a warrior is a figure of his force; everything else is a thing, a deed or a place. */

const ALL: Readonly<Record<string, Force>> = { ...FORCES, ...LATER };

const forceOf = (name: unknown): Force | undefined => (typeof name === 'string' ? ALL[name] : undefined);

/** The first side a card names: its own, the one it was with, the one it needs. */
function sideOf(card: CardFacts): Force {
  const { affiliations, former, requires, apostle } = card.facts;
  const named = [affiliations, former, requires, card.key.replace(/^the-|dark-/g, '')].flat();
  for (const name of named) {
    const force = forceOf(name);
    if (force !== undefined) return force;
  }
  if (typeof apostle === 'string' || card.type === 'symmetry') return FORCES.legion;
  if (card.type === 'art') return FORCES.brotherhood;
  if (card.type === 'ki') return FORCES.mishima;
  return FORCES.none;
}

/** Words in a card's key that tell what its bearer looks like. */
const HEADS: readonly (readonly [RegExp, Partial<Head> & { readonly icon: string }])[] = [
  [
    /president|executive|marshal|colonel|general|field-|max-steiner|captain|sergeant|sgt|cop\b|watts|sikorski/,
    { icon: 'police-officer-head', size: 40, y: 23 },
  ],
  [/cardinal|durand/, { icon: 'pope-crown', size: 44, y: 20, color: 'e8d8a8', low: 'a83a2c' }],
  [/hunter|freelancer|bodyguard|thug|kramer|booth/, { icon: 'bandit', size: 46, y: 22 }],
  [/mystic|prophet|disciple|heretic|cultist/, { icon: 'cowled', size: 46, y: 22 }],
  [/tribe|clansman|wolfbane/, { icon: 'viking-head', size: 44, y: 22 }],
  [/paparazzo/, { icon: 'western-hat', size: 44, y: 16 }],
  [/cavalry|hussar|dragoon|cavalier/, { icon: 'crested-helmet', size: 42, y: 21 }],
];

const BIG = /nepharite|razide|apostle|algeroth|ilian-m|curator|cairath|alakhai|warhead|cuirassier|twitcher|schwer/;

const WOMEN = /vestal|valkyrie|laura|fay-|constance|valerie|etoiles|mistress/;
const OFFICERS = /president|executive|marshal|colonel|general|cop\b|captain|sergeant|sgt|steiner/;

/** Who has a name has a face; so have women in the ranks. */
function faceOf(s: Stage, card: CardFacts, force: Force): Features {
  const female = WOMEN.test(card.key);
  return {
    seed: s.seed,
    female,
    skin: Math.floor(s.random() * 5),
    hair: s.pick(['2a1c14', '4a2e18', '8a5a2a', 'c99a4a', '1a1416', '9a9a98', '7a2e1a']),
    cut: female ? s.pick(['bob', 'long', 'tail'] as const) : s.pick(['short', 'side', 'buzz', 'bald'] as const),
    beard: female ? 'none' : s.pick(['none', 'stubble', 'moustache', 'full', 'goatee'] as const),
    gear: OFFICERS.test(card.key)
      ? 'peaked'
      : female
        ? 'none'
        : s.pick(['none', 'none', 'beret', 'bandana', 'headset'] as const),
    coat: 'soldier',
    cloth: [force.cloth.body, force.cloth.low],
    mark: force.steel[0][0],
    badge: 'star',
    glasses: s.random() < 0.1,
    scar: s.random() < 0.35,
    medal: false,
  };
}

function headOf(s: Stage, card: CardFacts, force: Force, person: boolean): Head {
  const human = force !== FORCES.legion && !/cardinal/.test(card.key);
  if (human && (person || WOMEN.test(card.key))) {
    const { eyes: _, ...plain } = force.heads[0] as Head;
    return { ...plain, face: faceOf(s, card, force) };
  }
  const found = HEADS.find(([words]) => words.test(card.key))?.[1];
  if (found === undefined || (force.spark === '8cff3a' && !/mistress|cultist|heretic/.test(card.key)))
    return s.pick(force.heads);
  const base = s.pick(force.heads);
  const skin = s.pick(['e0b08a', 'c99a72', 'a8744e', '8a5a3c']);
  const { skin: _, eyes: __, metal: ___, ...rest } = base;
  return { ...rest, color: skin, low: '5a4030', hole: '1c120e', ...found };
}

function warrior(s: Stage, card: CardFacts, force: Force, person: boolean): Figure {
  const { fight = 0, shoot = 0, value = 0 } = card.stats;
  const armed = shoot === fight ? s.random() < 0.6 : shoot > fight;
  const icon = s.pick(armed ? force.guns : force.blades);
  const [lit, low] = s.pick(force.steel);
  const pose: Pose = armed ? 'across' : s.pick(['raised', 'raised', 'planted', 'carried'] as const);
  // Rifles of the set point up at half a right angle; a lower barrel crosses the chest.
  const flat = /minigun|bolter|p90|tec-9|mac-10|m3-/.test(icon);
  const big = BIG.test(card.key);
  return {
    ...force.cloth,
    wide: force.cloth.wide * (big ? 1.28 : 0.96 + s.random() * 0.12),
    head: headOf(s, card, force, person),
    pose,
    weapon: {
      icon,
      size: armed ? (flat ? 66 : 98) : pose === 'planted' ? 104 : 92,
      turn: armed ? (flat ? -0.12 : 0.32 + s.random() * 0.2) : 0,
      color: armed ? 'a8a6a2' : 'd4dade',
      low: armed ? '4c4844' : '6a7078',
      ...(!armed && s.random() < 0.3 && { glow: force.spark, glowing: 0.2 }),
    },
    shoulders: { kind: s.pick(force.pauldrons), size: (big ? 1.12 : 0.98) + s.random() * 0.16, color: lit, low },
    emblem: { icon: force.emblem, color: force.emblemColor },
    ...((person || s.random() < 0.3) && { cape: s.pick(force.capes) }),
    ...(/banshee|warhead|striker/.test(card.key) && {
      back: { icon: 'jetpack', size: 74, color: '8a8378', low: '45413a' },
    }),
    ...((card.kinds.includes('apostle') || /mystic|keeper|vestal/.test(card.key)) && { orb: force.spark }),
    ...(value >= 12 && { mantle: low }),
  };
}

const PLACES: readonly (readonly [RegExp, Building, LandForm | null, Weather | null])[] = [
  [/cathedral|archives/, 'cathedral', null, null],
  [/citadel/, 'thorn', null, null],
  [/heimburg|bank/, 'dome', null, null],
  [/san-dorado|longshore|hq/, 'block', null, null],
  [/fukido|castle/, 'castle', null, null],
  [/industrial|factory/, 'factory', null, null],
  [/camp|prison/, 'tower', null, null],
  [/foxhole|entrench|barricade|wall|line|bunker/, 'bunker', null, null],
];

const MATTER: Readonly<Record<string, Material>> = {
  equipment: { color: 'b0aca4', low: '55514a', hole: '2a2018', metal: 1 },
  relic: { color: 'f0d48a', low: '8a5a1c', hole: '3a1c08', metal: 1, glow: 'ffd060', glowing: 0.25 },
  special: { color: 'c8bda4', low: '5a4c3a', hole: '17110b', metal: 0.6 },
  mission: { color: 'd8c89a', low: '7a5a34', hole: '241808', metal: 0.4 },
  alliance: { color: 'f0dca8', low: '8a6a34', hole: '1a1410', metal: 0.9 },
};

function place(s: Stage, card: CardFacts, force: Force): Layer[] {
  const own =
    PLACES.find(([words]) => words.test(card.key))?.[1] ?? s.pick(['castle', 'bunker', 'tower', 'factory'] as const);
  const [lit, low] = s.pick(force.steel);
  const material = { color: lit, low, metal: 0.2, rough: 1.2 };
  const left = s.random() < 0.5;
  return [
    { kind: 'building', building: own, x: left ? 0.2 : 0.8, y: 0.84, size: 0.4, material, haze: 0.5 },
    { kind: 'glow', x: 0.5, y: 0.45, size: 0.4, color: force.air, strength: 0.35 },
    { kind: 'building', building: own, x: 0.5, y: 1.0, size: 0.92, material, haze: 0.04 },
  ];
}

const RIDES = /great-infurior|wolfclaw|guardian|necrotank|doomlord|kamikaze|vehicle/;

export function doomtrooperRecipe(card: CardFacts): Recipe {
  const s = stageOf('doomtrooper', card);
  const force = sideOf(card);
  const icon = doomtrooperIcons[card.key] ?? doomtrooperIconFor(card.key);
  switch (card.type) {
    case 'warrior': {
      const person = card.kinds.includes('personality');
      const figure = warrior(s, card, force, person);
      const many = !person && (card.stats.value ?? 9) <= 3;
      const mercenary = force === FORCES.none ? s.pick(['steel', 'waste'] as const) : force.world;
      return painted(
        s,
        mercenary,
        many ? squad(s, [figure, { ...figure, head: s.pick(force.heads) }], force.air) : hero(s, figure, force.air),
      );
    }
    case 'beast':
      return painted(
        s,
        'waste',
        beast(s, icon, { color: 'a08468', low: '4a3626', hole: '1a0f08', rough: 2, emboss: 1.6 }, false, 1),
      );
    case 'fortification':
      return painted(s, force.world, place(s, card, force), { front: true });
    case 'warzone': {
      const world = /jungle/.test(card.key)
        ? 'bauhaus'
        : /sanctum/.test(card.key)
          ? 'legion'
          : /mccraig|victoria/.test(card.key)
            ? 'imperial'
            : force === FORCES.none
              ? 'waste'
              : force.world;
      return painted(
        s,
        world,
        [
          {
            kind: 'thing',
            thing: {
              icon,
              x: 0.5,
              y: 0.66,
              size: 0.6,
              haze: 0.18,
              material: { color: '8a8272', low: '3a362e', open: true },
            },
          },
        ],
        { horizon: 0.5 },
      );
    }
    case 'equipment':
    case 'relic': {
      const world = force === FORCES.none ? 'steel' : force.world;
      const material = MATTER[card.type];
      const ride = card.kinds.includes('vehicle') || card.kinds.includes('airship') || RIDES.test(card.key);
      if (ride) return painted(s, world, beast(s, icon, { ...material, color: s.pick(force.steel)[0] }, false, 0.94));
      return painted(s, world, object(s, icon, material, card.type === 'relic' ? 'ffd060' : force.air), {
        ground: false,
        weather: 'embers',
      });
    }
    case 'art':
    case 'ki':
    case 'symmetry': {
      const material: Material = { color: 'd8d0c0', low: force.cloth.low, glow: force.spark, glowing: 0.3, open: true };
      const caster: Figure = { ...warrior(s, card, force, true), pose: 'cast', orb: force.spark };
      const { weapon: _, ...bare } = caster;
      return painted(s, force.world, act(s, bare, icon, material, force.spark));
    }
    case 'alliance':
      return painted(s, force.world, object(s, force.emblem, { ...MATTER.alliance }, force.air, 0.8), { front: true });
    default: {
      const material = MATTER[card.type] ?? MATTER.special;
      const world =
        force === FORCES.none
          ? s.pick(['steel', 'steel', 'waste', 'imperial', 'capitol', 'bauhaus'] as const)
          : force.world;
      const actor =
        force === FORCES.none ? ALL[s.pick(Object.keys(FORCES).filter((name) => name !== 'legion'))] : force;
      const land = force === FORCES.none && s.random() < 0.5 ? world : actor.world;
      return painted(s, land, act(s, warrior(s, card, actor, false), icon, material, actor.air));
    }
  }
}

/** Drawings that figures are put together from. */
export const doomtrooperParts = (): string[] => [
  'crossed-swords',
  'jetpack',
  ...doomtrooperWordIcons(),
  ...HEADS.map(([, { icon }]) => icon),
  ...Object.values({ ...FORCES, ...LATER }).flatMap(({ heads, guns, blades, emblem }) => [
    ...heads.map(({ icon }) => icon),
    ...guns,
    ...blades,
    emblem,
  ]),
];
