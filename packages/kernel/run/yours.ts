import { F, type Frame, known, MARK_STANDING, type Row, type State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import type { Game, Pattern } from './game.ts';

/**
 * What "your" means, for every kind of ability. In an effect that is carried out `you` is one seat. A standing ability
 * (a continuous change, a permission, a trigger or a replacement while it waits) speaks of its controller's cards and
 * deeds, and in games that share abilities also of the partners'; when it is set off, "you" is the seat whose deed or
 * card set it off.
 */
export const isYours = (g: Game, s: State, f: Frame, seat: Seat): boolean =>
  seat === f.you || ((f.marks & MARK_STANDING) !== 0 && g.def.shares !== undefined && g.def.shares(g, s, f.you, seat));

/** May this seat use what another controls as if it were its own? */
export const mayUse = (g: Game, s: State, seat: Seat, control: Seat): boolean =>
  seat === control || g.def.shares?.(g, s, control, seat) === true;

/** Whom a standing ability of `control` serves in this event. */
export function servedBy(g: Game, s: State, pattern: Pattern | null, control: Seat, row: Row): Seat {
  if (g.def.shares === undefined || pattern === null || pattern.serves === 'controller') return control;
  const seat = pattern.serves === 'doer' ? row[F.by] : (known(s, row[F.subject])?.control ?? control);
  return seat >= 0 && g.def.shares(g, s, control, seat) ? seat : control;
}
