import {
  type Card,
  type Frame,
  type Game,
  has,
  live,
  obliged,
  optionOf,
  type Ref,
  refOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import { type CombatVar, FLAG, KIND, RES, ROLE, STAT, TACTIC } from '../types.ts';
import { actionsLeft, attackLimit } from './actions.ts';
import {
  attachedTo,
  combatCapable,
  combatNow,
  granted,
  hasRole,
  hiddenOf,
  ids,
  insideVehicle,
  isHidden,
  isKind,
  may,
  onStation,
  resource,
  rolesOf,
  value,
  warriorsOf,
} from './lookup.ts';

/** Kdo smí zaútočit na koho, čím a jak (DT-FIGHT-12 to 24, 36 to 39; DT-NOFIGHT; DT-LAST; DT-FIRST). */

/** A limit to one warrior, below -1, which stands for none noted; others are masks of roles, and 0 is anybody. */
export const limitTo = (warrior: Ref): number => -2 - warrior;

/** May this warrior be named attacker at all? */
export function mayBeAttacker(g: Game, s: State, seat: Seat, card: Card, limit = 0): boolean {
  if (card.control !== seat) return false;
  if ((has(card, FLAG.covered) || has(card, FLAG.leftCover)) && !granted(g, s, 'attack', card)) return false;
  if (has(card, FLAG.transferred) && optionOf(g, s, 'transferAttack') === 0) return false;
  // An attack that a card gives to one warrior alone.
  if (limit < 0) return limit === limitTo(refOf(card)) && combatCapable(g, s, card);
  const roles = rolesOf(g, s, card);
  if ((roles & (ROLE.silenced | ROLE.imprisoned | ROLE.outOfPlay)) !== 0) return false;
  if (limit > 0 && (roles & limit) === 0) return false;
  return combatCapable(g, s, card) && may(g, s, 'attack', card);
}

/** DT-FIGHT-15, 17, 19 to 21; hidden warriors may always be tried (DT-HIDE-09). */
export function mayAttack(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (defender.control === attacker.control || g.def.allied(s, defender.control, attacker.control)) return false;
  if (!isHidden(g, defender)) {
    if (!mayMeet(g, s, attacker, defender) || sparedUntilLast(g, s, attacker, defender)) return false;
  }
  return affords(g, s, attacker, defender);
}

/** What cards make an attack cost beside its action. */
function affords(g: Game, s: State, attacker: Card, defender: Card): boolean {
  const fee = value(g, s, attacker, STAT.attackCost);
  if (fee > 0 && resource(s, attacker.control, RES.destiny) < fee) return false;
  const more = moreActions(g, s, attacker, defender);
  // Before the attack is declared its own action has to be counted too.
  return more === 0 || actionsLeft(s, attacker.control) >= more + (combatNow.frame(g, s) === null ? 1 : 0);
}

/** Actions that this attack costs beside its own. What a hidden warrior would cost must not tell who he is. */
export const moreActions = (g: Game, s: State, attacker: Card, defender: Card): number =>
  (isHidden(g, defender) ? 0 : value(g, s, defender, STAT.targetActions)) + value(g, s, attacker, STAT.attackActions);

/** Everything but whose they are and "only as the last". */
export function mayMeet(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (onStation(g, attacker) !== onStation(g, defender)) return false;
  if (!combatCapable(g, s, defender) || hasRole(g, s, defender, ROLE.sheltered)) return false;
  if (!may(g, s, 'attack', attacker, defender)) return false;
  return meetIn(g, s, attacker, defender, TACTIC.shooting) || meetIn(g, s, attacker, defender, TACTIC.close);
}

/** DT-LAST-01, DT-RULING-103: last among those this attacker could attack now. */
function sparedUntilLast(g: Game, s: State, attacker: Card, defender: Card): boolean {
  if (!hasRole(g, s, defender, ROLE.lastTarget)) return false;
  return warriorsOf(g, s, defender.control).some(
    (other) =>
      other !== defender &&
      !hasRole(g, s, other, ROLE.lastTarget) &&
      (optionOf(g, s, 'lastTarget') === 1 || mayMeet(g, s, attacker, other)),
  );
}

export function targetsOf(g: Game, s: State, attacker: Card): Ref[] {
  const open: Ref[] = [];
  const hidden: Ref[] = [];
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || seat === attacker.control) continue;
    for (const card of warriorsOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) open.push(refOf(card));
    for (const card of hiddenOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) hidden.push(refOf(card));
  }
  const bound = open.length + hidden.length < 2 ? open : obliged(g, s, ids(g).rule('attack'), attacker, open);
  // Nobody knows whether a hidden warrior would fulfil a duty, so one is only attacked where no duty binds.
  return bound.length < open.length ? bound : [...open, ...hidden];
}

