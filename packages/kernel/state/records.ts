import type { CardId, Handle, Ref, Seat, ZoneId } from '../types.ts';

/**
 * The records of a game state. Constructors fix the order of fields so that every record of a kind has one shape.
 * Only numbers and arrays of numbers live in them: a state can be copied, saved, revived and hashed at any moment,
 * also in the middle of an effect.
 */

export const CARD_BITS = 12;
export const CARD_LIMIT = 1 << CARD_BITS;
const CARD_MASK = CARD_LIMIT - 1;

export class Card {
  constructor(
    readonly id: CardId,
    /** Index into the game's card definitions. */
    public def: number,
    public owner: Seat,
    public control: Seat,
    public zone: ZoneId,
    /** Incarnation: grows whenever the card becomes a new object. */
    public born: number,
    /** 0 face up, 1 face down. */
    public face: number,
    /** Seats (bit mask) that know this card although its zone or face hides it. */
    public known: number,
    /** The object this card is attached to or tucked under. */
    public host: Ref,
    /** Marks named by the game, one bit each. */
    public flags: number,
  ) {}
}

/** What an object was when it left: the one memory of things past, kept while the running act lasts. */
export class Ghost {
  constructor(
    public card: Card,
    public counters: number[],
    /** Tags it had, printed or given: the first 32, and the others by words of 32. */
    public tags: number,
    public moreTags: readonly number[],
    /** Names that effects gave it. */
    public names: readonly string[],
  ) {}
}

/** A continuous or delayed effect that is not printed on a card in play. */
export class Mod {
  constructor(
    public source: Ref,
    public by: Seat,
    /** Index into the game's interned changes. */
    public change: number,
    /** When it ends: see `Until` in effects/nodes. */
    public until: number,
    public untilSeat: Seat,
    public scope: number,
    /** Serial of creation, for order. */
    public at: number,
    /** Values captured from the frame that made it. */
    public vars: number[],
  ) {}
}

export const OP_RUN = 0;
export const OP_ROWS = 1;
export const OP_GROUP = 2;
export const OP_WINDOW = 3;
export const OP_TABLE = 4;

/** Marks of a frame. */
export const MARK_ITEM = 1;
export const MARK_CANCELLED = 2;
export const MARK_ENDED = 4;
export const MARK_ABILITY = 8;
/** The running ability of an item: it ends when the item is cancelled. */
export const MARK_USED = 16;
/** A frame lent to a standing ability (a pattern, a continuous change): its "your" may cover partners, see run/yours. */
export const MARK_STANDING = 32;

/** Fixed places in `Frame.sets`; the program's own collections follow. */
export const SET_OPTIONS = 0;
export const SET_ROW = 1;
export const SET_ROWS = 2;
export const SETS_FIXED = 3;

export class Frame {
  constructor(
    public op: number,
    /** Program, and the step of it that is next. */
    public prog: number,
    public pc: number,
    /** Whose text is running, and for whom. */
    public self: Ref,
    public you: Seat,
    /** Which army, board or lane this frame is bound to; games with several use it. */
    public side: number,
    /** Serial of the innermost scope, 0 for none. */
    public scope: number,
    /** Frame (index) that collects proposed rows, -1 when rows are committed at once. */
    public collect: number,
    public marks: number,
    public vars: number[],
    public sets: Sets,
  ) {}
}

export class SeatState {
  constructor(
    public resources: number[],
    /** Decisions this seat has made. */
    public moves: number,
    /** 0 playing, 1 out of the game. */
    public out: number,
    /** Standing stops and other private settings; they survive a rollback. */
    public prefs: number[],
  ) {}
}

/**
 * An event: proposed or done, a list of numbers. See `F` for the fields. A frame in which nothing has happened has the empty
 * list for it (`NO_ROW`), whose fields nobody reads.
 */
export interface Row extends Array<number> {
  0: number;
  1: Ref;
  2: Ref;
  3: Seat;
  4: number;
  5: number;
  6: number;
  7: number;
  8: number;
  9: number;
}

/** What a frame has where nothing has happened. */
export const NO_ROW = [] as number[] as Row;

