import type { UserRow } from '../store/contract.ts';
import type { Store } from '../store/store.ts';
import { loginOf } from './names.ts';

/** What whoever runs the server may do about reports. Each act is carried out and written down with its reason. */

export const ACTS = ['mute', 'unmute', 'ban', 'unban', 'annul', 'close', 'grant', 'revoke'] as const;
export type ActKind = (typeof ACTS)[number];

export interface Act {
  readonly kind: ActKind;
  /** A person by id or account name, a match, or the number of a report. */
  readonly about: string;
  readonly reason: string;
  /** How long a mute or a ban lasts; 0 for ever. */
  readonly days?: number;
}

export const DESK = 'desk';

const DAY = 86_400_000;
/** So far away that nobody waits for it. */
const FOREVER = 4_000_000_000_000;

export class DeskWork {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** What it was done to, by its id; null when there is no such thing. */
  async act(by: string, act: Act): Promise<string | null> {
    const until = act.days === undefined || act.days === 0 ? FOREVER : this.now() + act.days * DAY;
    const about = await this.carryOut(act, until);
    if (about === null) return null;
    const { kind, reason } = act;
    const lasts = kind === 'mute' || kind === 'ban' ? until : 0;
    await this.store.desk.note({ at: this.now(), by_name: by, kind, about, until: lasts, reason });
    return about;
  }

  private async carryOut({ kind, about }: Act, until: number): Promise<string | null> {
    switch (kind) {
      case 'mute':
        return this.change(about, { muted_until: until });
      case 'unmute':
        return this.change(about, { muted_until: 0 });
      case 'ban':
        return this.change(about, { banned_until: until });
      case 'unban':
        return this.change(about, { banned_until: 0 });
      case 'grant':
        return this.change(about, { role: DESK }, true);
      case 'revoke':
        return this.change(about, { role: '' });
      case 'annul':
        return this.annul(about);
      case 'close':
        return (await this.store.desk.closeReport(Number(about), this.now())) ? about : null;
    }
  }

  private async change(
    about: string,
    change: Partial<Pick<UserRow, 'role' | 'muted_until' | 'banned_until'>>,
    accountsOnly = false,
  ): Promise<string | null> {
    const { people } = this.store;
    const user = (await people.get(about)) ?? (await people.byLogin(loginOf(about)));
    if (user === undefined || (accountsOnly && user.kind !== 'account')) return null;
    await people.change(user.id, change);
    return user.id;
  }

  /** A live match is ended by its owner, who reads of this act; what one that is over did to ratings is taken back. */
  private async annul(match: string): Promise<string | null> {
    const row = await this.store.matches.get(match);
    if (row === undefined || !['live', 'over'].includes(row.stage)) return null;
    if (row.stage === 'over' && !(await this.store.standing.takeBack(match))) return null;
    return match;
  }
}
