/** The worker in which games run: named in one place, so that it is built once. */
const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Started before anybody needs it: the next one to be taken. */
let spare: Worker | null = null;

export function startWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = null;
  return worker;
}

/** Starts the next worker now; with a game, that game is made ready in it. */
export function warmWorker(game?: string): void {
  spare ??= newWorker();
  if (game !== undefined) spare.postMessage({ warm: game });
}
