import { F, idOf, type Row, type State } from '../state/records.ts';
import { type Bilingual, NONE } from '../types.ts';
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

type Sink = (entry: LogEntry) => void;
let sink: Sink | null = null;

export const isWatched = (): boolean => sink !== null;

/** Watches everything committed while `run` lasts. */
export function watching<T>(watcher: Sink | undefined, run: () => T): T {
  if (watcher === undefined && sink === null) return run();
  const before = sink;
  sink = watcher ?? null;
  try {
    return run();
  } finally {
    sink = before;
  }
}

function seenBy(g: Game, s: State, ref: number): number {
  if (ref < 0) return 0;
  const card = s.cards[idOf(ref)];
  let mask = 0;
  for (let viewer = 0; viewer <= s.seats.length; viewer++) if (sees(g, s, card, viewer) === FACE) mask |= 1 << viewer;
  return mask;
}

/** Sight before the event, since a card may go where nobody sees it. */
export function logSight(g: Game, s: State, row: Row): number {
  return sink === null ? 0 : seenBy(g, s, row[F.subject]);
}

export function logRow(g: Game, s: State, row: Row, before: number): void {
  if (sink === null || g.events[row[F.kind]].decl.log === undefined) return;
  const subject = row[F.subject];
  const source = row[F.source];
  sink({
    kind: row[F.kind],
    row: row.slice(),
    subject: subject < 0 ? NONE : s.cards[idOf(subject)].def,
    subjectSeen: before | seenBy(g, s, subject),
    source: source < 0 ? NONE : s.cards[idOf(source)].def,
    sourceSeen: seenBy(g, s, source),
    called: seatNames(g, s),
  });
}
