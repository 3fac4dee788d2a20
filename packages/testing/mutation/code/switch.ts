/**
 * The switch that changed sources ask. One mutant is on at a time, or none; which places were reached is noted, so that
 * a mutant is tried only on tests that come by it.
 */

const NOBODY = -1;

export class MutantSwitch {
  /** Places reached since the last `clear`. */
  readonly reached: Set<number> = new Set();
  /** Seat places that ever held the number of a seat: others cannot be turned round. */
  readonly seats: Set<number> = new Set();
  private active = NOBODY;
  private rounds = 0;
  private most = Number.POSITIVE_INFINITY;

  turnOn(id: number): void {
    this.active = id;
  }

  turnOff(): void {
    this.active = NOBODY;
  }

  /** Before a test: nothing reached yet, and loops may take so many rounds. */
  clear(most = Number.POSITIVE_INFINITY): void {
    this.reached.clear();
    this.rounds = 0;
    this.most = most;
  }

  get roundsTaken(): number {
    return this.rounds;
  }

  on(id: number): boolean {
    this.tick();
    this.reached.add(id);
    return this.active === id;
  }

  seat(id: number, value: unknown): unknown {
    this.reached.add(id);
    if (typeof value !== 'number' || value < 0) return value;
    this.seats.add(id);
    if (this.active !== id) return value;
    return value === 0 ? 1 : 0;
  }

  tick(): void {
    this.rounds++;
    if (this.rounds > this.most) throw new Error(`a loop that does not end (${this.most} rounds)`);
  }
}

const place = globalThis as { __mutants?: MutantSwitch };

/** The one switch of this process, made on first use; it outlives modules that are loaded anew. */
export function mutantSwitch(): MutantSwitch {
  place.__mutants ??= new MutantSwitch();
  return place.__mutants;
}
