import type { Card, Game, Seat, State, Weights } from '@bojiste/kernel';
import { attachedTo, combatCapable, hasFlag, ids, optionOf, resource, value, warriorsOf } from './rules/lookup.ts';
import { FLAG, RES, STAT } from './types.ts';

/** How a seat stands: victory points above all, then warriors, then means to get more of them. */

export const weights = {
  /** For the whole way to the target. */
  victory: 88,
  /** For a warrior able to fight: whatever he is, and for the better of his attacks and for his defence. */
  body: 1.5,
  attack: 0.3,
  armor: 0.3,
  /** For one that is not. */
  idle: 2,
  /** Share of his worth that a wounded one keeps. */
  hurt: 0.55,
  attached: 0.5,
  destiny: 0.35,
  hand: 0.3,
  hidden: 1.5,
  /** A countdown of last turns. */
  lastStand: -6,
  scale: 40,
};
type Own = typeof weights;

/** More destiny points than this buy nothing more. */
const ENOUGH = 14;

function warriorWorth(g: Game, s: State, card: Card, w: Own): number {
  const able = combatCapable(g, s, card);
  const attack = Math.max(value(g, s, card, STAT.fight), value(g, s, card, STAT.shoot));
  const worth = able ? w.body + attack * w.attack + value(g, s, card, STAT.armor) * w.armor : w.idle;
  return (
    worth * (hasFlag(card, FLAG.wounded) ? w.hurt : 1) +
    w.attached * attachedTo(g, s, card.id + card.born * 4096).length
  );
}

function standing(g: Game, s: State, seat: Seat, w: Own): number {
  let sum = ((resource(s, seat, RES.victory) - resource(s, seat, RES.debt)) / optionOf(g, s, 'target')) * w.victory;
  for (const card of warriorsOf(g, s, seat)) sum += warriorWorth(g, s, card, w);
  sum += Math.min(ENOUGH, resource(s, seat, RES.destiny)) * w.destiny;
  sum += s.zones[ids(g).hand + seat].length * w.hand + s.zones[ids(g).hidden + seat].length * w.hidden;
  return sum + (resource(s, seat, RES.lastStand) > 0 ? w.lastStand : 0);
}

/** A side is as good as its best seat; several opponents as good as the best of them. */
export function evaluate(g: Game, s: State, seat: Seat, given?: Weights): number {
  const w: Own = given === undefined ? weights : { ...weights, ...given };
  let best = Number.NEGATIVE_INFINITY;
  let own = Number.NEGATIVE_INFINITY;
  s.seats.forEach((state, i) => {
    const worth = state.out === 0 ? standing(g, s, i, w) : 0;
    if (i === seat || g.def.allied(s, i, seat)) own = Math.max(own, worth);
    else best = Math.max(best, worth);
  });
  return Math.tanh((own - best) / w.scale);
}
