import type { Change, Cond, EventPattern, Filter, Num, RefX } from '@bojiste/kernel';
import {
  add,
  by,
  type Cards,
  calc,
  cardsBy,
  cardsIn,
  either,
  flagged,
  foe,
  inPlay,
  isCard,
  kind,
  near,
  no,
  only,
  self,
  tagged,
  you,
} from '@bojiste/kernel/effects/build/index';

/** The words cards and rules are written with: selections of cards, and patterns of events. */

const force = (side: Cards) => ({
  characters: side.kind('character'),
  people: side.kind('human'),
  apes: side.kind('ape'),
  soldiers: side.kind('soldier'),
  scientists: side.kind('scientist'),
  mechanics: side.kind('mechanic'),
  vehicles: side.kind('vehicle'),
  solarVehicles: side.kind('solar'),
  computerVehicles: side.kind('computer'),
  buildings: side.kind('building').with(no(kind('upgrade'))),
});

const own = inPlay.with(by(you));
const foreign = inPlay.with(by(foe));
/** Whatever a player has in play; of nobody's cards the sectors are left out. */
export const yours = { ...force(own), all: own };
export const theirs = { ...force(foreign), all: foreign };
export const any = {
  ...force(inPlay),
  all: inPlay.with(either(kind('character'), kind('vehicle'), kind('building'))),
};

/** Taking part in the running battle. */
export const fighting: Filter = flagged('inBattle');
export const exhausted: Filter = flagged('exhausted');
/** In the sector of this card. */
export const here: Filter = near(0, self, 0);
export const wounded: Filter = { k: 'counter', counter: 'wounds', op: 'gt', n: 0 };

/** Attack types and chassis are roles a card has by print; see `printedRoles`. */
export const withWeapon = (...weapons: readonly string[]): Filter =>
  weapons.length === 1 ? tagged(weapons[0]) : either(...weapons.map((weapon) => tagged(weapon)));
export const ofChassis = (chassis: string): Filter => tagged(`${chassis}-chassis`);

/** Own cards of the running attack: the attacker, or whatever it is aimed at. */
export const yourInAttack = cardsBy('yourInAttack');
export const theirInAttack = cardsBy('theirInAttack');

export const discardPile = cardsIn('discard');
export const deck = cardsIn('deck');

export const me = only(self);

/** A single number raises all three values and a special one (OW-SPEC-03); three numbers never a special one (OW-SPEC-04). */
export const attackBy = (of: Cards, n: Num): readonly Change[] =>
  ['attackPeople', 'attackVehicles', 'attackBuildings', 'special'].map((name) => add(of, name, n));
export const attackSplit = (of: Cards, people: number, vehicles: number, buildings: number): readonly Change[] => [
  ...(people === 0 ? [] : [add(of, 'attackPeople', people)]),
  ...(vehicles === 0 ? [] : [add(of, 'attackVehicles', vehicles)]),
  ...(buildings === 0 ? [] : [add(of, 'attackBuildings', buildings)]),
];

/** Has this card's player researched it? */
export const knowing = (technology: string): Cond => calc('knows', technology);

// ---- events ------------------------------------------------------------------------------------------------------------

type What = { readonly where: readonly Filter[] } | RefX;
const filters = (what: What): readonly Filter[] => ('where' in what ? what.where : [isCard(what)]);
const pattern = (on: string, what: What, cond?: Cond): EventPattern => ({
  on,
  subject: filters(what),
  ...(cond && { if: cond }),
});

export const finishes = (what: What): EventPattern => pattern('finished', what);
export const researches = (what: What): EventPattern => pattern('researched', what);
export const destroyed = (what: What, cond?: Cond): EventPattern => pattern('destroyed', what, cond);
export const isWounded = (what: What, cond?: Cond): EventPattern => pattern('wounded', what, cond);
export const promoted = (what: What): EventPattern => pattern('promoted', what);
export const journeyed = (what: What): EventPattern => pattern('journeyed', what);
export const woundedBy = (who: RefX, what: What): EventPattern => ({
  on: 'wounded',
  subject: filters(what),
  source: [isCard(who)],
});
export const battleBegins: EventPattern = { on: 'battleBegun' };
export const battleRoundBegins: EventPattern = { on: 'roundBegun' };
export const commands = (what: readonly Filter[] = []): EventPattern => ({ on: 'announced', by: foe, subject: what });
export const stepBegins = (step: string): EventPattern => ({
  on: 'stepBegins',
  by: you,
  if: { k: 'during', steps: [step] },
});
