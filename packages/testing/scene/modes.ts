import {
  cloneState,
  fromJson,
  type Game,
  type HostMove,
  hashState,
  Match,
  type Move,
  newHeader,
  type Refusal,
  recordFromText,
  recordToText,
  resetScratch,
  type State,
  toJson,
  watching,
} from '@bojiste/kernel';
import { playOn, rng } from '../drive/random.ts';
import { LogWatch, twinFindings } from '../twin/twin.ts';
import type { World } from './cards.ts';
import type { Table } from './moves.ts';
import { OrdersTable } from './orders.ts';
import { ModeError, PlainTable } from './tables.ts';
import { TwiceTable } from './twice.ts';

/**
 * The ways in which every scene is played. A scene that passes plainly and fails in another has found a hole: in the
 * engine (something outside the state, a shared array, an unrecorded influence, a leak), or in rules that hold for one
 * card and one order only (`twice`, `orders`).
 */

export const MODES = ['plain', 'revived', 'cloned', 'rolledBack', 'leakChecked', 'twice', 'orders'] as const;
export type Mode = (typeof MODES)[number];

export function openTable(mode: Mode, start: () => World): Table {
  return tables[mode](start);
}

const tables: Readonly<Record<Mode, (start: () => World) => Table>> = {
  plain: (start) => new PlainTable(start()),
  revived: (start) => new RevivedTable(start()),
  cloned: (start) => new ClonedTable(start()),
  rolledBack: (start) => new MatchTable(start),
  leakChecked: (start) => new LeakTable(start()),
  twice: (start) => new TwiceTable(start()),
  orders: (start) => new OrdersTable(start()),
};

/** Saved as text and revived before every decision. */
class RevivedTable extends PlainTable {
  constructor(world: World) {
    super(world);
    this.revive();
  }

  private revive(): void {
    const { s } = this.world;
    const revived = fromJson(toJson(s));
    if (hashState(revived) !== hashState(s)) throw new ModeError('saving and reviving changed the state');
    this.world = { ...this.world, s: revived };
  }
  override play(move: Move): Refusal | null {
    const refusal = super.play(move);
    if (refusal === null) this.revive();
    return refusal;
  }
  override host(move: HostMove): void {
    super.host(move);
    this.revive();
  }
}

const LOOK_AHEAD = 15;

/** Before every decision a copy plays on at random; the original must not notice. */
class ClonedTable extends PlainTable {
  constructor(world: World) {
    super(world);
    this.probe();
  }

  private probe(): void {
    const { g, s } = this.world;
    const before = hashState(s);
    const copy = cloneState(s);
    if (hashState(copy) !== before) throw new ModeError('a copy differs from its original');
    try {
      playOn(g, copy, rng(s.step + 1), LOOK_AHEAD);
    } catch (error) {
      resetScratch();
      throw new ModeError(`random play from here fails: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (hashState(s) !== before) throw new ModeError('playing on with a copy changed the original');
  }
  override play(move: Move): Refusal | null {
    const refusal = super.play(move);
    if (refusal === null) this.probe();
    return refusal;
  }
}

/** Digest without the number of rollbacks, which must differ. */
function positionHash(s: State): number {
  const { rollbacks } = s;
  s.rollbacks = 0;
  const hash = hashState(s);
  s.rollbacks = rollbacks;
  return hash;
}

/** Played as a match; at the end everything is taken back step by step, and the record is played again. */
class MatchTable implements Table {
  private readonly match: Match;
  private readonly labels: World['labels'];
  private readonly hashes: number[] = [];
  private readonly begin: () => State;
  private hosted = false;

  constructor(start: () => World) {
    const { g, labels } = start();
    this.labels = labels;
    this.begin = () => start().s;
    const setup = { seats: 2, mode: g.def.modes[0].key, decks: [], seed: '' };
    this.match = new Match(g, newHeader(g, setup), undefined, this.begin);
    this.hashes.push(positionHash(this.match.state));
  }

  get world(): World {
    return { g: this.match.g, s: this.match.state, labels: this.labels };
  }
  play(move: Move): Refusal | null {
    const refusal = this.match.play(move);
    if (refusal === null) this.hashes.push(positionHash(this.match.state));
    return refusal;
  }
  host(move: HostMove): void {
    this.match.host(move);
    this.hosted = true;
  }

  finish(): void {
    // A host's move has no seat that could take it back.
    if (!this.hosted) this.takeAllBack();
    this.replay(this.match.g);
  }

  private takeAllBack(): void {
    const moves = this.match.entries.flatMap((entry) => (entry.k === 'move' ? [entry] : []));
    const drawn = this.match.state.draws > 0;
    for (let at = moves.length - 1; at >= 0; at--) {
      if (!this.match.undo(moves[at].seat, true)) throw new ModeError(`"${moves[at].key}" cannot be taken back`);
      this.same(at, `taking back "${moves[at].key}"`);
    }
    // Undone dice fall anew, so only a game without unscripted chance comes to the same end again.
    if (drawn) return;
    moves.forEach((move, at) => {
      const refusal = this.match.play({ seat: move.seat, key: move.key });
      if (refusal !== null) throw new ModeError(`"${move.key}" is refused the second time: ${refusal.code}`);
      this.same(at + 1, `playing "${move.key}" again`);
    });
  }

  private same(at: number, what: string): void {
    if (positionHash(this.match.state) !== this.hashes[at]) throw new ModeError(`${what} leads to another state`);
  }

  private replay(g: Game): void {
    const text = recordToText(this.match.record);
    const record = recordFromText(text);
    if (recordToText(record) !== text) throw new ModeError('the record changed in its text form');
    const again = Match.fromRecord(g, record, record.entries.length, this.begin);
    if (hashState(again.state) !== hashState(this.match.state))
      throw new ModeError('the record plays to another state');
  }
}

/** After every decision each viewer's view is compared with that of a world they could not tell apart. */
class LeakTable extends PlainTable {
  constructor(world: World) {
    super(world);
    this.check([]);
  }

  private check(more: readonly string[]): void {
    const { g, s } = this.world;
    const findings = [...more, ...twinFindings(g, s, 'scene')];
    if (findings.length > 0) throw new ModeError(findings.join('; '));
  }
  override play(move: Move): Refusal | null {
    const { g, s } = this.world;
    const log = new LogWatch(g, s);
    const refusal = watching(
      (entry) => log.watch(entry),
      () => super.play(move),
    );
    if (refusal === null) this.check(log.findings(s));
    return refusal;
  }
}
