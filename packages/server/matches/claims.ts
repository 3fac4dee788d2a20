import type { Seat } from '@bojiste/kernel';
import { overdue } from '../clocks/clock.ts';
import type { Table } from './table.ts';

/** Seats whose absence or empty clock somebody else at the table may claim now. */
export function claimable(table: Table, by: Seat, at: number): Seat[] {
  if (by < 0 || !table.live || table.state.seats[by]?.out !== 0) return [];
  return overdue(table.rules.clock, table.clock, table.present(), at).filter((seat) => seat !== by);
}
