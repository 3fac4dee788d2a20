import { seedOf } from '../core/random.ts';
import type { Features, Gear } from '../figure/bust.ts';
import type { Machine } from '../figure/chassis.ts';
import type { House, HouseSign } from '../figure/lot.ts';
import { originalWarIcons } from '../icons/original-war.ts';
import type { CardFacts, Layer, Recipe } from '../recipe.ts';
import type { Building } from '../scene/world.ts';
import type { WorldName } from '../scene/worlds.ts';
import { type Stage, stageOf } from './common.ts';
import { iconFor } from './lexicon.ts';

/** Original War: a field report in gouache. People from features, vehicles and buildings from their parts. */

interface Nation {
  readonly world: WorldName;
  readonly mark: string;
  readonly cloth: readonly [string, string];
  readonly wall: readonly [string, string];
  readonly roof: string;
  readonly badge: Features['badge'];
  readonly skins: readonly number[];
  readonly gears: Readonly<Record<string, readonly Gear[]>>;
}

const GEARS = {
  soldier: ['helmet', 'beret', 'boonie', 'none', 'headset', 'bandana'],
  worker: ['hard-hat', 'hard-hat', 'cap', 'bandana'],
  mechanic: ['goggles', 'cap', 'goggles', 'bandana'],
  scientist: ['none', 'none', 'headset', 'none'],
} as const;

const NATIONS: Readonly<Record<string, Nation>> = {
  americans: {
    world: 'americans',
    mark: '2f5f96',
    cloth: ['7f8f6a', '4b5a3c'],
    wall: ['d8d4c4', '74706a'],
    roof: '5f7f9c',
    badge: 'bars',
    skins: [0, 1, 2, 3, 4],
    gears: GEARS,
  },
  russians: {
    world: 'russians',
    mark: 'a3342a',
    cloth: ['9a8a62', '5a4c30'],
    wall: ['d8c8b0', '6e5c50'],
    roof: '9c4a3a',
    badge: 'star',
    skins: [0, 0, 1, 2],
    gears: {
      ...GEARS,
      soldier: ['ushanka', 'helmet', 'peaked', 'ushanka', 'none'],
      worker: ['ushanka', 'hard-hat', 'cap'],
    },
  },
  arabs: {
    world: 'arabs',
    mark: '8a6a1e',
    cloth: ['d9c79a', '8a744a'],
    wall: ['ead8b0', '94784c'],
    roof: 'c9a35a',
    badge: 'moon',
    skins: [1, 2, 3, 3],
    gears: {
      ...GEARS,
      soldier: ['keffiyeh', 'boonie', 'keffiyeh', 'bandana', 'none'],
      worker: ['keffiyeh', 'hard-hat', 'bandana'],
    },
  },
  neutral: {
    world: 'wild',
    mark: '5a6a2c',
    cloth: ['8a8a5c', '4a4a30'],
    wall: ['cfc8b4', '6a6458'],
    roof: '7a7a5c',
    badge: 'claw',
    skins: [1, 2],
    gears: GEARS,
  },
};

const HAIRS = ['2a1c14', '4a2e18', '8a5a2a', 'c99a4a', '1a1416', '7a7a78', '7a2e1a', '5a4636'];
const TRADES = ['soldier', 'worker', 'mechanic', 'scientist'] as const;

/** Czech tells a woman by the ending of her trade or of her name; English by some given names. */
const WOMAN = /(ka|ice|yně|ová|ova|ská|ska|žka|čka)$/;
const WOMEN =
  /^(lucy|lisa|netaya|cathy|eve|sara|joan|suni|zoe|yamoko|heike|christina|sonya|julia|alyssa|aporia|suze|natasha|olga|anna|maria)\b/;

function isWoman({ facts, key }: CardFacts): boolean {
  const { name, subname } = facts;
  const trade = typeof subname === 'string' ? subname.split(' ')[0] : '';
  const last = typeof name === 'string' ? (name.split(' ').at(-1) ?? '') : key;
  const word = typeof subname === 'string' ? subname.split(' ').find((part) => /(ka|ice|yně)$/.test(part)) : undefined;
  return (
    WOMAN.test(trade) ||
    word !== undefined ||
    /(ová|ova|ska|ská)$/.test(last) ||
    (typeof name === 'string' && WOMEN.test(name))
  );
}

