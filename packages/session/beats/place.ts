import type { Decision, Option, Seat, Sighted, ZoneId } from '@bojiste/kernel';
import type { Outs } from './leaving.ts';
import type { KeptNamed } from './named.ts';

/** What a chronicle holds back within a move, and where it stands between two of them. */

export interface Aim {
  readonly card: Sighted | null;
  readonly place: ZoneId;
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
  readonly laid: readonly number[];
  readonly interrupted: boolean;
  readonly over: boolean;
  readonly outs: Outs;
  readonly aims: readonly Aim[];
  readonly named: KeptNamed;
  readonly idle: number;
  readonly was: Seat;
  readonly acted: boolean;
  readonly intent: Intent | null;
}
