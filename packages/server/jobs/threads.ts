import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { Letter, Report, Task } from './worker.ts';

/**
 * Worker threads for long work, so that sockets never wait for it. Started when first needed. Players wait for a bot:
 * its thinking goes before simulations, which run in slices; among their like, whoever has used least comes next.
 */

export interface Order {
  /** In whose name. */
  readonly payer: string;
  /** Told what each slice took. */
  readonly spent?: (ms: number) => void;
  /** Milliseconds to wait before the next slice. */
  readonly pause?: () => number;
  readonly signal?: AbortSignal;
}

export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}

interface Waiting {
  readonly id: number;
  readonly task: Task;
  readonly order: Order;
  /** Where it was begun; only there can it go on. */
  hand: Hand | null;
  resolve(result: never): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  busy: Waiting | null;
}

export class Threads {
  private readonly hands: Hand[] = [];
  private readonly play = new FairQueue<Waiting>();
  private readonly long = new FairQueue<Waiting>();
  private readonly pauses = new Set<NodeJS.Timeout>();
  private ids = 0;
  private closed = false;

  constructor(private readonly most: number) {}

  run<R>(task: Task, order: Order): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const id = ++this.ids;
      const waiting: Waiting = { id, task, order, hand: null, resolve: resolve as Waiting['resolve'], reject };
      order.signal?.addEventListener('abort', () => this.cancel(waiting), { once: true });
      this.enqueue(waiting);
    });
  }

  /** Bots that wait for a thread, and slices of simulations. */
  get waiting(): { readonly bots: number; readonly long: number } {
    return { bots: this.play.size, long: this.long.size };
  }

  private lineOf({ task }: Waiting): FairQueue<Waiting> {
    return task.kind === 'think' ? this.play : this.long;
  }

  private enqueue(waiting: Waiting): void {
    if (this.closed) {
      waiting.reject(new Error('the server is shutting down'));
      return;
    }
    this.lineOf(waiting).push(waiting.order.payer, waiting);
    this.next();
  }

  /** What runs is heard to its end, at most a slice; what waits goes at once. */
  private cancel(waiting: Waiting): void {
    this.lineOf(waiting).remove((one) => one === waiting);
    waiting.hand?.worker.postMessage({ id: waiting.id, drop: true } satisfies Letter);
    waiting.reject(new Cancelled());
  }

  private next(): void {
    while (!this.closed && this.serve()) {
      // As many as there are hands for.
    }
  }

  private serve(): boolean {
    for (const hand of this.hands) if (hand.busy === null && this.give(hand)) return true;
    if (this.hands.length >= this.most || this.play.size + this.long.size === 0) return false;
    if (this.play.size === 0 && !this.mayLong()) return false;
    const hand = this.hire();
    this.hands.push(hand);
    return this.give(hand);
  }

  /** One thread of several is always there for bots. */
  private mayLong(): boolean {
    const busy = this.hands.filter((hand) => hand.busy?.task.kind === 'sim').length;
    return busy < Math.max(1, this.most - 1);
  }

  private give(hand: Hand): boolean {
    const here = (waiting: Waiting) => waiting.hand === null || waiting.hand === hand;
    const next = this.play.take() ?? (this.mayLong() ? this.long.take(here) : null);
    if (next === null) return false;
    hand.busy = next;
    const letter: Letter = next.hand === null ? { id: next.id, task: next.task } : { id: next.id };
    next.hand = hand;
    hand.worker.postMessage(letter);
    return true;
  }

  private hire(): Hand {
    const hand: Hand = { worker: new Worker(new URL('./worker.mjs', import.meta.url)), busy: null };
    hand.worker.on('message', (report: Report) => this.heard(hand, report));
    hand.worker.on('error', (error) => {
      this.hands.splice(this.hands.indexOf(hand), 1);
      const lost = this.long.remove((waiting) => waiting.hand === hand);
      for (const { reject } of [...lost, ...(hand.busy === null ? [] : [hand.busy])]) reject(error as Error);
      hand.busy = null;
      this.next();
    });
    hand.worker.unref();
    return hand;
  }

  private heard(hand: Hand, { result, error, ms }: Report): void {
    const { busy } = hand;
    hand.busy = null;
    if (busy !== null) {
      this.lineOf(busy).charge(busy.order.payer, ms);
      busy.order.spent?.(ms);
      if (error !== undefined) busy.reject(new Error(error));
      else if (result !== undefined) busy.resolve(result as never);
      else this.goOn(busy);
    }
    this.next();
  }

  private goOn(waiting: Waiting): void {
    if (waiting.order.signal?.aborted === true) {
      // It was cancelled while it ran; the thread forgets it.
      waiting.hand?.worker.postMessage({ id: waiting.id, drop: true } satisfies Letter);
      return;
    }
    const pause = waiting.order.pause?.() ?? 0;
    if (pause === 0) {
      this.enqueue(waiting);
      return;
    }
    const timer = setTimeout(() => {
      this.pauses.delete(timer);
      if (waiting.order.signal?.aborted !== true) this.enqueue(waiting);
    }, pause);
    this.pauses.add(timer);
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.pauses) clearTimeout(timer);
    const left = [this.play, this.long].flatMap((line) => line.remove(() => true));
    for (const { reject } of left) reject(new Error('the server is shutting down'));
    await Promise.all(this.hands.map(({ worker }) => worker.terminate()));
  }
}
