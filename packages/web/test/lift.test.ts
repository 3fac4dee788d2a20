import type { Choice, Look, Question, Session } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { liftOf } from '../table/common/lift.ts';

const choice = (key: string, fold = 0): Choice => ({
  key,
  text: { cs: key, en: key },
  act: null,
  card: 0,
  place: 1,
  fold,
});

const asking = (...keys: readonly string[]): Look =>
  ({ question: { id: 1, choices: keys.map((key) => choice(key)) } as unknown as Question }) as Look;

/** A session that looks ahead and must never be answered. */
const session = (looks: Readonly<Record<string, Look | null>>): Session =>
  ({
    look: async ([key]: readonly string[]) => looks[key] ?? null,
    answer: () => {
      throw new Error('lifting a card answers nothing');
    },
  }) as unknown as Session;

describe('a lifted card', () => {
  it('may be laid on everything any of its acts aims at', async () => {
    const acts = [choice('move x'), choice('attack x'), choice('rest x')];
    const lift = await liftOf(session({ 'move x': asking('a1', 'a2'), 'attack x': asking('a2') }), acts);
    expect(lift.question?.choices.map(({ key }) => key)).toEqual(['a1', 'a2', 'a2']);
    expect([...lift.paths.values()]).toEqual([['move x'], ['move x'], ['attack x']]);
    // The same place under two acts leads to two things: both must be offered.
    const folds = lift.question?.choices.filter(({ key }) => key === 'a2').map(({ fold }) => fold);
    expect(new Set(folds).size).toBe(2);
    expect(lift.now.map(({ key }) => key)).toEqual(['rest x']);
  });

  it('of which no act asks further is only laid down', async () => {
    const lift = await liftOf(session({}), [choice('play x')]);
    expect(lift.question).toBeNull();
    expect(lift.now).toHaveLength(1);
  });
});
