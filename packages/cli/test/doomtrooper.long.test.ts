import { expect, it } from 'vitest';
import { callJson } from './call.ts';

/**
 * Random games of all decks, two to four players: 5,000 in all. Invariants and the record are tested after every
 * decision; views and saved states after every decision of 150 games and after every seventh of the others, another
 * one in each game.
 */
it.each([
  ['duel', '2', 100, '1'],
  ['free', '3', 30, '1'],
  ['teams', '4', 20, '1'],
  ['duel', '2', 4200, '7'],
  ['free', '3', 350, '7'],
  ['free', '4', 150, '7'],
  ['teams', '4', 150, '7'],
])('Doomtrooper, %s for %s: %i games pass every check and end', { timeout: 18_000_000 }, async (...row) => {
  const [mode, seats, games, every] = row;
  const { code, found } = await callJson(
    'sim',
    ...['--game', 'doomtrooper', '--mode', mode, '--seats', seats, '--games', `${games}`, '--decks', 'all'],
    ...['--seed', `long/${every}`, '--check', 'invariants,record,twin,revive', '--every', every],
  );
  expect(found.failures).toBeUndefined();
  expect(code).toBe(0);
  expect([found.games, found.capped]).toEqual([games, 0]);
});
