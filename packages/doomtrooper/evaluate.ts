import type { Game, Seat, State } from '@bojiste/kernel';
import { attachedTo, combatCapable, hasFlag, ids, optionOf, resource, value, warriorsOf } from './rules/lookup.ts';
import { STAT } from './types.ts';

/** How a seat stands: victory points above all, then warriors, then means to get more of them. */

function strength(g: Game, s: State, seat: Seat): number {
  let sum = 0;
  for (const card of warriorsOf(g, s, seat)) {
    const fight = value(g, s, card, STAT.fight) + value(g, s, card, STAT.shoot) + value(g, s, card, STAT.armor);
    const worth = combatCapable(g, s, card) ? 1.5 + fight / 6 : 2;
    sum += worth * (hasFlag(card, 'wounded') ? 0.6 : 1);
    sum += 0.5 * attachedTo(g, s, card.id + card.born * 4096).length;
  }
  return sum;
}

const means = (g: Game, s: State, seat: Seat): number =>
  Math.min(12, resource(s, seat, 'destiny')) * 0.35 +
  Math.min(7, s.zones[ids(g).hand + seat].length) * 0.3 +
  s.zones[ids(g).hidden + seat].length * 1.5;

function standing(g: Game, s: State, seat: Seat): number {
  const target = optionOf(g, s, 'target');
  const victory = (resource(s, seat, 'victory') - resource(s, seat, 'debt')) / target;
  return victory * 2.2 + (strength(g, s, seat) + means(g, s, seat)) / 40;
}

export function evaluate(g: Game, s: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let own = 0;
  s.seats.forEach((state, i) => {
    const worth = state.out === 0 ? standing(g, s, i) : 0;
    if (i === seat || g.def.allied(s, i, seat)) own = Math.max(own, worth);
    else best = Math.max(best, worth);
  });
  return Math.tanh(own - best);
}
