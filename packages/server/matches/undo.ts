import type { Seat, UndoLabel } from '@bojiste/kernel';
import type { RefusalCode } from './refusals.ts';
import type { Table } from './table.ts';

/** Taking back at a table: its settings come first, then whether it is rated, then what anybody learned by the move. */

/** Why the seat cannot take anything back, not even with the others' consent; null when it can. */
export function undoRefusal(table: Table, seat: Seat): RefusalCode | null {
  const { match, rules, minds } = table;
  if (rules.undo === 'never') return 'undoNever';
  const label = match?.undoLabel(seat, minds) ?? 'never';
  if (label === 'never') return match?.takesBack ? 'undoNothing' : 'undoNever';
  return label === 'ask' && rules.rated ? 'undoRated' : null;
}

/** What the seat is told. */
export function undoLabel(table: Table, seat: Seat): UndoLabel {
  if (table.match === null || undoRefusal(table, seat) !== null) return 'never';
  return table.match.undoLabel(seat, table.minds);
}
