import { fromJson, toJson } from '../state/json.ts';
import type { State } from '../state/records.ts';
import { sure } from '../state/sure.ts';
import type { Seat } from '../types.ts';
import type { Choice, Knowledge } from './knowledge.ts';
import type { Entry } from './record.ts';

/**
 * A match exactly as it stood after so many entries. It is good only for the rules it was kept by; with it a match is
 * opened, and a move taken back, without playing everything from the beginning. For other rules there are snapshots.
 */
export interface Kept {
  /** Number of entries before it. */
  readonly at: number;
  readonly state: string;
  /** Moves that count, for the rhythm of digests. */
  readonly moves: number;
  /** Rollbacks so far. */
  readonly rollbacks: number;
  /** Entries before this one cannot be taken back. */
  readonly base: number;
  /** By seat: the entry of its last real choice, -1 for none that could be taken back. */
  readonly choices: readonly number[];
  /** The last choice of all, while it may be free to take back. */
  readonly choice: {
    readonly seat: Seat;
    readonly at: number;
    readonly before: Knowledge;
    readonly shown: readonly (readonly [number, number])[];
  } | null;
}

/** What was asked for lies before the entries that are held: the host must read the match from further back. */
export class Earlier extends Error {
  constructor(
    /** Entries from here on are needed, perhaps older ones too. */
    readonly at: number,
  ) {
    super(`the match does not hold entries as old as ${at}`);
  }
}

export interface Past {
  readonly entry: Entry;
  readonly at: number;
}

/**
 * Entries that still count, the last one first: what was taken back is left out. `entry` looks an entry up by its
 * number; entries before `floor` are not held. The last thing given is the number at which the walk stopped.
 */
export function* backwards(entry: (at: number) => Entry, to: number, floor: number): Generator<Past, void, undefined> {
  let at = to;
  while (at > floor) {
    at--;
    const found = entry(at);
    if (found.k !== 'undo') yield { entry: found, at };
    else if (found.to < floor) throw new Earlier(found.to);
    else at = Math.min(found.to, at);
  }
}

/** Positions a match remembers, so that taking back costs what the way back is long, and not what the game is. */
const REMEMBERED = 6;

export const remember = (list: readonly Kept[], kept: Kept): Kept[] =>
  spaced([...list, kept], REMEMBERED, ({ moves }) => moves);

/**
 * At most so many places of a game: close to each other where it stands now, the farther apart the longer ago. Of places
 * with hardly anything between them, because it was taken back, one is enough.
 */
export function spaced<T>(places: readonly T[], most: number, at: (place: T) => number): T[] {
  const held = [...places];
  while (held.length > most) {
    const far = held.map(at);
    const now = sure(far[far.length - 1]);
    let [least, closest] = [1, Number.POSITIVE_INFINITY];
    for (const [i, here] of far.entries()) {
      const [before, after] = [far[i - 1], far[i + 1]];
      if (before === undefined || after === undefined) continue;
      const apart = (after - before) / (now - here + 1);
      if (apart < closest) [least, closest] = [i, apart];
    }
    held.splice(least, 1);
  }
  return held;
}

export const stateOf = (kept: Kept): State => fromJson(kept.state);

export const writeState = (s: State): string => toJson(s);

export const writeChoice = (choice: Choice | null): Kept['choice'] =>
  choice === null ? null : { ...choice, shown: [...choice.shown] };

export const readChoice = (choice: Kept['choice']): Choice | null =>
  choice === null ? null : { ...choice, shown: new Map(choice.shown) };
