import { memo, scratch } from '../state/held.ts';
import { Frame, filled, MARK_STANDING, NO_ROW, numbers, OP_RUN, type Row, type Sets } from '../state/records.ts';
import type { Ref, Seat } from '../types.ts';

/**
 * Frames lent for asking a question (a stat, a filter, an event pattern) without touching the state. They are handed
 * out like a stack: every `borrow` is matched by a `giveBack`.
 */

const EMPTY: number[] = [];
const pool: Frame[] = memo([]);
const lent = scratch({ frames: 0, lists: 0 });

function fresh(): Frame {
  return new Frame(OP_RUN, -1, 0, -1, -1, 0, 0, -1, 0, numbers(64, -1), filled(32, EMPTY) as Sets);
}

export function borrow(self: Ref, you: Seat, vars: readonly number[] = EMPTY, row: Row = NO_ROW): Frame {
  if (lent.frames === pool.length) pool.push(fresh());
  const f = pool[lent.frames++];
  f.self = self;
  f.you = you;
  f.scope = 0;
  f.side = 0;
  f.marks = 0;
  for (let i = 0; i < vars.length; i++) f.vars[i] = vars[i];
  f.sets[1] = row;
  return f;
}

/** For what a standing ability asks: its "your" is that of run/yours. */
export function borrowStanding(self: Ref, you: Seat, row: Row = NO_ROW): Frame {
  const f = borrow(self, you, EMPTY, row);
  f.marks = MARK_STANDING;
  return f;
}

export function giveBack(): void {
  lent.frames--;
}

/** Fills the variables of frames that are not lent with a number: no answer may depend on what they held before. */
export function soilScratch(value: number): void {
  for (let i = lent.frames; i < pool.length; i++) pool[i].vars.fill(value);
}

const lists: number[][] = memo([]);

/** An empty list lent for looking something up; lists go back in the opposite order. */
export function takeList(): number[] {
  if (lent.lists === lists.length) lists.push([]);
  const list = lists[lent.lists++];
  // Short lists are emptied faster so than by setting their length.
  while (list.length > 0) list.pop();
  return list;
}

export function returnList(): void {
  lent.lists--;
}

/** Questions under way: roles being decided (one that depends on roles is decided by those that do not), and assumptions. */
export const asking = scratch({ roles: 0, assumed: 0 });
