import { type Card, type Game, live, NONE, type Ref, refOf, type Seat, type State, sure } from '@bojiste/kernel';
import { combatCapable, ids, isKind, warriorsOf } from '../reads/lookup.ts';
import { HAND_SIZE, KIND } from '../types.ts';
import { isBeyond } from './means.ts';

/**
 * A hand is filled to seven at the start of a turn (DT-DRAW-01), so whoever ends one with seven cards draws nothing and has
 * played nothing: a hand that nothing can be made of stays so for the whole game. One card may go (DT-DISC-02), and the one
 * that is of least use does.
 */

/** Of more warriors than these one may wait. */
const ENOUGH = 2;

const USE = { none: 0, again: 1, some: 2, answer: 3, warrior: 4, needed: 5 } as const;

const isWarrior = (g: Game, card: Card): boolean => isKind(g, card, KIND.warrior);

const answers = (g: Game, card: Card): boolean =>
  sure(g.defs[card.def]).abilities.some((id) => sure(g.abilities[id]).ability.kind === 'respond');

function useOf(g: Game, s: State, seat: Seat, card: Card, hand: readonly Card[]): number {
  const able = warriorsOf(g, s, seat).filter((one) => combatCapable(g, s, one)).length;
  if (isWarrior(g, card)) {
    if (isBeyond(g, s, seat, card)) return USE.none;
    return able < ENOUGH ? USE.needed : USE.warrior;
  }
  const comes = hand.some((one) => isWarrior(g, one) && !isBeyond(g, s, seat, one));
  if (able === 0 && !comes) return USE.none;
  if (hand.some((one) => one !== card && one.def === card.def)) return USE.again;
  return answers(g, card) ? USE.answer : USE.some;
}

/** The cards that should go: none where the hand has room and something can be made of all of it. */
function clogging(g: Game, s: State, seat: Seat): readonly Ref[] {
  const cardsIn = (zone: number): readonly number[] => sure(s.zones[zone + seat]);
  const hand = cardsIn(ids(g).hand).map((id) => sure(s.cards[id]));
  const uses = hand.map((card) => useOf(g, s, seat, card, hand));
  const least = Math.min(...uses);
  if (cardsIn(ids(g).library).length === 0) return [];
  if (hand.length < HAND_SIZE && least > USE.none) return [];
  return hand.filter((_, i) => uses[i] === least).map(refOf);
}

/** To keep all of a hand that wants room, or to throw away what is of more use than the rest. */
export function discardsBadly(g: Game, s: State, seat: Seat, chosen: number): boolean {
  const clogged = clogging(g, s, seat);
  if (clogged.length === 0) return false;
  return live(s, chosen) === null ? chosen === NONE : !clogged.includes(chosen);
}
