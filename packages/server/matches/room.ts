import { Earlier, Match, type Seat, SnapshotError, SPECTATOR } from '@bojiste/kernel';
import type { EarlierPage } from '@bojiste/session/types';
import type { Query, Refusal, ServerMessage } from '@bojiste/session/wire';
import type { Packet } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { type Course, earlierCourse, recentCourse } from './course.ts';
import { Draft } from './draft.ts';
import { isPrivate, type PacketBody } from './events.ts';
import { gapOf } from './gap.ts';
import { headerOf } from './header.ts';
import type { Keeper } from './keeper.ts';
import { type Delay, horizonOf, Lag } from './lag.ts';
import type { Reach } from './loader.ts';
import { messageFor, type News, openedFor, takeNews } from './messages.ts';
import { mayWatch, seatOf } from './presence.ts';
import { refuse } from './refusals.ts';
import { rescue } from './rescue.ts';
import type { Table } from './table.ts';
import { answerTo, tableInfo } from './tell.ts';
import { type Group, groupsOf, type Viewer } from './viewer.ts';

/** What the rest of the node does for a room. */
export interface RoomHost {
  readonly store: Store;
  now(): number;
  /** When this node last gave a sign of life, if it was silent for too long since a table's last packet; null when all is well. */
  lastSign(at: number): number | null;
  readonly keeper: Keeper;

  load(id: string, reach?: Reach): Promise<Table>;
  /** The table with all entries counted and none played, for rules they do not fit. */
  passed(id: string): Promise<Table>;
  /** Something changed: duties may have to be planned anew. */
  changed(room: Room, body: PacketBody | null): void;
  /** `where`: what was being done, beyond a change of the match itself. */
  failed(room: Room, error: unknown, where?: string, about?: object): void;
}

/** Runs what somebody asked for and charges it to them. */
export type Meter = <T>(run: () => T) => T;
const unmetered: Meter = (run) => run();

/** A lost race is tried again; more tries than this means that something else is wrong. */
const TRIES = 8;

type Want = (draft: Draft) => Refusal | null;

/** One match on this node: everything that reads or changes it passes through one door, one after another. */
export class Room {
  readonly viewers = new Set<Viewer>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly lags = new Map<Delay, Lag>();
  /** When a seat's last socket went. */
  private readonly left = new Map<Seat, number>();
  /** This node does the duties. */
  owner = false;
  /** Of the match's row, as far as this node knows. */
  epoch = 0;
  touched = 0;
  /** The cache ran ahead of a log that could not be read again: nothing may be told from it. */
  private broken = false;

  constructor(
    public table: Table,
    private readonly host: RoomHost,
  ) {
    this.touched = host.now();
  }

  get id(): string {
    return this.table.id;
  }

  private lock<T>(run: () => Promise<T>): Promise<T> {
    const mended = async () => {
      if (this.broken) await this.reread();
      return run();
    };
    const next = this.last.then(mended, mended);
    // Whoever asked hears of the error; the next in line does not.
    this.last = next.then(
      () => undefined,
      () => undefined,
    );
    return next;
  }

  // ---- changing ------------------------------------------------------------------------------------------------------

  /** Validate, append, commit; only then tell everybody, and return. */
  act(by: Seat, want: Want, cmd?: string): Promise<Refusal | null> {
    return this.lock(async () => {
      this.touched = this.host.now();
      for (let tries = 0; tries < TRIES; tries++) {
        if (cmd !== undefined && this.table.did(cmd)) return null;
        const done = await this.attempt(by, want, cmd);
        if (done !== 'again') return done;
      }
      return refuse('unavailable');
    });
  }

  private async attempt(by: Seat, want: Want, cmd?: string): Promise<Refusal | null | 'again'> {
    const gap = gapOf(this.table, this.host.lastSign(this.table.at));
    const draft = new Draft(this.table, Math.max(this.host.now(), this.table.at), gap);
    let refused: Refusal | null;
    try {
      refused = want(draft);
      if (draft.events.length === 0) return refused;
      draft.settle();
    } catch (error) {
      if (!(error instanceof Earlier)) return this.annul(error);
      // A move is to be taken back that is older than the entries held here.
      await this.reread({ from: error.at });
      return 'again';
    }
    const done = draft.events.length > gap.length;
    return (await this.commit(draft.at, draft.body(by, done ? cmd : undefined))) ? refused : 'again';
  }

  private async commit(at: number, body: PacketBody): Promise<boolean> {
    const { id, table, epoch } = this;
    const packet: Packet = { match: id, seq: table.seq + 1, at, body: JSON.stringify(body), epoch };
    let won = false;
    try {
      won = await this.host.store.log.append(packet);
    } finally {
      // Not stored, or perhaps stored: only the log knows what is true now.
      if (!won) await this.reread();
    }
    if (!won) return false;
    this.table.endPacket(body, packet.seq);
    await this.publish(body, packet);
    return true;
  }

