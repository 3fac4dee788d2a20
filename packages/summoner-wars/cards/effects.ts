import type { Ability, Change, Cond, Eff, Num, Place, PlaceQuery, RefX, Who } from '@bojiste/kernel';
import {
  act,
  type Cards,
  calc,
  cardsBy,
  change,
  ev,
  nobody,
  only,
  placesBy,
  self,
  seq,
  the,
  verb,
} from '@bojiste/kernel/effects/build';

/** The game's verbs as words of card texts. */

export const damage = (card: RefX, n: Num): Eff => verb('damage', card, n);
export const attackDamage = (card: RefX, n: Num): Eff => verb('attackDamage', card, n);
export const heal = (card: RefX, n: Num): Eff => verb('heal', card, n);
export const destroy = (card: RefX): Eff => verb('destroy', card);
export const discard = (card: RefX): Eff => verb('discard', card);
export const boost = (card: RefX, n: Num = 1): Eff => verb('boost', card, n);
export const moveBoosts = (from: RefX, to: RefX, n: Num): Eff => verb('moveBoosts', from, to, n);
export const unboost = (card: RefX, n: Num): Eff => verb('unboost', card, n);
export const placeOn = (card: RefX, to: Place): Eff => verb('placeOn', card, to);
/** Of what is on the battlefield already; Czech has another word for it. */
export const relocate = (card: RefX, to: Place): Eff => verb('relocate', card, to);
export const push = (card: RefX, least: Num = 1, most: Num = least): Eff => verb('push', card, least, most);
export const pushThrough = (card: RefX, least: Num, most: Num): Eff => verb('pushThrough', card, least, most);
export const mayPush = (card: RefX, least: Num = 1, most: Num = least): Eff => verb('mayPush', card, least, most);
export const mayPushAway = (card: RefX, from: RefX): Eff => verb('mayPushTurned', card, nobody, from);
export const mayPushToward = (card: RefX, to: RefX): Eff => verb('mayPushTurned', card, to, nobody);
export const swap = (a: RefX, b: RefX): Eff => verb('swap', a, b);
export const tuck = (card: RefX, under: RefX): Eff => verb('tuck', card, under);
export const toHand = (card: RefX): Eff => verb('toHand', card);
export const takeControl = (card: RefX, who: Who): Eff => verb('takeControl', card, who);
export const extraAttack = (card: RefX): Eff => verb('extraAttack', card);
export const mayAttack = (card: RefX): Eff => verb('mayAttack', card, nobody);
export const mayAttackBeside = (card: RefX): Eff => verb('mayAttack', card, card);
export const roll = (card: RefX, n: Num): Eff => verb('roll', card, n);
/** All dice of the roll that this follows, again. */
export const reroll = (card: RefX): Eff => roll(card, ev('amount'));

/** Special symbols of the attack this follows, or of the last roll. */
export const specials: Num = calc('specials');
export const specialsNow: Num = calc('specialsNow');
export const wasPushed = (card: RefX): Cond => calc('wasPushed', card);
export const passedOn = (way: Num): Cards => cardsBy('passed', way);
export const unitsBetween = (from: Place, to: Place): Cards => cardsBy('unitsBetween', from, to);
/** The nearest of those cards in each direction, in clear straight spaces. */
export const inSight = (cards: Cards, of: RefX, reach: number): Cards => cardsBy('inSight', cards, of, reach);
/** The card while it is there: a fallen one has no neighbours. */
export const stillThere = (card: RefX): RefX => the(only(card));
export const damageDealt: Num = calc('damageDealt');
/** That space, if it is free. */
export const vacated = (space: Place): PlaceQuery => placesBy('vacated', space);

export const stronger = (of: Cards, n: Num): Change => change(of, 'strength', 'add', n);
export const strongerSelf = (n: Num): Change => stronger(only(self), n);

type ActExtra = Omit<Extract<Ability, { kind: 'act' }>, 'kind' | 'key' | 'do' | 'during' | 'when'>;

/** Namísto pohybu: uses one of the three moves, but is none (SW-TERM-38 to -43). */
export const insteadOfMoving = (key: string, effect: Eff, extra: ActExtra = {}): Ability =>
  act(key, seq(verb('useMove', self), effect), {
    ...extra,
    during: ['move'],
    when: calc('mayMove', self),
  });

const attackUsed = verb('useAttack', self);

/**
 * Namísto útoku: uses one of the three attackers, but is no attack (SW-TERM-40, SW-RULING-37). An effect that begins
 * with a choice says itself when the attack is used: after the choice, so that it is not offered without one.
 */
export const insteadOfAttacking = (key: string, effect: Eff | ((use: Eff) => Eff), extra: ActExtra = {}): Ability =>
  act(key, typeof effect === 'function' ? effect(attackUsed) : seq(attackUsed, effect), {
    ...extra,
    during: ['attack'],
    when: calc('mayAttack', self),
  });
