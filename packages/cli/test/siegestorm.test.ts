import { expect, it } from 'vitest';
import { callJson } from './call.ts';
import { runs, simArgs } from './siegestorm-runs.ts';

/** A few random games of every mode, with every check after every decision. The long test plays ten thousand. */
for (const run of runs)
  it(`Siegestorm, ${run.name}: random games pass every check and end`, { timeout: 120_000 }, async () => {
    const { code, found } = await callJson('sim', ...simArgs(run, 2, 'short'), '--workers', '1');
    expect([code, found.games, found.capped]).toEqual([0, 2, 0]);
  });
