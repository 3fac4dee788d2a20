import type { Seat } from '@bojiste/kernel';
import type { ClockInfo, ClockRules } from '@bojiste/session/wire';

/** Time of a table, worked out from the times of its packets alone: it runs on over restarts and changes of node. */

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export interface Clock {
  banks: number[];
  away: number[];
  /** When the table began to wait for the seat; 0 when it does not. */
  since: number[];
  /** Time used by the whole game. */
  played: number;
  /** Up to when time has been charged. */
  at: number;
  paused: boolean;
  /** The limit of the whole game was reached, and the game told. */
  limited: boolean;
}

export function newClock(rules: ClockRules, seats: number, at: number): Clock {
  const all = (value: number) => Array<number>(seats).fill(value);
  const [bank, away] = rules.kind === 'live' ? [rules.bank * SECOND, rules.away * SECOND] : [0, 0];
  return { banks: all(bank), away: all(away), since: all(0), played: 0, at, paused: false, limited: false };
}

/** Charges the time up to `to` to the seats the table waits for; a lost connection has a bank of its own. */
export function charge(rules: ClockRules, clock: Clock, present: readonly boolean[], to: number): void {
  const passed = Math.max(0, to - clock.at);
  clock.at = Math.max(clock.at, to);
  if (clock.paused || rules.kind !== 'live') return;
  clock.played += passed;
  clock.since.forEach((since, seat) => {
    if (since === 0) return;
    const excused = present[seat] ? 0 : Math.min(passed, clock.away[seat]);
    clock.away[seat] -= excused;
    clock.banks[seat] = Math.max(0, clock.banks[seat] - (passed - excused));
  });
}

/** Time that belongs to nobody: no server ran. Days per turn go on as long as it was short. */
export function skip(clock: Clock, to: number): void {
  clock.at = Math.max(clock.at, to);
}

/** Whom the table waits for from now on. Who has decided gets the increment. */
export function waitFor(rules: ClockRules, clock: Clock, seats: readonly Seat[], moved: readonly Seat[]): void {
  for (const seat of moved) {
    if (clock.since[seat] === 0) continue;
    if (rules.kind === 'live') clock.banks[seat] += rules.increment * SECOND;
    clock.since[seat] = 0;
  }
  clock.since = clock.since.map((since, seat) => (seats.includes(seat) ? since || clock.at : 0));
}

export type Expiry = { readonly k: 'flag'; readonly seat: Seat } | { readonly k: 'limit' };

/** What runs out next and when; null when nothing does. */
export function nextExpiry(
  rules: ClockRules,
  clock: Clock,
  present: readonly boolean[],
): (Expiry & { at: number }) | null {
  if (clock.paused || rules.kind === 'none') return null;
  const ends = clock.since.flatMap((since, seat): (Expiry & { at: number })[] => {
    if (since === 0) return [];
    const left = clock.banks[seat] + (present[seat] ? 0 : clock.away[seat]);
    const at = rules.kind === 'days' ? since + rules.days * DAY : clock.at + left;
    return [{ k: 'flag', seat, at }];
  });
  if (rules.kind === 'live' && rules.limit > 0 && !clock.limited && ends.length > 0)
    ends.push({ k: 'limit', at: clock.at + Math.max(0, rules.limit * SECOND - clock.played) });
  return ends.sort((a, b) => a.at - b.at)[0] ?? null;
}

/** Seats that are out of time, or gone for longer than their bank for that. */
export function overdue(rules: ClockRules, clock: Clock, present: readonly boolean[], at: number): Seat[] {
  if (clock.paused || rules.kind === 'none') return [];
  const passed = Math.max(0, at - clock.at);
  return clock.since.flatMap((since, seat) => {
    if (since === 0) return [];
    if (rules.kind === 'days') return at >= since + rules.days * DAY ? [seat] : [];
    const gone = !present[seat] && clock.away[seat] - passed <= 0;
    const left = clock.banks[seat] + (present[seat] ? 0 : clock.away[seat]) - passed;
    return gone || left <= 0 ? [seat] : [];
  });
}

export function clockInfo(rules: ClockRules, clock: Clock): ClockInfo | null {
  if (rules.kind === 'none') return null;
  const { banks, away, since, played, at, paused } = clock;
  const { days } = rules.kind === 'days' ? rules : { days: 0 };
  const untilDue = (start: number) => (start === 0 ? days * DAY : Math.max(0, start + days * DAY - at));
  return {
    at,
    banks: rules.kind === 'days' ? since.map(untilDue) : banks.slice(),
    away: away.slice(),
    running: since.flatMap((start, seat) => (start === 0 ? [] : [seat])),
    paused,
    left: rules.kind === 'live' && rules.limit > 0 ? Math.max(0, rules.limit * SECOND - played) : -1,
  };
}
