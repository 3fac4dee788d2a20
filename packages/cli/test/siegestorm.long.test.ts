import { expect, it } from 'vitest';
import { callJson } from './call.ts';
import { runs, simArgs } from './siegestorm-runs.ts';

/** Ten thousand random games over all modes and bosses, with every check after every decision. */
for (const run of runs)
  it(`Siegestorm, ${run.name}: ${run.games} games pass every check and end`, { timeout: 3_600_000 }, async () => {
    const { code, found } = await callJson('sim', ...simArgs(run, run.games, 'long'));
    expect([code, found.games, found.capped]).toEqual([0, run.games, 0]);
    expect(Object.values<number>(found.results).reduce((sum, n) => sum + n, 0)).toBe(run.games);
  });
