import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/** Random games of all decks with every check after every decision: five thousand, two to four players. */
it.each([
  ['duel', '2', 3000],
  ['free', '3', 1000],
  ['free', '4', 500],
  ['teams', '4', 500],
])('Doomtrooper, %s for %s: %i games pass every check and end', { timeout: 18_000_000 }, async (mode, seats, games) => {
  const args = ['--game', 'doomtrooper', '--mode', mode, '--seats', seats, '--games', String(games), '--decks', 'all'];
  const { code, found } = await callJson('sim', ...args, '--seed', 'long', '--check', 'invariants,record,twin,revive');
  expect(found.failures).toBeUndefined();
  expect(code).toBe(0);
  expect(found.games).toBe(games);
  expect(found.capped).toBe(0);
});
