import type { TableEvent } from './events.ts';
import type { Table } from './table.ts';

/** No node's: sockets of nobody are gone. */
const NOBODY = -2;

/**
 * A node that was stopped, or could not reach the store, wakes with what players sent in between: time since its last
 * sign of life belongs to nobody. Null: it is well.
 */
export function gapOf(table: Table, lastSign: number | null): TableEvent[] {
  if (lastSign === null || !table.live) return [];
  return [{ k: 'resumed', from: NOBODY, since: Math.max(lastSign, table.at) }];
}
