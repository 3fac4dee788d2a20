import { expect, it } from 'vitest';
import { call, callJson } from './call.ts';

const ARGS = ['prompts', '--game', 'doomtrooper', '--games', '4', '--bots', 'random'];

it('measures every profile on the same games', async () => {
  const { code, found } = await callJson(...ARGS);
  expect(code).toBe(0);
  const [calm, standard, answers, full] = found.profiles;
  expect([calm.profile, standard.profile, answers.profile, full.profile]).toEqual([
    'calm',
    'standard',
    'answers',
    'full',
  ]);
  expect(calm.away.mean).toBeLessThan(standard.away.mean);
  expect(standard.away.mean).toBeLessThan(full.away.mean);
  expect([calm.usable, full.missed]).toEqual([standard.usable, 0]);
  expect(standard.away.median).toBeLessThanOrEqual(4);
  expect(standard.missedPercent).toBeLessThan(2);
});

it('prints a table', async () => {
  const { code, out } = await call(...ARGS);
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(8);
});

it('counts questions that need not be asked in every game', async () => {
  const { code, found } = await callJson('prompts', '--game', 'summoner-wars', '--games', '2', '--bots', 'random');
  expect(code).toBe(0);
  const { settled, asked, single, sums, wrongSums } = found.questions;
  expect(settled + asked).toBeGreaterThan(0);
  expect(sums).toBeGreaterThan(1000);
  expect([single, wrongSums]).toEqual([0, 0]);
});
