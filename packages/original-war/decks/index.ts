import type { Bilingual, CardDecl, Deck } from '@bojiste/kernel';
import { cards } from '../cards/index.ts';
import { DECK, type Nation, PROFESSIONS, type Profession } from '../types.ts';

/**
 * Hotové balíčky: three for each nation, one for each plan: a rush for the crater, a column of vehicles, or the dear
 * technologies. All have twenty people, so that every number a table may agree on can be played; the first twelve of a
 * list are its usual team.
 */

interface Plan {
  /** Buildings that every deck of this plan has. */
  readonly common: Readonly<Record<string, number>>;
  /** Who stands first in the list: so many of each trade. */
  readonly team: Readonly<Record<Profession, number>>;
}

const PLANS = {
  rush: {
    common: {
      storehouse: 2,
      workshop: 2,
      laboratory: 2,
      'oil-well': 1,
      'siberite-mine': 5,
      'weapon-laboratory': 1,
      bunker: 4,
      watchpost: 4,
      palisade: 2,
      warehouse: 2,
    },
    team: { soldier: 6, worker: 3, mechanic: 1, scientist: 2 },
  },
  vehicles: {
    common: {
      storehouse: 2,
      warehouse: 1,
      workshop: 4,
      scaffold: 1,
      factory: 2,
      laboratory: 2,
      'weapon-laboratory': 2,
      'oil-well': 3,
      'siberite-mine': 4,
    },
    team: { soldier: 2, worker: 3, mechanic: 4, scientist: 3 },
  },
  technology: {
    common: {
      storehouse: 2,
      warehouse: 1,
      workshop: 3,
      factory: 1,
      laboratory: 3,
      'weapon-laboratory': 1,
      'siberite-laboratory': 2,
      'oil-well': 2,
      'siberite-mine': 4,
      'oil-plant': 1,
    },
    team: { soldier: 2, worker: 3, mechanic: 3, scientist: 4 },
  },
} as const satisfies Readonly<Record<string, Plan>>;

interface List {
  readonly name: Bilingual;
  readonly nation: Nation;
  readonly plan: keyof typeof PLANS;
  /** People left out. */
  readonly without: readonly string[];
  readonly technologies: readonly string[];
  readonly built: Readonly<Record<string, number>>;
}

const peopleOf = (nation: Nation): CardDecl[] =>
  cards.filter((card) => card.facts?.nation === nation && card.type === 'character' && card.facts?.front === undefined);

/** The usual team first, trade by trade in the order of the cards, then everybody else. */
function listed(people: readonly CardDecl[], team: Plan['team']): string[] {
  const first = PROFESSIONS.flatMap((trade) =>
    people.filter((card) => card.kinds.includes(trade)).slice(0, team[trade]),
  );
  return [...first, ...people.filter((card) => !first.includes(card))].map(({ key }) => key);
}

function deck(key: string, { name, nation, plan, without, technologies, built }: List): Deck {
  const { common, team }: Plan = PLANS[plan];
  const people = peopleOf(nation).filter((card) => !without.includes(card.key));
  if (people.length !== DECK.characters) throw new Error(`original-war: ${key} has ${people.length} people`);
  const once = [...listed(people, team), ...technologies].map((card) => [card, 1] as const);
  return { key, name, cards: Object.fromEntries([...once, ...Object.entries({ ...common, ...built })]) };
}

/** Technologies of every deck of the third plan. */
const BASICS = [
  'oil-power',
  'oil-engine',
  'siberite-detection',
  'siberite-power',
  'siberite-engine',
  'rotary-gun',
  'gun',
];

