import type { Decision, Option, Seat, Sighted } from '@bojiste/kernel';

/** What a chronicle holds back within a move, and where it stands between two of them. */

export interface Aim {
  readonly card: Sighted | null;
  readonly place: number;
  readonly seat: Seat;
  /** Number of the next beat when it was chosen. */
  readonly at: number;
}

/** What somebody chose in a window and keeps secret until it closes. */
export interface Intent {
  readonly decision: Decision;
  readonly option: Option;
}

export interface Purse {
  readonly seat: Seat;
  readonly resource: number;
  readonly from: number;
  to: number;
}

/** Where a chronicle stands between two moves, to go on from there. Plain data. */
export interface Place {
  readonly next: number;
  readonly group: number;
  readonly turn: number;
  readonly step: number;
  readonly passes: number;
  readonly mover: Seat;
  readonly laid: number;
  readonly interrupted: boolean;
  readonly over: boolean;
  readonly aims: readonly Aim[];
  readonly named: readonly (readonly [card: number, beat: number])[];
  readonly idle: number;
  readonly was: Seat;
  readonly intent: Intent | null;
}
