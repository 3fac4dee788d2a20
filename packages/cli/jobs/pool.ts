import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type GameResult, type SimJob, simulate } from './simulate.ts';

/** Spreads the games of a run over worker threads. The order of results is that of the games. */

/** Below this many games starting threads costs more than it saves. */
const WORTH_IT = 200;

export function workersFor(games: number, asked: number | undefined): number {
  if (asked !== undefined) return Math.min(asked, games);
  return games < WORTH_IT ? 1 : availableParallelism();
}

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

export async function runGames(job: SimJob, workers: number, done: (games: number) => void): Promise<GameResult[]> {
  if (workers <= 1) return simulate(job, done);
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