/** A proposed event. */
export function makeRow(
  kind: number,
  subject: Ref,
  source: Ref,
  by: Seat,
  amount: number,
  from: number,
  to: number,
  extra: number,
  cause: number,
): Row {
  return [kind, subject, source, by, cause, amount, from, to, extra, 0];
}

/** One of several rows that follow each other in a list. */
export const rowIn = (rows: readonly number[], at: number): Row => rows.slice(at, at + ROW_LENGTH) as Row;

/** Lists of a frame: places 0 to 2 are fixed (see `SET_ROW`), the program's own follow. */
export interface Sets extends Array<number[]> {
  1: Row;
}

/** Fields of a row. */
export const F = {
  kind: 0,
  subject: 1,
  source: 2,
  by: 3,
  cause: 4,
  amount: 5,
  from: 6,
  to: 7,
  extra: 8,
  flags: 9,
} as const;
export const ROW_LENGTH = 10;
export const ROW_DROPPED = 1;

export class State {
  constructor(
    /** Accepted moves so far. */
    public step: number,
    /** Grows with every commit: the key of all caches. */
    public tick: number,
    /** Random stream: 128-bit key, position, and the number of rollbacks. */
    public key: number[],
    public draws: number,
    public rollbacks: number,
    /** Scripted results that come before the stream (scenes only). */
    public script: number[],
    public active: Seat,
    public phase: number,
    public turn: number,
    public seats: SeatState[],
    public cards: Card[],
    /** Lists of card ids; never changed in place, so that copies may share them. */
    public zones: (readonly CardId[])[],
    /** Counters of all cards, `card * width + counter`. */
    public counters: number[],
    /** Links between objects, flat triples: from, slot, to. */
    public links: number[],
    public mods: Mod[],
    public frames: Frame[],
    public ghosts: Ghost[],
    /** Triggers waiting for their turn: ability, owner ref, then the fields of the row. */
    public triggers: number[][],
    /** Live scopes, flat triples: serial, name, index of the frame. */
    public scopes: number[],
    /** Per viewer (seats, then spectator): card id -> handle, 0 for none. */
    public handles: Handle[][],
    public nextHandle: number[],
    /** Counters named by the game: of the turn, the phase, the running attack. */
    public tally: number[],
    /** Uses of limited abilities, flat pairs: ref, ability. */
    public used: number[],
    /** Options of the format, as numbers. */
    public options: number[],
    public serial: number,
    /** 1 when something changed that the game must settle. */
    public unsettled: number,
    /** 1 when the index of live abilities is out of date. */
    public stale: number,
    /** Steps of the loop since the last decision, against endless loops. */
    public spent: number,
    /** -1 running, else an outcome of the game. */
    public over: number,
    /** Seat mask of winners when over. */
    public winners: number,
    /** Cards where objects stand, by id; never changed in place. */
    public field: readonly CardId[],
    /** Index of live abilities by what they listen to: derived, not saved. See run/listen. */
    public listen: (readonly number[])[],
    /** Are abilities granted or muted, so that other changes alter the index too: derived, not saved. */
    public grants: number,
  ) {}
}

/** Lists without holes, numbers apart from objects: reading them is faster than reading from `new Array(n)`. */
export function numbers(n: number, value: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push(value);
  return out;
}

export function filled<T extends object>(n: number, value: T): T[] {
  const out: T[] = [];
  for (let i = 0; i < n; i++) out.push(value);
  return out;
}

export const refOf = (card: Card): Ref => card.id + card.born * CARD_LIMIT;
export const idOf = (ref: Ref): CardId => ref & CARD_MASK;

/** The object itself while it exists, else null. */
export function live(s: State, ref: Ref): Card | null {
  if (ref < 0) return null;
  const card = s.cards[ref & CARD_MASK];
  return card.born === ref >>> CARD_BITS ? card : null;
}

/** The ghost of an object that left during the running act. */
export function ghostOf(s: State, ref: Ref): Ghost | null {
  for (let i = s.ghosts.length - 1; i >= 0; i--) {
    const ghost = s.ghosts[i];
    if (refOf(ghost.card) === ref) return ghost;
  }
  return null;
}

/** The object, or its last known state when it left. */
export function known(s: State, ref: Ref): Card | null {
  return live(s, ref) ?? ghostOf(s, ref)?.card ?? null;
}
