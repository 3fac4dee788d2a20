import type { Choice, Question } from '@bojiste/session/types';
import { describe, expect, it } from 'vitest';
import { closingOf, pickingOf, toggled } from '../table/common/picking.ts';

/** Choosing several on the table: marked and put back singly, closed by one button. */

const choice = (key: string, card: number): Choice => ({
  key,
  text: { cs: key, en: key },
  act: null,
  card,
  place: -1,
  fold: 0,
});

const asked = (several: Partial<NonNullable<Question['several']>>): Question =>
  ({
    id: 1,
    choices: [choice('imp', 11), choice('yak', 12), choice('imp', 13)],
    several: { min: 0, max: 3, ordered: false, groups: [0, 1, 2], taken: [], ...several },
  }) as unknown as Question;

/** Clicks on the choices of these numbers, one after another. */
function clicked(question: Question, ...clicks: number[]) {
  let marked: readonly number[] | null = null;
  for (const at of clicks) marked = toggled(pickingOf(question, marked), question.choices[at], question);
  return pickingOf(question, marked);
}

describe('choosing several', () => {
  it('takes in any order, puts back singly, and writes the set in one way', () => {
    const question = asked({});
    expect(clicked(question, 1, 0)?.closing?.key).toBe('{imp+yak}');
    expect(clicked(question, 0, 1)?.closing?.key).toBe('{imp+yak}');
    expect(clicked(question, 0, 1, 0)?.closing?.key).toBe('{yak}');
    expect(clicked(question, 0, 0)?.closing?.key).toBe('{}');
    expect([...(clicked(question, 2, 1)?.cards ?? [])]).toEqual([13, 12]);
    expect(clicked(asked({ ordered: true }), 1, 0)?.closing?.key).toBe('[yak+imp]');
  });

  it('cannot be closed with too few, and takes no more than allowed', () => {
    expect(clicked(asked({ min: 2 }), 1)?.closing).toBeNull();
    expect(clicked(asked({ min: 2 }), 1, 2)?.closing?.key).toBe('{imp+yak}');
    const full = clicked(asked({ max: 1 }), 1, 0);
    expect(full?.closing?.key).toBe('{yak}');
    // What cannot be added is no longer marked; what is chosen can be put back.
    expect(full?.question.choices.map(({ card }) => card)).toEqual([12]);
  });

  it('leaves out what one of the chosen excludes', () => {
    const named = clicked(asked({ groups: [0, 1, 0] }), 0);
    expect(named?.question.choices.map(({ card }) => card)).toEqual([11, 12]);
  });

  it('begins with what was taken before, and is nothing for other questions', () => {
    expect(clicked(asked({ taken: [1] }))?.closing?.key).toBe('{yak}');
    const plain = { ...asked({}), several: null };
    expect(pickingOf(plain, null)).toBeNull();
    expect(toggled(null, plain.choices[0], plain)).toBeNull();
    expect(closingOf(null, plain)).toHaveLength(3);
    expect(closingOf(clicked(asked({})), asked({})).map(({ key }) => key)).toEqual(['{}']);
  });
});
