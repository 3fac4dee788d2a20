import type { Seat } from '@bojiste/kernel';
import { idleDeed, quietDeed } from './common.ts';
import type { Deed, Raw } from './raw.ts';

/** What answers and beats amount to for a chronicle. */

/** Answers that only go on. */
export const QUIET: ReadonlySet<string> = new Set(['pass', 'done', 'no', 'none']);

/** What people are asked about. */
export const ASKED: ReadonlySet<string> = new Set(['play', 'act', 'sum', 'choice', 'damage', 'death', 'points']);

const DOINGS: ReadonlySet<string> = new Set([
  'play',
  'act',
  'sum',
  'move',
  'leave',
  'choice',
  'reveal',
  'state',
  'heal',
]);

/** By such a beat the seat has done something in its turn. */
export const isDoing = ({ by, kind, level }: Raw, seat: Seat): boolean =>
  by === seat && level !== 'full' && DOINGS.has(kind);

/**
 * A turn in which its player could do nothing, or did nothing, does not go by without a word. `idle`: menus of the turn that
 * held nothing but its end.
 */
export function restOf(seat: Seat, idle: number, acted: boolean): Deed | null {
  if (seat < 0) return null;
  return idle > 0 ? idleDeed(seat) : acted ? null : quietDeed(seat);
}
