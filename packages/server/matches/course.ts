import { type Seat, sure } from '@bojiste/kernel';
import type { Beat } from '@bojiste/session/types';
import type { KeptMatches, ToldRow } from '../store/kept.ts';
import type { Heard, Line } from './heard.ts';
import { NEVER, type Portion } from './portions.ts';
import type { Table } from './table.ts';

/** What a viewer was told: the last stretch of it at once, the rest a page at a time, at the same cost however long. */

export interface Course {
  readonly lines: readonly Line[];
  /** Older lines are asked for by this number; 0 when there are none. */
  readonly earlier: number;
}

/** Portions of one page. */
const PAGE = 8;

export function linesOf({ id, play }: Table, heard: readonly Heard[], viewer: Seat): Line[] {
  if (play === null) throw new Error(`match ${id} has not begun`);
  const fresh = heard.filter(({ lines }) => !lines.has(viewer));
  const told =
    fresh.length === 0
      ? []
      : play.tell(
          fresh.map(({ beat }) => beat),
          viewer,
        );
  const beats = new Map(told.map((beat) => [beat.n, beat]));
  for (const { beat, tick, lines } of fresh) {
    const said = beats.get(beat.n);
    lines.set(viewer, said === undefined ? null : [tick, said]);
  }
  return heard.flatMap(({ lines }) => {
    const line = lines.get(viewer) ?? null;
    return line === null ? [] : [line];
  });
}

/** One after another from the newest: what was taken back later is left out of what was told before. */
class Gatherer {
  private readonly parts: (readonly Line[])[] = [];

  constructor(private limit: number) {}

  add(lines: readonly Line[], cut: number): void {
    const { limit } = this;
    this.parts.unshift(limit === NEVER ? lines : lines.filter(([, { step }]) => step < limit));
    this.limit = Math.min(this.limit, cut);
  }

  get lines(): readonly Line[] {
    return this.parts.flat();
  }
}

const readRow = ({ body }: ToldRow): readonly Line[] => JSON.parse(body) as Line[];

/** The course up to now. */
export async function recentCourse(table: Table, kept: KeptMatches, viewer: Seat): Promise<Course> {
  if (table.match === null) return { lines: [], earlier: 0 };
  const { pending, cut, at } = table.portions;
  // Portions that are not stored yet, as they are now: storing goes on meanwhile.
  const ready: readonly Portion[] = [...table.portions.ready];
  const found = new Gatherer(NEVER);
  const told = (heard: readonly Heard[]) => linesOf(table, heard, viewer);
  found.add(told(pending), cut);
  for (const portion of [...ready].reverse()) found.add(told(portion.heard), portion.cut);
  const upto = ready.length > 0 ? sure(ready[0]).upto - 1 : at;
  const rows = await kept.told(table.id, viewer, upto, PAGE);
  for (const row of [...rows].reverse()) found.add(readRow(row), row.cut);
  return { lines: found.lines, earlier: rows.length === PAGE ? sure(rows[0]).upto : 0 };
}

/** A page of what was told before; `before` comes from the page after it. */
export async function earlierCourse(table: Table, kept: KeptMatches, viewer: Seat, before: number): Promise<Course> {
  // Never more than this table knows: a delayed one knows less than is stored.
  const upto = Math.min(before, table.portions.at) - 1;
  const rows = await kept.told(table.id, viewer, upto, PAGE);
  if (rows.length === 0) return { lines: [], earlier: 0 };
  const later = await kept.cutAfter(table.id, viewer, upto);
  const found = new Gatherer(Math.min(later, table.portions.cut, ...table.portions.ready.map(({ cut }) => cut)));
  for (const row of [...rows].reverse()) found.add(readRow(row), row.cut);
  return { lines: found.lines, earlier: rows.length === PAGE ? sure(rows[0]).upto : 0 };
}

/** Everything that was told, for a record that must outlive its rules. */
export async function wholeCourse(table: Table, kept: KeptMatches, viewer: Seat): Promise<readonly Beat[]> {
  let { lines, earlier } = await recentCourse(table, kept, viewer);
  while (earlier > 0) {
    const page = await earlierCourse(table, kept, viewer, earlier);
    lines = [...page.lines, ...lines];
    earlier = page.earlier;
  }
  return lines.map(([, beat]) => beat);
}
