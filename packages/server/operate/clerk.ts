import type { GameNode } from '../matches/node.ts';
import type { ActRow } from '../store/desk.ts';
import type { Store } from '../store/store.ts';

/**
 * Reads what was decided at the desk, here, on another node or by a command, and does what only a running server can:
 * ends matches, closes sockets.
 */

const LOOK_MS = 1000;

export interface ClerkHost {
  readonly store: Store;
  readonly node: GameNode;
  /** Closes all sockets of a person on this node. */
  out(user: string): void;
}

export class Clerk {
  private last = 0;
  private timer: NodeJS.Timeout | null = null;
  private looking = false;

  constructor(private readonly host: ClerkHost) {}

  async start(): Promise<void> {
    this.last = await this.host.store.desk.lastAct();
    this.timer = setInterval(() => this.look().catch(this.host.node.faults.at('desk')), LOOK_MS);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      for (const act of await this.host.store.desk.actsAfter(this.last)) {
        await this.heed(act);
        this.last = act.n;
      }
    } finally {
      this.looking = false;
    }
  }

  private async heed({ kind, about }: ActRow): Promise<void> {
    if (kind === 'ban') this.host.out(about);
    if (kind !== 'annul') return;
    const { store, node } = this.host;
    const row = await store.matches.get(about);
    // Any node may write it; one is enough.
    if (row === undefined || row.stage !== 'live' || row.owner !== store.engine.node) return;
    const room = await node.rooms.get(about);
    await room?.act(-1, (draft) => {
      if (draft.table.live) draft.host({ host: 'annul' });
      return null;
    });
  }
}
