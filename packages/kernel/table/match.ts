import type { Game } from '../run/game.ts';
import { type LogEntry, type Tracer, watching } from '../run/log.ts';
import { newGame } from '../run/start.ts';
import type { State } from '../state/records.ts';
import type { Seat } from '../types.ts';
import type { SetupInput } from './agreed.ts';
import { applyMove, type Move, type Refusal } from './decision.ts';
import { digestState } from './digest.ts';
import { applyHostMove, type HostMove } from './host.ts';
import { backwards, Earlier, type Kept, readChoice, remember, stateOf, writeChoice, writeState } from './kept.ts';
import { type Choice, isForgotten, knowledgeOf, noteShown } from './knowledge.ts';
import { type Entry, type GameRecord, HASH_EVERY, lastResume, newHeader, type RecordHeader } from './record.ts';
import { canonicalKey } from './several.ts';
import { revive, snapshotOf } from './snapshot.ts';

/** A position to go on from, with the number of entries it was taken after and the rules of that time. */
export interface Snapshot {
  readonly after: number;
  readonly rules: number;
  readonly state: string;
}

/** Taking back: as one likes, with the others' consent, or not at all. */
export type UndoLabel = 'free' | 'ask' | 'never';

const isChoice = (entry: Entry): boolean => entry.k === 'move' && !entry.auto;

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
  /** What was chosen last: automatic moves, whoever's, leave it as it is. */
  private choice: Choice | null = null;
  /** Entries before this one were played by other rules and are only kept. */
  private base = 0;
  /** From here on entries are held and can be played again; so many moves and rollbacks were before it. */
  private floor = 0;
  private movesBefore = 0;
  private rollbacksBefore = 0;
  private choiceBefore: Kept['choice'] = null;
  /** Entries before those that are held. */
  first = 0;
  /** Last real choices before the entries that are held. */
  private earlier: readonly number[] = [];
  private kept: Kept[] = [];

  constructor(
    readonly g: Game,
    readonly header: RecordHeader,
    private readonly watcher?: (entry: LogEntry) => void,
    /** How the game begins; scenes and puzzles begin in the middle of one. */
    private start: () => State = () => newGame(g, header.setup),
    /** Told of everything as it happens. */
    private readonly tracer?: Tracer,
  ) {
    this.state = watching(watcher, start, tracer);
  }

  static create(
    g: Game,
    setup: SetupInput,
    watcher?: (entry: LogEntry) => void,
    tags: Readonly<Record<string, string>> = {},
  ): Match {
    return new Match(g, newHeader(g, setup, tags), watcher);
  }

  /** All entries, also those before the ones that are held. */
  get count(): number {
    return this.first + this.entries.length;
  }

  private entry = (at: number): Entry => this.entries[at - this.first];

  /** Carries out a move and writes it down; a refused move does neither. */
  play(move: Move, auto = false): Refusal | null {
    const refusal = this.carryOut(move, auto, this.count, this.watcher, this.tracer);
    if (refusal !== null) return refusal;
    this.entries.push({ k: 'move', seat: move.seat, key: canonicalKey(move.key), auto });
    if (++this.moves % HASH_EVERY === 0)
      this.entries.push({ k: 'hash', hash: digestState(this.g, this.state), form: 2 });
    return null;
  }

  /** Applies a move and follows what it brings to light. */
  private carryOut(
    move: Move,
    auto: boolean,
    at: number,
    watcher?: (entry: LogEntry) => void,
    tracer?: Tracer,
  ): Refusal | null {
    const { g, state, choice } = this;
    const next: Choice | null = auto
      ? choice
      : { seat: move.seat, at, before: knowledgeOf(g, state), shown: new Map() };
    const hear = (entry: LogEntry) => {
      if (next !== null) noteShown(next.shown, entry);
      watcher?.(entry);
    };
    const refusal = watching(next === null ? watcher : hear, () => applyMove(g, state, move), tracer);
    if (refusal === null) this.choice = next;
    return refusal;
  }

  host(move: HostMove): void {
    if (this.state.over >= 0) return;
    this.applyHost(move);
    this.entries.push({ k: 'host', move });
  }

  private applyHost(move: HostMove): void {
    applyHostMove(this.g, this.state, move);
    // A private setting is no step of the game.
    if (move.host !== 'stop') this.choice = null;
  }

  /** The seat's last real choice that still counts, unless the host has stepped in since. */
  private lastChoice(seat: Seat): number | null {
    // What was taken back already is no longer there to be taken back.
    for (const { entry, at } of backwards(this.entry, this.count, this.floor)) {
      if (entry.k === 'host' && entry.move.host !== 'stop') return null;
      if (entry.k === 'move' && entry.seat === seat && !entry.auto) return at;
    }
    const earlier = this.earlier[seat] ?? -1;
    return earlier < 0 ? null : earlier;
  }

  /** Does the format let anybody take anything back? */
  get takesBack(): boolean {
    return this.g.def.takesBack?.(this.g, this.state) !== false;
  }

  /**
   * May the seat take back its last real choice? Freely only when it was the last one of all and no seat has come to
   * know anything by it. `minds`: the seats (bits) whose knowledge counts; bots see the state alone and remember nothing.
   */
  undoLabel(seat: Seat, minds = -1): UndoLabel {
    const { g, state, choice } = this;
    if (!this.takesBack) return 'never';
    if (choice?.seat === seat && isForgotten(g, state, choice, minds)) return 'free';
    return this.lastChoice(seat) === null ? 'never' : 'ask';
  }

  /** Takes back the seat's last real choice and whatever followed. `consent` is needed where it is not free. */
  undo(seat: Seat, consent = false, minds = -1): boolean {
    const label = this.undoLabel(seat, minds);
    const to = this.lastChoice(seat);
    if (to === null || label === 'never' || (label === 'ask' && !consent)) return false;
    this.rollBack(to, seat);
    return true;
  }

  /** Back to the state after so many entries. The stream of chance moves on, so that nobody rolls the known die again. */
  private rollBack(to: number, by: Seat): void {
    if (to < this.base) throw new Error(`entry ${to} was played by other rules and cannot be taken back`);
    const rollbacks = this.state.rollbacks + 1;
    const prefs = this.state.seats.map((seat) => seat.prefs);
    const { start, path } = this.wayTo(to);
    // What was known before it matters only for the last choice.
    let from = path.length - 1;
    while (from >= 0 && !isChoice(path[from].entry)) from--;
    this.state = start === null ? this.start() : stateOf(start);
    this.moves = start?.moves ?? this.movesBefore;
    this.choice = readChoice(start === null ? this.choiceBefore : start.choice);
    for (const [i, { entry, at, rolledBack }] of path.entries()) {
      this.state.rollbacks = rolledBack;
      this.replay(entry, at, i >= from);
    }
    this.state.rollbacks = rollbacks;
    this.state.seats.forEach((seat, i) => {
      seat.prefs = prefs[i];
    });
    // Positions in what was taken back lead nowhere any more.
    this.kept = this.kept.filter(({ at }) => at <= to);
    this.entries.push({ k: 'undo', to, by });
  }

  /**
   * How the state after the first `to` entries is made again: from a position that is remembered (null: from the
   * beginning), and with which entries.
   */
  private wayTo(to: number): { start: Kept | null; path: Effective[] } {
    if (to < this.floor) throw new Earlier(to);
    const undos: number[] = [];
    for (let at = this.floor; at < to; at++) if (this.entry(at).k === 'undo') undos.push(at);
    const remembered = (place: number) => this.kept.find((one) => one.at === place) ?? null;
    const path: Effective[] = [];
    let at = to;
    let start = remembered(at);
    while (start === null && at > this.floor) {
      at--;
      const entry = this.entry(at);
      if (entry.k !== 'undo') {
        const rolledBack = this.rollbacksBefore + undos.filter((one) => one < at).length;
        path.push({ entry, at, rolledBack });
      } else if (entry.to < this.floor) throw new Earlier(entry.to);
      else at = Math.min(entry.to, at);
      start = remembered(at);
    }
    return { start, path: path.reverse() };
  }

  /** The match as it stands, to open it again by the same rules; it is remembered here too. */
  keep(): Kept {
    const { state, moves, base } = this;
    const kept: Kept = {
      at: this.count,
      state: writeState(state),
      moves,
      rollbacks: state.rollbacks,
      base,
      choices: state.seats.map((_, seat) => this.lastChoice(seat) ?? -1),
      choice: writeChoice(this.choice),
    };
    this.kept = remember(this.kept, kept);
    return kept;
  }

  /** Goes on from a position that was kept; entries before it are not held. */
  static fromKept(
    g: Game,
    header: RecordHeader,
    kept: Kept,
    watcher?: (entry: LogEntry) => void,
    tracer?: Tracer,
  ): Match {
    const match = new Match(g, header, watcher, () => stateOf(kept), tracer);
    match.first = kept.at;
    match.floor = kept.at;
    match.base = kept.base;
    match.moves = kept.moves;
    match.movesBefore = kept.moves;
    match.rollbacksBefore = kept.rollbacks;
    match.earlier = kept.choices;
    match.choiceBefore = kept.choice;
    match.choice = readChoice(kept.choice);
    return match;
  }

  /** Plays an entry again; `follow`: what it brings to light is noted. */
  private replay(entry: Entry, at: number, follow: boolean): void {
    if (entry.k === 'host') this.applyHost(entry.move);
    if (entry.k !== 'move') return;
    const refusal = follow ? this.carryOut(entry, entry.auto, at) : applyMove(this.g, this.state, entry);
    if (refusal !== null) throw new Error(`cannot replay "${entry.key}": ${refusal.code}`);
    this.moves++;
  }

  get record(): GameRecord {
    if (this.first > 0) throw new Earlier(0);
    return { header: this.header, entries: this.entries.slice() };
  }

  /**
   * A snapshot to keep beside the log, null where the game is not at rest. If the log no longer replays after a change
   * of rules, `goOn` continues from the last one.
   */
  snapshot(): Snapshot | null {
    const state = snapshotOf(this.g, this.state);
    return state === null ? null : { after: this.count, rules: this.g.rulesHash, state };
  }

  /**
   * The game goes on by the present rules from a snapshot (null: from the beginning) although what was played since
   * does not fit them any more. The entries stay and one that says so is written behind them: it is what the host
   * stores and tells the players. `lost` names what the present rules do not know.
   */
  static goOn(
    g: Game,
    header: RecordHeader,
    entries: readonly Entry[],
    snapshot: Snapshot | null,
    watcher?: (entry: LogEntry) => void,
  ): { match: Match; entry: Entry; lost: readonly string[] } {
    const before = lastResume(entries);
    const earlier = entries[before];
    const undone = entries.slice(before + 1).filter(({ k }) => k === 'undo').length;
    const entry: Entry = {
      k: 'resume',
      rules: g.rulesHash,
      after: snapshot?.after ?? 0,
      state: snapshot?.state ?? null,
      rollbacks: (earlier?.k === 'resume' ? earlier.rollbacks : 0) + undone + 1,
    };
    const lost = snapshot === null ? [] : revive(g, header.setup, snapshot.state).lost;
    return {
      match: Match.fromRecord(g, { header, entries: [...entries, entry] }, undefined, undefined, watcher),
      entry,
      lost,
    };
  }

  /**
   * Plays a record from its header, or from where it last went on from a snapshot, testing every digest. The first
   * difference is an error that names its entry.
   */
  static fromRecord(
    g: Game,
    record: GameRecord,
    entries = record.entries.length,
    start?: () => State,
    watcher?: (entry: LogEntry) => void,
  ): Match {
    if (record.header.game !== g.def.id) throw new Error(`a record of ${record.header.game}, not of ${g.def.id}`);
    const list = record.entries.slice(0, entries);
    const from = lastResume(list);
    const match = new Match(g, record.header, watcher, from < 0 ? start : () => resumed(g, record.header, list[from]));
    for (const [at, entry] of list.entries()) {
      if (at < from) match.passOver(entry);
      else match.repeat(entry, at);
    }
    return match;
  }

  /** Keeps an entry that was played by other rules, before the game went on from a snapshot, without playing it. */
  passOver(entry: Entry): void {
    this.entries.push(entry);
  }

  private resume(entry: Extract<Entry, { k: 'resume' }>): void {
    this.start = () => resumed(this.g, this.header, entry);
    this.state = this.start();
    this.entries.push(entry);
    this.base = this.count;
    this.floor = this.base;
    this.rollbacksBefore = entry.rollbacks;
    this.movesBefore = 0;
    this.choiceBefore = null;
    this.earlier = [];
    this.kept = [];
    this.moves = 0;
    this.choice = null;
  }

  /** Plays one entry of a record again; `at` is its number, for the error. */
  repeat(entry: Entry, at: number): void {
    switch (entry.k) {
      case 'move': {
        const refusal = this.carryOut(entry, entry.auto, this.count, this.watcher, this.tracer);
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
        return;
      case 'resume':
        this.resume(entry);
    }
  }
}

/** The state with which the game goes on; chance has moved on with it. */
function resumed(g: Game, header: RecordHeader, entry: Entry): State {
  if (entry.k !== 'resume') throw new Error('no snapshot to go on from');
  if (entry.state === null) {
    const s = newGame(g, header.setup);
    s.rollbacks = entry.rollbacks;
    return s;
  }
  return revive(g, header.setup, entry.state, entry.rollbacks).state;
}
