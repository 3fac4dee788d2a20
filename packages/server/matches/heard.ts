import type { Seat } from '@bojiste/kernel';
import type { Raw } from '@bojiste/session/beats/raw';
import type { Beat } from '@bojiste/session/types';

/** A beat as one viewer is told it, with the tick at which. */
export type Line = readonly [tick: number, beat: Beat];

/** A beat before it is known who reads it. */
export interface Heard {
  readonly beat: Raw;
  readonly tick: number;
  /** By viewer, as it was told; null where it says nothing to them. Worked out once, when the first of them hears it. */
  readonly lines: Map<Seat, Line | null>;
}
