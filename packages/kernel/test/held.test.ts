import { expect, test } from 'vitest';
import { resetScratch, scratch, setting } from '../index.ts';

test('an error leaves nothing of what was needed on the way', () => {
  const list = scratch([] as number[]);
  const seen = scratch(new Set<number>());
  const sums = scratch({ at: -1, name: null as string | null, cells: new Float64Array(2), parts: [] as number[] });
  list.push(1);
  seen.add(1);
  sums.at = 7;
  sums.name = 'x';
  sums.cells[1] = 3;
  sums.parts.push(4);
  resetScratch();
  expect([list, [...seen], sums]).toEqual([[], [], { at: -1, name: null, cells: new Float64Array(2), parts: [] }]);
});

test('how something is asked is put back by whoever asked', () => {
  const asked = setting({ only: -1 });
  asked.only = 2;
  resetScratch();
  expect(asked.only).toBe(2);
});
