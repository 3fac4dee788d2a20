import { GAME_IDS } from '@bojiste/games';
import { decisionOf } from '@bojiste/kernel';
import type { ClockRules } from '@bojiste/session/wire';
import { describe, expect, it } from 'vitest';
import {
  charge,
  clockInfo,
  flagged,
  markOf,
  newClock,
  nextExpiry,
  overdue,
  restore,
  skip,
  type Turnover,
  waitFor,
} from '../clocks/clock.ts';
import { carryOut } from '../matches/commands.ts';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import { Table } from '../matches/table.ts';
import { simpleRules } from '../operate/client.ts';
import { StoreTime } from '../store/time.ts';
import { seededRandom } from './kit.ts';

const live: ClockRules = { kind: 'live', bank: 60, increment: 5, windows: 10, away: 30, limit: 100 };
const days: ClockRules = { kind: 'days', days: 2 };
const DAY = 86_400_000;
const here = [true, true];

/** After a packet: who is waited for, who has decided; the turn is the first one's unless said otherwise. */
const after = (waiting: number[], decided: number[] = [], more: Partial<Turnover> = {}): Turnover => ({
  waiting,
  decided,
  answering: [],
  turn: '1/0',
  ...more,
});

describe('a live clock', () => {
  it('charges whom the table waits for, and gives the increment when the turn changes', () => {
    const clock = newClock(live, 2, 1000);
    waitFor(live, clock, after([0]));
    charge(live, clock, here, 11_000);
    expect(clock.banks).toEqual([50_000, 60_000]);
    waitFor(live, clock, after([1], [0], { turn: '2/1' }));
    expect(clock.banks).toEqual([55_000, 60_000]);
    charge(live, clock, here, 12_000);
    expect(clock.banks).toEqual([55_000, 59_000]);
    expect(clockInfo(live, clock)).toMatchObject({ running: [1], left: 89_000, at: 12_000 });
  });

  it('pays one increment a turn, however many decisions are in it', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([0]));
    for (let i = 0; i < 9; i++) waitFor(live, clock, after([0], [0]));
    expect(clock.banks[0]).toBe(60_000);
    waitFor(live, clock, after([1], [0], { turn: '2/1' }));
    expect(clock.banks[0]).toBe(65_000);
  });

  it('pays again when another seat really decided in between, and for no automatic answer', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([0]));
    // The other one is asked and passes by itself: nobody has decided, nobody is paid.
    waitFor(live, clock, after([1], [0], { answering: [1] }));
    waitFor(live, clock, after([0]));
    expect(clock.banks).toEqual([60_000, 60_000]);
    waitFor(live, clock, after([1], [0], { answering: [1] }));
    waitFor(live, clock, after([0], [1]));
    expect(clock.banks).toEqual([65_000, 60_000]);
  });

  it('does not let two who decide at once earn from each other', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([0, 1]));
    for (let i = 0; i < 6; i++) waitFor(live, clock, after([0, 1], [i % 2]));
    expect(clock.banks).toEqual([60_000, 60_000]);
  });

  it('gives answers in others’ turns a small bank of their own, full again in every turn', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([1], [0], { answering: [1] }));
    charge(live, clock, here, 8001);
    expect([clock.windows[1], clock.banks[1]]).toEqual([2000, 60_000]);
    expect(nextExpiry({ ...live, limit: 0 }, clock, here)).toMatchObject({ at: 8001 + 62_000 });
    charge(live, clock, here, 15_001);
    expect([clock.windows[1], clock.banks[1]]).toEqual([0, 55_000]);
    waitFor(live, clock, after([1], [1], { turn: '2/1' }));
    expect(clock.windows).toEqual([10_000, 10_000]);
    charge(live, clock, here, 16_001);
    expect(clock.banks[1]).toBe(54_000);
  });

  it('restores the clock on taking back, minus the time that was used', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([0]));
    const mark = markOf(clock);
    for (let i = 0; i < 20; i++) {
      charge(live, clock, here, clock.at + 300);
      waitFor(live, clock, after([1], [0], { turn: '2/1' }));
      restore(clock, mark);
      waitFor(live, clock, after([0]));
    }
    expect(clock.banks).toEqual([54_000, 60_000]);
  });

  it('charges in pieces what it charges at once', () => {
    const [whole, parts] = [newClock(live, 2, 0), newClock(live, 2, 0)];
    for (const clock of [whole, parts]) waitFor(live, clock, after([0, 1], [], { answering: [1] }));
    charge(live, whole, [false, true], 45_000);
    for (let at = 1; at <= 45; at++) charge(live, parts, [false, true], at * 1000);
    expect(parts).toEqual(whole);
  });

  it('lets a lost connection use a bank of its own first; the opponent’s clock does not care', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([0]));
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
    waitFor(live, clock, after([1]));
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
    waitFor(live, clock, after([0]));
    expect(nextExpiry(live, clock, here)).toEqual({ k: 'flag', seat: 0, at: 60_001 });
    expect(nextExpiry(live, clock, [false, true])).toEqual({ k: 'flag', seat: 0, at: 90_001 });
    clock.banks[0] = 500_000;
    expect(nextExpiry(live, clock, here)).toEqual({ k: 'limit', at: 100_001 });
    clock.limited = true;
    expect(nextExpiry(live, clock, here)).toMatchObject({ k: 'flag' });
  });

  it('is flagged exactly when everything a seat may use is used up', () => {
    const clock = newClock(live, 2, 1);
    waitFor(live, clock, after([1], [0], { answering: [1] }));
    expect(flagged(live, clock, here, 70_000)).toEqual([]);
    expect(flagged(live, clock, here, 70_001)).toEqual([1]);
    expect(flagged(live, clock, [true, false], 70_001)).toEqual([]);
  });
});

