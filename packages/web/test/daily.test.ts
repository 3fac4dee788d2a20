import { describe, expect, it } from 'vitest';
import { dailyIndex, dayOf, streakOf } from '../learn/daily.ts';

const day = (n: number): string => dayOf(Date.UTC(2026, 10, 1 + n));

describe('the puzzle of the day', () => {
  it.each([1, 7, 25, 27, 32, 66])('comes round all %i puzzles before one comes again', (count) => {
    const seen = new Set(Array.from({ length: count }, (_, n) => dailyIndex(day(n), count)));
    expect(seen.size).toBe(count);
    expect([...seen].every((i) => i >= 0 && i < count)).toBe(true);
  });
  it('is none where there are no puzzles', () => {
    expect(dailyIndex(day(0), 0)).toBe(-1);
  });
});

describe('days in a row', () => {
  it('count up to today, and still up to yesterday', () => {
    expect(streakOf([day(1), day(2), day(3)], day(3))).toBe(3);
    expect(streakOf([day(1), day(2), day(3)], day(4))).toBe(3);
    expect(streakOf([day(1), day(2), day(3)], day(6))).toBe(0);
  });
  it('forgive one missed day a week, not two', () => {
    expect(streakOf([day(1), day(2), day(4), day(5)], day(5))).toBe(4);
    expect(streakOf([day(1), day(3), day(5)], day(5))).toBe(2);
    expect(streakOf([day(0), day(1), ...[3, 4, 5, 6, 7, 8, 9].map(day), day(11)], day(11))).toBe(10);
  });
  it('are none without a solved day', () => {
    expect(streakOf([], day(3))).toBe(0);
  });
});
