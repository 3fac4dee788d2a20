import { F, type Game, type Seat, type State } from '@bojiste/kernel';
import { allied, ids } from '../reads/lookup.ts';
import { peopleOf } from '../rules/preparation.ts';
import { depositsOf, minesOf } from '../rules/victory.ts';
import { FLAG, TALLY } from '../types.ts';
import { FREE, shouldKeep } from './absurd.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** People below which a side may be wiped out in one battle. */
const FEW = 3;

export const blunders = {
  harms: ['destroyed', 'wounded'],
  free: FREE,
  gain: 0.01,
  passing: { flags: (1 << FLAG.moved) | (1 << FLAG.changed) | (1 << FLAG.shifted), resources: [] },
  /** A blow of nothing: it does not even weaken. */
  empty: (g: Game, _: State, s: State, row: readonly number[]): boolean =>
    row[F.kind] === ids(g).event('compared') && row[F.amount] <= 0 && row[F.source] === s.tally[TALLY.attacker],
  throws: 'discarded',
  key: shouldKeep,
  near(g: Game, s: State, seat: Seat): boolean {
    if (minesOf(g, s, seat) * 2 + 2 > depositsOf(s)) return true;
    return s.seats.some((state, other) => state.out === 0 && !allied(s, other, seat) && peopleOf(g, s, other) <= FEW);
  },
};
