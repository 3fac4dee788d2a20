import { sure } from '@bojiste/kernel/state/sure';
import type { Beat, Catalogue, Reason, Session, Update } from '@bojiste/session/types';
import { ask } from '../../library/client.ts';
import type { Moment } from '../../library/types.ts';

/** A table to look at: it is shown moments of a record and nobody is asked anything. */
export class ReplaySession implements Session {
  private readonly listeners = new Set<(update: Update) => void>();
  private last: Update | null = null;
  private step = 0;
  /** The step that is seen. */
  private shown = 0;
  private plays = false;

  constructor(
    readonly catalogue: Catalogue,
    readonly me: number,
  ) {}

  /** `play`: what lies between is shown as it happens. */
  async show(step: number, play: boolean): Promise<void> {
    this.step = step;
    this.plays = play;
    const moment = await ask('moment', step, this.me);
    // Meanwhile another step may have been asked for.
    if (this.step === step) this.publish(moment);
  }

  /** Whoever goes on sees it played; whoever winds or goes back sees where he came to. */
  private since(log: readonly Beat[]): readonly Beat[] {
    const known = this.last?.log;
    const { shown, step } = this;
    this.shown = step;
    if (known === undefined || !this.plays || step <= shown || known.length > log.length) return [];
    return known.every(({ n }, i) => n === sure(log[i]).n) ? log.slice(known.length) : [];
  }

  private publish({ view, scene, log, result, won }: Moment): void {
    const happened = this.since(log);
    this.last = { view, scene, question: null, happened, log, by: -1, busy: false, result, won };
    for (const listener of this.listeners) listener(this.last);
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  inspect: Session['inspect'] = (card) => ask('inspect', this.step, this.me, card);

  answer = async (): Promise<Reason | null> => null;
  look = async () => null;
  preview = async () => null;
  whyNot = async (): Promise<Reason> => ({ text: { cs: '', en: '' }, clause: '', blockers: [] });
  undo = async (): Promise<boolean> => false;
  concede = async (): Promise<void> => {};
  close(): void {
    this.listeners.clear();
  }
}
