import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/** Random games of every pair of decks, with every check after every decision. The long test plays 10,000. */
const GAMES = 64;

it('games of Summoner Wars pass every check and end', { timeout: 600_000 }, async () => {
  const args = [
    '--game',
    'summoner-wars',
    '--games',
    `${GAMES}`,
    '--decks',
    'all',
    '--seed',
    'short',
    '--workers',
    '1',
  ];
  const { code, found } = await callJson('sim', ...args, '--check', 'invariants,record,twin,revive');
  expect(code).toBe(0);
  expect(found.games).toBe(GAMES);
  expect(found.capped).toBe(0);
  expect(Object.values<number>(found.results).reduce((sum, n) => sum + n, 0)).toBe(GAMES);
});
