import type { Bilingual, CardDecl, Deck } from '@bojiste/kernel';
import { cards } from '../cards/index.ts';
import type { Nation } from '../types.ts';

/**
 * Hotové balíčky: one per nation; the first twelve people of a list are its usual team. Only three more come as
 * reinforcements, so that losses in battle are felt and a player can be wiped out (OW-WIN-03).
 */

const of = (nation: Nation, type: string): CardDecl[] =>
  cards.filter((card) => card.facts?.nation === nation && card.type === type && card.facts?.front === undefined);

interface List {
  readonly name: Bilingual;
  readonly nation: Nation;
  /** People left out. */
  readonly without: readonly string[];
  /** Who stands first in the list, where it is not the order of the cards. */
  readonly team?: readonly string[];
  readonly animals: readonly string[];
  readonly technologies: readonly string[];
  readonly built: Readonly<Record<string, number>>;
}

const COMMON: Readonly<Record<string, number>> = {
  storehouse: 3,
  warehouse: 2,
  workshop: 2,
  factory: 1,
  laboratory: 3,
  'weapon-laboratory': 1,
  'siberite-laboratory': 1,
  'oil-well': 2,
  'siberite-mine': 4,
  'oil-plant': 1,
  bunker: 1,
};

const PEOPLE = 15;

function deck(key: string, list: List): Deck {
  const people = of(list.nation, 'character').flatMap(({ key }) => (list.without.includes(key) ? [] : [key]));
  const { team = [] } = list;
  const listed = [...team, ...people.filter((key) => !team.includes(key))];
  const own = listed.slice(0, PEOPLE);
  const entries = [...own, ...list.animals, ...list.technologies].map((card) => [card, 1] as const);
  return {
    key,
    name: list.name,
    cards: Object.fromEntries([...entries, ...Object.entries({ ...COMMON, ...list.built })]),
  };
}

const BASICS = [
  'oil-power',
  'oil-engine',
  'siberite-detection',
  'siberite-power',
  'siberite-engine',
  'rotary-gun',
  'gun',
];

export const readyDecks: readonly Deck[] = [
  deck('americans', {
    name: { cs: 'Američané: přesná optika', en: 'Americans: fine optics' },
    nation: 'americans',
    without: ['grant', 'kikuchi', 'dickens', 'keitner', 'gladstone', 'cather', 'stevens'],
    team: [
      'macmillan',
      'harrison',
      'parker',
      'donaldson',
      'lawson',
      'cornell',
      'brandon',
      'khattam',
      'woodruff',
      'scott',
      'fergusson',
      'roth',
    ],
    animals: ['sabre-tooth'],
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
      'solar-plant': 1,
      'optics-laboratory': 1,
      'computer-laboratory': 1,
      'control-tower': 1,
      'automatic-turret': 1,
      'light-buggy': 2,
      'us-truck': 1,
      'us-crane': 1,
      'us-gatling': 2,
      'double-gun-tank': 1,
      'laser-tank': 2,
      'double-laser-tank': 1,
      'remote-drone': 2,
      'ai-harvester': 1,
      barracks: 1,
    },
  }),
  deck('russians', {
    name: { cs: 'Rusové: ocel a čas', en: 'Russians: steel and time' },
    nation: 'russians',
    without: ['morozov', 'kuzmov', 'lipscin', 'yakotich', 'furmanov', 'petrosjan'],
    team: [
      'gorkij-mechanik-burlak',
      'v-gorkij',
      'gladkov',
      'gnevko',
      'belkov',
      'jaworska',
      'petrovova',
      'kovaljuk',
      'prevorska',
      'berezov',
      'kirilenkova',
      'kapicova',
    ],
    animals: ['mastodon'],
    technologies: [
      ...BASICS,
      'siberite-localisation',
      'heavy-metallurgy',
      'rocket',
      'advanced-rocketry',
      'cybernetics',
      'behemoth',
      'bazooka',
      'local-tau-field',
      'homogeneous-tau-field',
      'heavy-industry',
      'thick-armour',
      'weapons-advancement',
      'spacetime-1',
    ],
    built: {
      'burlakova-dilna': 1,
      'spacetime-laboratory': 1,
      'cyber-laboratory': 1,
      'gun-turret': 1,
      'machine-gun-car': 3,
      'ru-truck': 1,
      'ru-crane': 1,
      'ru-gatling': 2,
      'gun-tank': 2,
      'heavy-tracked': 1,
      'ru-rocket-launcher': 1,
      decelerator: 1,
      'behemoth-tank': 1,
      'behemoth-yard': 1,
      refinery: 1,
    },
  }),
  deck('arabs', {
    name: { cs: 'Arabové: oheň a písek', en: 'Arabs: fire and sand' },
    nation: 'arabs',
    without: ['dalton', 'bodenhof', 'gimmelshtump', 'thaelst', 'gensher', 'lyskolya', 'weaver', 'pritchard'],
    team: [
      'sheikh-omar',
      'omar-ali',
      'shariff',
      'steyer',
      'schmidt',
      'xavier',
      'farmer',
      'bergkamp',
      'makise',
      'hadarach',
      'gluckman',
      'ortlieb',
      'aviradze',
      'douglas',
      'swansson',
    ],
    animals: ['tame-ape', 'ape-warrior'],
    technologies: [
      ...BASICS,
      'desert-sun',
      'solar-sails',
      'desert-radar',
      'incendiaries',
      'explosives',
      'self-destruction',
      'stimulants',
      'ape-language',
      'ape-training',
      'hover-drive',
      'double-barrel',
      'caravan-routes',
      'cheap-chassis',
    ],
    built: {
      'sun-mirrors': 1,
      'biology-laboratory': 1,
      'flame-turret': 1,
      bazaar: 1,
      'gun-trike': 3,
      'ballista-trike': 2,
      hovercraft: 2,
      'ar-flamer': 2,
      'ar-gatling': 1,
      'ar-gun': 1,
      'ar-truck': 1,
      'suicide-trike': 1,
      'mercenary-buggy': 1,
      'desert-rider': 1,
    },
  }),
];
