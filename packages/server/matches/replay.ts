import type { Raw } from '@bojiste/session/beats/raw';
import { Play } from '@bojiste/session/play';
import type { Heard, Table } from './table.ts';

/** The whole log of a table, by playing its record again. */
export function wholeLog(table: Table): Heard[] {
  const { g, extras, match, entryTicks } = table;
  if (match === null) return [];
  const again = new Play({ g, extras, header: match.header });
  const ticks = new Map<Raw, number>();
  const note = (tick: number) => {
    for (const beat of again.beats) if (!ticks.has(beat)) ticks.set(beat, tick);
  };
  note(0);
  for (const [at, entry] of match.entries.entries()) {
    // Digests were tested when the table was read; here they would only cost time.
    if (entry.k === 'hash') again.match.entries.push(entry);
    else again.repeat(entry, at);
    note(entryTicks[at]);
  }
  return again.beats.map((beat) => ({ beat, tick: ticks.get(beat) ?? 0 }));
}
