/** The vocabulary of the domain. Numbers that rules and cards share are named here once. */

/** Why somebody was injured: decides who is credited with an elimination (SW-RULING-16). */
export const CAUSE = { none: 0, attack: 1, ability: 2, event: 3, rule: 4 } as const;

/** Order of the declared counters, stats, flags and tallies, so that hot code can name them by number. */
export const COUNTER = { damage: 0, boost: 1 } as const;

export const STAT = {
  cost: 0,
  life: 1,
  strength: 2,
  ranged: 3,
  range: 4,
  moveMax: 5,
  chargeMax: 6,
  meleePerSpecial: 7,
  damageBonus: 8,
  damageExtra: 9,
  damageLimit: 10,
} as const;

export const FLAG = { moved: 0, attacked: 1, struck: 2, fed: 3, raged: 4 } as const;

export const TALLY = {
  moves: 0,
  attacks: 1,
  extraAttacks: 2,
  enemyAttacked: 3,
  attacker: 4,
  target: 5,
  dice: 6,
  melee: 7,
  ranged: 8,
  special: 9,
  hits: 10,
  pushPath: 11,
} as const;

export const TAG = { gate: 0, tireless: 1, bySpecials: 2, sacrifice: 3 } as const;

export const KIND = {
  unit: 0,
  structure: 1,
  event: 2,
  summoner: 3,
  champion: 4,
  common: 5,
  epic: 6,
  standard: 7,
  gate: 8,
} as const;

/** Limits printed on the board's turn strip (SW-TURN-11, SW-MAG-05). */
export const LIMIT = { moves: 3, moveMax: 2, attacks: 3, hand: 5, buildRows: 3, magic: 15, range: 3 } as const;

export const MAGIC = 0;

/** The eight nations with a deck of their own. */
export const NATIONS = [
  'fallen-kingdom',
  'cave-goblins',
  'polar-dwarves',
  'savanna-elves',
  'vanguards',
  'breakers',
  'phoenix-elves',
  'tundra-orcs',
] as const;
export type Nation = (typeof NATIONS)[number];

/** Deck symbols (příslušnost). */
export type Mark =
  | 'light'
  | 'cunning'
  | 'earth'
  | 'spirit'
  | 'instinct'
  | 'water'
  | 'dark'
  | 'resolve'
  | 'air'
  | 'divine'
  | 'logic'
  | 'fire';

export type Phase = 'summon' | 'move' | 'build' | 'attack' | 'magic' | 'draw';