  /** This node takes the match over; the time since the last sign of life of the other is charged to nobody. */
  resume(from: number, since: number): Promise<void> {
    return this.lock(async () => {
      for (let tries = 0; tries < TRIES && this.table.live; tries++) {
        const at = Math.max(this.host.now(), this.table.at);
        const known = since === 0 ? at : Math.min(at, Math.max(since, this.table.at));
        const draft = new Draft(this.table, at, [{ k: 'resumed', from, since: known, epoch: this.epoch }]);
        if (await this.commit(at, draft.body(-1))) return;
      }
    });
  }

  /**
   * The log no longer fits the rules: the game goes on from the last position they agree on, and everybody is told.
   * Where even that cannot be read, it waits for whoever runs the server.
   */
  goOn(): Promise<void> {
    return this.lock(async () => {
      for (let tries = 0; tries < TRIES && this.table.live && this.table.fault !== null; tries++) {
        const rest = await this.host.keeper.lastRest(this.id);
        const table = await this.host.passed(this.id);
        const { g, match } = table;
        if (match === null) return;
        try {
          const { entry, lost } = Match.goOn(g, headerOf(table), match.entries, rest?.snapshot ?? null);
          if (entry.k !== 'resume') return;
          if (rest !== null) await this.host.keeper.keepTail(this.id, rest);
          this.table = table;
          const draft = new Draft(table, Math.max(this.host.now(), table.at));
          draft.add({ k: 'goneOn', entry, clock: rest?.clock ?? null, lost });
          draft.settle();
          await this.commit(draft.at, draft.body(-1));
        } catch (error) {
          this.host.failed(this, error);
          if (error instanceof SnapshotError) return;
          throw error;
        }
      }
    });
  }

  /** The rules threw an error: the game ends without a result, and whoever runs the server is told. */
  private async annul(error: unknown): Promise<Refusal> {
    this.host.failed(this, error);
    await this.reread();
    const { table } = this;
    if (table.live) {
      const draft = new Draft(table, Math.max(this.host.now(), table.at));
      draft.host({ host: 'annul' });
      await this.commit(draft.at, draft.body(-1));
    }
    return refuse('fault');
  }

  /** Throws the cache away and reads the log; everybody gets the whole table anew. */
  private async reread(reach: Reach = {}): Promise<void> {
    this.broken = true;
    // The match may have changed hands, which is why somebody was refused.
    const row = await this.host.store.matches.get(this.id);
    this.table = await this.host.load(this.id, reach);
    this.epoch = row?.epoch ?? this.epoch;
    this.owner = row?.owner === this.host.store.engine.node;
    this.broken = false;
    for (const lag of this.lags.values()) lag.restart();
    this.table.rewound = true;
    await this.publish(null, null);
  }

