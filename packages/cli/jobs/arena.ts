import type { BoutJob, BoutResult } from './bout.ts';
import { playBout } from './bout.ts';
import { MatchFile } from './match-file.ts';
import { standingOf } from './standing.ts';
import { Threads } from './threads.ts';

/**
 * A match between two bots: bouts in rounds of fixed size, and after each round a look whether more are needed. Rounds
 * do not depend on the number of threads, so neither does where a match ends.
 */

const ROUND = 10;

export interface MatchPlan {
  readonly job: Omit<BoutJob, 'number'>;
  readonly bouts: number;
  readonly threads: number;
  /** Plays all bouts, however clear it is before. */
  readonly full: boolean;
  readonly file?: string;
}

type Play = (jobs: readonly BoutJob[], done: (bout: BoutResult) => void) => Promise<void>;

const alone: Play = async (jobs, done) => {
  for (const job of jobs) done(await playBout(job));
};

const spread =
  (threads: Threads): Play =>
  async (jobs, done) => {
    const tasks = jobs.map((job) => ({ kind: 'bout' as const, job }));
    await threads.map<BoutResult>(tasks, (_, bout) => done(bout));
  };

async function playRounds(
  plan: MatchPlan,
  file: MatchFile,
  play: Play,
  told: (bouts: number) => void,
): Promise<number> {
  for (let from = 0; from < plan.bouts; from += ROUND) {
    const to = Math.min(plan.bouts, from + ROUND);
    const missing = Array.from({ length: to - from }, (_, i) => from + i).filter((number) => !file.bouts.has(number));
    await play(
      missing.map((number) => ({ ...plan.job, number })),
      (bout) => {
        file.add(bout);
        told(file.bouts.size);
      },
    );
    if (!plan.full && standingOf(file.upTo(to)).decided) return to;
  }
  return plan.bouts;
}

export async function runMatch(plan: MatchPlan, told: (bouts: number) => void): Promise<BoutResult[]> {
  const file = new MatchFile(plan.file, plan.job as unknown as Readonly<Record<string, unknown>>);
  const threads = plan.threads > 1 ? new Threads(plan.threads) : null;
  try {
    return file.upTo(await playRounds(plan, file, threads === null ? alone : spread(threads), told));
  } finally {
    await threads?.close();
  }
}
