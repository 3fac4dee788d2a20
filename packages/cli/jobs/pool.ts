import { availableParallelism } from 'node:os';
import { type GameResult, type SimJob, simulate } from './simulate.ts';
import { Threads } from './threads.ts';

/** Spreads the games of a run over worker threads. The order of results is that of the games. */

/** Starting threads takes about a second each: less work than this is done faster alone. */
const WORTH_IT_MS = 6000;
const FIRST = 20;

/** Cuts a run into stretches, several for each worker, so that none waits long for another. */
function stretches(job: SimJob, workers: number): SimJob[] {
  const size = Math.max(1, Math.min(100, Math.ceil((job.to - job.from) / (workers * 4))));
  const out: SimJob[] = [];
  for (let from = job.from; from < job.to; from += size) out.push({ ...job, from, to: Math.min(from + size, job.to) });
  return out;
}

async function spread(job: SimJob, workers: number, done: (games: number) => void): Promise<GameResult[]> {
  const tasks = stretches(job, workers).map((part) => ({ kind: 'games' as const, job: part }));
  const threads = new Threads(workers);
  let finished = 0;
  try {
    const results = await threads.map<GameResult[]>(tasks, (_, found) => {
      finished += found.length;
      done(finished);
    });
    return results.flat();
  } finally {
    await threads.close();
  }
}

/** Plays the games of a job; without a wish for workers, the first few tell whether threads are worth it. */
export async function runGames(
  job: SimJob,
  wanted: number | undefined,
  done: (games: number) => void,
): Promise<GameResult[]> {
  const games = job.to - job.from;
  if (wanted !== undefined) return wanted > 1 ? spread(job, Math.min(wanted, games), done) : simulate(job, done);
  const cut = Math.min(job.to, job.from + FIRST);
  const began = performance.now();
  const first = await simulate({ ...job, to: cut }, done);
  const expected = ((performance.now() - began) / FIRST) * (job.to - cut);
  const rest = { ...job, from: cut };
  const later = (n: number) => done(first.length + n);
  const more = expected < WORTH_IT_MS ? simulate(rest, later) : spread(rest, availableParallelism(), later);
  return [...first, ...(await more)];
}
