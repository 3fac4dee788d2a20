import { type Seat, SPECTATOR } from '@bojiste/kernel';
import type { Query, Refusal, ServerMessage } from '@bojiste/session/wire';
import type { Packet } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { Draft } from './draft.ts';
import { isPrivate, type PacketBody } from './events.ts';
import { Lag } from './lag.ts';
import { messageFor, openedFor } from './messages.ts';
import { mayWatch, seatOf } from './presence.ts';
import { refuse } from './refusals.ts';
import { wholeLog } from './replay.ts';
import type { Heard, Table } from './table.ts';
import { deskOf, tableInfo } from './tell.ts';

/** Somebody at a table: a socket of a seat, or of a spectator. */
export interface Viewer {
  /** SPECTATOR for those who only watch. It follows the table: who stands up watches, who sits down plays. */
  seat: Seat;
  /** Through whose eyes; differs from the seat only for spectators when all agreed. */
  eyes: Seat;
  readonly user: string;
  /** Hash of the seat token, '' where the person behind the socket counts. */
  readonly token: string;
  send(message: ServerMessage): void;
  /** The table is not open to this viewer any more. */
  dismiss(): void;
}

/** What the rest of the node does for a room. */
export interface RoomHost {
  readonly store: Store;
  now(): number;

  /** Up to a moment, where spectators see less than the players. */
  load(id: string, until?: number): Promise<Table>;
  /** Something changed: duties may have to be planned anew. */
  changed(room: Room, body: PacketBody | null): void;
  failed(room: Room, error: unknown): void;
}

/** A lost race is tried again; more tries than this means that something else is wrong. */
const TRIES = 8;

type Want = (draft: Draft) => Refusal | null;

