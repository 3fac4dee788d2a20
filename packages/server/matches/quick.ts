import { type Deck, type DeckIssue, sure } from '@bojiste/kernel';
import type { ClockRules, TableRules } from '@bojiste/session/wire';
import { START } from '../people/ratings.ts';
import type { QueueRow, UserRow } from '../store/contract.ts';
import { deckIssues } from './games.ts';
import type { Lobby } from './lobby.ts';
import type { Rooms } from './rooms.ts';

/** Quick match: whoever plays any of the same games, of about the same rating, meets at a table. */

export interface Wish {
  /** Any of these will do. */
  readonly tables: readonly { readonly game: string; readonly mode: string; readonly deck: Deck | null }[];
  readonly rated: boolean;
  /** The largest difference of ratings, 0 for any. */
  readonly reach: number;
}

/** What somebody who waits is told. */
export interface Waits {
  /** The match they were given, '' while they wait; null when they do not. */
  readonly match: string | null;
  /** Milliseconds so far. */
  readonly waited: number;
}

interface Waiting extends Wish {
  readonly ratings: readonly number[];
}

/** At first only near ratings meet; with time anybody does. */
const NEAR = 150;
const WIDER_PER_SECOND = 10;
/** Somebody who has not asked for so long is given to nobody; after a while they are forgotten. */
const SILENT_MS = 10_000;
const FORGOTTEN_MS = 60_000;

const CLOCK: ClockRules = { kind: 'live', bank: 900, increment: 10, windows: 30, away: 180, limit: 0 };

export class QuickMatch {
  constructor(
    private readonly rooms: Rooms,
    private readonly lobby: Lobby,
  ) {}

  private get store() {
    return this.rooms.store;
  }

  /** What is wrong with the decks somebody brings; whoever waits can play. */
  issues({ tables }: Wish): readonly DeckIssue[] {
    return tables.flatMap(({ game, deck }) => {
      const hosted = this.rooms.games.get(game);
      return hosted === undefined || deck === null ? [] : deckIssues(hosted.g, deck, {});
    });
  }

  async wait(user: UserRow, wish: Wish): Promise<Waits> {
    const rated = wish.rated && user.kind === 'account';
    const ratings = await Promise.all(
      wish.tables.map(
        async ({ game, mode }) => (await this.store.people.rating(user.id, game, mode))?.value ?? START.value,
      ),
    );
    const body: Waiting = { ...wish, rated, ratings };
    await this.store.matches.enqueue(user.id, this.rooms.now(), JSON.stringify(body));
    return { match: await this.given(user.id), waited: 0 };
  }

  /** Asking is the sign of life of whoever waits. */
  async look(user: string): Promise<Waits> {
    const row = await this.store.matches.queued(user);
    if (row === undefined) return { match: null, waited: 0 };
    const now = this.rooms.now();
    const waited = now - row.at;
    if (row.match !== null) {
      await this.ensureSeat(row, row.match);
      await this.store.matches.dequeue(user);
      return { match: row.match, waited };
    }
    await this.store.matches.stillWaits(user, now);
    return { match: await this.given(user), waited };
  }

  private async given(user: string): Promise<string> {
    const match = await this.pairUp(user);
    if (match !== null) await this.store.matches.dequeue(user);
    return match ?? '';
  }

  private async pairUp(user: string): Promise<string | null> {
    const now = this.rooms.now();
    await this.store.matches.forgetWaiting(now - FORGOTTEN_MS);
    const rows = await this.store.matches.waiting();
    const own = rows.find((row) => row.user_id === user);
    if (own === undefined) return null;
    const others = rows.filter((row) => row !== own && now - row.seen < SILENT_MS);
    for (const other of others) {
      const at = shared(own, other, now);
      if (at === null) continue;
      const match = await this.meet(own, other, at);
      if (match !== null) return match;
    }
    return null;
  }

  private async meet(a: QueueRow, b: QueueRow, at: readonly [number, number]): Promise<string | null> {
    const [first, second] = [JSON.parse(a.body) as Waiting, JSON.parse(b.body) as Waiting];
    const { game, mode } = sure(first.tables[at[0]]);
    const rules: TableRules = {
      game,
      mode,
      seats: 2,
      options: {},
      clock: CLOCK,
      rated: first.rated && second.rated,
      listed: true,
      undo: 'ask',
      delay: 0,
      masked: true,
      flag: 'lose',
      bestOf: 1,
      event: '',
      round: 0,
    };
    const match = await this.lobby.found(rules, { only: [a.user_id, b.user_id] });
    if (!(await this.store.matches.pair([a.user_id, b.user_id], match))) {
      await this.lobby.shut(match);
      return null;
    }
    await this.seat(match, a.user_id, sure(first.tables[at[0]]).deck);
    await this.seat(match, b.user_id, sure(second.tables[at[1]]).deck);
    return match;
  }

  /** Whoever paired them may have gone down before everybody had a seat; who has one is refused, and nothing changes. */
  private async ensureSeat({ user_id, body }: QueueRow, match: string): Promise<void> {
    const rules = (await this.rooms.fresh(match))?.table.rules;
    const { tables } = JSON.parse(body) as Waiting;
    const wanted = tables.find(({ game, mode }) => game === rules?.game && mode === rules.mode);
    await this.seat(match, user_id, wanted?.deck ?? null);
  }

  private async seat(match: string, id: string, deck: Deck | null): Promise<void> {
    const user = await this.store.people.get(id);
    if (user !== undefined) await this.lobby.sit(match, { user, deck, nonce: '' });
  }

  leave(user: string): Promise<void> {
    return this.store.matches.dequeue(user);
  }
}

/** The first table both would sit down at. */
function shared(a: QueueRow, b: QueueRow, now: number): readonly [number, number] | null {
  const [x, y] = [JSON.parse(a.body) as Waiting, JSON.parse(b.body) as Waiting];
  const wider = NEAR + (Math.max(now - a.at, now - b.at) / 1000) * WIDER_PER_SECOND;
  // What somebody has chosen is never exceeded.
  const reach = Math.min(wider, x.reach || wider, y.reach || wider);
  for (const [i, table] of x.tables.entries()) {
    const j = y.tables.findIndex((other) => other.game === table.game && other.mode === table.mode);
    if (j >= 0 && Math.abs(sure(x.ratings[i]) - sure(y.ratings[j])) <= reach) return [i, j];
  }
  return null;
}
