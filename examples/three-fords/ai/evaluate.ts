import type { Game, Seat, State } from '@bojiste/kernel';
import { oppositeOf, POINTS_TO_WIN } from '../rules.ts';

/** What bots go by, from -1 to 1: points, and the fords that will bring points. */
export function evaluate(g: Game, s: State, seat: Seat): number {
  const worth = (of: Seat): number => {
    const own = s.cards.filter((card) => g.onBoard[card.zone] === 1 && card.control === of);
    const held = own.filter((card) => oppositeOf(g, s, card) === null).length;
    return s.seats[of].resources[0] + 0.6 * held + 0.2 * own.length + 0.05 * s.zones[g.zoneOf('hand', of)].length;
  };
  return Math.max(-1, Math.min(1, (worth(seat) - worth(1 - seat)) / POINTS_TO_WIN));
}
