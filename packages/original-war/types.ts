import type { ScopeDecl } from '@bojiste/kernel';

/** The vocabulary of the domain. Orders agree with names.ts, so that hot code can name things by number. */

export const MAX_SEATS = 6;
export const MAX_SECTORS = 19;

export const COUNTER = { wounds: 0, work: 1, experience: 2, share: 3, weak: 4 } as const;
/** One amount of weakening per attacking seat, and one for the animals' side (OW-RULING-69, OW-RULING-86). */
export const WEAK_SHARES = MAX_SEATS + 1;
export const ANIMAL_SIDE = WEAK_SHARES - 1;
export const COUNTERS = COUNTER.weak + WEAK_SHARES;

export const RESOURCE = { crates: 0, oil: 1, siberite: 2, energy: 3 } as const;

export const STAT = {
  speed: 0,
  initiative: 1,
  attackPeople: 2,
  attackVehicles: 3,
  attackBuildings: 4,
  special: 5,
  weapon: 6,
  defence: 7,
  health: 8,
  crates: 9,
  oil: 10,
  siberite: 11,
  time: 12,
  energy: 13,
  crewMin: 14,
  crewMax: 15,
  threshold: 16,
  output: 17,
  construction: 18,
  production: 19,
  research: 20,
  healing: 21,
  buildingRepair: 22,
  vehicleRepair: 23,
  protection: 24,
  fall: 25,
  oilDeposits: 26,
  siberiteDeposits: 27,
  gathering: 28,
} as const;

export const FLAG = {
  exhausted: 0,
  unfinished: 1,
  gathering: 2,
  dismantling: 3,
  powered: 4,
  moved: 5,
  inBattle: 6,
  acted: 7,
  waited: 8,
  hit: 9,
  targeted: 10,
  blocking: 11,
  fought: 12,
  fled: 13,
  travelling: 14,
  /** Has boarded or left: in this movement phase, and in this slot of a battle (OW-RULING-110). */
  changed: 15,
  shifted: 16,
} as const;
export const bit = (flag: number): number => 1 << flag;
/** Ready (připravená) is the absence of the other three states (OW-EXH-04). */
export const NOT_READY = bit(FLAG.exhausted) | bit(FLAG.unfinished) | bit(FLAG.gathering);

export const KIND = {
  character: 0,
  vehicle: 1,
  building: 2,
  technology: 3,
  sector: 4,
  map: 5,
  human: 6,
  ape: 7,
  animal: 8,
  soldier: 9,
  worker: 10,
  mechanic: 11,
  scientist: 12,
  upgrade: 13,
  storehouse: 14,
  warehouse: 15,
  workshop: 16,
  factory: 17,
  laboratory: 18,
  plant: 19,
  oilWell: 20,
  siberiteMine: 21,
  manual: 22,
  computer: 23,
  remote: 24,
  combustion: 25,
  solar: 26,
  siberiteDrive: 27,
  hero: 28,
  unique: 29,
  mercenary: 30,
} as const;

export const TAG = { skilful: 0, area: 1, piercing: 2, double: 3, stun: 4 } as const;

/** Attack types (druhy útoků, OW-ATYPE-01, OW-ATYPE-02); the Arab set adds its own (OW-RULING-04). */
export const WEAPONS = [
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
] as const;
export type Weapon = (typeof WEAPONS)[number];
export const weaponId = (weapon: Weapon): number => WEAPONS.indexOf(weapon);
export const CRANE = weaponId('crane');
export const CARGO = weaponId('cargo');
export const TOWER = weaponId('control-tower');
/** Types that work with one value (OW-RULING-04). */
export const SPECIAL_WEAPONS: readonly Weapon[] = [
  'crane',
  'cargo',
  'control-tower',
  'radar',
  'decelerator',
  'siberite-bomb',
];

/** Usual initiative bonus of each attack type (OW-ATYPE-05, OW-RULING-02). */
export const INITIATIVE: Readonly<Partial<Record<Weapon, number>>> = {
  animal: 6,
  'submachine-gun': 4,
  'machine-gun': 3,
  'rotary-gun': 3,
  cannon: 1,
  'rocket-launcher': 1,
  laser: 5,
  'double-laser': 4,
  pistol: 2,
  bazooka: 1,
  'flame-thrower': 2,
  ballista: 2,
  sabre: 5,
};

export const TALLY = {
  first: 0,
  map: 1,
  people: 2,
  sector: 3,
  starter: 4,
  battleRound: 5,
  animals: 6,
  lastSeat: 7,
  lastInit: 8,
  lastWaited: 9,
  attacker: 10,
  target: 11,
  arrival: 12,
  ending: 13,
  declared: 14,
  starts: 15,
  teams: 15 + MAX_SEATS,
  /** People each seat really started with, and rounds it has finished. */
  started: 15 + 2 * MAX_SEATS,
  rounds: 15 + 3 * MAX_SEATS,
} as const;

export const NATIONS = ['americans', 'russians', 'arabs', 'neutral'] as const;
export type Nation = (typeof NATIONS)[number];

export const PROFESSIONS = ['soldier', 'worker', 'mechanic', 'scientist'] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** How a game was decided (OW-GOAL-01); `limit` is the agreed cap of rounds (OW-RULING-106). */
export const ENDING = { none: 0, majority: 1, annihilation: 2, starvation: 3, limit: 4 } as const;

/** Why a card was wounded or weakened. */
export const CAUSE = { effect: 0, attack: 1 } as const;

/** Kinds of work (stavba, výroba, výzkum). */
export const WORK = { construction: 0, production: 1, research: 2 } as const;

export const HAND_LIMIT = 8;
/** Crates, oil and siberite in stock at the start: ten crates (OW-SET-11), or more by agreement as with people and buildings (OW-SET-04). */
export const START_STOCKS = [
  [10, 0, 0],
  [40, 20, 8],
  [200, 100, 50],
] as const;
/** How the seats of a game of teams are parted, in the order of the option (OW-RULING-105). */
export const SIDES = { two: 0, three: 1, oneAgainstAll: 2 } as const;
/** Technologies that are known at the start: none (OW-SET-06), those without conditions, all of the deck. */
export const KNOWN = { none: 0, basic: 1, all: 2 } as const;
export const BATTLE_ROUNDS = 3;
/** The chance of one player to lay an event (OW-EVENT-01). */
export const EVENT_CHANCE: ScopeDecl<'seat'> = { name: 'eventChance', holds: ['seat'], procedures: ['eventOf'] };
/** A slot of the order of battle (OW-INIT-02): the card that acts in it. */
export const BATTLE_SLOT: ScopeDecl<'actor'> = { name: 'slot', holds: ['actor'], procedures: ['slotMenu'] };
export const DECK = { characters: 20, technologies: 20, construction: 40 } as const;
