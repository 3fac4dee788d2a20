import { Earlier, type Entry, type RecordHeader, sure } from '@bojiste/kernel';
import type { ListedTable } from '@bojiste/session/wire';
import { stopwatch } from '../operate/budgets.ts';
import type { Packet } from '../store/contract.ts';
import type { KeptRow } from '../store/kept.ts';
import type { Store } from '../store/store.ts';
import type { PacketBody, TableEvent } from './events.ts';
import type { Games, HostedGame } from './games.ts';
import { headerOf } from './header.ts';
import { FORM } from './kept-table.ts';
import { keptAt, readTable } from './opened-table.ts';
import { Table } from './table.ts';

/** Makes tables of what is stored: of the last position that was kept, or of the log alone. */

const eventsOf = ({ body }: Packet): readonly TableEvent[] => (JSON.parse(body) as PacketBody).events;

/** What the table must hold. */
export interface Reach {
  /** Up to this moment, where spectators see less. */
  readonly until?: number;
  /** Entries from this one on, for one of them is to be taken back; 0: by the log alone. */
  readonly from?: number;
}

/** A whole log may take seconds to play: others have their turn meanwhile. */
const SLICE_MS = 20;
const breath = () => new Promise((resolve) => setImmediate(resolve));

const LATEST = Number.POSITIVE_INFINITY;

export class Loader {
  /** Processor time that reading a table took, until somebody has paid for it. */
  private readonly costs = new WeakMap<Table, number>();

  constructor(
    private readonly store: Store,
    private readonly games: Games,
    private readonly failed: (match: string, error: unknown) => void,
  ) {}

  async load(id: string, reach: Reach): Promise<Table> {
    return (await this.fromKept(id, reach)) ?? this.fromLog(id, reach);
  }

  takeCost(table: Table): number {
    const ms = this.costs.get(table) ?? 0;
    this.costs.delete(table);
    return ms;
  }

  private async fromKept(id: string, reach: Reach): Promise<Table | null> {
    const row = await this.position(id, reach);
    if (row === null) return null;
    const table = await this.readFrom(id, row, reach);
    if (table !== 'earlier') return table;
    // A move from before this position was taken back, and the one after that is not stored yet: an older one may do.
    for (const older of await this.store.kept.positions(id, FORM)) {
      const found = older.entries < row.entries ? await this.readFrom(id, older, reach) : 'earlier';
      if (found !== 'earlier') return found;
    }
    return null;
  }

  private async readFrom(id: string, row: KeptRow, { until = LATEST }: Reach): Promise<Table | null | 'earlier'> {
    const hosted = this.games.get(keptAt(row.body).game);
    if (hosted === undefined || hosted.g.rulesHash !== row.rules) return null;
    try {
      const packets = await this.store.log.read(id, row.seq + 1);
      const took = stopwatch();
      const table = readTable(id, hosted.g, hosted.extras, row.body);
      for (const packet of packets) if (packet.at <= until) table.read(packet);
      this.costs.set(table, took());
      return table;
    } catch (error) {
      if (error instanceof Earlier) return 'earlier';
      // The log is right, whatever was kept beside it.
      this.failed(id, error);
      return null;
    }
  }

  private async position(id: string, { until = LATEST, from = LATEST }: Reach): Promise<KeptRow | null> {
    if (from === 0) return null;
    if (until === LATEST && from === LATEST) return this.store.kept.newest(id, FORM);
    const rows = await this.store.kept.positions(id, FORM);
    return rows.find(({ entries, body }) => entries <= from && keptAt(body).at <= until) ?? null;
  }

  private async fromLog(id: string, { until = LATEST }: Reach): Promise<Table> {
    const packets = await this.packets(id);
    const upTo = packets.filter((packet, i) => i === 0 || packet.at <= until);
    const table = this.empty(id, packets);
    let [took, ms] = [stopwatch(), 0];
    // What was played by other rules before the game went on is only counted.
    const goneOn = upTo.map((packet) => eventsOf(packet).some(({ k }) => k === 'goneOn')).lastIndexOf(true);
    for (const [i, packet] of upTo.entries()) {
      table.passing = i <= goneOn;
      try {
        table.read(packet);
      } catch (error) {
        this.failed(id, error);
        await this.hold(table, error, sure(upTo[upTo.length - 1]));
        break;
      }
      if (took() < SLICE_MS) continue;
      ms += took();
      await breath();
      took = stopwatch();
    }
    this.costs.set(table, ms + took());
    await this.nameKept(table);
    return table;
  }

  /** Whoever waits at a table is told for whom its seats are kept. */
  private async nameKept(table: Table): Promise<void> {
    if (table.stage !== 'open' || !table.reserved) return;
    const people = table.only.map((id) => (id === '' ? undefined : this.store.people.get(id)));
    table.onlyNames = (await Promise.all(people)).map((user) => user?.name ?? '');
  }

  private async hold(table: Table, error: unknown, last: Packet): Promise<void> {
    const row = await this.store.matches.get(table.id);
    const { result = null } = row === undefined ? {} : (JSON.parse(row.info) as Partial<ListedTable>);
    table.hold(error, last, row?.stage === 'over' ? result : null, row?.stage !== 'live');
  }

  /** With all entries counted and none played. */
  async passed(id: string): Promise<Table> {
    const packets = await this.packets(id);
    const table = this.empty(id, packets);
    for (const packet of packets) {
      table.passing = true;
      table.read(packet);
    }
    return table;
  }

  private async packets(id: string): Promise<Packet[]> {
    const packets = await this.store.log.read(id);
    if (packets.length === 0) throw new Error(`match ${id} has no log`);
    return packets;
  }

  private empty(id: string, packets: readonly Packet[]): Table {
    const made = eventsOf(sure(packets[0]))[0];
    const game = made?.k === 'made' ? made.rules.game : '';
    const { g, extras } = this.hosted(id, game);
    return new Table(id, g, extras);
  }

  private hosted(id: string, game: string): HostedGame {
    const hosted = this.games.get(game);
    if (hosted === undefined) throw new Error(`match ${id}: no game ${game}`);
    return hosted;
  }
}

/** The record as it stands in the log: nothing is played for it, so that no rule can spoil it. */
export async function recordOf(table: Table, store: Store): Promise<{ header: RecordHeader; entries: Entry[] }> {
  const packets = await store.log.read(table.id);
  const entries = packets
    .flatMap(eventsOf)
    .flatMap((event) => (event.k === 'entry' || event.k === 'goneOn' ? [event.entry] : []));
  return { header: headerOf(table), entries };
}
