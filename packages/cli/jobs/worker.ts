import { parentPort } from 'node:worker_threads';
import { type BoutJob, playBout } from './bout.ts';
import { type SimJob, simulate } from './simulate.ts';

/** Runs in a worker thread: a task comes in, its result goes out. */

export type Task = { readonly kind: 'games'; readonly job: SimJob } | { readonly kind: 'bout'; readonly job: BoutJob };
export type Answer = { readonly result: unknown } | { readonly error: string };

const carryOut = (task: Task): Promise<unknown> => (task.kind === 'games' ? simulate(task.job) : playBout(task.job));

parentPort?.on('message', async (task: Task) => {
  try {
    parentPort?.postMessage({ result: await carryOut(task) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies Answer);
  }
});
