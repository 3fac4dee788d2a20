import type { Breaker } from './chaos-breaker.ts';

/** Looks into the database how long matches lie with an owner who gives no sign of life. */

const LOOK_MS = 500;
/** A sign of life counts for so long. */
const LEASE_MS = 6000;
/** After the store was down everybody is late for a moment. */
const EXCUSED_MS = 8000;

const LATEST = `select max(extract(epoch from clock_timestamp()) * 1000 - n.until) as late
  from matches m join nodes n on n.node = m.owner where m.stage = 'live'`;

export class TakeoverWatch {
  /** Milliseconds from the last sign of life of an owner. */
  worst = 0;
  /** What was broken before that, and how long the watch itself had to wait for a processor then. */
  private about = '';
  /** Looks that saw nothing, or a connection that broke, while the store should have answered. */
  readonly blind: string[] = [];
  private looks = 0;
  private stopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly databaseUrl: string | undefined,
    private readonly breaker: Breaker,
  ) {}

  start(): void {
    if (this.databaseUrl !== undefined) this.running = this.run(this.databaseUrl);
  }

  private async run(url: string): Promise<void> {
    const { default: pg } = await import('pg');
    while (!this.stopped) {
      const began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const late = Math.round(performance.now() - began - LOOK_MS);
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 2000 });
      client.on('error', (error) => this.couldNotSee(error));
      try {
        await client.connect();
        const { rows } = await client.query<{ late: number | null }>(LATEST);
        this.looks++;
        if (!this.excused()) this.note(Number(rows[0]?.late ?? -LEASE_MS) + LEASE_MS, late);
      } catch (error) {
        this.couldNotSee(error as Error);
      }
      await client.end().catch((error: Error) => this.couldNotSee(error));
    }
  }

  private note(waited: number, late: number): void {
    if (waited <= this.worst) return;
    this.worst = waited;
    this.about = `after ${this.breaker.last}${this.breaker.busy ? ', which lasted' : ''}; the watch was ${late} ms late`;
  }

  /** A store that was just broken is down: nobody can take anything over. */
  private excused(): boolean {
    return performance.now() - this.breaker.storeBroken < EXCUSED_MS;
  }

  private couldNotSee(error: Error): void {
    if (!this.excused()) this.blind.push(error.message);
  }

  /** What the watch found: matches that lay too long, or that it saw nothing at all. */
  findings(mostMs: number): string[] {
    if (this.databaseUrl === undefined) return [];
    if (this.looks === 0) return [`nobody saw how long matches lay: ${this.blind[0] ?? 'the run was too short'}`];
    return this.worst > mostMs ? [`a match waited ${Math.round(this.worst)} ms for another owner, ${this.about}`] : [];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }
}
