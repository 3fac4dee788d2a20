import { compileGame, newGame } from '@bojiste/kernel';
import {
  contractTests,
  exhaust,
  loadScenes,
  mutationSample,
  perftDivide,
  perftTable,
  readySetup,
  useGames,
} from '@bojiste/testing';
import { expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

useGames({ pebbles: () => pebbles });
const g = compileGame(pebbles);

contractTests(() => g, { games: 4 });

test('the exhaustive runner leaves nothing out', () => {
  const report = exhaust(pebbles, { games: 200 });
  expect(report.missing).toEqual([]);
  expect(report.cards).toEqual({ total: 6, used: 6 });
});

const [main, end] = pebbles.turns.turn;

test('the exhaustive runner names what cannot be used', () => {
  const report = exhaust(
    { ...pebbles, turns: { turn: [{ ...main, acts: ['deploy', 'strike', 'raid'] }, end] } },
    { games: 30 },
  );
  expect(report.missing).toEqual(['card bolt', 'ability bolt', 'verb roll']);
});

test('perft counts sequences of decisions', () => {
  const s = newGame(g, readySetup(g, 3));
  const table = perftTable(g, s, 3);
  const divided = perftDivide(g, s, 3);
  expect(Object.values(divided).reduce((a, b) => a + b, 0)).toBe(table[2]);
  expect(table[0]).toBe(Object.keys(divided).length);
});

test('the mutation sample finds untested rules', async () => {
  const scenes = loadScenes(new URL('scenes', import.meta.url).pathname);
  const report = await mutationSample(pebbles, { scenes, mutants: 60 });
  expect(report.tried).toBeGreaterThan(20);
  expect(report.killed).toBeGreaterThan(report.tried / 2);
});
