import { type Card, F, type Game, type Seat, type State, statOf } from '@bojiste/kernel';
import { ids, standing, summonerOf } from '../rules/lookup.ts';
import { COUNTER, FLAG, STAT, TALLY } from '../types.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

const lifeLeft = (g: Game, s: State, card: Card): number =>
  statOf(g, s, card, STAT.life) - s.counters[card.id * 2 + COUNTER.damage];

/** Does its text speak of its attacks, so that even one without dice may do something? */
const heedsAttacks = (g: Game, card: Card): boolean => {
  const { attacking, attacked, rolled } = ids(g).event;
  return g.defs[card.def].abilities.some((id) =>
    [attacking, attacked, rolled].includes(g.abilities[id].pattern?.event ?? -1),
  );
};

/** Three attacks of three dice that all hit. */
const REACH = 6;

export const blunders = {
  harms: ['damage', 'destroyed'],
  // An attack that is left out helps nobody; a move may be better not made.
  free: ['attack'],
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
