import { go, link } from '../app/router.ts';
import { beSomebody, call } from './online-api.ts';
import { serverLink } from './online-link.ts';

/** Looking for an opponent: it goes on while one plays a bot, and leads to the table as soon as there is one. */

export interface Wish {
  readonly tables: readonly { readonly game: string; readonly mode: string; readonly deck: object | null }[];
  readonly rated: boolean;
  readonly reach: number;
}

interface Waits {
  readonly match: string | null;
  readonly waited: number;
}

const ASK_MS = 2000;

class QuickSearch {
  /** Seconds so far, -1 while nobody is looked for. */
  private seconds = -1;
  private timer = 0;
  private readonly watchers = new Set<() => void>();

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  snapshot = (): number => this.seconds;

  private change(seconds: number): void {
    this.seconds = seconds;
    if (seconds < 0) clearInterval(this.timer);
    for (const watcher of this.watchers) watcher();
  }

  async start(wish: Wish): Promise<void> {
    await beSomebody();
    serverLink().restart();
    this.found(await call<Waits>('POST', '/api/quick', wish));
    clearInterval(this.timer);
    // A request that fails is asked again; the server forgets whoever does not ask for long.
    if (this.seconds >= 0) this.timer = setInterval(() => this.ask().catch(() => {}), ASK_MS) as unknown as number;
  }

  private async ask(): Promise<void> {
    const waits = await call<Waits>('GET', '/api/quick');
    if (this.seconds >= 0) this.found(waits);
  }

  private found({ match, waited }: Waits): void {
    if (match === '') {
      this.change(Math.round(waited / 1000));
      return;
    }
    this.change(-1);
    if (match !== null) go(link('match', match));
  }

  stop(): void {
    this.change(-1);
    call('DELETE', '/api/quick').catch(() => {});
  }
}

export const quickSearch = new QuickSearch();
