import type { ScopeDecl } from '@bojiste/kernel';

/** The vocabulary of the domain. Numbers that rules and cards share are named here once. */

/** Game modes (herní režimy), as kept in the tally of that name. */
export const MODE = { duel: 0, siege: 1, coop: 2, last: 3 } as const;

/** Spaces of one side: three army positions, the front, and the slot of a monster that is striking (SS-RULING-40). */
export const POS = { deploy: 0, middle: 1, foremost: 2, front: 3, strike: 4 } as const;
export const SIDE_SPACES = 5;
export const SEAT_SPACES = 2 * SIDE_SPACES;
export const MAX_SEATS = 4;

/** Order of the declared stats, flags, counters, resources and tallies, so that hot code can name them by number. */
export const STAT = { cost: 0, an: 1, dn: 2, againstMonsters: 3, pierce: 4, draws: 5 } as const;
export const FLAG = { used: 0, exchanged: 1, activated: 2 } as const;
export const COUNTER = { gang: 0, rage: 1 } as const;
export const RES = { lives: 0, threat: 1 } as const;
export const TALLY = {
  mode: 0,
  firstDraw: 1,
  renewal: 2,
  startLives: 3,
  bossTurns: 4,
  strength: 5,
  extra: 6,
  again: 7,
  deployed: 8,
  advances: 9,
  swept: 10,
  drawing: 11,
  victim: 12,
  next: 13,
  feats: 14,
} as const;

export const KIND = {
  soldier: 0,
  veteran: 1,
  elite: 2,
  champion: 3,
  boss: 4,
  sheet: 5,
  leader: 6,
  totem: 7,
  barrier: 8,
  fighter: 9,
} as const;

/** Žetony in the box (SS-COMP-05). Their number binds nobody: no rule speaks of running out (SS-RULING-74). */
export const TOKENS = { rage: 13, gang: 15, reinforcement: 1, threat: 1 } as const;

export const LIMIT = { hand: 10, deck: 34, opening: 2, draw: 2, lastDraw: 3, threat: 5 } as const;

/** Hodnost: decides how many copies a deck may hold (SS-ANAT-07, SS-SET-04, SS-SET-05). */
export type Rank = 'soldier' | 'veteran' | 'elite' | 'champion';
export const COPIES: Readonly<Record<Rank, number>> = { soldier: 4, veteran: 4, elite: 2, champion: 2 };

export const PLAYER_FACTIONS = ['yrsa', 'khung-lai', 'seraphia', 'styxia'] as const;
export type PlayerFaction = (typeof PLAYER_FACTIONS)[number];
export type BossFaction = 'zloblins' | 'stone-watch' | 'raging-shamans' | 'hungry-swarm' | 'none';

/** Bosses and difficulties in the order of their options; every boss has a card for each difficulty. */
export const BOSSES = ['prince', 'lady', 'fury', 'lord', 'queen'] as const;
export type Boss = (typeof BOSSES)[number];
export const DIFFICULTIES = ['medium', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
/** Night falls at the end of every fourth turn of the boss. */
export const NIGHT = 4;

/** Původ: which packet a card belongs to (SS-ANAT-08). */
export type Origin = 'starter' | 'base' | 'expansion';

/** Rozkaz: how the boss plays a card (SS-ORDER-01), in the order of the ladder (SS-ORDER-02). */
export const ORDERS = ['deploy', 'leader', 'special', 'action'] as const;
export type Order = (typeof ORDERS)[number];

/** What a command uses: the red box (akce) or the blue box with an activation cost (schopnost). */
export const USE = { action: 0, power: 1 } as const;

/** Numbers of the table options in options.ts. */
export const OPTION = {
  extraTurnTiming: 0,
  visionShort: 1,
  strikeActionReactable: 2,
  deployInOpponentTurn: 3,
  targetsAt: 4,
  bossLeaderReplaces: 5,
  lmsDeploy: 6,
  boss: 7,
  first: 8,
  wilderness: 9,
  promo: 10,
  difficulty: 11,
  basicDeck: 12,
  advancedDeck: 13,
} as const;

/** An item of the chain (SS-CHAIN-04): what its card is used for. */
export const ITEM: ScopeDecl<'use'> = {
  name: 'item',
  holds: ['use'],
  procedures: ['command', 'strikeAction', 'bossCommand', 'rage', 'totem'],
};

/** Strike targets that are players and not cards are written as numbers from here on. */
export const SEAT_TARGET = 0x40000000;
