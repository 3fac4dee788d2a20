import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type GameResult, type SimJob, simulate } from './simulate.ts';

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

type Answer = { readonly results: GameResult[] } | { readonly error: string };

function ask(worker: Worker, job: SimJob): Promise<GameResult[]> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      act();
    };
    worker.once('message', (answer: Answer) =>
      settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.results))),
    );
    worker.once('error', (error) => settle(() => reject(error)));
    worker.postMessage(job);
  });
}

async function drain(parts: readonly SimJob[], next: () => number, take: (at: number, r: GameResult[]) => void) {
  const worker = new Worker(new URL('../bin/worker.mjs', import.meta.url));
  try {
    for (let at = next(); at < parts.length; at = next()) take(at, await ask(worker, parts[at]));
  } finally {
    await worker.terminate();
  }
}

async function spread(job: SimJob, workers: number, done: (games: number) => void): Promise<GameResult[]> {
  const parts = stretches(job, workers);
  const results: GameResult[][] = parts.map(() => []);
  let taken = 0;
  let finished = 0;
  const take = (at: number, found: GameResult[]) => {
    results[at] = found;
    finished += found.length;
    done(finished);
  };
  await Promise.all(Array.from({ length: workers }, () => drain(parts, () => taken++, take)));
  return results.flat();
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
