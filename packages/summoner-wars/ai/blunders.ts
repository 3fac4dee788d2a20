import { F, type Game, type Seat, type State } from '@bojiste/kernel';
import { ids, standing, summonerOf } from '../reads/lookup.ts';
import { FLAG, TALLY } from '../types.ts';
import { FREE, heedsAttacks, lifeLeft } from './absurd.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** Three attacks of three dice that all hit. */
const REACH = 6;

export const blunders = {
  harms: ['damage', 'destroyed'],
  free: FREE,
  gain: 0.01,
  passing: { flags: 1 << FLAG.moved, resources: [] },
  /** No die, no text that an attack would set off, and no penalty for passivity to be escaped (SW-PASS-01). */
  empty(g: Game, before: State, s: State, row: readonly number[]): boolean {
    if (row[F.kind] !== ids(g).event.rolled || row[F.amount] > 0) return false;
    const attacker = standing(s, s.tally[TALLY.attacker]);
    const target = standing(s, s.tally[TALLY.target]);
    if (attacker === null || target === null || heedsAttacks(g, attacker)) return false;
    return target.control === attacker.control || before.tally[TALLY.enemyAttacked] !== 0;
  },
  near(g: Game, s: State, seat: Seat): boolean {
    const goal = summonerOf(g, s, 1 - seat);
    return goal !== null && lifeLeft(g, s, goal) <= REACH;
  },
};
