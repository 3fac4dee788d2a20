import { atRest, type Seat, SPECTATOR } from '@bojiste/kernel';
import type { Clock } from '../clocks/clock.ts';
import type { RestRow, ToldRow } from '../store/kept.ts';
import type { Store } from '../store/store.ts';
import { linesOf } from './course.ts';
import type { Line } from './heard.ts';
import { FORM } from './kept-table.ts';
import { NEVER, type Portion, type Rest } from './portions.ts';
import type { Table } from './table.ts';

/** Stores what tables put aside, behind everybody's back: nobody waits for it, and nothing depends on it but speed. */

/** What stands in the row of a rest. */
export interface KeptRest {
  readonly state: string;
  readonly clock: Clock;
  /** What was told since the last portion; only where a node had the time to write it. */
  readonly tail: readonly { readonly viewer: Seat; readonly lines: readonly Line[] }[];
  readonly upto: number;
}

export const viewersOf = (table: Table): Seat[] => [...table.seats.keys(), SPECTATOR];

export class Keeper {
  private readonly busy = new Map<Table, Promise<void>>();

  constructor(
    private readonly store: Store,
    private readonly failed: (match: string, error: unknown) => void,
  ) {}

  /** Called after every packet; most of the time there is nothing to do. */
  flush(table: Table): void {
    if (table.portions.ready.length === 0 || this.busy.has(table)) return;
    const running = this.write(table)
      .catch((error) => this.failed(table.id, error))
      .finally(() => this.busy.delete(table));
    this.busy.set(table, running);
  }

  /** Waits for what is being written. */
  async settled(): Promise<void> {
    await Promise.all(this.busy.values());
  }

  private async write(table: Table): Promise<void> {
    // Whoever moved has the answer first.
    await new Promise((resolve) => setImmediate(resolve));
    for (let [portion] = table.portions.ready; portion !== undefined; [portion] = table.portions.ready) {
      await this.store.kept.keep(this.keptRow(table, portion), told(table, portion), restRow(table, []), portion.back);
      table.portions.ready = table.portions.ready.filter((one) => one !== portion);
    }
    if (table.stage === 'over') await this.store.kept.ended(table.id);
  }

  private keptRow({ id, g }: Table, { upto, seq, table }: Portion) {
    return { match: id, entries: upto, seq, rules: g.rulesHash, form: FORM, body: table };
  }

  /** This node hands the match on, perhaps to other rules: the position of this moment, with all that was told. */
  async handOn(table: Table): Promise<void> {
    const { match, g, state, portions } = table;
    if (match === null || !table.live || table.fault !== null) return;
    await this.busy.get(table);
    const snapshot = atRest(g, state) ? match.snapshot() : null;
    if (snapshot !== null) portions.rest = { seq: table.seq, snapshot, clock: structuredClone(table.clock) };
    const tail = viewersOf(table).map((viewer) => ({ viewer, lines: linesOf(table, portions.pending, viewer) }));
    await this.store.kept.keep(null, [], restRow(table, tail));
  }

  async lastRest(match: string): Promise<(Rest & KeptRest) | null> {
    const row = await this.store.kept.rest(match);
    if (row === null) return null;
    const { entries: after, rules, seq, body } = row;
    const rest = JSON.parse(body) as KeptRest;
    return { ...rest, seq, snapshot: { after, rules, state: rest.state } };
  }

  /** What was told before the game went on and had not been put aside yet. */
  async keepTail(match: string, { tail, upto }: KeptRest): Promise<void> {
    const rows = tail.map(({ viewer, lines }) => row(match, viewer, upto, NEVER, lines));
    if (rows.length > 0) await this.store.kept.keep(null, rows, null);
  }
}

const row = (match: string, viewer: Seat, upto: number, cut: number, lines: readonly Line[]): ToldRow => ({
  match,
  viewer,
  upto,
  cut,
  body: JSON.stringify(lines),
});

const told = (table: Table, { upto, cut, heard }: Portion): ToldRow[] =>
  viewersOf(table).map((viewer) => row(table.id, viewer, upto, cut, linesOf(table, heard, viewer)));

function restRow(table: Table, tail: KeptRest['tail']): RestRow | null {
  const { rest } = table.portions;
  if (rest === null || !table.live) return null;
  const { snapshot, clock, seq } = rest;
  const body: KeptRest = { state: snapshot.state, clock, tail, upto: table.match?.count ?? 0 };
  return { match: table.id, entries: snapshot.after, seq, rules: snapshot.rules, body: JSON.stringify(body) };
}
