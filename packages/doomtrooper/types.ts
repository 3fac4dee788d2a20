import type { ScopeDecl } from '@bojiste/kernel';

/** The vocabulary of the domain. Numbers that rules and cards share are named here once, in the order names.ts declares. */

/** Příslušnost (affiliation) and other roles of a warrior, in the order of the declared tags. */
export const ROLES = [
  'bauhaus',
  'capitol',
  'cybertronic',
  'imperial',
  'mishima',
  'brotherhood',
  'legion',
  'lutheran',
  'crescentia',
  'rasputin',
  'templars',
  'doomtrooper',
  'tribal',
  'mercenary',
  'heretic',
  'outOfPlay',
  'imprisoned',
  'silenced',
  'sheltered',
  'artImmune',
  'darkImmune',
  'giftImmune',
  'firstAttack',
  'alwaysFirst',
  'slayer',
  'shadowWalker',
  'unaffiliated',
  'converted',
  'asVehicle',
  'asFortification',
  'lastTarget',
  'anyZone',
] as const;
export type Role = (typeof ROLES)[number];
export const ROLE = Object.fromEntries(ROLES.map((name, i) => [name, 1 << i])) as Readonly<Record<Role, number>>;

export const TRIBES = ['lutheran', 'crescentia', 'rasputin', 'templars'] as const;
export const AFFILIATION_MASK = (1 << 11) - 1;
export const TRIBE_MASK = ROLE.lutheran | ROLE.crescentia | ROLE.rasputin | ROLE.templars;

/** Druhy karet (card types) first, then marks a card bears. */
export const KINDS = [
  'warrior',
  'equipment',
  'fortification',
  'symmetry',
  'mission',
  'relic',
  'warzone',
  'ki',
  'beast',
  'art',
  'special',
  'alliance',
  'player',
  'weapon',
  'blade',
  'gun',
  'armor',
  'vehicle',
  'airship',
  'personality',
  'apostle',
  'leader',
  'gift',
  'combatSpell',
  'personalSpell',
  'sergeant',
  'captain',
  'virus',
  'ritual',
  'prophecy',
  'poison',
] as const;
export type Kind = (typeof KINDS)[number];
export const KIND = Object.fromEntries(KINDS.map((name, i) => [name, 1 << i])) as Readonly<Record<Kind, number>>;

/** Aspekty Umění (DT-ART-02). */
export const ASPECTS = [
  { name: 'changeling', cs: 'metamorfózy', en: 'the Changeling' },
  { name: 'elements', cs: 'živlů', en: 'the Elements' },
  { name: 'exorcism', cs: 'exorcismu', en: 'Exorcism' },
  { name: 'kinetics', cs: 'kinetiky', en: 'Kinetics' },
  { name: 'manipulation', cs: 'manipulace', en: 'Manipulation' },
  { name: 'mentalism', cs: 'mentalismu', en: 'Mentalism' },
  { name: 'premonition', cs: 'předtuchy', en: 'Premonition' },
  { name: 'summoning', cs: 'vyvolávání', en: 'Summoning' },
] as const;
export type Aspect = (typeof ASPECTS)[number]['name'];

/** Zápas, střelba, obrana, hodnota (DT-TERM-11). */
export const STAT = {
  fight: 0,
  shoot: 1,
  armor: 2,
  value: 3,
  /** Of the card that stands for a player: cards in hand, regular actions, what meditation brings. */
  handLimit: 4,
  turnActions: 5,
  meditation: 6,
  /** What the effect of a card costs in destiny points. */
  fee: 7,
  /** Actions that an attack by this warrior, or on it, costs beside its own. */
  attackActions: 8,
  targetActions: 9,
  /** What an attack by this warrior costs in destiny points. */
  attackCost: 10,
  /** Of a player again: cards drawn in a draw step at most, how many fewer, what each costs; cards discarded in a step. */
  drawLimit: 11,
  drawLess: 12,
  drawFee: 13,
  /** Most destiny points he may have. */
  purse: 14,
  discards: 15,
  /** What an attack on this warrior costs in destiny points. */
  targetCost: 16,
  /** How many hundredths of its V a warrior costs when it is recruited. */
  recruitShare: 17,
  /** Of a caster: what each point he spends on a spell counts for. */
  artWorth: 18,
} as const;
/** The four numbers printed on warriors. */
export type StatName = 'fight' | 'shoot' | 'armor' | 'value';

