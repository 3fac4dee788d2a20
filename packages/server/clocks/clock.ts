import { type Seat, sure } from '@bojiste/kernel';
import type { ClockInfo, ClockRules } from '@bojiste/session/wire';

/**
 * Time of a table, worked out from the times of its packets alone: it runs on over restarts and changes of node.
 *
 * A seat's stretch lasts from its first real decision until somebody else decides while it is not asked, or the turn
 * changes. It is worth one increment, however many decisions are in it; automatic answers are no decisions. Answers in
 * somebody else's turn use a small bank of their own first, which is full again in every turn.
 */

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Without a clock nobody runs out of time, but whoever is gone for so long while asked may be claimed against. */
const AWAY_WITHOUT_CLOCK = 300;

export interface Clock {
  banks: number[];
  away: number[];
  /** Left of the bank for answers in others' turns. */
  windows: number[];
  /** When the table began to wait for the seat; 0 when it does not. */
  since: number[];
  /** The seat answers in somebody else's turn. */
  answering: boolean[];
  /** When the running stretch began; 0 when the seat has decided nothing in it. */
  acted: number[];
  /** Increments paid so far. */
  paid: number[];
  /** Which turn it is. */
  turn: string;
  /** Time used by the whole game. */
  played: number;
  /** Up to when time has been charged. */
  at: number;
  paused: boolean;
  /** The limit of the whole game was reached, and the game told. */
  limited: boolean;
}

const windowBank = (rules: ClockRules): number => (rules.kind === 'live' ? (rules.windows ?? 0) * SECOND : 0);
const awayBank = (rules: ClockRules): number =>
  (rules.kind === 'live' ? rules.away : rules.kind === 'none' ? AWAY_WITHOUT_CLOCK : 0) * SECOND;

export function newClock(rules: ClockRules, seats: number, at: number): Clock {
  const all = <T>(value: T) => Array<T>(seats).fill(value);
  return {
    banks: all(rules.kind === 'live' ? rules.bank * SECOND : 0),
    away: all(awayBank(rules)),
    windows: all(windowBank(rules)),
    since: all(0),
    answering: all(false),
    acted: all(0),
    paid: all(0),
    turn: '',
    played: 0,
    at,
    paused: false,
    limited: false,
  };
}

/** Charges the time up to `to` to the seats the table waits for; a lost connection has a bank of its own. */
export function charge(rules: ClockRules, clock: Clock, present: readonly boolean[], to: number): void {
  const passed = Math.max(0, to - clock.at);
  clock.at = Math.max(clock.at, to);
  if (clock.paused || rules.kind === 'days') return;
  clock.played += passed;
  clock.since.forEach((since, seat) => {
    if (since === 0) return;
    let left = passed;
    const take = (banks: number[]) => {
      const used = Math.min(left, sure(banks[seat]));
      banks[seat]! -= used;
      left -= used;
    };
    if (!present[seat]) take(clock.away);
    if (clock.answering[seat]) take(clock.windows);
    take(clock.banks);
  });
}

/** Time that belongs to nobody: no server ran. Days per turn go on as long as it was short. */
export function skip(clock: Clock, to: number): void {
  clock.at = Math.max(clock.at, to);
}

/** What a packet did to the table, as far as clocks care. */
export interface Turnover {
  /** Seats the table waits for now, and those of them that answer in somebody else's turn. */
  readonly waiting: readonly Seat[];
  readonly answering: readonly Seat[];
  /** Real decisions, in their order. */
  readonly decided: readonly Seat[];
  readonly turn: string;
}

/** Whom the table waits for from now on, and who has earned an increment. */
export function waitFor(rules: ClockRules, clock: Clock, { waiting, answering, decided, turn }: Turnover): void {
  const began = clock.since.slice();
  for (const seat of decided) {
    // Two who decide at the same time do not interrupt each other.
    clock.acted.forEach((_, other) => {
      if (other !== seat && began[other] === 0) endStretch(rules, clock, other);
    });
    if (!clock.answering[seat]) clock.acted[seat] ||= began[seat] || clock.at;
  }
  if (turn !== clock.turn) {
    for (const seat of clock.acted.keys()) endStretch(rules, clock, seat);
    clock.windows = clock.windows.map(() => windowBank(rules));
    clock.turn = turn;
    // What is asked in a new turn is asked anew.
    clock.since = clock.since.map(() => 0);
  }
  clock.since = began.map((_, seat) => (waiting.includes(seat) ? clock.since[seat] || clock.at : 0));
  clock.answering = began.map((_, seat) => answering.includes(seat));
}

function endStretch(rules: ClockRules, clock: Clock, seat: Seat): void {
  if (clock.acted[seat] === 0) return;
  clock.acted[seat] = 0;
  if (rules.kind !== 'live') return;
  clock.banks[seat]! += rules.increment * SECOND;
  clock.paid[seat]! += rules.increment * SECOND;
}

// ---- taking back ------------------------------------------------------------------------------------------------------