/** The same man on every side of every card that bears his name. */
function person(card: CardFacts, nation: Nation): Features {
  const experienced = card.key.endsWith('-experienced');
  const { name } = card.facts;
  const s = stageOf('original-war/person', {
    ...card,
    key: typeof name === 'string' ? name : card.key.replace(/-experienced$/, ''),
  });
  const seed = seedOf(typeof name === 'string' ? name : card.key);
  const female = isWoman(card);
  const trade = TRADES.find((one) => card.kinds.includes(one)) ?? 'soldier';
  const hero = card.kinds.includes('hero');
  const own = {
    seed,
    female,
    skin: s.pick(nation.skins),
    hair: s.pick(HAIRS),
    cut: female
      ? s.pick(['bob', 'long', 'tail', 'bob', 'side'] as const)
      : s.pick(['short', 'side', 'buzz', 'short', 'bald'] as const),
    beard: female
      ? ('none' as const)
      : s.pick(['none', 'stubble', 'moustache', 'full', 'none', 'goatee', 'stubble'] as const),
    glasses: s.random() < (trade === 'scientist' ? 0.65 : 0.08),
    scar: s.random() < (hero ? 0.7 : 0.12),
  };
  // Trade and clothes are the card's own: the same man as mechanic and as killer.
  const clothes = stageOf('original-war/clothes', { ...card, key: card.key.replace(/-experienced$/, '') });
  return {
    ...own,
    gear: clothes.pick(nation.gears[trade]),
    coat: nation.badge === 'moon' && trade === 'worker' ? 'robe' : trade,
    cloth: nation.cloth,
    mark: nation.mark,
    badge: nation.badge,
    medal: experienced,
    ...(experienced && own.beard === 'none' && !female && { beard: 'stubble' as const }),
    ...(card.kinds.includes('ape') && { ape: true }),
  };
}

const WEAPONS = [
  'none',
  'animal',
  'crane',
  'bulldozer',
  'cargo',
  'submachine-gun',
  'machine-gun',
  'rotary-gun',
  'cannon',
  'heavy-cannon',
  'rocket-launcher',
  'rocket',
  'laser',
  'double-laser',
  'behemoth',
  'siberite-bomb',
  'radar',
  'decelerator',
  'control-tower',
  'pistol',
  'bazooka',
  'mortar',
  'flame-thrower',
  'ballista',
  'sabre',
  'explosive',
];

function machine(s: Stage, card: CardFacts, nation: Nation): Machine {
  const { chassis } = card.facts;
  const kind =
    typeof chassis === 'string' && ['light', 'medium', 'heavy', 'hover', 'behemoth'].includes(chassis)
      ? (chassis as Machine['chassis'])
      : 'medium';
  const tracks =
    kind === 'heavy' || kind === 'behemoth' || (kind === 'medium' && /tank|track|gun|crane/.test(card.key));
  return {
    chassis: kind,
    drive: kind === 'hover' ? 'cushion' : tracks ? 'tracks' : 'wheels',
    engine: card.kinds.includes('solar') ? 'solar' : card.kinds.includes('siberiteDrive') ? 'siberite' : 'combustion',
    control: card.kinds.includes('remote') ? 'remote' : card.kinds.includes('computer') ? 'computer' : 'manual',
    weapon: WEAPONS[card.stats.weapon ?? 0] ?? 'none',
    cloth: nation.cloth,
    mark: nation.mark,
    twist: s.random(),
  };
}

const SIGNS: readonly (readonly [RegExp, HouseSign])[] = [
  [/siberite-mine/, 'derrick'],
  [/siberite-plant|siberite-lab/, 'crystals'],
  [/oil-well|pump/, 'pump'],
  [/solar/, 'panels'],
  [/mirror/, 'mirrors'],
  [/plant|refinery/, 'chimneys'],
  [/bunker|fortress/, 'sandbags'],
  [/laser/, 'laser'],
  [/rocket|battery/, 'rockets'],
  [/turret|watchpost|ballista|flame/, 'gun'],
  [/palisade/, 'palisade'],
  [/scaffold/, 'scaffold'],
  [/teleport|spacetime/, 'rings'],
  [/radar|listening|spy/, 'dish'],
  [/control|computer|cyber/, 'mast'],
  [/hospital/, 'cross'],
  [/ape-pens|cage/, 'cages'],
  [/well-house/, 'well'],
  [/camp|bazaar|caravan/, 'tents'],
  [/barrack|office|hut/, 'flag'],
  [/laborator|optics|biology/, 'dome'],
  [/factory|yard|industry|workshop|dilna/, 'saw-roof'],
  [/store|ware|depot/, 'crates'],
];

function house(s: Stage, card: CardFacts, nation: Nation): House {
  return {
    sign: SIGNS.find(([words]) => words.test(card.key))?.[1] ?? s.pick(['crates', 'flag', 'mast', 'none'] as const),
    wall: nation.wall,
    roof: nation.roof,
    mark: nation.mark,
    wide: 62 + s.random() * 22,
    tall: 20 + s.random() * 12,
    pitched: s.random() < 0.6,
    twist: s.random(),
  };
}

