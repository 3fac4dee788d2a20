import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/** Random games of every pair of decks, with every check after every decision. */
it('ten thousand games of Summoner Wars pass every check and end', { timeout: 10_800_000 }, async () => {
  const args = ['--game', 'summoner-wars', '--games', '10000', '--decks', 'all', '--seed', 'long'];
  const { code, found } = await callJson('sim', ...args, '--check', 'invariants,record,twin,revive');
  expect(code).toBe(0);
  expect(found.games).toBe(10_000);
  expect(found.capped).toBe(0);
  expect(Object.values<number>(found.results).reduce((sum, n) => sum + n, 0)).toBe(10_000);
});
