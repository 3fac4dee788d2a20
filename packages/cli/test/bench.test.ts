import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

const figures = [
  'decisionsPerSecond',
  'cloningPerSecond',
  'gamesPerSecond',
  'meanOptions',
  'cloneMicros',
  'structuredCloneMicros',
  'viewMicros',
  'applyP99Micros',
  'stateBytes',
  'checksum',
];

describe('bojiste bench', () => {
  it('prints exactly the agreed shape, and progress apart from it', async () => {
    const { code, found, err } = await callJson('bench', '--game', 'skirmish', '--games', '3');
    expect(code).toBe(0);
    expect(Object.keys(found)).toEqual(['games']);
    expect(Object.keys(found.games)).toEqual(['skirmish']);
    expect(Object.keys(found.games.skirmish)).toEqual(figures);
    for (const name of figures.slice(0, -1)) expect(found.games.skirmish[name]).toBeGreaterThan(0);
    expect(err).toContain('skirmish: playing in place');
  });

  it('plays the same games for the same seed', async () => {
    const run = async (seed: string) =>
      (await callJson('bench', '--game', 'skirmish', '--games', '2', '--seed', seed)).found.games.skirmish.checksum;
    const first = await run('a');
    expect(await run('a')).toBe(first);
    expect(await run('b')).not.toBe(first);
  });

  it('exits 2 for an unknown game', async () => {
    const { code, err } = await call('bench', '--game', 'chess');
    expect(code).toBe(2);
    expect(err).toContain('No game "chess"');
  });
});
