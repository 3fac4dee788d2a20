import { expect, it } from 'vitest';
import { call, callJson } from './call.ts';

const ARGS = ['prompts', '--game', 'doomtrooper', '--games', '4', '--bots', 'random'];

it('measures every profile on the same games', async () => {
  const { code, found } = await callJson(...ARGS);
  expect(code).toBe(0);
  const [calm, standard, full] = found.profiles;
  expect([calm.profile, standard.profile, full.profile]).toEqual(['calm', 'standard', 'full']);
  expect(calm.away.mean).toBeLessThan(standard.away.mean);
  expect(standard.away.mean).toBeLessThan(full.away.mean);
  expect([calm.usable, full.missed]).toEqual([standard.usable, 0]);
  expect(standard.away.median).toBeLessThanOrEqual(4);
  expect(standard.missedPercent).toBeLessThan(2);
});

it('prints a table', async () => {
  const { code, out } = await call(...ARGS);
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(5);
});

it('has nothing to say of a game without profiles', async () => {
  expect((await call('prompts', '--game', 'skirmish')).code).toBe(2);
});
