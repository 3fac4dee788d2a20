import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

const shape = [
  'game',
  'games',
  'decisions',
  'seconds',
  'decisionsPerSecond',
  'gamesPerSecond',
  'meanOptions',
  'capped',
  'results',
  'checksum',
];

describe('bojiste sim', () => {
  it('prints exactly the agreed shape', async () => {
    const { code, found } = await callJson('sim', '--game', 'skirmish', '--games', '5');
    expect(code).toBe(0);
    expect(Object.keys(found)).toEqual(shape);
    expect(found).toMatchObject({ game: 'skirmish', games: 5, capped: 0 });
    expect(Object.values<number>(found.results).reduce((a, b) => a + b, 0)).toBe(5);
    expect(found.decisions).toBeGreaterThan(0);
    expect(found.meanOptions).toBeGreaterThanOrEqual(2);
  });

  it('gives the same checksum for the same seed and another for another', async () => {
    const run = async (seed: string) =>
      (await callJson('sim', '--game', 'skirmish', '--games', '5', '--seed', seed)).found;
    const first = await run('x');
    expect((await run('x')).checksum).toBe(first.checksum);
    expect((await run('y')).checksum).not.toBe(first.checksum);
  });

  it('gives the same with any number of workers', async () => {
    const args = ['sim', '--game', 'skirmish', '--games', '12', '--decks', 'all', '--workers'];
    const alone = await callJson(...args, '1');
    const two = await callJson(...args, '2');
    const three = await callJson(...args, '3');
    const figures = ({ found }: typeof alone) => [found.checksum, found.decisions, found.results, found.meanOptions];
    expect(figures(two)).toEqual(figures(alone));
    expect(figures(three)).toEqual(figures(alone));
  }, 60_000);

  it('plays with other bots', async () => {
    const { code, found } = await callJson('sim', '--game', 'skirmish', '--games', '2', '--bots', 'greedy,random');
    expect(code).toBe(0);
    expect(found.games).toBe(2);
  });

  it('checks every decision on demand and finds Skirmish sound', async () => {
    const args = ['sim', '--game', 'skirmish', '--games', '3', '--check'];
    const { code, found, err } = await callJson(...args, 'invariants,record,revive');
    expect(err).not.toContain('FAILED');
    expect(code).toBe(0);
    expect(found.failures).toBeUndefined();
    const plain = await callJson('sim', '--game', 'skirmish', '--games', '3');
    expect(found.checksum).toBe(plain.found.checksum);
  }, 60_000);

  it('looks for leaks on demand, and exits 1 exactly when it finds one', async () => {
    const { code, found } = await callJson('sim', '--game', 'skirmish', '--games', '2', '--check', 'twin');
    expect(code).toBe(found.failures === undefined ? 0 : 1);
  }, 60_000);

  it('says what it counted in words too', async () => {
    const { code, out } = await call('sim', '--game', 'skirmish', '--games', '3');
    expect(code).toBe(0);
    expect(out).toMatch(/^skirmish: 3 games, \d+ decisions/);
    expect(out).toMatch(/checksum: [0-9a-f]+$/);
  });

  it('counts games that were broken off', async () => {
    const { found } = await callJson('sim', '--game', 'skirmish', '--games', '3', '--cap', '2');
    expect(found).toMatchObject({ capped: 3, results: { capped: 3 } });
  });

  it.each([
    ['no game', [], '--game is missing. There is: skirmish'],
    ['an unknown game', ['--game', 'chess'], 'No game "chess". There is: skirmish'],
    ['an unknown bot', ['--game', 'skirmish', '--bots', 'deep'], 'No bot "deep". There is: random, greedy'],
    ['too many bots', ['--game', 'skirmish', '--bots', 'random,random,random'], '3 bots for 2 players'],
    ['an unknown deck', ['--game', 'skirmish', '--decks', 'cats'], 'has no deck "cats". It has: '],
    ['an unknown mode', ['--game', 'skirmish', '--mode', 'war'], 'has no mode "war". It has: '],
    ['a wrong number of seats', ['--game', 'skirmish', '--seats', '9'], 'players, not 9'],
    ['an unknown check', ['--game', 'skirmish', '--check', 'luck'], 'No check "luck". There is: invariants'],
    ['a bad count', ['--game', 'skirmish', '--games', 'many'], '--games: not a number'],
    ['an unknown option', ['--game', 'skirmish', '--fast'], '--fast'],
  ])('exits 2 for %s', async (_, args, message) => {
    const { code, err } = await call('sim', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('Usage: bojiste sim');
  });
});
