import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

describe('bojiste tune', () => {
  it('finds weights that foretell results better, the same for the same seed', async () => {
    const args = ['--game', 'summoner-wars', '--bot', 'random', '--games', '6', '--proof', '0'];
    const { code, found } = await callJson('tune', ...args);
    expect(code).toBe(0);
    expect(found.positions).toBeGreaterThan(50);
    expect(found.loss[1]).toBeLessThan(found.loss[0]);
    expect(Object.keys(found.weights)).toContain('summoner');
    expect(found.proof).toBeNull();
    expect((await callJson('tune', ...args)).found).toEqual(found);
  });

  it('plays weights that are named against those in force', async () => {
    const args = ['--game', 'summoner-wars', '--judge', 'greedy:budget=10:worlds=1', '--proof', '2'];
    const { found } = await callJson('tune', ...args, '--try', 'unit=2');
    expect(found).toMatchObject({ positions: 0, weights: { unit: 2, summoner: 3 }, proof: { games: 2 } });
    const { code, err } = await call('tune', ...args, '--try', 'luck=2');
    expect(code).toBe(2);
    expect(err).toContain('no weight "luck=2"');
  });

  it('has nothing to tune where a game has no weights', async () => {
    const { code, err } = await call('tune', '--game', 'skirmish');
    expect(code).toBe(2);
    expect(err).toContain('no weights');
  });
});
