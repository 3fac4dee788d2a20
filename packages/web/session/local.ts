import { sure } from '@bojiste/kernel';
import type { Mute } from '@bojiste/session/attention';
import type { Catalogue, Idea, Reason, Session, Stops, Tip, Update } from '@bojiste/session/types';
import type { Led } from '../learn/led.ts';
import type { HostInput } from './host.ts';
import type { Texts } from './opening.ts';
import { startWorker } from './thread.ts';
import type { Call, FromWorker, ToWorker } from './worker.ts';

/** A session with the engine in a worker of this browser. */

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Whoever opened the game, before and besides the table. */
export interface Heard {
  updated(update: Update): void;
  failed(error: string): void;
}

class LocalSession implements Session {
  catalogue!: Catalogue;
  private readonly thinkers = new Set<(share: number) => void>();
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly waiting = new Map<number, Waiting>();
  /** Updates that came before anybody listened. */
  private early: Update[] = [];
  private calls = 0;

  constructor(
    private readonly worker: Worker,
    readonly me: number,
    private readonly opened: Waiting,
    private readonly heard: Heard,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    worker.onerror = (event) => this.fail(event.message);
  }

  private receive(message: FromWorker): void {
    if ('opened' in message) {
      this.catalogue = message.opened;
      this.opened.resolve(this);
    } else if ('update' in message) this.publish(message.update);
    else if ('thinking' in message) for (const thinker of this.thinkers) thinker(message.thinking);
    else if ('rules' in message) this.catalogue = { ...this.catalogue, clauses: message.rules };
    else if ('texts' in message) this.complete(message.texts);
    else if ('error' in message) this.fail(message.error, message.id);
    else this.settle(message.id)?.resolve(message.result);
  }

  private complete(texts: Texts): void {
    const cards = { ...this.catalogue.cards };
    for (const [key, paragraphs] of Object.entries(texts)) cards[key] = { ...sure(cards[key]), paragraphs };
    this.catalogue = { ...this.catalogue, cards };
  }

  private publish(update: Update): void {
    this.heard.updated(update);
    if (this.listeners.size === 0) this.early.push(update);
    for (const listener of this.listeners) listener(update);
  }

  private fail(error: string, id = -1): void {
    const asked = this.settle(id);
    if (asked !== undefined) asked.reject(new Error(error));
    this.opened.reject(new Error(error));
    this.heard.failed(error);
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private ask<T>(call: Call, ...args: readonly unknown[]): Promise<T> {
    const id = ++this.calls;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage({ id, call, args } satisfies ToWorker);
    });
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    for (const update of this.early.splice(0)) listener(update);
    return () => this.listeners.delete(listener);
  }

  answer: Session['answer'] = (question, keys) => this.ask<Reason | null>('answer', question, keys);
  look: Session['look'] = (keys) => this.ask('look', keys);
  preview: Session['preview'] = (keys) => this.ask('preview', keys);
  whyNot: Session['whyNot'] = (attempt) => this.ask('whyNot', attempt);
  inspect: Session['inspect'] = (card) => this.ask('inspect', card);
  undo: Session['undo'] = () => this.ask('undo');
  concede: Session['concede'] = () => this.ask('concede');
  stops = (wanted: Stops): Promise<void> => this.ask('stops', wanted);
  brake = (): Promise<void> => this.ask('brake');
  mute = (what: Mute): Promise<void> => this.ask('mute', what);
  hurry = (): Promise<void> => this.ask('hurry');
  ideas = (): Promise<readonly Idea[]> => this.ask('ideas');
  tips = (keys: readonly string[]): Promise<readonly Tip[]> => this.ask('tips', keys);
  hint = (): Promise<void> => this.ask('hint');
  showStep = (): Promise<void> => this.ask('showStep');

  thinking(listener: (share: number) => void): () => void {
    this.thinkers.add(listener);
    return () => this.thinkers.delete(listener);
  }

  close(): void {
    this.listeners.clear();
    this.worker.terminate();
  }
}

/** Opens a game in a worker. */
export function openLocal(
  game: string,
  input: HostInput & { readonly led?: Led },
  heard: Heard,
): { session: Promise<Session>; close(): void } {
  const worker = startWorker();
  const session = new Promise<Session>((resolve, reject) => {
    new LocalSession(worker, input.me, { resolve: resolve as Waiting['resolve'], reject }, heard);
    worker.postMessage({ open: { ...input, game } } satisfies ToWorker);
  });
  return { session, close: () => worker.terminate() };
}