/** What a clock must remember so that a move can be taken back. */
export type ClockMark = Readonly<Pick<Clock, 'paid' | 'acted' | 'windows' | 'turn'>>;

export const markOf = ({ paid, acted, windows, turn }: Clock): ClockMark => ({
  paid: paid.slice(),
  acted: acted.slice(),
  windows: windows.slice(),
  turn,
});

/** As it was before the move, minus the time that was used: nothing is earned by doing and taking back. */
export function restore(clock: Clock, mark: ClockMark): void {
  clock.banks = clock.banks.map((bank, seat) => Math.max(0, bank - (sure(clock.paid[seat]) - sure(mark.paid[seat]))));
  clock.windows = clock.windows.map((left, seat) => Math.min(left, sure(mark.windows[seat])));
  clock.paid = mark.paid.slice();
  clock.acted = mark.acted.slice();
  clock.turn = mark.turn;
}

// ---- running out ------------------------------------------------------------------------------------------------------

export type Expiry = { readonly k: 'flag'; readonly seat: Seat } | { readonly k: 'limit' };

/** All a seat has left for what it is asked now. */
function leftOf(clock: Clock, seat: Seat, present: boolean): number {
  return (
    sure(clock.banks[seat]) +
    (present ? 0 : sure(clock.away[seat])) +
    (clock.answering[seat] ? sure(clock.windows[seat]) : 0)
  );
}

/** By when a seat must have decided, where turns take days: counted from the beginning of its stretch. */
const dueDay = (clock: Clock, seat: Seat, days: number): number =>
  (clock.acted[seat] || sure(clock.since[seat])) + days * DAY;

/** What runs out next and when; null when nothing does. */
export function nextExpiry(
  rules: ClockRules,
  clock: Clock,
  present: readonly boolean[],
): (Expiry & { at: number }) | null {
  if (clock.paused || rules.kind === 'none') return null;
  const ends = clock.since.flatMap((since, seat): (Expiry & { at: number })[] => {
    if (since === 0) return [];
    const at =
      rules.kind === 'days' ? dueDay(clock, seat, rules.days) : clock.at + leftOf(clock, seat, sure(present[seat]));
    return [{ k: 'flag', seat, at }];
  });
  if (rules.kind === 'live' && rules.limit > 0 && !clock.limited && ends.length > 0)
    ends.push({ k: 'limit', at: clock.at + Math.max(0, rules.limit * SECOND - clock.played) });
  return ends.sort((a, b) => a.at - b.at)[0] ?? null;
}

/** When somebody's absence may be claimed next; null when nobody asked is absent, or it may be claimed already. */
export function nextClaim(rules: ClockRules, clock: Clock, present: readonly boolean[]): number | null {
  if (clock.paused || rules.kind === 'days') return null;
  const ends = clock.since.flatMap((since, seat) =>
    since !== 0 && !present[seat] && sure(clock.away[seat]) > 0 ? [clock.at + sure(clock.away[seat])] : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Is the seat out of time now? */
function isFlagged(rules: ClockRules, clock: Clock, seat: Seat, present: boolean, at: number): boolean {
  if (rules.kind === 'none') return false;
  if (rules.kind === 'days') return at >= dueDay(clock, seat, rules.days);
  return leftOf(clock, seat, present) - Math.max(0, at - clock.at) <= 0;
}

/** Seats the table waits for that are out of time. */
export function flagged(rules: ClockRules, clock: Clock, present: readonly boolean[], at: number): Seat[] {
  if (clock.paused) return [];
  return clock.since.flatMap((since, seat) =>
    since !== 0 && isFlagged(rules, clock, seat, sure(present[seat]), at) ? [seat] : [],
  );
}

/** Seats that are out of time, or gone for longer than their bank for that. */
export function overdue(rules: ClockRules, clock: Clock, present: readonly boolean[], at: number): Seat[] {
  if (clock.paused) return [];
  const passed = Math.max(0, at - clock.at);
  const late = flagged(rules, clock, present, at);
  return clock.since.flatMap((since, seat) => {
    const gone = rules.kind !== 'days' && !present[seat] && sure(clock.away[seat]) - passed <= 0;
    return since !== 0 && (gone || late.includes(seat)) ? [seat] : [];
  });
}

export function clockInfo(rules: ClockRules, clock: Clock): ClockInfo | null {
  if (rules.kind === 'none') return null;
  const { banks, away, windows, since, answering, played, at, paused } = clock;
  const { days } = rules.kind === 'days' ? rules : { days: 0 };
  const untilDue = (start: number, seat: Seat) =>
    start === 0 ? days * DAY : Math.max(0, dueDay(clock, seat, days) - at);
  return {
    at,
    banks: rules.kind === 'days' ? since.map(untilDue) : banks.slice(),
    away: away.slice(),
    windows: windows.slice(),
    running: since.flatMap((start, seat) => (start === 0 ? [] : [seat])),
    answering: answering.flatMap((yes, seat) => (yes ? [seat] : [])),
    paused,
    left: rules.kind === 'live' && rules.limit > 0 ? Math.max(0, rules.limit * SECOND - played) : -1,
  };
}
