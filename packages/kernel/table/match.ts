import type { Game } from '../run/game.ts';
import { type LogEntry, watching } from '../run/log.ts';
import { newGame } from '../run/start.ts';
import type { State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import type { SetupInput } from './contract.ts';
import { applyMove, type Move, type Refusal, undoOf } from './decision.ts';
import { digestState } from './digest.ts';
import { applyHostMove, type HostMove } from './host.ts';
import { type Entry, type GameRecord, HASH_EVERY, newHeader, type RecordHeader } from './record.ts';

interface Effective {
  readonly entry: Entry;
  readonly at: number;
  /** Rollbacks before it: they move the stream of chance. */
  readonly rolledBack: number;
}

/**
 * One game being played: the state and the record of how it came about. Hosts (page, server, terminal, tests) hold a
 * match; nobody else holds a state.
 */
export class Match {
  state: State;
  entries: Entry[] = [];
  private moves = 0;

  constructor(
    readonly g: Game,
    readonly header: RecordHeader,
    private readonly watcher?: (entry: LogEntry) => void,
    /** How the game begins; scenes and puzzles begin in the middle of one. */
    private readonly start: () => State = () => newGame(g, header.setup),
  ) {
    this.state = watching(watcher, start);
  }

  static create(
    g: Game,
    setup: SetupInput,
    watcher?: (entry: LogEntry) => void,
    tags: Readonly<Record<string, string>> = {},
  ): Match {
    return new Match(g, newHeader(g, setup, tags), watcher);
  }

  /** Carries out a move and writes it down; a refused move does neither. */
  play(move: Move, auto = false): Refusal | null {
    const refusal = watching(this.watcher, () => applyMove(this.g, this.state, move));
    if (refusal !== null) return refusal;
    this.entries.push({ k: 'move', seat: move.seat, key: move.key, auto });
    if (++this.moves % HASH_EVERY === 0)
      this.entries.push({ k: 'hash', hash: digestState(this.g, this.state), form: 2 });
    return null;
  }

  host(move: HostMove): void {
    if (this.state.over >= 0) return;
    applyHostMove(this.g, this.state, move);
    this.entries.push({ k: 'host', move });
  }

  /** Takes back the seat's last decision. `consent` is needed when the engine does not label it free. */
  undo(seat: Seat, consent = false): boolean {
    const label = undoOf(this.g, this.state, seat);
    if (label === 'never' || (label === 'ask' && !consent)) return false;
    // What was taken back already is no longer there to be taken back.
    const own = this.effective(this.entries.length).filter(({ entry }) => entry.k === 'move' && entry.seat === seat);
    if (own.length === 0) return false;
    this.rollBack(own[own.length - 1].at, seat);
    return true;
  }

  /** Back to the state after so many entries. The stream of chance moves on, so that nobody rolls the known die again. */
  private rollBack(to: number, by: Seat): void {
    const rollbacks = this.state.rollbacks + 1;
    const prefs = this.state.seats.map((seat) => seat.prefs);
    const kept = this.effective(to);
    this.state = this.start();
    this.moves = 0;
    for (const { entry, rolledBack } of kept) {
      this.state.rollbacks = rolledBack;
      this.replay(entry);
    }
    this.state.rollbacks = rollbacks;
    this.state.seats.forEach((seat, i) => {
      seat.prefs = prefs[i];
    });
    this.entries.push({ k: 'undo', to, by });
  }

  /** The entries that made the state after the first `to` entries: what was taken back is left out. */
  private effective(to: number): Effective[] {
    let from = to - 1;
    while (from >= 0 && this.entries[from].k !== 'undo') from--;
    const undo = this.entries[from];
    const out = undo?.k === 'undo' ? this.effective(Math.min(undo.to, from)) : [];
    const rolledBack = this.entries.slice(0, from + 1).filter((entry) => entry.k === 'undo').length;
    for (let at = from + 1; at < to; at++) out.push({ entry: this.entries[at], at, rolledBack });
    return out;
  }

  private replay(entry: Entry): void {
    if (entry.k === 'host') applyHostMove(this.g, this.state, entry.move);
    if (entry.k !== 'move') return;
    const refusal = applyMove(this.g, this.state, entry);
    if (refusal !== null) throw new Error(`cannot replay "${entry.key}": ${refusal.code}`);
    this.moves++;
  }

  get record(): GameRecord {
    return { header: this.header, entries: this.entries.slice() };
  }

  /** Plays a record from its header, testing every digest. The first difference is an error that names its entry. */
  static fromRecord(g: Game, record: GameRecord, entries = record.entries.length, start?: () => State): Match {
    if (record.header.game !== g.def.id) throw new Error(`a record of ${record.header.game}, not of ${g.def.id}`);
    const match = new Match(g, record.header, undefined, start);
    for (const [at, entry] of record.entries.slice(0, entries).entries()) match.repeat(entry, at);
    return match;
  }

  /** Plays one entry of a record again; `at` is its number, for the error. */
  repeat(entry: Entry, at: number): void {
    switch (entry.k) {
      case 'move': {
        const refusal = watching(this.watcher, () => applyMove(this.g, this.state, entry));
        if (refusal !== null)
          throw new Error(`entry ${at + 1} "${entry.key}" is refused: ${refusal.code} ${refusal.clause}`);
        this.entries.push(entry);
        this.moves++;
        return;
      }
      case 'host':
        this.host(entry.move);
        return;
      case 'undo':
        this.rollBack(entry.to, entry.by);
        return;
      case 'hash':
        if (entry.form === 2 && digestState(this.g, this.state) !== entry.hash)
          throw new Error(`entry ${at + 1}: the state differs from the recorded one`);
        this.entries.push(entry);
    }
  }
}
