import type { MatchRow, Packet } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import type { PacketBody } from './events.ts';
import { finish } from './finish.ts';
import type { Games } from './games.ts';
import { listing } from './listing.ts';
import { Room, type RoomHost } from './room.ts';
import { Table } from './table.ts';

/** All matches that are loaded on this node. */

export interface Watch {
  /** Called after every change of a room. */
  changed(room: Room, body: PacketBody | null): void;
  failed(match: string, error: unknown): void;
}

export class Rooms implements RoomHost {
  private readonly rooms = new Map<string, Promise<Room | null>>();
  /** Rooms that are ready, for those who cannot wait. */
  readonly ready = new Map<string, Room>();
  watch: Watch = { changed: () => {}, failed: () => {} };

  constructor(
    readonly store: Store,
    readonly games: Games,
    readonly now: () => number = Date.now,
  ) {
    store.engine.hear((words) => {
      for (const word of words)
        if (word.k === 'log')
          this.ready
            .get(word.match)
            ?.catchUp(word.seq)
            .catch((error) => this.watch.failed(word.match, error));
    });
    store.engine.missed(() => {
      for (const room of this.ready.values()) room.catchUp().catch(() => {});
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
    const room = new Room(await this.load(id), this);
    room.table.heard = [];
    room.owner = row.owner === this.store.engine.node;
    this.ready.set(id, room);
    await this.mend(room, row);
    // What others appended while we read.
    room.catchUp().catch((error) => this.watch.failed(id, error));
    return room;
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
    const orphan = table.live && row.owner === 0;
    const owner = orphan ? { owner: this.store.engine.node } : {};
    await this.store.matches.change(table.id, { stage: table.stage, info, ...owner });
    if (orphan) room.owner = true;
  }

  async load(id: string, until = Number.POSITIVE_INFINITY): Promise<Table> {
    const packets = await this.store.log.read(id);
    const first = packets[0];
    if (first === undefined) throw new Error(`match ${id} has no log`);
    const { rules } = JSON.parse(first.body).events[0] as { rules: { game: string } };
    const hosted = this.games.get(rules.game);
    if (hosted === undefined) throw new Error(`match ${id}: no game ${rules.game}`);
    const table = new Table(id, hosted.g, hosted.extras);
    for (const packet of packets) if (packet === first || packet.at <= until) this.read(table, packet, packets);
    return table;
  }

  private read(table: Table, packet: Packet, all: readonly Packet[]): void {
    if (table.fault !== null) return;
    try {
      table.read(packet);
    } catch (error) {
      this.watch.failed(table.id, error);
      table.abandon(error, all[all.length - 1]);
    }
  }

  changed(room: Room, body: PacketBody | null): void {
    this.watch.changed(room, body);
  }

  failed(room: Room, error: unknown): void {
    this.watch.failed(room.id, error);
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
    await Promise.all([...this.ready.values()].map((room) => room.peek(() => {}).catch(() => {})));
    this.evict(() => true);
  }
}
