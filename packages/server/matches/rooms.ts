import { sure } from '@bojiste/kernel';
import type { MatchRow } from '../store/contract.ts';
import type { Versions } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import type { PacketBody } from './events.ts';
import { finish } from './finish.ts';
import type { Games } from './games.ts';
import { Keeper } from './keeper.ts';
import { listing } from './listing.ts';
import { Loader, type Reach } from './loader.ts';
import { Room, type RoomHost } from './room.ts';
import type { Table } from './table.ts';

/** All matches that are loaded on this node. */

export interface Watch {
  /** Called after every change of a room. */
  changed(room: Room, body: PacketBody | null): void;
  failed(match: string, error: unknown, where?: string, about?: object): void;
}

/** The match is led by a node that plays by other rules: it is left alone. */
export class Elsewhere extends Error {
  constructor() {
    super('led by other rules');
  }
}

export class Rooms implements RoomHost {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  /** Rooms that are ready, for those who cannot wait. */
  readonly ready = new Map<string, Room>();
  /** Of this node, for those who change a match. */
  lastSign: (at: number) => number | null = () => null;
  watch: Watch = { changed: () => {}, failed: () => {} };
  readonly keeper: Keeper;
  readonly versions: Versions;
  private readonly loader: Loader;
  /** From whom matches were taken over and until when those lived, until the matches are looked at. */
  readonly inherited = new Map<string, { readonly from: number; readonly since: number }>();
  /** Until when a process lived whose place this one has taken. */
  predecessor = 0;

  constructor(
    readonly store: Store,
    readonly games: Games,
    readonly now: () => number = Date.now,
  ) {
    const failed = (match: string, error: unknown) => this.watch.failed(match, error);
    this.keeper = new Keeper(store, failed);
    this.loader = new Loader(store, games, failed);
    this.versions = Object.fromEntries([...games].map(([id, { g }]) => [id, g.rulesHash]));
    store.engine.hear((words) => {
      for (const word of words)
        if (word.k === 'log')
          this.ready
            .get(word.match)
            ?.catchUp(word.seq)
            .catch((error) => this.watch.failed(word.match, error));
    });
    store.engine.missed(() => {
      for (const room of this.ready.values()) room.catchUp().catch((error) => this.watch.failed(room.id, error));
    });
  }

  /** Null when there is no such match. Who asks for a room keeps it from being forgotten for a while. */
  get(id: string): Promise<Room | null> {
    const found = this.rooms.get(id);
    const room = this.ready.get(id);
    if (room !== undefined) room.touched = this.now();
    if (found !== undefined) return found;
    const loading = this.open(id).catch((error) => {
      this.rooms.delete(id);
      throw error;
    });
    this.rooms.set(id, loading);
    return loading;
  }

  private async open(id: string): Promise<Room | null> {
    const row = await this.store.matches.get(id);
    if (row === undefined || !this.games.has(row.game)) {
      this.rooms.delete(id);
      return null;
    }
    const mine = await this.ours(row);
    const room = new Room(await this.load(id), this);
    room.table.heard = [];
    room.owner = mine.owner === this.store.engine.node;
    room.epoch = mine.epoch;
    this.ready.set(id, room);
    if (room.table.live && room.table.fault !== null) await room.goOn();
    await this.inherit(room, mine);
    await this.mend(room, mine);
    this.keeper.flush(room.table);
    // What others appended while we read.
    room.catchUp().catch((error) => this.watch.failed(id, error));
    return room;
  }

  /** A live match of other rules passes to ours only when nobody plays by those any more. */
  private async ours(row: MatchRow): Promise<MatchRow> {
    const version = sure(this.versions[row.game]);
    if (row.stage !== 'live' || row.rules === 0 || row.rules === version) return row;
    const nodes = await this.store.matches.liveNodes(this.now());
    if (nodes.some(({ versions }) => versions[row.game] === row.rules)) throw new Elsewhere();
    const epoch = await this.store.matches.claim(row.id, row.owner, version);
    if (epoch !== null) return { ...row, owner: this.store.engine.node, epoch, rules: version };
    // Somebody was faster: perhaps this very node, which looks for such matches too.
    const now = await this.store.matches.get(row.id);
    if (now === undefined || now.owner === row.owner) throw new Elsewhere();
    return this.ours(now);
  }

  /** A match that changed hands notes it once, so that the time in between is charged to nobody. */
  async inherit(room: Room, { id, epoch, owner }: MatchRow): Promise<void> {
    const { table } = room;
    const { node } = this.store.engine;
    room.owner = owner === node;
    room.epoch = Math.max(room.epoch, epoch);
    // The first epoch is of whoever began it.
    if (!room.owner || !table.live || epoch <= Math.max(1, table.epoch)) return;
    const { from, since } = this.inherited.get(id) ?? { from: -1, since: this.predecessor };
    this.inherited.delete(id);
    await room.resume(from, since);
  }

  /** Who begins a match owns it, unless another was faster. */
  async own(room: Room): Promise<void> {
    const epoch = await this.store.matches.claim(room.id, 0, room.table.g.rulesHash);
    if (epoch === null) return;
    room.epoch = epoch;
    room.owner = true;
    this.changed(room, null);
  }

  /** With everything that any node has written until now: who comes from another node has seen that already. */
  async fresh(id: string): Promise<Room | null> {
    const room = await this.get(id);
    if (this.store.engine.kind === 'postgres') await room?.catchUp();
    return room;
  }

  /** A crash may have come between an append and the rows that follow from it. */
  private async mend(room: Room, row: MatchRow): Promise<void> {
    const { table } = room;
    // How an older match ended is known from then.
    if (table.fault !== null && row.stage !== 'live') return;
    const info = listing(table);
    if (row.stage === table.stage && row.info === info) return;
    for (const [seat, sitting] of table.seats.entries())
      await this.store.matches.seat(table.id, seat, sitting === null || sitting.user === '' ? null : sitting.user);
    if (table.stage === 'over') return finish(table, this.store, this.now());
    await this.store.matches.change(table.id, { stage: table.stage, info });
    if (table.live && row.owner === 0) await this.own(room);
  }

  load(id: string, reach: Reach = {}): Promise<Table> {
    return this.loader.load(id, reach);
  }

  /** Processor time that reading the table took; whoever asks first pays for it. */
  takeCost(room: Room | null): number {
    return room === null ? 0 : this.costOf(room.table);
  }

  costOf(table: Table): number {
    return this.loader.takeCost(table);
  }

  passed(id: string): Promise<Table> {
    return this.loader.passed(id);
  }

  changed(room: Room, body: PacketBody | null): void {
    this.watch.changed(room, body);
  }

  failed(room: Room, error: unknown, where?: string, about?: object): void {
    this.watch.failed(room.id, error, where, about);
  }

  /** Positions from which others may go on, perhaps by other rules. */
  async handOn(): Promise<void> {
    for (const room of this.ready.values())
      if (room.owner) await this.keeper.handOn(room.table).catch((error) => this.watch.failed(room.id, error));
  }

  /** Forgets rooms that nobody looks at and that need nothing. */
  evict(idle: (room: Room) => boolean): Room[] {
    const gone = [...this.ready.values()].filter((room) => room.viewers.size === 0 && idle(room));
    for (const room of gone) {
      this.ready.delete(room.id);
      this.rooms.delete(room.id);
      room.stop();
    }
    return gone;
  }

  /** Waits for what is being written, and stops. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.ready.values()].map((room) => room.peek(() => {}).catch((error) => this.watch.failed(room.id, error))),
    );
    await this.keeper.settled();
    this.evict(() => true);
  }
}
