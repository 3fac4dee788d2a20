import type { Planted } from './instrument.ts';
import type { MutantSwitch } from './switch.ts';

/**
 * Tries mutants one after the other in one process. Each runs only on the tests that come by its place; the first red
 * one ends its trial. A red test must be green again once the mutant is off, else something of the mutant stayed behind;
 * then, and before a mutant counts as a survivor, all is loaded anew with the mutant on.
 */

export interface Runnable {
  readonly title: string;
  /** Throws when red. */
  run(): Promise<void>;
}

export interface Loaded {
  readonly cases: readonly Runnable[];
}

export interface Bench {
  readonly mutants: MutantSwitch;
  /** Loads sources and tests anew. */
  load(): Promise<Loaded>;
}

export interface CodeTrial {
  readonly planted: Planted;
  /** What turned red; null for a survivor. */
  readonly killedBy: string | null;
  /** How many tests come by the place. */
  readonly tests: number;
}

interface Seen {
  readonly title: string;
  readonly reached: ReadonlySet<number>;
  readonly rounds: number;
}

/** Rounds of loops a test may take more than when all was sound, before it counts as endless. */
const PATIENCE = 20;

async function isRed(bench: Bench, one: Runnable, most?: number): Promise<boolean> {
  bench.mutants.clear(most);
  try {
    await one.run();
    return false;
  } catch {
    return true;
  }
}

export class Trials {
  private cases = new Map<string, Runnable>();
  private seen: Seen[] = [];
  private atLoad: ReadonlySet<number> = new Set();
  /** The most rounds a test took, among them those that made the games ready: that may fall to any test. */
  private longest = 0;
  /** What killed the last mutants often kills the next one. */
  private killers: string[] = [];
  private readonly bench: Bench;

  constructor(bench: Bench) {
    this.bench = bench;
  }

  private async load(): Promise<void> {
    this.bench.mutants.clear();
    const { cases } = await this.bench.load();
    this.atLoad = new Set(this.bench.mutants.reached);
    this.cases = new Map(cases.map((one) => [one.title, one]));
  }

  /** Runs every test on the sound sources: all must be green, and what each comes by is noted. */
  async begin(): Promise<void> {
    this.bench.mutants.turnOff();
    await this.load();
    const red: string[] = [];
    for (const one of this.cases.values()) {
      if (await isRed(this.bench, one)) red.push(one.title);
      const { reached, roundsTaken: rounds } = this.bench.mutants;
      this.seen.push({ title: one.title, reached: new Set(reached), rounds });
    }
    if (red.length > 0) throw new Error(`red without any mutant:\n${red.join('\n')}`);
    this.longest = Math.max(...this.seen.map((seen) => seen.rounds));
    this.seen.sort((a, b) => a.rounds - b.rounds);
  }

  /** A place named like a seat whose value never was one: nothing to turn round. */
  isNoSeat({ id, site }: Planted): boolean {
    const reached = this.atLoad.has(id) || this.seen.some((seen) => seen.reached.has(id));
    return site.kind === 'seat' && reached && !this.bench.mutants.seats.has(id);
  }

  async try(planted: Planted): Promise<CodeTrial> {
    const { id } = planted;
    const first = this.killers.flatMap((title) => this.seen.filter((seen) => seen.title === title));
    const rest = this.seen.filter((seen) => !this.killers.includes(seen.title));
    const passing = [...first, ...rest].filter((seen) => seen.reached.has(id));
    const result = (killedBy: string | null): CodeTrial => ({ planted, killedBy, tests: passing.length });
    const killer = passing.length === 0 ? null : await this.firstRed(id, passing);
    if (killer !== null && (await this.isSound(killer))) return result(killer);
    if (passing.length === 0 && !this.atLoad.has(id)) return result(null);
    // What is read while loading, or read once and kept, shows only in sources loaded with the mutant.
    return result(await this.tryAnew(id, this.atLoad.has(id) ? [...first, ...rest] : passing));
  }

  private async tryAnew(id: number, passing: readonly Seen[]): Promise<string | null> {
    const atLoad = this.atLoad;
    this.bench.mutants.turnOn(id);
    let killer: string | null;
    try {
      await this.load();
      killer = await this.firstRed(id, passing);
    } catch (error) {
      killer = `loading: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.bench.mutants.turnOff();
    await this.load();
    this.atLoad = atLoad;
    if (killer !== null && this.cases.has(killer) && !(await this.isSound(killer)))
      throw new Error(`red without any mutant when it is the first to run: ${killer}`);
    return killer;
  }

  private async firstRed(id: number, list: readonly Seen[]): Promise<string | null> {
    this.bench.mutants.turnOn(id);
    try {
      for (const { title, rounds } of list) {
        if (!(await this.isRed(title, rounds))) continue;
        this.killers = [title, ...this.killers.filter((other) => other !== title)].slice(0, 10);
        return title;
      }
    } finally {
      this.bench.mutants.turnOff();
    }
    return null;
  }

  private async isRed(title: string, rounds: number): Promise<boolean> {
    const one = this.cases.get(title);
    return one === undefined || isRed(this.bench, one, rounds * PATIENCE + this.longest * 2);
  }

  /** Is a test that turned red green without the mutant? */
  private async isSound(title: string): Promise<boolean> {
    const rounds = this.seen.find((seen) => seen.title === title)?.rounds ?? 0;
    return !(await this.isRed(title, rounds));
  }
}
