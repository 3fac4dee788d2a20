import { parentPort } from 'node:worker_threads';
import { type BalanceJob, playBalance } from './balance.ts';
import { type BlunderJob, playForBlunders } from './blunders.ts';
import { type BoutJob, playBout } from './bout.ts';
import { playForSamples, type SelfplayJob } from './selfplay.ts';
import { type SimJob, simulate } from './simulate.ts';

/** Runs in a worker thread: a task comes in, its result goes out. */

export type Task =
  | { readonly kind: 'games'; readonly job: SimJob }
  | { readonly kind: 'bout'; readonly job: BoutJob }
  | { readonly kind: 'balance'; readonly job: BalanceJob }
  | { readonly kind: 'blunders'; readonly job: BlunderJob }
  | { readonly kind: 'selfplay'; readonly job: SelfplayJob };
export type Answer = { readonly result: unknown } | { readonly error: string };

function carryOut(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'games':
      return simulate(task.job);
    case 'bout':
      return playBout(task.job);
    case 'balance':
      return playBalance(task.job);
    case 'blunders':
      return playForBlunders(task.job);
    case 'selfplay':
      return playForSamples(task.job);
  }
}

parentPort?.on('message', async (task: Task) => {
  try {
    parentPort?.postMessage({ result: await carryOut(task) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies Answer);
  }
});
