import { type LogEntry, Match, type State } from '@bojiste/kernel';
import { momentOf } from '@bojiste/session/happenings';
import type { Heard, Table } from './table.ts';

/** The whole log of a table, by playing its record again: cheaper than keeping the lines of a thousand tables. */
export function wholeLog(table: Table): Heard[] {
  const { g, extras, match, entryTicks } = table;
  if (match === null) return [];
  let heard: Heard[] = [];
  let tick = 0;
  const early: LogEntry[] = [];
  let again: Match | null = null;
  const hear = (s: State, entry: LogEntry) =>
    heard.push({ entry, step: s.step, tick, moment: momentOf(g, s, entry, extras) });
  again = new Match(g, match.header, (entry) => (again === null ? early.push(entry) : hear(again.state, entry)));
  for (const entry of early) hear(again.state, entry);
  for (const [at, entry] of match.entries.entries()) {
    tick = entryTicks[at];
    // Digests were tested when the table was read; here they would only cost time.
    if (entry.k === 'hash') again.entries.push(entry);
    else again.repeat(entry, at);
    if (entry.k === 'undo') heard = heard.filter((one) => one.step < (again as Match).state.step);
  }
  return heard;
}
