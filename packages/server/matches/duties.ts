import { decisionOf, type Seat, SPECTATOR, toJson } from '@bojiste/kernel';
import { flagged, nextClaim, nextExpiry } from '../clocks/clock.ts';
import type { Threads } from '../jobs/threads.ts';
import type { Budgets, Payers } from '../operate/budgets.ts';
import { forced } from './draft.ts';
import type { Room } from './room.ts';
import type { Sitting } from './table.ts';

/** What the owner of a match does without being asked: bots, masked passes, clocks. */

/** Timers hold at most 2^31 ms; longer waits are planned again. */
const LONGEST = 3_600_000;
/** Masked passes take this long, drawn the same way whatever the seat holds. */
const MASK_MS: readonly [number, number] = [600, 1800];
/** People want to see what a bot does. */
const BOT_PACE_MS = 400;

interface Plan {
  readonly timers: Set<NodeJS.Timeout>;
  /** Seats and the number of entries for which a bot or a masked pass is under way. */
  readonly pending: Set<string>;
  clock: NodeJS.Timeout | null;
}

/** Bots whose people have used up their processor time look again after so long at the latest. */
const LONGEST_HOLD_MS = 5000;

/** What bots may use, and who is told that one had to wait. */
export interface BotBudget {
  readonly budgets: Budgets;
  held(): void;
}

/** A seat thinks in the name of those who play at the table, from where they play. */
function payersOf(room: Room): Payers {
  const people = room.table.seats.map((sitting) => sitting?.user ?? '');
  const here = [...room.viewers].filter(({ seat }) => seat !== SPECTATOR);
  return { people, addresses: here.map(({ address = '' }) => address), match: room.id };
}

/** Where no person plays any more, bots play on only for whoever is there to see it. */
export function attended({ table, viewers }: Room): boolean {
  const isThere = (sitting: Sitting | null, seat: Seat) => (sitting?.user ?? '') !== '' && table.presence.isHere(seat);
  return table.persons().length > 0 || viewers.size > 0 || table.seats.some(isThere);
}

export class Duties {
  private readonly plans = new Map<string, Plan>();
  private stopped = false;

  constructor(
    private readonly threads: Threads,
    private readonly now: () => number,
    private readonly failed: (match: string, error: unknown) => void,
    private readonly bots: BotBudget,
    private readonly random: () => number = Math.random,
  ) {}

  /** Looks at a room after every change. */
  plan(room: Room): void {
    if (this.stopped || !room.owner || !room.table.live) {
      this.drop(room.id);
      return;
    }
    const plan = this.plans.get(room.id) ?? { timers: new Set(), pending: new Set(), clock: null };
    this.plans.set(room.id, plan);
    for (const seat of room.table.deciding()) this.planSeat(room, plan, seat);
    this.planClock(room, plan);
  }

  drop(match: string): void {
    const plan = this.plans.get(match);
    if (plan === undefined) return;
    for (const timer of plan.timers) clearTimeout(timer);
    if (plan.clock !== null) clearTimeout(plan.clock);
    this.plans.delete(match);
  }

  stop(): void {
    this.stopped = true;
    for (const match of [...this.plans.keys()]) this.drop(match);
  }

