import type { Deck } from '@bojiste/kernel';
import type { ClockRules, TableRules } from '@bojiste/session/wire';
import { START } from '../people/ratings.ts';
import type { QueueRow, UserRow } from '../store/contract.ts';
import type { Lobby } from './lobby.ts';
import type { Rooms } from './rooms.ts';

/** Quick match: whoever plays any of the same games, of about the same rating, meets at a table. */

export interface Wish {
  /** Any of these will do. */
  readonly tables: readonly { readonly game: string; readonly mode: string; readonly deck: Deck | null }[];
  readonly rated: boolean;
}

interface Waiting extends Wish {
  readonly ratings: readonly number[];
}

/** At first only near ratings meet; with time anybody does. */
const NEAR = 150;
const WIDER_PER_SECOND = 10;
/** Somebody who has not asked for so long has closed the page. */
const FORGOTTEN_MS = 45_000;

const CLOCK: ClockRules = { kind: 'live', bank: 900, increment: 10, windows: 30, away: 180, limit: 0 };

export class QuickMatch {
  constructor(
    private readonly rooms: Rooms,
    private readonly lobby: Lobby,
  ) {}

  private get store() {
    return this.rooms.store;
  }

  async wait(user: UserRow, wish: Wish): Promise<void> {
    const rated = wish.rated && user.kind === 'account';
    const ratings = await Promise.all(
      wish.tables.map(
        async ({ game, mode }) => (await this.store.people.rating(user.id, game, mode))?.value ?? START.value,
      ),
    );
    const body: Waiting = { ...wish, rated, ratings };
    await this.store.matches.enqueue(user.id, this.rooms.now(), JSON.stringify(body));
    await this.pairUp(user.id);
  }

  /** The match somebody was given, '' while they wait; null when they do not. */
  async look(user: string): Promise<string | null> {
    const row = await this.store.matches.queued(user);
    if (row === undefined) return null;
    if (row.match !== null) {
      await this.store.matches.dequeue(user);
      return row.match;
    }
    return (await this.pairUp(user)) ?? '';
  }

  private async pairUp(user: string): Promise<string | null> {
    const now = this.rooms.now();
    const rows = await this.store.matches.waiting();
    const own = rows.find((row) => row.user_id === user);
    if (own === undefined) return null;
    const others = rows.filter((row) => row !== own && now - row.at < FORGOTTEN_MS * 20);
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
    const { game, mode } = first.tables[at[0]];
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
    await this.seat(match, a.user_id, first.tables[at[0]].deck);
    await this.seat(match, b.user_id, second.tables[at[1]].deck);
    return match;
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
  const reach = NEAR + (Math.max(now - a.at, now - b.at) / 1000) * WIDER_PER_SECOND;
  for (const [i, table] of x.tables.entries()) {
    const j = y.tables.findIndex((other) => other.game === table.game && other.mode === table.mode);
    if (j >= 0 && Math.abs(x.ratings[i] - y.ratings[j]) <= reach) return [i, j];
  }
  return null;
}
