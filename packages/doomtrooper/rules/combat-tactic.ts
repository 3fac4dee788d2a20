import { type Card, type Game, has, type Ref, refOf, type State } from '@bojiste/kernel';
import { granted, ids, insideVehicle, isKind, may } from '../reads/lookup.ts';
import { FLAG, KIND, TACTIC, TALLY } from '../types.ts';

/** Bitevní taktika (DT-FIGHT-22 to 24): in which ways two warriors can meet. */

const RULE = ['closeCombat', 'shooting'] as const;

/** DT-NOFIGHT-05, 07, DT-VEH-12. */
export function mayUse(g: Game, s: State, card: Card, tactic: number): boolean {
  if (!may(g, s, RULE[tactic], card)) return false;
  if (tactic === TACTIC.close) {
    const vehicle = insideVehicle(g, s, card);
    if (vehicle !== null && isKind(g, vehicle, KIND.airship)) return false;
    if (isKind(g, card, KIND.airship)) return false;
  }
  return true;
}

/** In `tacticOnly`: the one warrior who is bound to a tactic in the attack he is making, and which it is. */
export const boundTo = (warrior: Ref, tactic: number): number => 2 * warrior + tactic + 1;

/** May he attack from cover in no other way than by shooting? */
export const shootsFromCover = (g: Game, s: State, attacker: Card): boolean =>
  granted(g, s, 'shootFromCover', attacker) && !granted(g, s, 'attack', attacker);

/** An attack given for one tactic only, or from cover: later changes of the tactic are no longer bound. */
function otherwiseBound(g: Game, s: State, attacker: Card, tactic: number): boolean {
  const bound = s.tally[TALLY.tacticOnly];
  if (bound !== 0 && bound === boundTo(refOf(attacker), tactic === TACTIC.close ? TACTIC.shooting : TACTIC.close))
    return true;
  return has(attacker, FLAG.covered) && tactic === TACTIC.close && shootsFromCover(g, s, attacker);
}

export function meetIn(g: Game, s: State, attacker: Card, defender: Card, tactic: number): boolean {
  const hidden = defender.zone === ids(g).hidden + defender.control;
  if (otherwiseBound(g, s, attacker, tactic)) return false;
  if (!mayUse(g, s, attacker, tactic) || !(hidden || mayUse(g, s, defender, tactic))) return false;
  return tactic !== TACTIC.close || may(g, s, 'closeAttack', attacker, defender);
}

export const tacticsFor = (g: Game, s: State, attacker: Card, defender: Card): number[] =>
  [TACTIC.close, TACTIC.shooting].filter((tactic) => meetIn(g, s, attacker, defender, tactic));
