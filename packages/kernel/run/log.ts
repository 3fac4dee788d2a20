import { setting } from '../state/held.ts';
import { F, idOf, type Row, type State } from '../state/records.ts';
import { type Bilingual, type CardId, type Handle, NONE, type Ref, type Seat, type ZoneId } from '../types.ts';
import type { Game } from './game.ts';
import { FACE, sees } from './sight.ts';

/** What happened, for those who watch. Nobody watching costs nothing. */

/** A committed event with who may know the cards in it (bit per viewer: seats, then spectator). */
export interface LogEntry {
  readonly kind: number;
  readonly row: readonly number[];
  /** Definition of the subject and source, and which viewers may read them. */
  readonly subject: number;
  readonly subjectSeen: number;
  readonly source: number;
  readonly sourceSeen: number;
  /** Names of the seats that have one. */
  readonly called?: SeatNames;
}

/** By seat: what it is called, null where its letter will do. */
export type SeatNames = readonly (Bilingual | null)[];

export const seatNames = (g: Game, s: State): SeatNames | undefined =>
  g.def.seatName === undefined ? undefined : s.seats.map((_, seat) => g.def.seatName?.(g, s, seat) ?? null);

/** A card in a trace: as it was before what the trace tells, and who may know it (bit per viewer: seats, then spectator). */
export interface Sighted {
  readonly id: CardId;
  readonly def: number;
  readonly owner: Seat;
  readonly control: Seat;
  readonly zone: ZoneId;
  /** Who sees its face, before or after. */
  readonly seen: number;
  /** Per viewer; the handle before, else the one after, 0 for none. */
  readonly handles: readonly Handle[];
}

/**
 * Everything that happens, in order, for those who tell of it: moves before they are carried out, all committed rows (also
 * those without a line of the log), and what atoms changed by themselves. It is called in the middle of the run: the state
 * may be read, never changed.
 */
export type Trace =
  | { readonly k: 'move'; readonly seat: Seat; readonly key: string }
  | {
      readonly k: 'row';
      readonly row: readonly number[];
      readonly subject: Sighted | null;
      readonly source: Sighted | null;
    }
  | {
      readonly k: 'resource';
      readonly seat: Seat;
      readonly resource: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly k: 'card'; readonly card: Sighted; readonly from: number; readonly to: number }
  /** A compulsory choice answered itself: this card was the only one to choose. */
  | { readonly k: 'taken'; readonly seat: Seat; readonly card: number }
  /** What was announced with this card (-1 for none) will have no effect. */
  | { readonly k: 'cancelled'; readonly card: number }
  /** An event that was about to happen to this card (-1 for none) will not happen: replaced by nothing. */
  | { readonly k: 'averted'; readonly kind: number; readonly card: number; readonly by: Seat }
  /** A price was paid: which one, by whom, for what, with what the paying effect had chosen. */
  | {
      readonly k: 'paid';
      readonly price: object;
      readonly seat: Seat;
      readonly source: number;
      readonly vars: string;
    }
  | { readonly k: 'die'; readonly face: number; readonly faces: number };

export type Tracer = (s: State, trace: Trace) => void;
type Sink = (entry: LogEntry) => void;
const watch = setting({ sink: null as Sink | null, tracer: null as Tracer | null });

export const isWatched = (): boolean => watch.sink !== null || watch.tracer !== null;
export const isTraced = (): boolean => watch.tracer !== null;

/** Watches everything committed while `run` lasts. */
export function watching<T>(watcher: Sink | undefined, run: () => T, traces?: Tracer): T {
  if (watcher === undefined && traces === undefined && !isWatched()) return run();
  const before = { ...watch };
  watch.sink = watcher ?? null;
  watch.tracer = traces ?? null;
  try {
    return run();
  } finally {
    Object.assign(watch, before);
  }
}

export function trace(s: State, told: Trace): void {
  watch.tracer?.(s, told);
}

/** A card as it is now, for a trace that is told a little later. */
export function sighted(g: Game, s: State, id: CardId): Sighted {
  const { def, owner, control, zone } = s.cards[id];
  const handles = s.handles.map((of) => of[id]);
  return { id, def, owner, control, zone, seen: facesSeen(g, s, id), handles };
}

/** The same card after it: who has seen it meanwhile has seen it too. */
export function sightedAfter(g: Game, s: State, was: Sighted): Sighted {
  const handles = was.handles.map((handle, viewer) => handle || s.handles[viewer][was.id]);
  return { ...was, seen: was.seen | facesSeen(g, s, was.id), handles };
}

const seenBy = (g: Game, s: State, ref: Ref): number => (ref < 0 ? 0 : facesSeen(g, s, idOf(ref)));

function facesSeen(g: Game, s: State, id: CardId): number {
  const card = s.cards[id];
  let mask = 0;
  for (let viewer = 0; viewer <= s.seats.length; viewer++) if (sees(g, s, card, viewer) === FACE) mask |= 1 << viewer;
  return mask;
}

/** Sight before the event, since a card may go where nobody sees it. */
export function logSight(g: Game, s: State, row: Row): number {
  return watch.sink === null ? 0 : seenBy(g, s, row[F.subject]);
}

export function logRow(g: Game, s: State, row: Row, before: number): void {
  if (watch.sink === null || g.events[row[F.kind]].decl.log === undefined) return;
  const subject = row[F.subject];
  const source = row[F.source];
  watch.sink({
    kind: row[F.kind],
    row: row.slice(),
    subject: subject < 0 ? NONE : s.cards[idOf(subject)].def,
    subjectSeen: before | seenBy(g, s, subject),
    source: source < 0 ? NONE : s.cards[idOf(source)].def,
    sourceSeen: seenBy(g, s, source),
    called: seatNames(g, s),
  });
}
