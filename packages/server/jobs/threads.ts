import { Worker } from 'node:worker_threads';
import type { Task } from './worker.ts';

/** Worker threads for long work, so that sockets never wait for it. Started when first needed. */

interface Waiting {
  readonly task: Task;
  resolve(result: never): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  busy: Waiting | null;
}

export class Threads {
  private readonly hands: Hand[] = [];
  private readonly queue: Waiting[] = [];
  private closed = false;

  constructor(private readonly most: number) {}

  /** Players wait for a bot: its thinking goes before simulations. */
  run<R>(task: Task): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const waiting = { task, resolve: resolve as Waiting['resolve'], reject };
      if (task.kind === 'think') this.queue.unshift(waiting);
      else this.queue.push(waiting);
      this.next();
    });
  }

  get waiting(): number {
    return this.queue.length;
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    let hand = this.hands.find(({ busy }) => busy === null);
    if (hand === undefined && this.hands.length < this.most) {
      hand = this.hire();
      this.hands.push(hand);
    }
    if (hand === undefined) return;
    hand.busy = this.queue.shift() as Waiting;
    hand.worker.postMessage({ id: 0, task: hand.busy.task });
  }

  private hire(): Hand {
    const hand: Hand = { worker: new Worker(new URL('./worker.mjs', import.meta.url)), busy: null };
    const settle = (act: (waiting: Waiting) => void) => {
      const { busy } = hand;
      hand.busy = null;
      if (busy !== null) act(busy);
      this.next();
    };
    hand.worker.on('message', ({ result, error }: { result?: never; error?: string }) =>
      settle((waiting) => (error === undefined ? waiting.resolve(result as never) : waiting.reject(new Error(error)))),
    );
    hand.worker.on('error', (error) => {
      this.hands.splice(this.hands.indexOf(hand), 1);
      settle((waiting) => waiting.reject(error as Error));
    });
    hand.worker.unref();
    return hand;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server is shutting down'));
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }
}
