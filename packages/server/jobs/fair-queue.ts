/**
 * A line in which whoever has used least comes next (start-time fair queueing). Somebody with a hundred wishes waits for
 * their own, not the others for theirs; who was quiet has saved nothing up.
 */

interface Line<T> {
  readonly items: T[];
  used: number;
}

const MOST_LINES = 10_000;

export class FairQueue<T> {
  private readonly lines = new Map<string, Line<T>>();
  /** What whoever is served has used: nobody who comes anew has used less. */
  private floor = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  push(payer: string, item: T): void {
    const line = this.lines.get(payer) ?? { items: [], used: this.floor };
    if (line.items.length === 0) line.used = Math.max(line.used, this.floor);
    line.items.push(item);
    this.lines.set(payer, line);
    this.count++;
    if (this.lines.size > MOST_LINES) this.forget();
  }

  /** The next that may be served. */
  take(fits: (item: T) => boolean = () => true): T | null {
    let best: { line: Line<T>; at: number } | null = null;
    for (const line of this.lines.values()) {
      if (best !== null && line.used >= best.line.used) continue;
      const at = line.items.findIndex(fits);
      if (at >= 0) best = { line, at };
    }
    if (best === null) return null;
    this.floor = Math.max(this.floor, best.line.used);
    this.count--;
    return best.line.items.splice(best.at, 1)[0] ?? null;
  }

  /** What it took to serve them. */
  charge(payer: string, ms: number): void {
    const line = this.lines.get(payer) ?? { items: [], used: this.floor };
    line.used += ms;
    this.lines.set(payer, line);
  }

  /** Takes out everything that fits, in no order. */
  remove(fits: (item: T) => boolean): T[] {
    const gone = [...this.lines.values()].flatMap((line) => {
      const out = line.items.filter(fits);
      line.items.splice(0, line.items.length, ...line.items.filter((item) => !out.includes(item)));
      return out;
    });
    this.count -= gone.length;
    return gone;
  }

  private forget(): void {
    for (const [payer, { items, used }] of this.lines)
      if (items.length === 0 && used <= this.floor) this.lines.delete(payer);
  }
}
