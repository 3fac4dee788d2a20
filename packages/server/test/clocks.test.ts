import type { ClockRules } from '@bojiste/session/wire';
import { describe, expect, it } from 'vitest';
import { charge, clockInfo, newClock, nextExpiry, overdue, skip, waitFor } from '../clocks/clock.ts';

const live: ClockRules = { kind: 'live', bank: 60, increment: 5, away: 30, limit: 100 };
const days: ClockRules = { kind: 'days', days: 2 };
const DAY = 86_400_000;
const here = [true, true];

describe('a live clock', () => {
  it('charges whom the table waits for, and gives the increment for a decision', () => {
    const clock = newClock(live, 2, 1000);
    waitFor(live, clock, [0], []);
    charge(live, clock, here, 11_000);
    expect(clock.banks).toEqual([50_000, 60_000]);
    waitFor(live, clock, [1], [0]);
    expect(clock.banks).toEqual([55_000, 60_000]);
    charge(live, clock, here, 12_000);
    expect(clock.banks).toEqual([55_000, 59_000]);
    expect(clockInfo(live, clock)).toMatchObject({ running: [1], left: 89_000, at: 12_000 });
  });

  it('charges in pieces what it charges at once', () => {
    const [whole, parts] = [newClock(live, 2, 0), newClock(live, 2, 0)];
    for (const clock of [whole, parts]) waitFor(live, clock, [0, 1], []);
    charge(live, whole, [false, true], 45_000);
    for (let at = 1; at <= 45; at++) charge(live, parts, [false, true], at * 1000);
    expect(parts).toEqual(whole);
  });

  it('lets a lost connection use a bank of its own first; the opponent’s clock does not care', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, [0], []);
    charge(live, clock, [false, true], 20_001);
    expect([clock.banks, clock.away]).toEqual([
      [60_000, 60_000],
      [10_000, 30_000],
    ]);
    expect(overdue(live, clock, [false, true], 25_000)).toEqual([]);
    // The bank for absence is empty: the others may claim, although there is time left.
    expect(overdue(live, clock, [false, true], 30_002)).toEqual([0]);
    charge(live, clock, [false, true], 40_001);
    expect(clock.banks[0]).toBe(50_000);
    expect(overdue(live, clock, [true, true], 40_002)).toEqual([]);
  });

  it('stands still while paused and while no server runs', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, [1], []);
    clock.paused = true;
    charge(live, clock, here, 50_001);
    expect(clock.banks[1]).toBe(60_000);
    expect(nextExpiry(live, clock, here)).toBeNull();
    clock.paused = false;
    skip(clock, 90_001);
    charge(live, clock, here, 91_001);
    expect(clock.banks[1]).toBe(59_000);
  });

  it('says what runs out next: a seat’s bank, or the time of the whole game', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, [0], []);
    expect(nextExpiry(live, clock, here)).toEqual({ k: 'flag', seat: 0, at: 60_001 });
    expect(nextExpiry(live, clock, [false, true])).toEqual({ k: 'flag', seat: 0, at: 90_001 });
    clock.banks[0] = 500_000;
    expect(nextExpiry(live, clock, here)).toEqual({ k: 'limit', at: 100_001 });
    clock.limited = true;
    expect(nextExpiry(live, clock, here)).toMatchObject({ k: 'flag' });
  });
});

describe('days per turn', () => {
  it('give each decision the same time, whoever is connected', () => {
    const clock = newClock(days, 2, 1000);
    waitFor(days, clock, [0], []);
    charge(days, clock, [false, false], DAY);
    expect(overdue(days, clock, [false, false], 2 * DAY)).toEqual([]);
    expect(overdue(days, clock, [false, false], 2 * DAY + 1000)).toEqual([0]);
    expect(nextExpiry(days, clock, here)).toEqual({ k: 'flag', seat: 0, at: 2 * DAY + 1000 });
    waitFor(days, clock, [1], [0]);
    expect(nextExpiry(days, clock, here)).toEqual({ k: 'flag', seat: 1, at: 3 * DAY });
    expect(clockInfo(days, clock)?.banks).toEqual([2 * DAY, 2 * DAY]);
  });
});
