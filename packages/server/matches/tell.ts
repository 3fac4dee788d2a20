import { isDecided, type Seat, SPECTATOR, sure, winsOf } from '@bojiste/kernel';
import type { Desk } from '@bojiste/session/desk';
import type { Play } from '@bojiste/session/play';
import type { Beat, Update } from '@bojiste/session/types';
import type { Query, RatingInfo, SeatInfo, SeriesInfo, TableInfo } from '@bojiste/session/wire';
import { clockInfo } from '../clocks/clock.ts';
import { PROVISIONAL } from '../store/people.ts';
import { claimable } from './claims.ts';
import { type Course, linesOf } from './course.ts';
import { forced } from './draft.ts';
import type { Heard, Line } from './heard.ts';
import type { Table } from './table.ts';
import { undoLabel } from './undo.ts';

/** What one viewer of a table is told. Everything that leaves the server about a game goes through here. */

const playOf = ({ id, play }: Table): Play => {
  if (play === null) throw new Error(`match ${id} has not begun`);
  return play;
};

export const deskOf = (table: Table, seat: Seat): Desk => playOf(table).desk(seat, () => undoLabel(table, seat));

/** The table after a packet. `over`: a spectator behind a seat sees what the seat sees, and is asked nothing. */
export function updateOf(
  table: Table,
  viewer: Seat,
  heard: readonly Heard[],
  by: Seat,
  /** Everything is told anew. */
  course: Course | null = null,
  back: number | null = null,
): Update {
  const beats = (lines: readonly Line[]): Beat[] => lines.map(([, beat]) => beat);
  const told =
    course !== null
      ? { happened: [], log: beats(course.lines), earlier: course.earlier }
      : { happened: beats(linesOf(table, heard, viewer)), ...(back !== null && { back }) };
  return playOf(table).updateFor(viewer, {
    by,
    told,
    // Nobody is asked for a bot, and nobody at a table that stands still.
    ...((!table.live || viewer === SPECTATOR || forced(table, viewer) !== null) && { question: null }),
    undo: () => undoLabel(table, viewer),
    ended: table.ended,
  });
}

/** A question of a seat about the position. */
export function answerTo(table: Table, seat: Seat, query: Query): unknown {
  const desk = deskOf(table, seat);
  if (query.t === 'look') return desk.look(query.keys);
  if (query.t === 'preview') return desk.preview(query.keys);
  if (query.t === 'inspect') return desk.inspect(query.card);
  return desk.whyNot(query.attempt);
}

export const ratingInfo = (rating: { value: number; deviation: number }): RatingInfo => ({
  value: Math.round(rating.value),
  deviation: Math.round(rating.deviation),
  provisional: rating.deviation > PROVISIONAL,
});

function seatInfo({ seats, match, onlyNames }: Table, seat: Seat, present: boolean): SeatInfo {
  const sitting = seats[seat] ?? null;
  const keptFor = onlyNames[seat] ?? '';
  if (sitting === null) return { kind: 'open', name: keptFor, user: '', guest: false, rating: null, present: false };
  const out = match?.state.seats[seat]?.out === 1;
  const { bot, name, user, rating, guest = false } = sitting;
  const kind = bot === undefined ? 'person' : 'bot';
  return {
    kind,
    name,
    user,
    guest,
    rating: rating === undefined ? null : ratingInfo(rating),
    present,
    ...(out && { out }),
  };
}

function seriesInfo({ series }: Table): SeriesInfo | null {
  if (series === null) return null;
  return { bestOf: series.bestOf, wins: winsOf(series), game: series.games.length + 1, decided: isDecided(series) };
}

export function tableInfo(table: Table, me: Seat, watchers: number, now: number): TableInfo {
  const present = table.present();
  return {
    id: table.id,
    rules: table.rules,
    stage: table.stage,
    seats: table.seats.map((_, seat) => seatInfo(table, seat, sure(present[seat]))),
    me,
    clock: table.live ? clockInfo(table.rules.clock, table.clock) : null,
    offers: [...table.offers].map(([what, { by, yes }]) => ({
      what,
      by,
      waiting: table.persons().filter((seat) => !yes.has(seat)),
    })),
    claims: claimable(table, me, now),
    hands: table.hands,
    goneOn: table.goneOn,
    held: table.fault !== null && table.live,
    series: seriesInfo(table),
    next: table.next,
    commit: table.commit,
    owing: table.owing(),
    watchers,
  };
}