  private later(plan: Plan, ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      plan.timers.delete(timer);
      run();
    }, ms);
    plan.timers.add(timer);
  }

  /** Bots think; passes that others must not time wait. */
  private planSeat(room: Room, plan: Plan, seat: Seat): void {
    const { table } = room;
    const at = table.match?.count ?? 0;
    const pending = `${seat}/${at}`;
    if (plan.pending.has(pending)) return;
    const bot = table.seats[seat]?.bot;
    const pass = bot === undefined ? forced(table, seat) : null;
    if (bot === undefined && pass === null) return;
    if (bot !== undefined && !attended(room)) return;
    plan.pending.add(pending);
    const hold = bot === undefined ? 0 : this.bots.budgets.wait('bots', payersOf(room));
    if (hold > 0) {
      this.hold(room, plan, pending, hold);
      return;
    }
    const settle = (key: string | null) => this.move(room, plan, pending, seat, at, key);
    if (bot === undefined) this.later(plan, table.rules.masked ? this.mask() : 0, () => settle(null));
    else
      this.think(room, seat, bot, at).then((key) =>
        this.later(plan, table.rules.masked ? BOT_PACE_MS : 0, () => settle(key)),
      );
  }

  private hold(room: Room, plan: Plan, pending: string, ms: number): void {
    this.bots.held();
    this.later(plan, Math.min(LONGEST_HOLD_MS, ms), () => {
      plan.pending.delete(pending);
      if (this.plans.get(room.id) === plan) this.plan(room);
    });
  }

  private mask(): number {
    const [least, most] = MASK_MS;
    return least + this.random() * (most - least);
  }

  private async think(room: Room, seat: Seat, level: string, at: number): Promise<string> {
    const { table } = room;
    const { g, id, state, seed } = table;
    const decision = decisionOf(g, state, seat);
    const first = decision?.options[0]?.key ?? '';
    if (decision === null || decision.options.length === 1) return first;
    try {
      const task = {
        kind: 'think',
        game: g.def.id,
        state: toJson(state),
        seat,
        level,
        seed: `${seed}/${seat}/${at}`,
        own: table.play?.own ?? 0,
        table: id,
      } as const;
      const payers = payersOf(room);
      return await this.threads.run<string>(task, {
        payer: payers.people?.find((user) => user !== '') ?? id,
        spent: (ms) => this.bots.budgets.charge('bots', payers, ms),
      });
    } catch (error) {
      if (!this.stopped) this.failed(id, error);
      return first;
    }
  }

  /** Carries out what was planned, if the game still stands where it stood. `key` null: what the seat's settings say. */
  private move(room: Room, plan: Plan, pending: string, seat: Seat, at: number, key: string | null): void {
    const done = room.act(seat, (draft) => {
      const { table } = draft;
      if (!table.live || table.match?.count !== at) return null;
      // Whoever came back meanwhile decides again.
      if (key !== null && table.isPerson(seat)) return null;
      const now = key ?? forced(table, seat)?.key;
      if (now !== undefined) draft.play(seat, now, undefined, key === null);
      return null;
    });
    done
      .catch((error) => this.failed(room.id, error))
      .finally(() => {
        plan.pending.delete(pending);
        if (this.plans.get(room.id) === plan) this.plan(room);
      });
  }

  // ---- clocks --------------------------------------------------------------------------------------------------------

  private planClock(room: Room, plan: Plan): void {
    if (plan.clock !== null) clearTimeout(plan.clock);
    const { rules, clock } = room.table;
    const present = room.table.present();
    const ends = [nextExpiry(rules.clock, clock, present)?.at, nextClaim(rules.clock, clock, present)];
    const next = Math.min(...ends.map((at) => at ?? Number.POSITIVE_INFINITY));
    plan.clock = null;
    if (next === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(LONGEST, Math.max(0, next - this.now()) + 5);
    plan.clock = setTimeout(() => this.timeIsUp(room), wait);
  }

  private timeIsUp(room: Room): void {
    const done = room.act(-1, (draft) => {
      const { table, at } = draft;
      const { rules, clock } = table;
      if (!table.live) return null;
      const limit = rules.clock.kind === 'live' ? rules.clock.limit * 1000 : 0;
      if (limit > 0 && clock.played >= limit && !clock.limited) {
        draft.host({ host: 'limit' });
        return null;
      }
      // Who lost the connection does not lose at once: that bank comes first, and the others may claim.
      const lost = flagged(rules.clock, clock, table.present(), at);
      if (rules.flag === 'lose') for (const seat of lost) draft.host({ host: 'timeUp', seat });
      return null;
    });
    done
      .then(() => {
        room.tellTable();
        this.planAgain(room);
      })
      .catch((error) => this.failed(room.id, error));
  }

  /** The timer may have come early, or the wait was longer than timers hold. */
  private planAgain(room: Room): void {
    const plan = this.plans.get(room.id);
    const { rules, clock } = room.table;
    if (plan === undefined || !room.table.live) return;
    // Where others must claim, nothing more happens by itself.
    if (flagged(rules.clock, clock, room.table.present(), this.now()).length === 0) this.planClock(room, plan);
  }
}
