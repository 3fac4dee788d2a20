import type { Card, Game, State } from '@bojiste/kernel';
import { may, rolesOf } from '../reads/lookup.ts';
import { ROLE } from '../types.ts';

/** První útok (DT-FIRST): whose blow falls first. */

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
