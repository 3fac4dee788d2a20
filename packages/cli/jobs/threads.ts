import { Worker } from 'node:worker_threads';
import { sure } from '@bojiste/kernel';
import type { Answer, Task } from './worker.ts';

/** Spreads parts of a work over worker threads. What comes out is in the order of the parts, whoever did them. */

function ask<R>(worker: Worker, task: Task): Promise<R> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      act();
    };
    worker.once('message', (answer: Answer) =>
      settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.result as R))),
    );
    worker.once('error', (error) => settle(() => reject(error)));
    worker.postMessage(task);
  });
}

/** Threads that stay ready between several works; `close` ends them. */
export class Threads {
  private readonly workers: Worker[];

  constructor(count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(new URL('../bin/worker.mjs', import.meta.url)));
  }

  async map<R>(tasks: readonly Task[], done: (at: number, result: R) => void = () => {}): Promise<R[]> {
    const results: R[] = [];
    let taken = 0;
    const drain = async (worker: Worker): Promise<void> => {
      for (let at = taken++; at < tasks.length; at = taken++) {
        results[at] = await ask<R>(worker, sure(tasks[at]));
        done(at, sure(results[at]));
      }
    };
    await Promise.all(this.workers.map(drain));
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