/** One match on this node: everything that reads or changes it passes through one door, one after another. */
export class Room {
  readonly viewers = new Set<Viewer>();
  private last: Promise<unknown> = Promise.resolve();
  private lag: Lag | null = null;
  /** When a seat's last socket went. */
  private readonly left = new Map<Seat, number>();
  /** This node does the duties. */
  owner = false;
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
    this.last = next.catch(() => {});
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
    const draft = new Draft(this.table, Math.max(this.host.now(), this.table.at));
    let refused: Refusal | null;
    try {
      refused = want(draft);
      if (draft.events.length === 0) return refused;
      draft.settle();
    } catch (error) {
      return this.annul(error);
    }
    const body = draft.body(by, cmd);
    return (await this.commit(draft.at, body)) ? refused : 'again';
  }

  private async commit(at: number, body: PacketBody): Promise<boolean> {
    const packet: Packet = { match: this.id, seq: this.table.seq + 1, at, body: JSON.stringify(body) };
    let won = false;
    try {
      won = await this.host.store.log.append(packet);
    } finally {
      // Not stored, or perhaps stored: only the log knows what is true now.
      if (!won) await this.reread();
    }
    if (!won) return false;
    this.table.endPacket(body, packet.seq);
    this.publish(body, packet);
    return true;
  }

  /** This node takes the match over; the time since the last sign of life of the other is charged to nobody. */
  resume(from: number, since: number): Promise<void> {
    return this.lock(async () => {
      for (let tries = 0; tries < TRIES && this.table.live; tries++) {
        const at = Math.max(this.host.now(), this.table.at);
        const known = since === 0 ? at : Math.min(at, Math.max(since, this.table.at));
        const draft = new Draft(this.table, at, [{ k: 'resumed', from, since: known }]);
        if (await this.commit(at, draft.body(-1))) return;
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
  private async reread(): Promise<void> {
    this.broken = true;
    this.table = await this.host.load(this.id);
    this.broken = false;
    this.lag?.restart();
    this.table.rewound = true;
    this.publish(null, null);
  }

  /** Another node has appended up to this number; without one, whatever it may be. */
  catchUp(seq = Number.POSITIVE_INFINITY): Promise<void> {
    return this.lock(async () => {
      if (seq <= this.table.seq) return;
      for (const packet of await this.host.store.log.read(this.id, this.table.seq + 1)) {
        // A packet that was read by half is worse than one that was not: then everything is read again.
        this.broken = true;
        this.table.read(packet);
        this.broken = false;
        this.publish(JSON.parse(packet.body) as PacketBody, packet);
      }
    });
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  private publish(body: PacketBody | null, packet: Packet | null): void {
    const seated = body?.events.some(({ k }) => k === 'sat' || k === 'stood' || k === 'began') ?? true;
    if (seated) this.reseat();
    const heard = this.takeHeard();
    const whole = this.table.rewound;
    this.table.rewound = false;
    const hidden = body !== null && isPrivate(body);
    for (const group of this.groups(false)) {
      if (hidden && group.seat !== body.by) continue;
      this.tellGroup(group, body, heard, whole);
    }
    if (packet !== null) this.lag?.push(packet);
    this.host.changed(this, body);
  }

  /** Seats change hands while a table is open: each viewer is where the table now says. */
  private reseat(): void {
    const { table } = this;
    this.left.clear();
    for (const viewer of this.viewers) {
      const seat = seatOf(table, viewer.user, viewer.token) ?? SPECTATOR;
      if (seat !== viewer.seat) {
        viewer.seat = seat;
        viewer.eyes = seat;
      }
      if (seat === SPECTATOR && !mayWatch(table)) viewer.dismiss();
    }
  }

  private takeHeard(): Heard[] {
    const heard = this.table.rewound ? wholeLog(this.table) : this.table.heard;
    this.table.heard = [];
    return heard;
  }

  /** Viewers that are told the same: it is worked out once. Delayed spectators get theirs elsewhere. */
  private groups(delayed: boolean): { seat: Seat; eyes: Seat; viewers: Viewer[] }[] {
    const found = new Map<string, { seat: Seat; eyes: Seat; viewers: Viewer[] }>();
    for (const viewer of this.viewers) {
      if (this.isDelayed(viewer) !== delayed) continue;
      const key = `${viewer.seat}/${viewer.eyes}`;
      const group = found.get(key) ?? { seat: viewer.seat, eyes: viewer.eyes, viewers: [] };
      group.viewers.push(viewer);
      found.set(key, group);
    }
    return [...found.values()];
  }

  private isDelayed(viewer: Viewer): boolean {
    return viewer.seat === SPECTATOR && this.table.rules.delay > 0;
  }

  private tellGroup(
    { seat, eyes, viewers }: { seat: Seat; eyes: Seat; viewers: readonly Viewer[] },
    body: PacketBody | null,
    heard: readonly Heard[],
    whole: boolean,
    table = this.table,
  ): void {
    const message = messageFor(table, seat, eyes, body, heard, whole, this.watchers, this.host.now());
    for (const viewer of viewers) viewer.send(message);
  }

  get watchers(): number {
    let n = 0;
    for (const viewer of this.viewers) if (viewer.seat === SPECTATOR) n++;
    return n;
  }

  /** Presence of spectators and the like: no packet, but worth telling. */
  tellTable(): void {
    for (const { seat, viewers } of this.groups(false)) {
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
  ): Promise<void> {
    return this.lock(async () => {
      this.touched = this.host.now();
      let { table } = this;
      if (this.isDelayed(viewer)) {
        this.lag ??= new Lag(this.id, this.host, table.rules.delay * 1000, (delayed, body) =>
          this.tellDelayed(delayed, body),
        );
        table = await this.lag.now();
      }
      viewer.send(openedFor(table, wholeLog(table), viewer, id, since, chat, this.watchers, this.host.now()));
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
    if (this.lag !== null && this.groups(true).length === 0) {
      this.lag.stop();
      this.lag = null;
    }
  }

  private tellDelayed(table: Table, body: PacketBody): void {
    const whole = table.rewound;
    const heard = whole ? wholeLog(table) : table.heard;
    table.rewound = false;
    table.heard = [];
    if (isPrivate(body)) return;
    for (const group of this.groups(true)) this.tellGroup(group, body, heard, whole, table);
  }

  /** A question of a seat about the position. */
  ask(seat: Seat, query: Query): Promise<unknown> {
    return this.lock(async () => {
      if (this.table.match === null) return null;
      const desk = deskOf(this.table, seat);
      if (query.t === 'look') return desk.look(query.keys);
      if (query.t === 'preview') return desk.preview(query.keys);
      if (query.t === 'inspect') return desk.inspect(query.card);
      return desk.whyNot(query.attempt);
    });
  }

  /** Reads something of the table between two changes. */
  peek<T>(look: (table: Table) => T): Promise<T> {
    return this.lock(async () => look(this.table));
  }

  stop(): void {
    this.lag?.stop();
  }
}
