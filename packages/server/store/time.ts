/**
 * The time of the store, which all nodes share. Between two looks at it a clock that nobody can set carries it on, so
 * that the wall clock of a node never decides about anything.
 */
export class StoreTime {
  private base: number;
  private since: number;

  constructor(
    private readonly ask: () => Promise<number>,
    private readonly ticks: () => number = () => performance.now(),
    wall: number = Date.now(),
  ) {
    this.base = wall;
    this.since = ticks();
  }

  now = (): number => Math.round(this.base + this.ticks() - this.since);

  /** How far a wall clock is from the store's. */
  wallOff(wall: number = Date.now()): number {
    return wall - this.now();
  }

  /** Looks at the store's clock; returns by how much we were off. */
  async look(): Promise<number> {
    const before = this.ticks();
    const told = await this.ask();
    const after = this.ticks();
    const doubt = (after - before) / 2;
    const off = told + doubt - this.now();
    // Within what the way there and back may have taken nothing is known to be wrong.
    if (Math.abs(off) <= doubt) return 0;
    this.base = told + doubt;
    this.since = after;
    return Math.round(off);
  }
}
