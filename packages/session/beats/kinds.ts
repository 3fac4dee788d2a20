import type { Seat } from '@bojiste/kernel';
import { idleDeed, quietDeed } from './common.ts';
import type { Deed, Narration, Raw } from './raw.ts';

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

/**
 * Is an event a deed of its own? What goes on after an answer is, and so is every attack of a battle; but a heading that
 * stands alone joins what follows it. `told`: beats of the running deed.
 */
export const startsDeed = ({ resumes, begins }: Narration, name: string, interrupted: boolean, told: number): boolean =>
  (interrupted && resumes?.has(name) === true) || (told > 1 && begins?.has(name) === true);
