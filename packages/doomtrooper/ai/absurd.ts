import {
  answerOf,
  CARD_LIMIT,
  type Card,
  FACE,
  type Game,
  goingOn,
  live,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  refOf,
  type Seat,
  type State,
  sees,
} from '@bojiste/kernel';
import { attachedTo, combatNow, ids, value } from '../reads/lookup.ts';
import { attackersOf, targetsOf } from '../rules/combat-start.ts';
import { STAT } from '../types.ts';
import { discardsBadly } from './hoard.ts';
import { isBeyond } from './means.ts';

/** What nobody does, whatever the plan: hiding who can never be paid for, attacking whom one cannot hurt, sitting on a useless hand. */

/** An action that is left at the end of a turn is lost; meditation costs nothing else. */
export const FREE = ['meditate'];

/**
 * Cover sought and left again in one turn, or the other way round: two actions for nothing; a foxhole carried to and fro; a
 * cultist who changes sides and back.
 */
export const UNDOES = {
  seekCover: 'leaveCover',
  leaveCover: 'seekCover',
  'foxhole.move': 'foxhole.move',
  cultist: 'cultist',
};

const FIGHTING: readonly string[] = ['fight', 'shoot', 'armor'];

/** Does an effect speak of what a fight is decided by? */
function changesFights(node: unknown): boolean {
  if (typeof node === 'string') return FIGHTING.includes(node);
  if (node === null || typeof node !== 'object') return false;
  return Object.values(node).some(changesFights);
}

/** By number of an ability: does it change the numbers of a fight, does it give an attack? */
interface Abilities {
  readonly helps: readonly boolean[];
  readonly attacks: readonly boolean[];
}

const tables = new WeakMap<Game, Abilities>();

function tableOf(g: Game): Abilities {
  let table = tables.get(g);
  if (table === undefined) {
    table = {
      helps: g.abilities.map(({ tags, ability }) => tags.includes('modifier') && changesFights(ability)),
      attacks: g.abilities.map(({ ability }) => ability.kind === 'respond' && givesAttack(ability)),
    };
    tables.set(g, table);
  }
  return table;
}

/** Is there a card in hand that could still change the fight? */
const holdsMore = (g: Game, s: State, seat: Seat): boolean =>
  s.zones[ids(g).hand + seat].some((id) =>
    g.defs[s.cards[id].def].abilities.some((ability) => tableOf(g).helps[ability]),
  );

/** Neither way of fighting reaches the other's armour. */
function cannotHurt(g: Game, s: State, attacker: Card, defender: Card): boolean {
  const armor = value(g, s, defender, STAT.armor);
  return value(g, s, attacker, STAT.fight) < armor && value(g, s, attacker, STAT.shoot) < armor;
}

/** Numbers are all he has: no text that something in a fight would set off, and nothing attached. */
const isPlain = (g: Game, s: State, attacker: Card): boolean =>
  g.defs[attacker.def].abilities.every((id) => g.abilities[id].pattern === null) &&
  attachedTo(g, s, refOf(attacker)).length === 0;

/** An attack by somebody who cannot hurt the other, with no card left that could change it. */
export const isHopeless = (g: Game, s: State, attacker: Card, defender: Card): boolean =>
  isPlain(g, s, attacker) && cannotHurt(g, s, attacker, defender) && !holdsMore(g, s, attacker.control);

/** Would every attack of these be one? Whoever is not known, hidden or face down, may always be weaker. */
function attackIsHopeless(g: Game, s: State, seat: Seat, attackers: readonly Card[]): boolean {
  if (holdsMore(g, s, seat)) return false;
  const pairs = attackers.flatMap((attacker) =>
    targetsOf(g, s, attacker).map((ref) => [attacker, live(s, ref)] as const),
  );
  return (
    pairs.length > 0 &&
    pairs.every(([attacker, foe]) => foe !== null && sees(g, s, foe, seat) === FACE && isHopeless(g, s, attacker, foe))
  );
}

const allAttackers = (g: Game, s: State, seat: Seat): Card[] =>
  attackersOf(g, s, seat, 0).flatMap((ref) => live(s, ref) ?? []);

function menuAbsurd(g: Game, s: State, seat: Seat, chosen: number): boolean {
  switch (g.acts[Math.floor(chosen / CARD_LIMIT)]?.rule.key) {
    case 'hide':
      return isBeyond(g, s, seat, s.cards[chosen % CARD_LIMIT]);
    case 'attack':
      return attackIsHopeless(g, s, seat, allAttackers(g, s, seat));
    default:
      return false;
  }
}

function answerAbsurd(g: Game, s: State, seat: Seat, prompt: string | undefined, chosen: number): boolean {
  if (prompt === 'ask.discard') return discardsBadly(g, s, seat, chosen);
  if (prompt !== 'ask.attacker' && prompt !== 'ask.defender') return false;
  const card = live(s, chosen);
  if (card === null) return false;
  if (prompt === 'ask.attacker') return attackIsHopeless(g, s, seat, [card]);
  const attacker = live(s, combatNow.get(g, s, 'attacker'));
  return attacker !== null && sees(g, s, card, seat) === FACE && isHopeless(g, s, attacker, card);
}

/** Does it give an attack, at whomever one likes? */
function givesAttack(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return false;
  return (node as { verb?: unknown }).verb === 'freeAttack' || Object.values(node).some(givesAttack);
}

/** Is it a card whose effect is an attack? */
const playsAttack = (g: Game, chosen: number): boolean =>
  tableOf(g).attacks[Math.floor(answerOf(chosen) / CARD_LIMIT)] === true;

const playAbsurd = (g: Game, s: State, seat: Seat, chosen: number): boolean =>
  playsAttack(g, chosen) && attackIsHopeless(g, s, seat, allAttackers(g, s, seat));

/** Does this choice begin an attack: the act, or a card played for it? */
export function beginsAttack(g: Game, s: State, chosen: number): boolean {
  const f = s.frames[s.frames.length - 1];
  if (f.op === OP_WINDOW && chosen >= 0) return playsAttack(g, chosen);
  const act = f.op === OP_TABLE ? chosen : goingOn(f) ? -2 - chosen : -1;
  return act >= 0 && g.acts[Math.floor(act / CARD_LIMIT)]?.rule.key === 'attack';
}

export function absurd(g: Game, s: State, seat: Seat, chosen: number): boolean {
  const f = s.frames[s.frames.length - 1];
  if (f.op === OP_WINDOW && chosen >= 0) return playAbsurd(g, s, seat, chosen);
  if (f.op === OP_RUN) return answerAbsurd(g, s, seat, g.programs[f.prog].asks[f.pc]?.prompt, chosen);
  if (f.op === OP_TABLE) return chosen >= 0 && menuAbsurd(g, s, seat, chosen);
  // In a window with a menu what the menu offers is written below nothing.
  return goingOn(f) && chosen < -1 && menuAbsurd(g, s, seat, -2 - chosen);
}
