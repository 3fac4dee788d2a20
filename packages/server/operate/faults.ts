import type { Metrics } from './metrics.ts';

/** Errors nobody waits for: none is swallowed, each is written down with its place and counted. */

export interface FaultLog {
  error(facts: object, text: string): void;
}

/** Where it was thrown. The message may name an option, which may name a hidden card: it is not written down. */
const stackOf = (error: unknown): string[] | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .slice(1, 6)
        .map((line) => line.trim())
    : undefined;

/** What the store said is nobody's secret, and tells a lost connection from a broken rule. */
const isStore = (error: unknown): boolean =>
  /connect|ECONN|terminat|embedded store/i.test(error instanceof Error ? error.message : String(error));

export class Faults {
  constructor(
    private readonly log: FaultLog,
    private readonly metrics: Metrics,
  ) {}

  note(where: string, error: unknown, about: object = {}): void {
    this.metrics.faults.inc({ where });
    this.log.error({ where, ...about, place: stackOf(error), store: isStore(error) }, 'something failed');
  }

  /** For the end of a promise that nobody waits for. */
  at(where: string, about: object = {}): (error: unknown) => void {
    return (error) => this.note(where, error, about);
  }
}
