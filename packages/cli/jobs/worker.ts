import { parentPort } from 'node:worker_threads';
import { type SimJob, simulate } from './simulate.ts';

/** Runs in a worker thread: a job comes in, its results go out. */

parentPort?.on('message', async (job: SimJob) => {
  try {
    parentPort?.postMessage({ results: await simulate(job) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
