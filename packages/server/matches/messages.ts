import { type Seat, SPECTATOR } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import type { Course } from './course.ts';
import type { PacketBody } from './events.ts';
import type { Heard } from './heard.ts';
import type { Table } from './table.ts';
import { tableInfo, updateOf } from './tell.ts';
import type { Viewer } from './viewer.ts';

/** Messages about a table, for one viewer. */

/** What has changed since the last message. */
export interface News {
  readonly body: PacketBody | null;
  readonly heard: readonly Heard[];
  /** Where everything is told anew. */
  readonly course: Course | null;
  readonly back: number | null;
}

/** What was not told yet; it is taken out. */
export function takeNews(table: Table): Pick<Table, 'heard' | 'back' | 'rewound'> {
  const { heard, back, rewound } = table;
  table.heard = [];
  table.back = null;
  table.rewound = false;
  return { heard, back, rewound };
}

const MOVES: ReadonlySet<string> = new Set(['entry', 'began', 'brake', 'mute', 'goneOn']);

/** After a packet. */
export function messageFor(
  table: Table,
  seat: Seat,
  eyes: Seat,
  { body, heard, course, back }: News,
  watchers: number,
  now: number,
): ServerMessage {
  const info = tableInfo(table, seat === SPECTATOR ? -1 : seat, watchers, now);
  const moved = body === null || body.events.some(({ k }) => MOVES.has(k));
  if (table.match === null || !moved) return { t: 'table', match: table.id, table: info };
  const update = updateOf(table, eyes, heard, body?.by ?? -1, course, back);
  // Who looks over a shoulder is asked nothing.
  const told = seat === eyes ? update : { ...update, question: null, stops: undefined };
  return { t: 'update', match: table.id, tick: table.tick, update: told, table: info };
}

/** On coming in: everything the viewer may know. */
export function openedFor(
  table: Table,
  course: Course,
  viewer: Viewer,
  id: string,
  since: number,
  chat: Extract<ServerMessage, { t: 'opened' }>['chat'],
  watchers: number,
  now: number,
): ServerMessage {
  const begun = table.match !== null;
  const update = begun ? updateOf(table, viewer.eyes, [], -1, course) : null;
  return {
    t: 'opened',
    id,
    match: table.id,
    tick: table.tick,
    table: tableInfo(table, viewer.seat === SPECTATOR ? -1 : viewer.seat, watchers, now),
    chat,
    update: update !== null && viewer.seat !== viewer.eyes ? { ...update, question: null, stops: undefined } : update,
    news: since >= 0 ? course.lines.filter(([tick]) => tick > since).length : 0,
  };
}