export function attackersOf(g: Game, s: State, seat: Seat, limit: number): Ref[] {
  return warriorsOf(g, s, seat)
    .filter((card) => mayBeAttacker(g, s, seat, card, limit) && targetsOf(g, s, card).length > 0)
    .map(refOf);
}

/** Is there anybody at all who could attack somebody? Stops at the first pair. */
export function canAttack(g: Game, s: State, seat: Seat, limit: number): boolean {
  for (const card of warriorsOf(g, s, seat)) {
    if (mayBeAttacker(g, s, seat, card, limit) && hasTarget(g, s, card)) return true;
  }
  return false;
}

function hasTarget(g: Game, s: State, attacker: Card): boolean {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || seat === attacker.control) continue;
    for (const card of warriorsOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) return true;
    for (const card of hiddenOf(g, s, seat)) if (mayAttack(g, s, attacker, card)) return true;
  }
  return false;
}

export const limitNow = (g: Game, s: State): number => (attackLimit(g, s) === -1 ? 0 : attackLimit(g, s));

// ---- tactic ---------------------------------------------------------------------------------------------------------

const RULE = ['closeCombat', 'shooting'] as const;

/** DT-NOFIGHT-05, 07, DT-VEH-12. */
function mayUse(g: Game, s: State, card: Card, tactic: number): boolean {
  if (!may(g, s, RULE[tactic], card)) return false;
  if (tactic === TACTIC.close) {
    const vehicle = insideVehicle(g, s, card);
    if (vehicle !== null && isKind(g, vehicle, KIND.airship)) return false;
    if (isKind(g, card, KIND.airship)) return false;
  }
  return true;
}

function meetIn(g: Game, s: State, attacker: Card, defender: Card, tactic: number): boolean {
  const hidden = defender.zone === ids(g).hidden + defender.control;
  if (!mayUse(g, s, attacker, tactic) || !(hidden || mayUse(g, s, defender, tactic))) return false;
  return tactic !== TACTIC.close || may(g, s, 'closeAttack', attacker, defender);
}

export const tacticsFor = (g: Game, s: State, attacker: Card, defender: Card): number[] =>
  [TACTIC.close, TACTIC.shooting].filter((tactic) => meetIn(g, s, attacker, defender, tactic));

// ---- weapons ----------------------------------------------------------------------------------------------------------

/** DT-EQUIP-15 to 20, DT-FIGHT-37 to 39. */
export function weaponsFor(g: Game, s: State, card: Card, tactic: number): Ref[] {
  if (!may(g, s, 'weapons', card)) return [];
  const kind = tactic === TACTIC.close ? KIND.blade : KIND.gun;
  return attachedTo(g, s, refOf(card))
    .filter((item) => isKind(g, item, KIND.weapon) && usableIn(g, s, item, kind))
    .map(refOf);
}

/** A firearm with a bayonet is a blade too; a weapon may be barred for this combat. */
const usableIn = (g: Game, s: State, item: Card, kind: number): boolean =>
  may(g, s, 'beUsed', item) && (isKind(g, item, kind) || (kind === KIND.blade && granted(g, s, 'closeCombat', item)));

