import { sure } from '@bojiste/kernel';
import { type Fault, happen, isCommon, possible, type Stage } from './chaos-faults.ts';

/**
 * Breaks one thing after another, never two at once. It waits for moves, or for players who wait for it: so there is
 * play between two faults, and a fault in every match, on a slow machine too.
 */

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The longest quiet time: when a few have moved, and when nobody does. */
const LONG_MS = 5000;
const LONGEST_MS = 30_000;
/** Acknowledged moves between two faults. */
const LEAST_MOVES = 20;
const MORE_MOVES = 180;

export class Breaker {
  /** How often what happened. */
  readonly faults: Record<string, number> = {};
  /** Something is broken or coming back. */
  busy = false;
  /** To whom it happens; null: to everybody. */
  private victim: string | null = null;
  /** What was broken last. */
  last = 'nothing';
  /** When the store itself was broken last. */
  storeBroken = Number.NEGATIVE_INFINITY;
  /** Moves acknowledged since the last fault. */
  moves = 0;
  private stopped = false;
  private readonly kinds: readonly Fault[];

  constructor(
    private readonly stage: Stage,
    private readonly random: () => number,
    wanted: readonly Fault[] | undefined,
  ) {
    this.kinds = possible(stage).filter((kind) => wanted?.includes(kind) ?? true);
  }

  /** Is this node broken just now? */
  breaks(url: string): boolean {
    return this.busy && (this.victim ?? url) === url;
  }

  get count(): number {
    return Object.values(this.faults).reduce((sum, n) => sum + n, 0);
  }

  async run(): Promise<void> {
    for (;;) {
      await this.patience();
      if (this.stopped || this.kinds.length === 0) return;
      // Each kind in turn, so that a short run has them all.
      const kind = sure(this.kinds[this.count % this.kinds.length]);
      const which = Math.floor(this.random() * this.stage.nodes.length);
      this.victim = isCommon(kind) ? null : sure(this.stage.nodes[which]).url;
      this.busy = true;
      this.last = kind;
      await happen(kind, this.stage, which, this.random);
      if (kind === 'store' || kind === 'disk') this.storeBroken = performance.now();
      this.faults[kind] = (this.faults[kind] ?? 0) + 1;
      this.busy = false;
    }
  }

  get begun(): number {
    return this.count + (this.busy ? 1 : 0);
  }

  get standing(): string {
    const told = Object.entries(this.faults).map(([kind, n]) => `${kind} ${n}`);
    return `${told.join(', ') || 'no fault yet'}, ${this.moves} moves since${this.busy ? ', something is broken' : ''}`;
  }

  private async patience(): Promise<void> {
    this.moves = 0;
    const enough = LEAST_MOVES + this.random() * MORE_MOVES;
    const began = performance.now();
    const over = () => {
      const life = performance.now() - began;
      return this.moves >= enough || life > LONGEST_MS || (this.moves >= LEAST_MOVES && life > LONG_MS);
    };
    while (!this.stopped && !over()) await sleep(20 + this.random() * 200);
  }

  stop(): void {
    this.stopped = true;
  }
}
