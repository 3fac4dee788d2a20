import { atRest, type Match, type Snapshot } from '@bojiste/kernel';
import type { Clock } from '../clocks/clock.ts';
import type { Heard } from './heard.ts';
import { writeTable } from './kept-table.ts';
import type { Table } from './table.ts';

/**
 * What a table puts aside every so many entries, and when something older was taken back, so that nobody has to play it
 * from the beginning: itself, and what was told since the last time. Where the portions end follows from the log alone, so that all nodes put the same aside.
 */

export interface Portion {
  /** Entries at its end. */
  readonly upto: number;
  readonly seq: number;
  /** Moves from this one on, told before, were taken back. */
  readonly cut: number;
  /** Entries from this one on were taken back: what was put aside after it leads no further. */
  readonly back: number;
  readonly heard: readonly Heard[];
  /** The table at its end. */
  readonly table: string;
}

/** A position from which the game could go on by other rules. */
export interface Rest {
  readonly seq: number;
  readonly snapshot: Snapshot;
  readonly clock: Clock;
}

/** Opening a table never plays more entries than that, except for those of one packet. */
export const PORTION = 16;
/** Steps of a game stay far below it; it fits a column. */
export const NEVER = 2 ** 31 - 1;

export class Portions {
  /** Entries at the end of the last portion. */
  at = 0;
  /** Entries from this one on were taken back since. */
  private back = NEVER;
  /** Told since then. */
  pending: Heard[] = [];
  cut = NEVER;
  /** To be kept by whoever holds the table. */
  ready: Portion[] = [];
  rest: Rest | null = null;
  /** When the last turn and the one before it began; taking back does not make them younger. */
  turns: readonly [before: number, last: number] = [0, 0];
  turn = 0;

  /** Moves from this step on, entries from this one on. */
  takeBack(step: number, to: number): void {
    this.back = Math.min(this.back, to);
    this.pending = this.pending.filter(({ beat }) => beat.step < step);
    this.cut = Math.min(this.cut, step);
  }

  /** Nothing more is put aside here; what was put aside before counts. */
  stop(): void {
    this.at = NEVER;
    this.pending = [];
    this.ready = [];
  }

  /** After every packet of a game. */
  end(table: Table): void {
    const match = table.match as Match;
    if (table.state.turn > this.turn) {
      this.turn = table.state.turn;
      this.turns = [this.turns[1], table.at];
    }
    if (table.live) this.noteRest(table, match);
    if (table.live && this.back >= this.at && match.count - this.at < PORTION) return;
    const { cut, back, pending: heard } = this;
    this.at = match.count;
    this.back = NEVER;
    this.pending = [];
    this.cut = NEVER;
    this.ready.push({ upto: this.at, seq: table.seq, cut, back, heard, table: writeTable(table) });
  }

  /** Once a turn, and again after a while: that is as much as could ever be played in vain. */
  private noteRest({ g, state, clock, seq }: Table, match: Match): void {
    const { rest } = this;
    const old = rest === null || match.count - rest.snapshot.after >= PORTION / 2 || clock.turn !== rest.clock.turn;
    if (!old || !atRest(g, state)) return;
    const snapshot = match.snapshot();
    if (snapshot !== null) this.rest = { seq, snapshot, clock: structuredClone(clock) };
  }
}
