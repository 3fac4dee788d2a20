import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/**
 * A slice of what the long test plays: two to four players, alone and in pairs. Invariants and the record are tested after
 * every decision, views and saved states after every fourth.
 */
it.each([
  ['duel', '2', '2'],
  ['free', '3', '1'],
  ['teams', '4', '1'],
])('random games of Doomtrooper, %s for %s, pass every check', { timeout: 300_000 }, async (mode, seats, games) => {
  const args = ['--game', 'doomtrooper', '--mode', mode, '--seats', seats, '--games', games, '--decks', 'all'];
  const checks = ['--check', 'invariants,record,twin,revive', '--every', '4'];
  const { code, found } = await callJson('sim', ...args, '--seed', 'slice', ...checks);
  expect(found.failures).toBeUndefined();
  expect(code).toBe(0);
  expect(found.capped).toBe(0);
});