describe('days per turn', () => {
  it('are counted from the beginning of a turn, whoever is connected and however often one decides', () => {
    const clock = newClock(days, 2, 1000);
    waitFor(days, clock, after([0]));
    charge(days, clock, [false, false], DAY);
    waitFor(days, clock, after([0], [0]));
    expect(overdue(days, clock, [false, false], 2 * DAY)).toEqual([]);
    expect(overdue(days, clock, [false, false], 2 * DAY + 1000)).toEqual([0]);
    expect(nextExpiry(days, clock, here)).toEqual({ k: 'flag', seat: 0, at: 2 * DAY + 1000 });
    // Asking the other one, who passes by itself, gives no new days.
    waitFor(days, clock, after([1], [0]));
    waitFor(days, clock, after([0]));
    expect(nextExpiry(days, clock, here)).toEqual({ k: 'flag', seat: 0, at: 2 * DAY + 1000 });
    waitFor(days, clock, after([1], [0], { turn: '2/1' }));
    expect(nextExpiry(days, clock, here)).toEqual({ k: 'flag', seat: 1, at: 3 * DAY });
    expect(clockInfo(days, clock)?.banks).toEqual([2 * DAY, 2 * DAY]);
  });
});

describe('without a clock', () => {
  it('nobody runs out of time, but who is gone for five minutes while asked may be claimed against', () => {
    const clock = newClock({ kind: 'none' }, 2, 1);
    waitFor({ kind: 'none' }, clock, after([0]));
    charge({ kind: 'none' }, clock, here, DAY);
    expect(overdue({ kind: 'none' }, clock, here, DAY)).toEqual([]);
    expect(overdue({ kind: 'none' }, clock, [false, true], DAY + 299_000)).toEqual([]);
    expect(overdue({ kind: 'none' }, clock, [false, true], DAY + 300_000)).toEqual([0]);
  });
});

/** Random games with taking back at a table with a clock: the sum of all time must come out. */
describe('at a table, whatever is played and taken back', () => {
  const BANK = 1_000_000;
  const STEP = 70;

  it.each(GAME_IDS)(
    '%s: nobody gains more than one increment a turn or stretch',
    { timeout: 120_000 },
    async (game) => {
      const { g, extras } = (await loadGames()).get(game)!;
      const clock = { kind: 'live', bank: BANK / 1000, increment: 5, windows: 0, away: 0, limit: 0 } as const;
      let undone = 0;
      for (const seed of [1, 2, 3]) {
        const random = seededRandom(seed);
        const table = new Table('clocks', g, extras);
        const begin = new Draft(table, 1000);
        begin.add({ k: 'made', rules: simpleRules(game, { clock }), server: `clocks ${seed}` });
        for (const seat of [0, 1])
          begin.add({ k: 'sat', seat, user: `u${seat}`, name: '', deck: g.def.decks[seat], nonce: 'n', token: '' });
        begin.add({ k: 'began' });
        begin.settle();
        table.endPacket(begin.body(-1), 1);
        const used = [0, 0];
        for (let i = 0; i < 250 && table.live; i++) {
          const seats = table.deciding();
          const running = table.clock.since.flatMap((since, seat) => (since === 0 ? [] : [seat]));
          const seat = seats[Math.floor(random() * seats.length)];
          const draft = new Draft(table, table.at + STEP);
          for (const one of running) used[one] += STEP;
          const back = random() < 0.3 && carryOut(draft, seat, { t: 'undo' }) === null && table.back !== null;
          if (back) {
            undone++;
            table.back = null;
          } else {
            const { options } = decisionOf(g, table.state, seat)!;
            draft.play(seat, options[Math.floor(random() * options.length)].key);
          }
          draft.settle();
          table.endPacket(draft.body(seat), table.seq + 1);
          for (const one of [0, 1]) expect(table.clock.banks[one]).toBe(BANK - used[one] + table.clock.paid[one]);
        }
        // Every increment belongs to a turn, or to an interruption by a real decision of the other.
        const kept = table.match!.entries.filter((entry) => entry.k === 'move' && !entry.auto).length;
        const paid = (table.clock.paid[0] + table.clock.paid[1]) / 5000;
        expect(paid).toBeLessThanOrEqual(kept);
      }
      expect(undone).toBeGreaterThan(0);
    },
  );
});

describe('time', () => {
  it('comes from the store: a wall clock that is wrong or jumps changes nothing', async () => {
    let ticks = 0;
    let stored = 5_000_000;
    const wrong = stored + 3_600_000;
    const time = new StoreTime(
      async () => stored,
      () => ticks,
      wrong,
    );
    expect(await time.look()).toBe(-3_600_000);
    expect(time.now()).toBe(5_000_000);
    ticks += 1500;
    stored += 1500;
    expect(time.now()).toBe(stored);
    expect(time.wallOff(wrong + 1500)).toBe(3_600_000);
    // The machine slept, or its ticks run slow: the next look at the store puts it right.
    stored += 60_000;
    expect(await time.look()).toBe(60_000);
    expect(time.now()).toBe(stored);
  });

  it('is not moved by what the way to the store may explain', async () => {
    let ticks = 0;
    const time = new StoreTime(
      async () => {
        ticks += 40;
        return 1_000_010 + ticks - 20;
      },
      () => ticks,
      1_000_000,
    );
    expect(await time.look()).toBe(0);
    expect(time.now()).toBe(1_000_040);
  });
});
