import type { Card, Game, Seat, State } from '@bojiste/kernel';
import { KIND, RES, ROLE, STAT } from '../types.ts';
import { areaOf, defOf, ids, isKind, resource, rolesOf, value } from './lookup.ts';

/** What can be played from a hand. Nothing here changes anything. */

/** What a warrior costs: the printed V (DT-RULING-84), or the part of it that a card asks for, rounded up. */
export const price = (g: Game, s: State, card: Card): number =>
  Math.ceil((Math.max(0, defOf(g, card).stats[STAT.value]) * value(g, s, card, STAT.recruitShare)) / 100);

/** Within reach (DT-WAR-06). */
export const affordable = (g: Game, s: State, seat: Seat, card: Card): boolean =>
  resource(s, seat, RES.destiny) >= price(g, s, card);

/** Does the hand hold such a warrior who can be paid and may be laid down? */
export function inHand(g: Game, s: State, seat: Seat, fits: (card: Card) => boolean): boolean {
  return s.zones[ids(g).hand + seat].some((id) => {
    const card = s.cards[id];
    return isKind(g, card, KIND.warrior) && affordable(g, s, seat, card) && !alreadyOut(g, s, card) && fits(card);
  });
}

/** A personality that lies face up somewhere cannot be played again (DT-PERS-01). */
export function alreadyOut(g: Game, s: State, card: Card): boolean {
  if (!isKind(g, card, KIND.personality)) return false;
  return s.cards.some(
    (other) =>
      other !== card &&
      other.def === card.def &&
      areaOf(g, other) >= 0 &&
      (rolesOf(g, s, other) & ROLE.outOfPlay) === 0,
  );
}
