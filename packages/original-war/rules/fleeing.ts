import {
  type Card,
  type Chapter,
  cardAt,
  cond,
  type Game,
  permitted,
  ruleVerb,
  type State,
  setFlag,
  somePlaces,
  type ZoneId,
} from '@bojiste/kernel';
import { crewOf, functions, ids, isAnimal, isKind, neighbours } from '../reads/lookup.ts';
import { FLAG, KIND } from '../types.ts';
import { clearWeakening } from './defence.ts';
import { shift } from './movement.ts';

/** Útěk (OW-FLEE). */

/** OW-FLEE-01 to -03, OW-RULING-77: the player on turn, anything that can move; no fuel, no interception. */
function canFlee(g: Game, s: State, card: Card): boolean {
  if (card.control !== s.active || isKind(g, card, KIND.building) || isAnimal(g, card)) return false;
  return functions(g, s, card) && permitted(g, s, ids(g).rule('flee'), card, true);
}

function flee(g: Game, s: State, card: Card, to: ZoneId): void {
  const unit = [card, ...crewOf(g, s, card)];
  shift(g, s, card, to);
  for (const one of unit) {
    clearWeakening(g, s, one);
    setFlag(s, one, FLAG.inBattle, false);
    setFlag(s, one, FLAG.fled, true);
    setFlag(s, one, FLAG.exhausted, true);
  }
}

export const fleeing: Chapter = {
  calcs: {
    canFlee: cond(['card'], (g, s, _, card) => canFlee(g, s, cardAt(s, card))),
    escapes: somePlaces(['card'], (_, s, __, card, ___, ____, out) => out.push(...neighbours(s, cardAt(s, card).zone))),
  },
  verbs: {
    flee: ruleVerb(['card', 'place'], ['OW-FLEE-01'], (g, s, _, ref, to) => flee(g, s, cardAt(s, ref), to)),
  },
};