  /** Another node has appended up to this number; without one, whatever it may be. */
  catchUp(seq = Number.POSITIVE_INFINITY): Promise<void> {
    return this.lock(async () => {
      if (seq <= this.table.seq) return;
      for (const packet of await this.host.store.log.read(this.id, this.table.seq + 1)) {
        // A packet that was read by half is worse than one that was not: then everything is read again.
        this.broken = true;
        try {
          this.table.read(packet);
        } catch (error) {
          if (!(error instanceof Earlier)) throw error;
          return this.reread();
        }
        this.broken = false;
        await this.publish(JSON.parse(packet.body) as PacketBody, packet);
      }
    });
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private async publish(body: PacketBody | null, packet: Packet | null): Promise<void> {
    const { table } = this;
    const seated = body?.events.filter(({ k }) => k === 'sat' || k === 'stood' || k === 'began') ?? null;
    if (seated?.length !== 0) this.reseat();
    // A socket that went lately was of whoever had the seat before.
    for (const event of seated ?? []) if ('seat' in event) this.left.delete(event.seat);
    const { heard, back, rewound } = takeNews(table);
    const hidden = body !== null && isPrivate(body);
    for (const group of this.groups(null)) {
      if (hidden && group.seat !== body.by) continue;
      const course = rewound ? await this.course(table, group.eyes) : null;
      await this.tellGroup(group, { body, heard, back, course });
    }
    if (packet !== null) for (const lag of this.lags.values()) lag.push(packet);
    this.host.keeper.flush(table);
    this.host.changed(this, body);
  }

  private course = (table: Table, eyes: Seat): Promise<Course> => recentCourse(table, this.host.store.kept, eyes);

  /** Seats change hands while a table is open: each viewer is where the table now says. */
  private reseat(): void {
    const { table } = this;
    for (const viewer of this.viewers) {
      const seat = seatOf(table, viewer.user, viewer.token) ?? SPECTATOR;
      if (seat !== viewer.seat) {
        viewer.seat = seat;
        viewer.eyes = seat;
      }
      if (seat === SPECTATOR && !mayWatch(table)) viewer.dismiss();
    }
  }

  private groups(delay: Delay | null): Group[] {
    return groupsOf([...this.viewers].filter((viewer) => this.delayOf(viewer) === delay));
  }

  private delayOf(viewer: Viewer): Delay | null {
    if (viewer.seat !== SPECTATOR) return null;
    return viewer.eyes !== SPECTATOR ? 'turn' : this.table.rules.delay > 0 ? 'time' : null;
  }

  private lagOf(delay: Delay): Lag {
    const failed = (error: unknown) => this.host.failed(this, error, 'spectators');
    const lag =
      this.lags.get(delay) ??
      new Lag(
        this.id,
        this.host,
        horizonOf(delay, () => this.table, this.host.now),
        (table, body) => this.tellDelayed(delay, table, body).catch(failed),
        failed,
      );
    this.lags.set(delay, lag);
    return lag;
  }

  /** News that cannot be told are noted, and the viewer gets the plain position instead; the match goes on. */
  private async tellGroup({ seat, eyes, viewers }: Group, news: News, table = this.table): Promise<void> {
    const message = (told: News) => messageFor(table, seat, eyes, told, this.watchers, this.host.now());
    const told = await rescue(
      'telling',
      this.noting(seat),
      () => message(news),
      async () => {
        const course = await this.course(table, eyes);
        return message({ body: null, heard: [], back: null, course });
      },
    );
    for (const viewer of viewers) if (told !== null) viewer.send(told);
  }

  private noting(seat: Seat): (error: unknown, where: string) => void {
    const { rules, tick } = this.table;
    return (error, where) => this.host.failed(this, error, where, { seat, game: rules.game, tick });
  }

  get watchers(): number {
    let n = 0;
    for (const viewer of this.viewers) if (viewer.seat === SPECTATOR) n++;
    return n;
  }

  /** Presence of spectators and the like: no packet, but worth telling. */
  tellTable(): void {
    for (const { seat, viewers } of this.groups(null)) {
      const table = tableInfo(this.table, seat === SPECTATOR ? -1 : seat, this.watchers, this.host.now());
      for (const viewer of viewers) viewer.send({ t: 'table', match: this.id, table });
    }
  }

  // ---- looking -------------------------------------------------------------------------------------------------------

  /** Takes the viewer in and tells it everything it may know. */
  enter(
    viewer: Viewer,
    id: string,
    since: number,
    chat: Extract<ServerMessage, { t: 'opened' }>['chat'],
    meter: Meter = unmetered,
  ): Promise<void> {
    return this.lock(async () => {
      this.touched = this.host.now();
      let { table } = this;
      const delay = this.delayOf(viewer);
      if (delay !== null) table = await this.lagOf(delay).now();
      const course = await this.course(table, viewer.eyes);
      const open = () => openedFor(table, course, viewer, id, since, chat, this.watchers, this.host.now());
      viewer.send(meter(open));
      this.viewers.add(viewer);
    });
  }

  /** Seats with an open socket on this node; a reload is no absence. */
  seatsHere(grace: number): Set<Seat> {
    const here = new Set<Seat>();
    for (const { seat } of this.viewers) if (seat !== SPECTATOR) here.add(seat);
    const now = this.host.now();
    for (const [seat, at] of this.left) if (now - at < grace) here.add(seat);
    return here;
  }

  leave(viewer: Viewer): void {
    if (this.viewers.delete(viewer) && viewer.seat !== SPECTATOR) this.left.set(viewer.seat, this.host.now());
    this.touched = this.host.now();
    for (const [delay, lag] of this.lags) {
      if (this.groups(delay).length > 0) continue;
      lag.stop();
      this.lags.delete(delay);
    }
  }

  private async tellDelayed(delay: Delay, table: Table, body: PacketBody): Promise<void> {
    const { heard, back, rewound } = takeNews(table);
    if (isPrivate(body)) return;
    for (const group of this.groups(delay)) {
      const course = rewound ? await this.course(table, group.eyes) : null;
      await this.tellGroup(group, { body, heard, back, course }, table);
    }
  }

  /** A page of the log before what the viewer knows. */
  history(viewer: Viewer, before: number): Promise<EarlierPage> {
    return this.lock(async () => {
      const delay = this.delayOf(viewer);
      const table = delay === null ? this.table : await this.lagOf(delay).now();
      const { lines, earlier } = await earlierCourse(table, this.host.store.kept, viewer.eyes, before);
      return { beats: lines.map(([, beat]) => beat), earlier };
    });
  }

  /** A question of a seat about the position. */
  ask(seat: Seat, query: Query, meter: Meter = unmetered): Promise<unknown> {
    return this.lock(async () => {
      if (this.table.match === null) return null;
      return rescue<unknown>(
        query.t,
        this.noting(seat),
        () => meter(() => answerTo(this.table, seat, query)),
        async () => null,
      );
    });
  }

  /** Reads something of the table between two changes. */
  peek<T>(look: (table: Table) => T): Promise<T> {
    return this.lock(async () => look(this.table));
  }

  stop(): void {
    for (const lag of this.lags.values()) lag.stop();
  }
}
