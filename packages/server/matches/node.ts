import type { Seat } from '@bojiste/kernel';
import type { ListedTable } from '@bojiste/session/wire';
import { nextExpiry } from '../clocks/clock.ts';
import { Threads } from '../jobs/threads.ts';
import { Budgets } from '../operate/budgets.ts';
import { type FaultLog, Faults } from '../operate/faults.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { MatchRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { StoreTime } from '../store/time.ts';
import { attended, Duties } from './duties.ts';
import type { PacketBody, TableEvent } from './events.ts';
import { finish } from './finish.ts';
import type { Games } from './games.ts';
import { Lobby } from './lobby.ts';
import { presenceNews } from './presence.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';

/** This process among all that serve: its rooms, its duties, and the care for matches whose owner is gone. */

export interface NodeLog extends FaultLog {
  info(facts: object, text: string): void;
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
  readonly budgets?: Budgets;
}

const SWEEP_MS = 1000;
const GRACE_MS = 3000;
const BEAT_MS = 2000;
/** Whoever gave no sign of life for so long is replaced. */
const LEASE_MS = 6000;
/** No sign of life for so long: this node was stopped, or cannot reach the store, and no clock pays for it. */
const HUNG_MS = 5000;
/** Nothing heard for so long: the node listens anew, and is not ready until it hears itself. */
const DEAF_MS = 8000;
const MOST_SKEW_MS = 1000;
/** Live matches that nobody has touched for so long end without a result; turns of days have deadlines of their own. */
const ABANDONED_MS = 30 * 86_400_000;
const TIDY_MS = 60_000;
/** Rooms nobody looked at for so long are forgotten. */
const IDLE_MS = 30_000;
/** Open tables that nobody joins are cleared away after three days, private ones too. */
const STALE_MS = 3 * 86_400_000;
/** Logs of matches that ended so long ago are packed, a few a minute. */
const PACK_MS = 7 * 86_400_000;
const PACKED_AT_ONCE = 20;
const GUEST_MS = 90 * 86_400_000;

export class GameNode {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly threads: Threads;
  readonly duties: Duties;
  private timers: readonly NodeJS.Timeout[] = [];
  private beaten = 0;
  private tidied = 0;
  /** The last time nobody ran here, by the clock of the store. */
  private hung = { since: 0, until: 0 };
  /** The first sweep, for those who must not overtake it. */
  private first: Promise<void> = Promise.resolve();
  /** When this node last heard itself, and last wrote, by a clock that nobody can set. */
  private heard = 0;
  private wrote = 0;
  private readonly ticks = (): number => performance.now();
  /** A predecessor with our number has left matches. */
  private orphaned = false;
  private retired = false;
  /** Live matches of this node that are not in memory: they are woken when another node has written to them. */
  private readonly asleep = new Set<string>();
  /** Whom matches were last said to wait for. */
  private readonly said = new Map<string, string>();
  readonly now: () => number;
  private readonly graceMs: number;
  private readonly time: StoreTime;

  readonly faults: Faults;

  constructor(private readonly input: NodeInput) {
    this.faults = new Faults(input.log, input.metrics);
    input.store.engine.failed = (where, error) => this.faults.note(where, error);
    this.time = new StoreTime(() => input.store.engine.time());
    this.now = input.now ?? this.time.now;
    this.graceMs = input.graceMs ?? GRACE_MS;
    input.store.log.took = (seconds) => input.metrics.appended.observe(seconds);
    this.threads = new Threads(input.threads ?? 1);
    this.rooms = new Rooms(input.store, input.games, this.now);
    this.lobby = new Lobby(this.rooms);
    this.duties = new Duties(this.threads, this.now, (match, error) => this.failed(match, error), {
      budgets: input.budgets ?? new Budgets(),
      held: () => input.metrics.botsHeld.inc(),
    });
    this.rooms.lastSign = (at) => this.lastSign(at);
    this.rooms.watch = {
      changed: (room, body) => this.changed(room, body),
      failed: (match, error, where, about) => this.failed(match, error, where, about),
    };
  }

  private get store(): Store {
    return this.input.store;
  }

  private failed(match: string, error: unknown, where = 'match', about: object = {}): void {
    this.faults.note(where, error, { match, ...about });
  }

  private changed(room: Room, body: PacketBody | null): void {
    const { table } = room;
    this.duties.plan(room);
    this.noteWaiting(room);
    if (table.stage !== 'over' || body === null || !body.events.some(({ k }) => k === 'entry')) return;
    this.input.metrics.ended.inc({ game: table.rules.game });
    finish(table, this.store, this.now()).catch((error) => {
      this.input.metrics.projections.inc();
      this.failed(room.id, error);
    });
  }