/** Is this weapon in use? An attacker may have a second handgun beside the one he chose, where the cards say so. */
export function wields(g: Game, s: State, ref: Ref): boolean {
  const attacking = combatNow.get(g, s, 'attackerWeapon');
  if (attacking === ref || combatNow.get(g, s, 'defenderWeapon') === ref) return true;
  const chosen = live(s, attacking);
  const spare = live(s, ref);
  if (chosen === null || spare === null || chosen.host !== spare.host || !isHandgun(g, chosen) || !isHandgun(g, spare))
    return false;
  const host = live(s, spare.host);
  return host !== null && granted(g, s, 'twoHandguns', host) && secondOf(g, s, chosen, host) === spare;
}

const isHandgun = (g: Game, card: Card): boolean => g.defs[card.def].words.includes('handgun');
const secondOf = (g: Game, s: State, chosen: Card, host: Card): Card | undefined =>
  attachedTo(g, s, refOf(host)).find((item) => item !== chosen && isHandgun(g, item));

// ---- evaluation -------------------------------------------------------------------------------------------------------

/** Attack value against defence, as these two meet (DT-FIGHT-46, DT-RULING-87). */
export function hits(g: Game, s: State, striker: Card, target: Card): boolean {
  const stat = combatNow.get(g, s, 'tactic') === TACTIC.close ? STAT.fight : STAT.shoot;
  return value(g, s, striker, stat, refOf(target)) >= value(g, s, target, STAT.armor, refOf(striker));
}

/** 0 nothing, 1 wound, 2 kill (DT-FIGHT-47, DT-NEVER-06). */
export function resultOf(g: Game, s: State, strikerRef: Ref, targetRef: Ref): number {
  const striker = live(s, strikerRef);
  const target = live(s, targetRef);
  if (striker === null || target === null || !may(g, s, 'retaliate', striker, target)) return 0;
  if (!hits(g, s, striker, target)) return 0;
  return hasRole(g, s, striker, ROLE.slayer) && may(g, s, 'autoKill', target, striker) ? 2 : 1;
}

/** 1 attacker first, -1 defender first, 0 together (DT-FIRST-01 to 05, DT-NEVER-04, 05). */
export function strikesFirst(g: Game, s: State, attacker: Card | null, defender: Card | null): number {
  if (attacker === null || defender === null) return 0;
  const rank = (card: Card): number => {
    if (!may(g, s, 'strikeFirst', card)) return 0;
    const roles = rolesOf(g, s, card);
    return (roles & ROLE.alwaysFirst) !== 0 ? 2 : (roles & ROLE.firstAttack) !== 0 ? 1 : 0;
  };
  return Math.sign(rank(attacker) - rank(defender));
}

// ---- guard ------------------------------------------------------------------------------------------------------------

/** Does the combat go on? Discarded, stolen or unable participants end it (DT-FIGHT-14, DT-CIMM-06, 07, DT-NOFIGHT-06). */
export function combatGoesOn(g: Game, s: State, combat: Frame): boolean {
  const of = (name: CombatVar) => combatNow.get(g, s, name, combat);
  // From phase 7 on the blows have been dealt and points are due whoever is left.
  if (of('phase') >= 7) return true;
  if (of('attacker') >= 0 && !stands(g, s, of('attacker'), of('player'))) return false;
  if (of('defender') < 0 || of('foe') < 0) return true;
  const attacker = live(s, of('attacker'));
  const defender = live(s, of('defender'));
  if (attacker === null || defender === null) return false;
  if (defender.zone === ids(g).hidden + defender.control) return true;
  if (!stands(g, s, of('defender'), of('foe')) || onStation(g, attacker) !== onStation(g, defender)) return false;
  const tactic = of('tactic');
  return tactic < 0 || (mayUse(g, s, attacker, tactic) && mayUse(g, s, defender, tactic));
}

function stands(g: Game, s: State, ref: Ref, seat: Seat): boolean {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board && card.control === seat && !hasRole(g, s, card, ROLE.outOfPlay);
}
