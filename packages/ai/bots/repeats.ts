import type { Seat } from '@bojiste/kernel';
import type { Situation } from '../types.ts';

/**
 * What each seat did in the running turn. An act that costs nothing can be undone by another one (boarding and leaving a vehicle), and
 * a bot that finds both equally good would go on for ever: whatever it did often enough is left out for the rest of the turn.
 */

const ENOUGH = 8;

type Menu = Pick<Situation, 'seat' | 'view' | 'decision'>;

interface Turn {
  readonly number: number;
  readonly counts: Map<string, number>;
}

export class Repeats {
  private readonly turns = new Map<Seat, Turn>();

  note(at: Menu, key: string): void {
    // Passing points at no card; it leads on, so it may be repeated.
    const act = at.decision.options.find((option) => option.key === key);
    if (at.decision.kind !== 'act' || act === undefined || act.card === 0) return;
    const counts = this.countsOf(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  enough(at: Menu, key: string): boolean {
    return at.decision.kind === 'act' && (this.countsOf(at).get(key) ?? 0) >= ENOUGH;
  }

  private countsOf({ seat, view }: Menu): Map<string, number> {
    const known = this.turns.get(seat);
    if (known?.number === view.turn) return known.counts;
    const counts = new Map<string, number>();
    this.turns.set(seat, { number: view.turn, counts });
    return counts;
  }
}