  /** Where turns last days, people find in the lobby what waits for them. */
  private noteWaiting({ table, owner, id }: Room): void {
    if (!owner || !table.live || table.rules.clock.kind !== 'days') return;
    const seats = table.deciding().filter((seat) => table.isPerson(seat));
    const said = seats.join();
    if (this.said.get(id) === said) return;
    this.said.set(id, said);
    this.store.standing.waits(id, seats).catch((error) => this.failed(id, error, 'waits'));
  }

  /** Gives a sign of life; everything else happens while requests are served already. */
  async start(): Promise<void> {
    this.store.engine.hear((words) => {
      if (words.some((word) => word.k === 'echo' && word.node === this.store.engine.node)) this.heard = this.ticks();
    });
    this.store.engine.hear((words) => {
      for (const word of words) if (word.k === 'log' && this.asleep.has(word.match)) this.wake(word.match);
    });
    this.heard = this.ticks();
    await this.time.look();
    const { node } = this.store.engine;
    this.rooms.predecessor = Math.max(0, (await this.store.matches.livedUntil(node)) - LEASE_MS);
    this.orphaned = await this.store.matches.restart();
    await this.beat();
    // Beside each other: nothing that a node does for its matches keeps it from saying that it lives, nor from taking over
    // those of others.
    const [pulse, sweep, tend] = [
      this.single('pulse', () => this.beat()),
      this.single('sweep', () => this.adopt()),
      this.single('tend', () => this.tend()),
    ];
    this.timers = [pulse, sweep, tend].map((run) => setInterval(run, SWEEP_MS));
    this.first = sweep();
  }

  /** Not again before it is done. */
  private single(where: string, run: () => Promise<void>): () => Promise<void> {
    let running: Promise<void> | null = null;
    return () => {
      running ??= run()
        .catch((error) => this.faults.note(where, error))
        .finally(() => {
          running = null;
        });
      return running;
    };
  }

  private async tend(): Promise<void> {
    await this.lookAround();
    await this.tidy();
    this.measure();
  }

  /** Bots and passes of a match are done by its owner, wherever its players are. */
  private wake(match: string): void {
    this.asleep.delete(match);
    this.rooms
      .get(match)
      .then((room) => room !== null && this.duties.plan(room))
      .catch((error) => this.failed(match, error));
  }

  private measure(): void {
    const rooms = [...this.rooms.ready.values()];
    this.input.metrics.rooms.set(rooms.length);
    this.input.metrics.owned.set(rooms.filter((room) => room.owner && room.table.live).length);
    this.input.metrics.jobs.set(this.threads.waiting.long);
    this.input.metrics.bots.set(this.threads.waiting.bots);
    this.input.metrics.poolWaits.set(this.store.engine.waiting());
  }

  // ---- life signs and takeover ---------------------------------------------------------------------------------------

  /** Every two seconds, so that time in which nobody ran is charged to nobody. */
  private async beat(): Promise<void> {
    if (this.now() - this.beaten < BEAT_MS) return;
    await this.time.look();
    this.input.metrics.skew.set(this.time.wallOff() / 1000);
    const before = this.beaten;
    this.beaten = this.now();
    if (before > 0 && this.beaten - before > HUNG_MS) this.woke(before);
    await this.store.matches.live(this.beaten + LEASE_MS, this.rooms.versions);
    this.wrote = this.ticks();
    if (this.ticks() - this.heard > DEAF_MS) this.store.engine.renew();
  }

  /** No clock pays for the time since the last sign of life; said at once, so that what is thought from now on counts. */
  private woke(since: number): void {
    this.hung = { since, until: this.beaten };
    for (const room of this.rooms.ready.values())
      if (room.owner && room.table.live) room.act(-1, () => null).catch((error) => this.failed(room.id, error, 'woke'));
  }

  private lastSign(at: number): number | null {
    if (this.beaten > 0 && this.now() - this.beaten > HUNG_MS) return this.beaten;
    return at < this.hung.until ? this.hung.since : null;
  }

  /** Can it write, does it hear, and is its clock right? Each reason why not by its name. */
  unready(): string[] {
    const now = this.ticks();
    return [
      ...(now - this.wrote > LEASE_MS ? ['store'] : []),
      ...(now - this.heard > DEAF_MS + BEAT_MS ? ['notifications'] : []),
      ...(Math.abs(this.time.wallOff()) > MOST_SKEW_MS ? ['clock'] : []),
    ];
  }

