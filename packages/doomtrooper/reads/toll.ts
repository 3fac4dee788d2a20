import { type Card, type Game, type Ref, refOf, type State, scratch } from '@bojiste/kernel';
import { STAT } from '../types.ts';
import { isHidden, value } from './lookup.ts';

/** What an attack costs its player in points. */

/** Who is about to attack, while it is reckoned what that costs him. */
const reckoned = scratch({ attacker: -1 });

export const aboutToAttack = (): Ref => reckoned.attacker;

/** Points that this attack costs. What a hidden warrior would cost must not tell who he is. */
export function tollOf(g: Game, s: State, attacker: Card, defender: Card): number {
  const own = value(g, s, attacker, STAT.attackCost);
  if (isHidden(g, defender)) return own;
  const before = reckoned.attacker;
  reckoned.attacker = refOf(attacker);
  const toll = value(g, s, defender, STAT.targetCost);
  reckoned.attacker = before;
  return own + toll;
}
