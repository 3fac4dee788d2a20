import type { Seat } from '@bojiste/kernel';
import { sql } from 'kysely';
import { nextExpiry } from '../clocks/clock.ts';
import { Threads } from '../jobs/threads.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Store } from '../store/store.ts';
import { StoreTime } from '../store/time.ts';
import { Duties } from './duties.ts';
import type { PacketBody, TableEvent } from './events.ts';
import { finish } from './finish.ts';
import type { Games } from './games.ts';
import { Lobby } from './lobby.ts';
import { presenceNews } from './presence.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';

/** This process among all that serve: its rooms, its duties, and the care for matches whose owner is gone. */

export interface NodeLog {
  info(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface NodeInput {
  readonly store: Store;
  readonly games: Games;
  readonly metrics: Metrics;
  readonly log: NodeLog;
  readonly threads?: number;
  readonly now?: () => number;
  /** How long a seat may be without a socket before it is absent: a reload is no absence. */
  readonly graceMs?: number;
}

const SWEEP_MS = 1000;
const GRACE_MS = 3000;
const BEAT_MS = 2000;
const TIDY_MS = 60_000;
/** Rooms nobody looked at for so long are forgotten. */
const IDLE_MS = 30_000;
/** Open tables that nobody joins are cleared away after three days, private ones too. */
const STALE_MS = 3 * 86_400_000;
const GUEST_MS = 90 * 86_400_000;

export class GameNode {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly threads: Threads;
  readonly duties: Duties;
  private timer: NodeJS.Timeout | null = null;
  private beaten = 0;
  private tidied = 0;
  private sweeping = false;
  private retired = false;
  readonly now: () => number;
  private readonly graceMs: number;
  private readonly time: StoreTime;

  constructor(private readonly input: NodeInput) {
    this.time = new StoreTime(() => input.store.engine.time());
    this.now = input.now ?? this.time.now;
    this.graceMs = input.graceMs ?? GRACE_MS;
    this.threads = new Threads(input.threads ?? 1);
    this.rooms = new Rooms(input.store, input.games, this.now);
    this.lobby = new Lobby(this.rooms);
    this.duties = new Duties(this.threads, this.now, (match, error) => this.failed(match, error));
    this.rooms.watch = {
      changed: (room, body) => this.changed(room, body),
      failed: (match, error) => this.failed(match, error),
    };
  }

  private get store(): Store {
    return this.input.store;
  }

  private failed(match: string, error: unknown): void {
    this.input.metrics.faults.inc();
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    // The message may name an option, which may name a hidden card: only where it happened is written down.
    const place = stack
      ?.split('\n')
      .slice(1, 4)
      .map((line) => line.trim());
    this.input.log.error({ match, place, store: /connect|ECONN|terminat/i.test(message) }, 'a match failed');
  }

  private changed(room: Room, body: PacketBody | null): void {
    const { table } = room;
    this.duties.plan(room);
    if (table.stage !== 'over' || body === null || !body.events.some(({ k }) => k === 'entry')) return;
    this.input.metrics.ended.inc({ game: table.rules.game });
    finish(table, this.store, this.now()).catch((error) => this.failed(room.id, error));
  }

  async start(): Promise<void> {
    await this.sweep();
    this.timer = setInterval(() => this.sweep(), SWEEP_MS);
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      await this.beat();
      await this.adopt();
      await this.lookAround();
      await this.tidy();
      this.measure();
    } catch (error) {
      this.input.log.error({ reason: error instanceof Error ? error.message : '' }, 'the sweep failed');
    }
    this.sweeping = false;
  }

  private measure(): void {
    const rooms = [...this.rooms.ready.values()];
    this.input.metrics.rooms.set(rooms.length);
    this.input.metrics.owned.set(rooms.filter((room) => room.owner && room.table.live).length);
    this.input.metrics.jobs.set(this.threads.waiting);
  }

  // ---- life signs and takeover ---------------------------------------------------------------------------------------

  private aliveName = (node: number): string => `alive/${node}`;

  /** Written every two seconds, so that time in which nobody ran is charged to nobody. */
  private async beat(): Promise<void> {
    if (this.now() - this.beaten < BEAT_MS) return;
    await this.time.look();
    this.input.metrics.skew.set(this.time.wallOff() / 1000);
    // The first beat of an embedded store must not hide when its predecessor died.
    if (this.beaten === 0) await this.adoptOwn();
    this.beaten = this.now();
    const row = { name: this.aliveName(this.store.engine.node), value: `${this.beaten}` };
    await this.store.engine.db
      .insertInto('meta')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
      .execute();
  }

  private async lastBeat(node: number): Promise<number> {
    const found = await this.store.engine.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', this.aliveName(node))
      .executeTakeFirst();
    return found === undefined ? 0 : Number(found.value);
  }

  /** The embedded store has one node: after a restart its matches are still its own. */
  private async adoptOwn(): Promise<void> {
    const rows = await this.store.matches.owned();
    if (rows.length === 0) return;
    const since = await this.lastBeat(this.store.engine.node);
    for (const { id } of rows) await this.takeOver(id, this.store.engine.node, since);
  }

  private async adopt(): Promise<void> {
    if (this.retired) return;
    const taken = await this.store.matches.adopt();
    if (taken.length === 0) return;
    for (const { id, from } of taken) await this.takeOver(id, from, await this.lastBeat(from));
    this.input.log.info({ matches: taken.length }, 'took matches over');
  }

  private async takeOver(id: string, from: number, since: number): Promise<void> {
    const room = await this.rooms.get(id).catch((error) => {
      this.failed(id, error);
      return null;
    });
    if (room === null) return;
    room.owner = true;
    await room.resume(from, since);
    this.duties.plan(room);
  }

  // ---- tidying -------------------------------------------------------------------------------------------------------

  private async tidy(): Promise<void> {
    const now = this.now();
    this.rooms.evict((room) => now - room.touched > IDLE_MS && !this.needed(room));
    if (now - this.tidied < TIDY_MS) return;
    this.tidied = now;
    for (const id of await this.store.matches.stale(now - STALE_MS)) await this.lobby.shut(id);
    await this.store.people.sweep(now, now - GUEST_MS);
    await sql`delete from meta where name like 'alive/%' and value < ${`${now - STALE_MS}`}`.execute(
      this.store.engine.db,
    );
    for (const row of await this.store.matches.due(now)) await this.rooms.get(row);
  }

  /** A room with something to wait for stays, unless the wait is long enough to be written down. */
  private needed(room: Room): boolean {
    const { table } = room;
    if (!room.owner || !table.live) return false;
    const { kind } = table.rules.clock;
    if (table.seats.some((sitting) => sitting?.bot !== undefined) || kind === 'live') return true;
    if (kind === 'days') {
      const next = nextExpiry(table.rules.clock, table.clock, table.present());
      this.store.matches.change(table.id, { due: next?.at ?? null }).catch(() => {});
    }
    return false;
  }

  // ---- presence ------------------------------------------------------------------------------------------------------

  private presenceOf(room: Room, at: number): TableEvent[] {
    return presenceNews(room.table, this.store.engine.node, room.seatsHere(this.graceMs), at);
  }

  /** Brings what the table knows in line with the sockets that are open here. */
  private async notePresence(room: Room): Promise<void> {
    await room.act(-1, (draft) => {
      for (const event of this.presenceOf(room, draft.at)) draft.add(event);
      return null;
    });
  }

  /** A socket of this seat has opened the table: who was stood in for takes the seat again. */
  async arrived(room: Room, seat: Seat): Promise<void> {
    await room.act(-1, (draft) => {
      for (const event of this.presenceOf(room, draft.at)) draft.add(event);
      if (draft.table.live && draft.table.hasStandIn(seat)) draft.add({ k: 'back', seat });
      return null;
    });
  }

  /** A socket of a seat has gone; whether that is an absence shows in a moment. */
  departed(room: Room): void {
    const note = () => this.notePresence(room).catch((error) => this.failed(room.id, error));
    setTimeout(() => this.retired || note(), this.graceMs + 1).unref();
  }

  /** Whatever else went wrong with a message or a node, an open socket is never absent for long. */
  private async lookAround(): Promise<void> {
    const now = this.now();
    for (const room of this.rooms.ready.values())
      if (this.presenceOf(room, now).length > 0)
        await this.notePresence(room).catch((error) => this.failed(room.id, error));
  }

  /** Stops its duties and hands the matches back; it still serves whoever is here. */
  async retire(): Promise<void> {
    this.retired = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.duties.stop();
    // Without the store nothing can be handed back; the others find out by themselves.
    if (this.store.engine.kind === 'postgres') await this.store.matches.disown().catch(() => {});
  }

  /** The end; sockets are closed by whoever opened them. */
  async stop(): Promise<void> {
    await this.retire();
    await this.threads.close();
    await this.rooms.close();
    // Matches that began since.
    await this.retire();
  }
}
