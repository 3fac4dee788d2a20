import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call, callJson, pathOf } from './call.ts';

const ARGS = ['prompts', '--game', 'doomtrooper', '--games', '2', '--bots', 'random'];

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
  // Turns by how often they asked: figures of several runs can be put together.
  const turns = standard.turns.reduce((sum: number, n: number) => sum + n, 0);
  const asked = standard.turns.reduce((sum: number, n: number, times: number) => sum + n * times, 0);
  expect(standard.armed.mean).toBeCloseTo(asked / turns, 2);
  expect([calm.usable, full.missed]).toEqual([standard.usable, 0]);
  expect(standard.away.median).toBeLessThanOrEqual(4);
  expect(answers.missed).toBe(0);
  expect(standard.armed.mean).toBeLessThan(answers.armed.mean);
  // Answers that were given in spite of it are counted by window.
  const { given, unasked, windows } = found.answers;
  expect(given).toBeGreaterThan(unasked);
  expect(Object.values(windows).reduce((a: number, b) => a + Number(b), 0)).toBe(unasked);
});

it('prints a table', async () => {
  const { code, out } = await call(...ARGS);
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(10);
});

it('measures kept games again instead of playing them, and stops when there were answers enough', async () => {
  const folder = pathOf('measured');
  const args = ['prompts', '--game', 'siegestorm', '--bots', 'random', '--seed', 'kept', '--records', folder];
  const first = await callJson(...args, '--games', '3');
  expect(readdirSync(folder)).toHaveLength(3);
  expect((await callJson(...args, '--games', '3')).found).toEqual(first.found);
  const few = await callJson(...args, '--games', '3', '--answers', '1');
  expect(few.found.games).toBeLessThanOrEqual(3);
  expect(few.found.answers.given).toBeGreaterThan(0);
});

it('counts questions that need not be asked in every game', async () => {
  const { code, found } = await callJson('prompts', '--game', 'summoner-wars', '--games', '2', '--bots', 'random');
  expect(code).toBe(0);
  // Without profiles of its own a game asks whenever there is an answer.
  expect(found.profiles.map(({ profile }: { profile: string }) => profile)).toEqual(['standard']);
  expect(found.answers.unasked).toBe(0);
  const { settled, asked, single, sums, wrongSums } = found.questions;
  expect(settled + asked).toBeGreaterThan(0);
  expect(sums).toBeGreaterThan(1000);
  expect([single, wrongSums]).toEqual([0, 0]);
});
