/**
 * Processor time as a budget: what somebody has the server do is measured and charged to the person, to the address
 * they come from and to the match. Each account fills up again by a share of one processor, and holds a reserve. Who is
 * in debt waits. Legal answers to open questions are never charged: nobody may lose a game by it.
 */

export type Work = 'bots' | 'simulations' | 'previews' | 'opens' | 'undos';

/** Who pays: names of accounts by kind; '' is nobody. */
export interface Payers {
  readonly people?: readonly string[];
  readonly addresses?: readonly string[];
  /** A match, or a seat of it: a spectator cannot use up what belongs to the players, nor one player what is the other's. */
  readonly match?: string;
}

interface Allowance {
  /** Milliseconds that may be used at once. */
  readonly reserve: number;
  /** Milliseconds that come back in each. */
  readonly share: number;
}

type Kind = 'person' | 'address' | 'match';

const allow = (reserve: number, share: number): Allowance => ({ reserve, share });

/** A home or a school shares an address, so that one has several times a person's. */
const ALLOWANCES: Readonly<Record<Work, Readonly<Record<Kind, Allowance>>>> = {
  bots: { person: allow(20_000, 0.25), address: allow(60_000, 0.75), match: allow(20_000, 0.25) },
  simulations: { person: allow(120_000, 0.05), address: allow(240_000, 0.1), match: allow(0, 0) },
  previews: { person: allow(3_000, 0.1), address: allow(12_000, 0.4), match: allow(3_000, 0.1) },
  opens: { person: allow(2_000, 0.05), address: allow(8_000, 0.2), match: allow(2_000, 0.05) },
  undos: { person: allow(2_000, 0.05), address: allow(8_000, 0.2), match: allow(2_000, 0.05) },
};

/** Accounts that are full again are forgotten when there are more than this. */
const MOST_ACCOUNTS = 50_000;

interface Account {
  left: number;
  at: number;
}

interface Open {
  readonly key: string;
  readonly allowance: Allowance;
}

function accountsOf(work: Work, { people = [], addresses = [], match = '' }: Payers): Open[] {
  const { person, address, match: ofMatch } = ALLOWANCES[work];
  const named = (kind: string, names: readonly string[], allowance: Allowance): Open[] =>
    [...new Set(names)]
      .filter((name) => name !== '')
      .map((name) => ({ key: `${work}/${kind}/${name}`, allowance }))
      .filter(() => allowance.share > 0);
  return [
    ...named('person', people, person),
    ...named('address', addresses, address),
    ...named('match', [match], ofMatch),
  ];
}

export class Budgets {
  private readonly accounts = new Map<string, Account>();

  constructor(
    /** A clock that nobody can set. */
    private readonly now: () => number = () => performance.now(),
    private readonly unlimited = false,
    /** Told how much of what was used. */
    private readonly used: (work: Work, ms: number) => void = () => {},
  ) {}

  /** How long these must wait; 0 when they need not. */
  wait(work: Work, payers: Payers): number {
    if (this.unlimited) return 0;
    const waits = accountsOf(work, payers).map(({ key, allowance }) => {
      const left = this.level(key, allowance);
      return left > 0 ? 0 : Math.ceil((1 - left) / allowance.share);
    });
    return Math.max(0, ...waits);
  }

  may(work: Work, payers: Payers): boolean {
    return this.wait(work, payers) === 0;
  }

  charge(work: Work, payers: Payers, ms: number): void {
    this.used(work, ms);
    if (this.unlimited) return;
    if (this.accounts.size > MOST_ACCOUNTS) this.forget();
    for (const { key, allowance } of accountsOf(work, payers))
      this.accounts.set(key, { left: this.level(key, allowance) - ms, at: this.now() });
  }

  /** Runs something and charges what it took. */
  spend<T>(work: Work, payers: Payers, run: () => T): T {
    const took = stopwatch();
    try {
      return run();
    } finally {
      this.charge(work, payers, took());
    }
  }

  private level(key: string, { reserve, share }: Allowance): number {
    const account = this.accounts.get(key);
    return account === undefined ? reserve : Math.min(reserve, account.left + (this.now() - account.at) * share);
  }

  private forget(): void {
    const slowest = Math.max(
      ...Object.values(ALLOWANCES).flatMap((kinds) =>
        Object.values(kinds).map(({ reserve, share }) => (share === 0 ? 0 : reserve / share)),
      ),
    );
    const now = this.now();
    for (const [key, { at }] of this.accounts) if (now - at > slowest) this.accounts.delete(key);
  }
}

/**
 * Milliseconds of processor time since it was made, for a stretch without waiting. The process's own count includes
 * other threads, and a watch includes other processes: the smaller one is nearer.
 */
export function stopwatch(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}
