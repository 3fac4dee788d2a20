import { sure } from '@bojiste/kernel';
import type { Packet } from '../store/contract.ts';
import type { PacketBody } from './events.ts';
import type { RoomHost } from './room.ts';
import type { Table } from './table.ts';

/** By seconds, for tables that want it; by turns, for who looks into hands. */
export type Delay = 'time' | 'turn';

/** How far behind: packets up to this moment are shown; `wait`: when the next one will be, null for not by itself. */
export interface Horizon {
  now(): number;
  wait(packet: Packet): number | null;
}

/** Hands are shown as they were before the last whole turn began, and all of them after the end. */
export function horizonOf(delay: Delay, table: () => Table, now: () => number): Horizon {
  const ms = table().rules.delay * 1000;
  if (delay === 'time') return { now: () => now() - ms, wait: (packet) => packet.at + ms - now() };
  return {
    now: () => (table().live ? Math.min(table().portions.turns[0] - 1, now() - ms) : now()),
    wait: () => null,
  };
}

/** The table as it was a while ago, for spectators who see less than the players: it knows nothing that is younger. */
export class Lag {
  private table: Promise<Table> | null = null;
  private waiting: Packet[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly id: string,
    private readonly host: RoomHost,
    private readonly horizon: Horizon,
    private readonly tell: (table: Table, body: PacketBody) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** The table as spectators may see it now. */
  now(): Promise<Table> {
    this.table ??= this.begin();
    return this.table;
  }

  private async begin(): Promise<Table> {
    const table = await this.host.load(this.id, { until: this.horizon.now() });
    this.waiting = await this.host.store.log.read(this.id, table.seq + 1);
    table.heard = [];
    this.plan(table);
    return table;
  }

  push(packet: Packet): void {
    if (this.waiting.at(-1)?.seq !== packet.seq) this.waiting.push(packet);
    this.table?.then((table) => this.plan(table)).catch(this.failed);
  }

  /** The log was read again: what waits may have changed. */
  restart(): void {
    this.stop();
    this.table = null;
    this.waiting = [];
    this.now();
  }

  private plan(table: Table): void {
    if (this.timer !== null || this.waiting.length === 0) return;
    const wait = sure(this.waiting[0]).at <= this.horizon.now() ? 0 : this.horizon.wait(sure(this.waiting[0]));
    if (wait === null) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        try {
          this.goOn(table);
        } catch (error) {
          this.failed(error);
          this.restart();
        }
      },
      Math.max(0, wait),
    );
  }

  private goOn(table: Table): void {
    while (this.waiting.length > 0 && sure(this.waiting[0]).at <= this.horizon.now()) {
      const packet = this.waiting.shift() as Packet;
      if (packet.seq !== table.seq + 1) continue;
      table.read(packet);
      // The room itself puts them aside.
      table.portions.ready = [];
      this.tell(table, JSON.parse(packet.body) as PacketBody);
    }
    this.plan(table);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
