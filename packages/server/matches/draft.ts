import {
  type Decision,
  type Entry,
  FACE,
  type HostMove,
  type Match,
  type Refusal,
  type Seat,
  SPECTATOR,
  sees,
  sure,
  viewerIndex,
} from '@bojiste/kernel';
import type { Play } from '@bojiste/session/play';
import type { PacketBody, TableEvent } from './events.ts';
import type { Table } from './table.ts';

/** Turns what somebody wants into the events of one packet. The table runs ahead until the packet is stored. */

/** Forced moves that one command may bring; more would be a circle in the rules. */
const MOST_FORCED = 2000;

export interface Forced {
  readonly key: string;
  /** Others must not see how quickly it came. */
  readonly masked: boolean;
}

/** Is the only option one that others could not have foreseen? Then its haste would tell of hidden cards. */
function tells(table: Table, decision: Decision): boolean {
  if (decision.kind === 'act') return false;
  const { g, state } = table;
  const { card } = sure(decision.options[0]);
  if (card === 0) return decision.kind === 'pick';
  const found = state.cards.find(({ id }) => sure(state.handles[decision.seat])[id] === card);
  return found !== undefined && sees(g, state, found, viewerIndex(state, SPECTATOR)) !== FACE;
}

/** What a person's seat answers without being asked, and what is answered for one that is out of the game. */
export function forced(table: Table, seat: Seat): Forced | null {
  const { state, rules, play } = table;
  const left = sure(state.seats[seat]).out !== 0;
  if (play === null) return null;
  if (!left && !table.isPerson(seat)) {
    const only = rules.masked ? null : play.only(seat);
    return only === null ? null : { key: only, masked: false };
  }
  const found = play.forced(seat);
  if (found === null) return null;
  const { key, decision } = found;
  const hasty = decision.kind === 'respond' || (decision.options.length === 1 && tells(table, decision));
  return { key, masked: !left && rules.masked && hasty };
}

export class Draft {
  readonly events: TableEvent[] = [];

  constructor(
    readonly table: Table,
    readonly at: number,
    /** What must be known before time is charged. */
    first: readonly TableEvent[] = [],
  ) {
    table.startPacket(at, first);
    for (const event of first) this.add(event);
  }

  private get game(): Play {
    if (this.table.play === null) throw new Error('the game has not begun');
    return this.table.play;
  }

  private get match(): Match {
    return this.game.match;
  }

  add(event: TableEvent): void {
    this.table.apply(event);
    this.events.push(event);
  }

  begin(): void {
    this.add({ k: 'began', rules: this.table.g.rulesHash });
  }

  /** Entries the match wrote since there were so many. */
  private take(before: number): void {
    for (const entry of this.match.entries.slice(before)) this.note(entry);
  }

  private note(entry: Entry): void {
    this.events.push({ k: 'entry', entry });
    this.table.entered(entry);
  }

  play(seat: Seat, key: string, decision?: number, forced = false): Refusal | null {
    const before = this.match.entries.length;
    const refusal = this.game.play({ seat, key, ...(decision !== undefined && { decision }) }, forced);
    if (refusal === null) this.take(before);
    return refusal;
  }

  host(move: HostMove): void {
    const before = this.match.entries.length;
    this.game.host(move);
    this.take(before);
  }

  /** Takes back the seat's last real choice; forced moves after it go with it. */
  undo(seat: Seat, consent: boolean): boolean {
    const before = this.match.entries.length;
    if (!this.game.undo(seat, consent, this.table.minds)) return false;
    this.take(before);
    return true;
  }

  /** Forced moves that nobody learns anything from follow at once, in the same packet. */
  settle(): void {
    for (let made = 0; made < MOST_FORCED; made++) {
      const next = this.nextForced();
      if (next === null) return;
      this.play(next.seat, next.key, undefined, true);
    }
  }

  private nextForced(): { seat: Seat; key: string } | null {
    for (const seat of this.table.deciding()) {
      const found = forced(this.table, seat);
      if (found !== null && !found.masked) return { seat, key: found.key };
    }
    return null;
  }

  body(by: Seat, cmd?: string): PacketBody {
    return { by, ...(cmd !== undefined && { cmd }), events: this.events };
  }
}
