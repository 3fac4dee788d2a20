/** The worker in which games run: named in one place, so that it is built once. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
