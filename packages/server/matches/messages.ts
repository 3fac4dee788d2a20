import { type Seat, SPECTATOR } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import type { PacketBody } from './events.ts';
import type { Viewer } from './room.ts';
import type { Heard, Table } from './table.ts';
import { lines, tableInfo, updateOf } from './tell.ts';

/** Messages about a table, for one viewer. */

/** After a packet. */
export function messageFor(
  table: Table,
  seat: Seat,
  eyes: Seat,
  body: PacketBody | null,
  heard: readonly Heard[],
  whole: boolean,
  watchers: number,
  now: number,
): ServerMessage {
  const info = tableInfo(table, seat === SPECTATOR ? -1 : seat, watchers, now);
  const moved =
    body === null || body.events.some(({ k }) => k === 'entry' || k === 'began' || k === 'brake' || k === 'mute');
  if (table.match === null || !moved) return { t: 'table', match: table.id, table: info };
  const update = updateOf(table, eyes, heard, body?.by ?? -1, whole);
  // Who looks over a shoulder is asked nothing.
  const told = seat === eyes ? update : { ...update, question: null, stops: undefined };
  return { t: 'update', match: table.id, tick: table.tick, update: told, table: info };
}

/** On coming in: everything the viewer may know. `heard` is the whole log. */
export function openedFor(
  table: Table,
  heard: readonly Heard[],
  viewer: Viewer,
  id: string,
  since: number,
  chat: Extract<ServerMessage, { t: 'opened' }>['chat'],
  watchers: number,
  now: number,
): ServerMessage {
  const begun = table.match !== null;
  const update = begun ? updateOf(table, viewer.eyes, heard, -1, true) : null;
  const later = begun && since >= 0 ? heard.filter(({ tick }) => tick > since) : [];
  return {
    t: 'opened',
    id,
    match: table.id,
    tick: table.tick,
    table: tableInfo(table, viewer.seat === SPECTATOR ? -1 : viewer.seat, watchers, now),
    chat,
    update: update !== null && viewer.seat !== viewer.eyes ? { ...update, question: null, stops: undefined } : update,
    news: begun ? lines(table, later, viewer.eyes).length : 0,
  };
}