export const decks: readonly Deck[] = [
  deck('americans', {
    name: { cs: 'Američané: přesná optika', en: 'Americans: fine optics' },
    nation: 'americans',
    plan: 'technology',
    without: ['grant', 'keitner', 'sikorski', 'forsyth', 'cornell', 'harrison'],
    technologies: [
      ...BASICS,
      'solar-power',
      'solar-engine',
      'radar',
      'remote-control',
      'materialisation-detection',
      'laser-sights',
      'high-energy-laser',
      'double-laser',
      'artificial-intelligence',
      'advanced-ai',
      'optics-1',
      'computers-1',
      'field-hospitals',
    ],
    built: {
      'optics-laboratory': 2,
      'computer-laboratory': 1,
      'control-tower': 1,
      'solar-plant': 2,
      'automatic-turret': 1,
      'light-buggy': 3,
      'remote-drone': 3,
      'ai-harvester': 2,
      'laser-tank': 2,
      'double-laser-tank': 2,
      'mobile-command': 1,
    },
  }),
  deck('russians', {
    name: { cs: 'Rusové: čas', en: 'Russians: time' },
    nation: 'russians',
    plan: 'technology',
    without: ['gorkij-zabijak-burlak', 'belkov', 'petrovska', 'yakotich', 'lipscin', 'morozov'],
    technologies: [
      ...BASICS,
      'siberite-localisation',
      'local-tau-field',
      'homogeneous-tau-field',
      'spacetime-1',
      'spacetime-2',
      'cybernetics',
      'advanced-cybernetics',
      'rocket',
      'advanced-rocketry',
      'behemoth',
      'limited-teleportation',
      'targeted-teleportation',
      'heavy-industry',
    ],
    built: {
      'spacetime-laboratory': 2,
      'cyber-laboratory': 1,
      'behemoth-yard': 1,
      teleport: 1,
      refinery: 1,
      'machine-gun-car': 3,
      'ru-gatling': 3,
      decelerator: 2,
      'cyber-tank': 2,
      'behemoth-tank': 1,
      'ru-truck': 2,
      'science-van': 1,
    },
  }),
  deck('arabs', {
    name: { cs: 'Arabové: oheň a krev', en: 'Arabs: fire and blood' },
    nation: 'arabs',
    plan: 'technology',
    without: ['dalton', 'xavier', 'schmidt', 'farmer', 'phillips', 'kaliph'],
    technologies: [
      ...BASICS,
      'desert-sun',
      'desert-radar',
      'incendiaries',
      'explosives',
      'self-destruction',
      'remote-charge',
      'stimulants',
      'biology-1',
      'biology-2',
      'biodetection',
      'siberite-implosion',
      'cheap-chassis',
      'caravan-routes',
    ],
    built: {
      'biology-laboratory': 2,
      'sun-mirrors': 1,
      'flame-turret': 1,
      'gun-trike': 3,
      'suicide-trike': 3,
      'ar-flamer': 2,
      'remote-trike': 2,
      'control-trike': 1,
      phoenix: 1,
      'self-propelled-bomb': 2,
      'ar-truck': 2,
    },
  }),
  deck('americans-column', {
    name: { cs: 'Američané: kolona', en: 'Americans: the column' },
    nation: 'americans',
    plan: 'vehicles',
    without: ['cather', 'stevens', 'gladstone', 'keitner', 'sikorski', 'forsyth'],
    technologies: [
      'oil-power',
      'oil-engine',
      'solar-power',
      'solar-engine',
      'siberite-detection',
      'rotary-gun',
      'gun',
      'gun-turrets',
      'weapons-advancement',
      'heavy-metallurgy',
      'rocket',
      'masonry',
      'field-hospitals',
    ],
    built: {
      'us-gatling': 3,
      'double-gun-tank': 3,
      'light-buggy': 4,
      'us-truck': 2,
      'us-crane': 1,
      'light-gun-car': 2,
      'us-bulldozer': 1,
      'us-rocket-carrier': 1,
      'repair-van': 1,
      barracks: 1,
    },
  }),
  deck('americans-scouts', {
    name: { cs: 'Američané: průzkumníci', en: 'Americans: the scouts' },
    nation: 'americans',
    plan: 'rush',
    without: ['gladstone', 'stevens', 'yamoko', 'simms', 'kikuchi', 'khattam'],
    technologies: [
      'oil-power',
      'oil-engine',
      'siberite-detection',
      'solar-power',
      'solar-engine',
      'field-hospitals',
      'masonry',
      'rotary-gun',
      'weapons-advancement',
      'gun',
    ],
    built: { barracks: 2, 'field-hospital': 2, 'light-buggy': 4, 'us-truck': 3, 'repair-van': 2, 'depot-extension': 2 },
  }),
  deck('russians-steel', {
    name: { cs: 'Rusové: ocel', en: 'Russians: steel' },
    nation: 'russians',
    plan: 'vehicles',
    without: ['gorkij-zabijak-burlak', 'petrosjan', 'kozlov', 'yakotich', 'lipscin', 'morozov'],
    technologies: [
      'oil-power',
      'oil-engine',
      'siberite-detection',
      'rotary-gun',
      'gun',
      'heavy-metallurgy',
      'weapons-advancement',
      'thick-armour',
      'heavy-industry',
      'salvage-brigades',
      'rocket',
      'masonry',
    ],
    built: {
      'burlakova-dilna': 1,
      'tank-yard': 1,
      'machine-gun-car': 4,
      'ru-gatling': 3,
      'gun-tank': 3,
      'heavy-tracked': 2,
      'armoured-train': 1,
      'ru-truck': 2,
      'ru-crane': 1,
      'ru-rocket-launcher': 1,
    },
  }),
  deck('russians-taiga', {
    name: { cs: 'Rusové: tajga', en: 'Russians: the taiga' },
    nation: 'russians',
    plan: 'rush',
    without: ['gorkij-mechanik-burlak', 'petrosjan', 'kozlov', 'dolgov', 'furmanov', 'davidov'],
    technologies: [
      'oil-power',
      'oil-engine',
      'siberite-detection',
      'siberite-localisation',
      'heavy-industry',
      'five-year-plan',
      'masonry',
      'gun',
      'bazooka',
      'rotary-gun',
      'weapons-advancement',
    ],
    built: {
      'barrack-huts': 2,
      'party-office': 1,
      'concrete-fortress': 1,
      'machine-gun-car': 4,
      'ru-truck': 2,
      'armoured-store': 2,
      ambulance: 2,
      'propaganda-car': 1,
    },
  }),
  deck('arabs-desert-column', {
    name: { cs: 'Arabové: pouštní kolona', en: 'Arabs: the desert column' },
    nation: 'arabs',
    plan: 'vehicles',
    without: ['thaelst', 'pritchard', 'bodenhof', 'dalton', 'bergkamp', 'kaliph'],
    technologies: [
      'oil-power',
      'oil-engine',
      'siberite-detection',
      'desert-sun',
      'solar-sails',
      'incendiaries',
      'hover-drive',
      'rotary-gun',
      'gun',
      'cheap-chassis',
      'caravan-routes',
      'double-barrel',
      'weapons-advancement',
      'fire-doctrine',
    ],
    built: {
      'gun-trike': 4,
      'ballista-trike': 3,
      'ar-flamer': 3,
      'ar-gatling': 2,
      'ar-gun': 2,
      'ar-truck': 2,
      hovercraft: 2,
      bazaar: 1,
    },
  }),
  deck('arabs-mercenaries', {
    name: { cs: 'Arabové: žoldáci', en: 'Arabs: the mercenaries' },
    nation: 'arabs',
    plan: 'rush',
    without: ['thaelst', 'pritchard', 'weaver', 'gimmelshtump', 'ortlieb', 'kaliph'],
    technologies: [
      'oil-power',
      'oil-engine',
      'siberite-detection',
      'caravan-routes',
      'cheap-chassis',
      'mercenary-code',
      'double-barrel',
      'desert-sun',
      'masonry',
      'black-market',
    ],
    built: {
      bazaar: 2,
      'mercenary-camp': 2,
      'ballista-tower': 1,
      'mercenary-buggy': 3,
      'gun-trike': 4,
      'ar-truck': 2,
      'well-house': 1,
    },
  }),
];