  /**
   * The embedded store has one node: after a restart its matches are still its own. Those that wait for nothing are
   * looked at when somebody comes.
   */
  private async adoptOwn(): Promise<void> {
    if (!this.orphaned) return;
    this.orphaned = false;
    for (const row of await this.store.matches.owned()) await this.takeOver(row);
  }

  private async adopt(): Promise<void> {
    if (this.retired) return;
    await this.adoptOwn();
    const taken = await this.store.matches.adopt(this.now(), this.rooms.versions);
    if (taken.length === 0) return;
    this.input.metrics.takeovers.inc(taken.length);
    for (const { row, from } of taken) {
      const until = from === 0 ? 0 : await this.store.matches.livedUntil(from);
      this.rooms.inherited.set(row.id, { from, since: Math.max(0, until - LEASE_MS) });
    }
    for (const { row } of taken) await this.takeOver(row);
    this.input.log.info({ matches: taken.length }, 'took matches over');
  }

  private async takeOver(row: MatchRow): Promise<void> {
    const ready = this.rooms.ready.has(row.id);
    if (!ready && sleeps(row)) {
      this.asleep.add(row.id);
      return;
    }
    const room = await this.rooms.get(row.id).catch((error) => {
      this.failed(row.id, error);
      return null;
    });
    if (room === null) return;
    if (ready) await this.rooms.inherit(room, row);
    this.duties.plan(room);
  }

  // ---- tidying -------------------------------------------------------------------------------------------------------

  private async tidy(): Promise<void> {
    const now = this.now();
    for (const room of this.rooms.evict((one) => now - one.touched > IDLE_MS && !this.needed(one))) {
      this.duties.drop(room.id);
      this.said.delete(room.id);
      if (room.owner && room.table.live) this.asleep.add(room.id);
    }
    if (now - this.tidied < TIDY_MS) return;
    this.tidied = now;
    for (const id of await this.store.matches.stale(now - STALE_MS)) await this.lobby.shut(id);
    await this.store.people.sweep(now, now - GUEST_MS);
    await this.store.matches.forgetNodes(now - STALE_MS);
    await this.endAbandoned(now);
    for (const id of await this.store.log.old(now - PACK_MS, PACKED_AT_ONCE)) await this.store.log.pack(id);
    for (const row of await this.store.matches.due(now)) await this.rooms.get(row);
  }

  private async endAbandoned(now: number): Promise<void> {
    for (const { id } of await this.store.matches.abandoned(now - ABANDONED_MS)) {
      const room = await this.rooms.get(id);
      if (room === null) continue;
      const { at } = room.table;
      if (now - at > ABANDONED_MS)
        await room.act(-1, (draft) => {
          if (draft.table.live && draft.table.rules.clock.kind !== 'days') draft.host({ host: 'annul' });
          return null;
        });
      else await this.store.matches.change(id, { touched: at });
    }
  }

  /** A room with something to wait for stays, unless the wait is long enough to be written down. */
  private needed(room: Room): boolean {
    const { table } = room;
    if (!room.owner || !table.live) return false;
    const { kind } = table.rules.clock;
    if (kind === 'live') return attended(room);
    if (table.deciding().some((seat) => !table.isPerson(seat))) return attended(room);
    if (kind === 'days') {
      const next = nextExpiry(table.rules.clock, table.clock, table.present());
      const due = next?.at ?? null;
      this.store.matches.change(table.id, { due }).catch((error) => this.failed(table.id, error, 'due'));
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
    for (const timer of this.timers) clearInterval(timer);
    this.duties.stop();
    await this.first;
    await this.rooms.handOn();
    // Without the store nothing can be handed back; the others find out by themselves.
    if (this.store.engine.kind !== 'postgres') return;
    await this.store.matches.disown().catch(this.faults.at('disown'));
    await this.store.matches.leave().catch(this.faults.at('leave'));
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

/** Nothing has to be done for it until somebody comes or its deadline does: no bots, no running clock. */
function sleeps({ info, due }: MatchRow): boolean {
  const { rules, seats } = JSON.parse(info) as Pick<ListedTable, 'rules' | 'seats'>;
  const { kind } = rules.clock;
  return !seats.some((seat) => seat.kind === 'bot') && (kind === 'none' || (kind === 'days' && due !== null));
}