export const FLAGS = [
  'wounded',
  'covered',
  'transferred',
  'leftCover',
  'darkSide',
  'dying',
  'feePaid',
  'unpaid',
] as const;
export type Flag = (typeof FLAGS)[number];
export const FLAG = Object.fromEntries(FLAGS.map((name, i) => [name, i])) as Readonly<Record<Flag, number>>;

/**
 * Per seat. `regular` are the undefined actions of the own turn, `extra` undefined ones given by cards, `assault` can
 * only attack, `peaceful` can only do something else (DT-KIND-01 to 06).
 */
export const RESOURCES = [
  'destiny',
  'victory',
  'regular',
  'extra',
  'assault',
  'peaceful',
  'debt',
  'turns',
  'lastStand',
  'attacks',
  'sabotaged',
  'missed',
  'again',
  'struck',
] as const;
export type Resource = (typeof RESOURCES)[number];
export const RES = Object.fromEntries(RESOURCES.map((name, i) => [name, i])) as Readonly<Record<Resource, number>>;

export const TALLIES = [
  'stationOpen',
  'removed',
  'timeUp',
  'lastRound',
  'smell',
  'limit',
  'first',
  'teams',
  'prey',
  'owing',
  'tacticOnly',
  'coin',
  'turned',
  'seating',
  'fought',
  'foughtWith',
  'hurt',
] as const;
export type Tally = (typeof TALLIES)[number];
export const TALLY = Object.fromEntries(TALLIES.map((name, i) => [name, i])) as Readonly<Record<Tally, number>>;

/**
 * What a combat holds (DT-FIGHT-09): the players, attacker and defender, tactic, war zone, weapons, blows, points owed and
 * how many of them may be victory points, the phase, whom the attack is limited to, its prey, and what was counted before.
 */
const HELD = [
  'player',
  'foe',
  'attacker',
  'defender',
  'tactic',
  'zone',
  'attackerWeapon',
  'defenderWeapon',
  'attackerBlow',
  'defenderBlow',
  'attackerPoints',
  'defenderPoints',
  'attackerVictory',
  'defenderVictory',
  'limit',
  'prey',
  'warriorsBefore',
  'switcher',
  'phase',
] as const;
export type CombatVar = (typeof HELD)[number];
export const COMBAT: ScopeDecl<CombatVar> = { name: 'combat', holds: HELD };

/** A Sabotage (DT-SAB-03 to 10): who carries it out and against which player. */
export const SABOTAGE: ScopeDecl<'saboteur' | 'victim'> = {
  name: 'sabotage',
  holds: ['saboteur', 'victim'],
  procedures: ['sabotageBy'],
};

/** What an action is used for (DT-KIND-03, DT-RULING-111). */
export const USE = { peaceful: 0, attack: 1, sabotage: 2 } as const;

/** Bitevní taktika (DT-FIGHT-22 to 24). */
export const TACTIC = { none: -1, close: 0, shooting: 1 } as const;

/** Counter in which a card keeps an affiliation chosen for it: its place among the roles, from 1. */
export const CHOSEN = 3;

/** Fáze souboje as windows know them (DT-FIGHT-09). */
export const HAND_SIZE = 7;
/** Where no number is a limit. */
export const ANY_NUMBER = 99;
export const START_DESTINY = 5;
export const REGULAR_ACTIONS = 3;
export const COVER_BONUS = 3;
export const MERCENARY_FEE = 3;
export const LAST_STAND_TURNS = 3;

/** Places of links: from a mission to its prey, from a warrior to his commander, to what holds or shelters him. */
export const LINK = { prey: 0, unit: 7, held: 8 } as const;

/** Povinnosti (duties): what the next regular action must do. */
export const DUTY = { none: 0, station: 1, mix: 2, cover: 3 } as const;
