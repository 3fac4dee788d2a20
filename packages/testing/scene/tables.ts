import { applyHostMove, applyMove, type HostMove, type Move, type Refusal } from '@bojiste/kernel';
import type { World } from './cards.ts';
import type { Table } from './moves.ts';

/** What every mode builds on: the scene as it is written. */

/** Failures of a mode itself; the runner adds the line of the step. */
export class ModeError extends Error {}

export class PlainTable implements Table {
  constructor(public world: World) {}

  play(move: Move): Refusal | null {
    return applyMove(this.world.g, this.world.s, move);
  }
  host(move: HostMove): void {
    applyHostMove(this.world.g, this.world.s, move);
  }
  finish(): void {}
}
