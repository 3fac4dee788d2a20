import type { Update } from '@bojiste/session/types';
import { expect, it } from 'vitest';
import { isInvited } from '../table/common/led.ts';

const coach = (kind: 'lesson' | 'puzzle' | 'game', expected: readonly string[], state: 'on' | 'done' = 'on') =>
  ({ kind, state, expect: expected }) as unknown as Update['coach'];

it('a lesson presses nothing upon a beginner but what it waits for', () => {
  expect(isInvited(coach('lesson', ['attack c6']), 'done')).toBe(false);
  expect(isInvited(coach('lesson', ['attack c6']), 'attack c6')).toBe(true);
  expect(isInvited(coach('lesson', ['done']), 'done')).toBe(true);
});

it('where a lesson lets the player do anything, and everywhere else, the table is as usual', () => {
  expect(isInvited(undefined, 'done')).toBe(true);
  expect(isInvited(coach('lesson', []), 'done')).toBe(true);
  expect(isInvited(coach('lesson', ['attack c6'], 'done'), 'done')).toBe(true);
});

it('a guided game pushes nobody past the first turn', () => {
  const turn = (at: number) => ({ ...coach('game', []), at }) as ReturnType<typeof coach>;
  expect(isInvited(turn(1), 'done')).toBe(false);
  expect(isInvited(turn(1), 'summon ice-golem')).toBe(true);
  expect(isInvited(turn(2), 'done')).toBe(true);
});

it('a puzzle pushes nowhere, but for a hint that was asked for and the end of what was begun', () => {
  expect(isInvited(coach('puzzle', []), 'done')).toBe(false);
  expect(isInvited(coach('puzzle', []), 'attack c6')).toBe(false);
  expect(isInvited(coach('puzzle', []), '')).toBe(true);
  expect(isInvited(coach('puzzle', ['attack c6']), 'attack c6')).toBe(true);
  expect(isInvited(coach('puzzle', [], 'done'), 'done')).toBe(true);
});