/** What grows and lies in a sector, by the words of its key and what is found in it. */
function sector(s: Stage, card: CardFacts): Layer[] {
  const { oilDeposits = 0, siberiteDeposits = 0 } = card.stats;
  const out: Layer[] = [];
  const trees: Building = /frozen|ice|snow/.test(card.key) ? 'pine' : s.pick(['pine', 'pine', 'broad-tree'] as const);
  for (let i = 0; i < 7; i++) {
    const x = s.random();
    out.push({
      kind: 'building',
      building: trees,
      x,
      y: 0.78 + s.random() * 0.16,
      size: 0.3 + s.random() * 0.22,
      material: { color: '5c8258', low: '24402c' },
      haze: 0.25 - i * 0.02,
    });
  }
  for (let i = 0; i < siberiteDeposits; i++) {
    const x = 0.3 + i * 0.2 + s.random() * 0.1;
    out.push({ kind: 'glow', x, y: 0.76, size: 0.18, color: '49e6e0', strength: 0.6 });
    out.push({
      kind: 'building',
      building: 'crystal',
      x,
      y: 0.92,
      size: 0.34,
      material: { color: '8ffaf4', low: '1c8a94', glow: '49e6e0', glowing: 0.25, metal: 0.8 },
      haze: 0,
    });
  }
  if (oilDeposits > 0) out.push({ kind: 'pool', x: 0.62 + s.random() * 0.14, y: 0.9, size: 0.16, color: '0c0a08' });
  return out;
}

export function originalWarRecipe(card: CardFacts): Recipe {
  const s = stageOf('original-war', card);
  const { nation: named } = card.facts;
  const nation = NATIONS[typeof named === 'string' ? named : card.set] ?? NATIONS.neutral;
  const experienced = card.key.endsWith('-experienced');
  const base = { style: 'gouache' as const, seed: s.seed, world: nation.world, horizon: 0.58 + s.random() * 0.08 };
  const wide = s.random() < 0.5;
  switch (card.type) {
    case 'character': {
      if (card.kinds.includes('animal')) {
        const icon = originalWarIcons[card.key] ?? iconFor(card.key, 'bear-head');
        const fur = s.pick(['b08a5c', '8a6a4a', 'c8a878', '7a6a5c']);
        return {
          ...base,
          layers: [
            {
              kind: 'thing',
              thing: {
                icon,
                x: 0.5,
                y: 0.54,
                size: 0.92,
                flip: wide,
                material: { color: fur, low: '4a3424', hole: '1c120a', rough: 2, emboss: 1.6 },
              },
            },
          ],
        };
      }
      const behind: Layer = {
        kind: 'house',
        house: house(
          s,
          {
            ...card,
            key: { soldier: 'bunker', worker: 'store', mechanic: 'factory', scientist: 'laboratory' }[
              TRADES.find((one) => card.kinds.includes(one)) ?? 'soldier'
            ],
          },
          nation,
        ),
        x: wide ? 0.2 : 0.8,
        y: 0.84,
        size: 0.36,
      };
      const glow: Layer = {
        kind: 'glow',
        x: 0.5,
        y: 0.4,
        size: 0.42,
        color: experienced ? 'ffb45e' : 'fff4d8',
        strength: experienced ? 0.34 : 0.22,
      };
      return {
        ...base,
        layers: [
          behind,
          { kind: 'fog', from: 0.4, to: 1, strength: 0.3 },
          glow,
          {
            kind: 'person',
            features: person(card, nation),
            x: 0.5 + (s.random() - 0.5) * 0.05,
            y: experienced ? 0.46 : 0.42,
            size: experienced ? 0.0124 : 0.0106,
          },
        ],
      };
    }
    case 'vehicle':
      return {
        ...base,
        front: false,
        layers: [
          {
            kind: 'machine',
            machine: machine(s, card, nation),
            x: 0.46 + s.random() * 0.08,
            y: 0.82 + s.random() * 0.06,
            size: 0.0094 + s.random() * 0.0012,
            turned: wide,
          },
        ],
      };
    case 'building':
      return {
        ...base,
        front: false,
        layers: [
          {
            kind: 'house',
            house: house(s, card, nation),
            x: 0.46 + s.random() * 0.08,
            y: 0.84,
            size: 0.82 + s.random() * 0.08,
          },
        ],
      };
    case 'technology':
      return {
        ...base,
        style: 'blueprint',
        layers: [
          { kind: 'plan', icon: originalWarIcons[card.key] ?? iconFor(card.key, 'light-bulb'), mark: nation.mark },
        ],
      };
    default: {
      const cold = /frozen|ice|snow/.test(card.key);
      const world: WorldName = cold
        ? 'ice'
        : /desert|steppe|wells/.test(card.key)
          ? 'arabs'
          : s.pick(['wild', 'americans', 'wild'] as const);
      return { ...base, world, horizon: 0.5, layers: sector(s, card) };
    }
  }
}
