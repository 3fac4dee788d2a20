import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@bojiste/games';
import { Earlier, hashState, Match } from '@bojiste/kernel';
import { describe, expect, it, vi } from 'vitest';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import { writeTable } from '../matches/kept-table.ts';
import { Lobby } from '../matches/lobby.ts';
import { readTable } from '../matches/opened-table.ts';
import { PORTION } from '../matches/portions.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import { Table } from '../matches/table.ts';
import { simpleRules } from '../operate/client.ts';
import type { Packet } from '../store/contract.ts';
import { openStore } from '../store/store.ts';
import { playAt, playOn, seededRandom } from './kit.ts';

/** A table that was kept is the same as one that was played: whatever happens afterwards, taking back too. */

const games = await loadGames();
const MOVES = 150;

interface Course {
  readonly table: Table;
  readonly packets: Packet[];
}

function newTable(game: string): Course {
  const { g, extras } = games.get(game)!;
  const table = new Table('kept', g, extras);
  const packets: Packet[] = [];
  const draft = new Draft(table, 1000);
  const options: Record<string, number> = game === 'doomtrooper' ? { takeBack: 1 } : {};
  draft.add({ k: 'made', rules: simpleRules(game, { options }), server: 'kept' });
  for (const seat of [0, 1]) {
    const deck = g.def.decks[seat % g.def.decks.length];
    draft.add({ k: 'sat', seat, user: `u${seat}`, name: '', deck, nonce: 'n', token: '' });
  }
  draft.begin();
  draft.settle();
  note({ table, packets }, draft, -1);
  return { table, packets };
}

function note({ table, packets }: Course, draft: Draft, by: number): void {
  const body = draft.body(by);
  const seq = table.seq + 1;
  packets.push({ match: 'kept', seq, at: draft.at, body: JSON.stringify(body) });
  table.endPacket(body, seq);
}

/** A random move, sometimes followed by taking it back with everybody's consent. */
function step(course: Course, random: () => number): void {
  const { table } = course;
  const seat = playAt(table, random, (draft, by) => note(course, draft, by));
  if (!table.live || random() > 0.2) return;
  const draft = new Draft(table, table.at + 10);
  if (draft.undo(seat, true)) {
    draft.settle();
    note(course, draft, seat);
  }
}

/** Beats say things by functions of their own; what they are about is data. */
const plain = (table: Table): unknown => JSON.parse(writeTable(table));

describe.each(GAME_IDS)('%s', (game) => {
  it('a kept table goes on exactly as the one it was made of', { timeout: 180_000 }, () => {
    const random = seededRandom(21);
    const course = newTable(game);
    const { table, packets } = course;
    let from = table;
    let other: Table | null = null;
    for (let i = 0; i < MOVES && table.live; i++) {
      const before = packets.length;
      step(course, random);
      try {
        for (const packet of packets.slice(before)) other?.read(packet);
      } catch (error) {
        // Taken back beyond what is held: a host reads the whole log then.
        if (!(error instanceof Earlier)) throw error;
        other = null;
      }
      if (other !== null) {
        expect(hashState(other.state)).toBe(hashState(table.state));
        for (const seat of [0, 1]) expect(other.match?.undoLabel(seat)).toBe(table.match?.undoLabel(seat));
        expect(other.clock).toEqual(table.clock);
      }
      if (i % 23 !== 5 || !table.live) continue;
      if (other !== null) expect(plain(other)).toEqual(plain(table));
      from = table;
      other = readTable('kept', from.g, from.extras, writeTable(from));
    }
    const { g, match } = table;
    expect(match?.entries.some(({ k }) => k === 'undo')).toBe(true);
    expect(hashState(Match.fromRecord(g, match!.record).state)).toBe(hashState(table.state));
  });

  it('portions follow from the log alone, and none is long', { timeout: 180_000 }, () => {
    const random = seededRandom(5);
    const course = newTable(game);
    for (let i = 0; i < MOVES && course.table.live; i++) step(course, random);
    const ends = course.table.portions.ready.map(({ upto }) => upto);
    const again = new Table('kept', course.table.g, course.table.extras);
    for (const packet of course.packets) again.read(packet);
    expect(again.portions.ready.map(({ upto }) => upto)).toEqual(ends);
    const longest = Math.max(...course.packets.map(({ body }) => JSON.parse(body).events.length));
    for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThan(PORTION + longest);
  });
});

describe('the price of opening and taking back', () => {
  it('is the same late in a match as early', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bojiste-keep-'));
    const store = await openStore({ folder });
    const rooms = new Rooms(store, games);
    const lobby = new Lobby(rooms);
    const id = await lobby.found(simpleRules('siegestorm'));
    for (const seat of [0, 1]) {
      const user = {
        id: `u${seat}`,
        name: '',
        kind: 'guest',
        login: null,
        skeleton: null,
        password: null,
        created: 0,
        seen: 0,
        role: '',
        muted_until: 0,
        banned_until: 0,
      };
      await lobby.sit(id, { user, deck: null, nonce: 'abcdefgh' });
    }
    const room = (await rooms.get(id)) as Room;
    const again = vi.spyOn(Match.prototype, 'repeat');
    const replayed = vi.spyOn(Match.prototype as unknown as { replay(): void }, 'replay');
    const random = seededRandom(8);
    let dearest = 0;
    // Doing and taking back makes a log long without ending the game.
    while (room.table.match!.count < 500) {
      const seat = await playOn(room, random);
      if (!room.table.live) throw new Error('over too soon');
      replayed.mockClear();
      await room.act(seat, (draft) => (draft.undo(seat, true) ? null : null));
      dearest = Math.max(dearest, replayed.mock.calls.length);
    }
    expect(dearest).toBeLessThan(4 * PORTION);
    await rooms.keeper.settled();
    again.mockClear();
    const opened = await rooms.load(id);
    expect(opened.seq).toBe(room.table.seq);
    expect(hashState(opened.state)).toBe(hashState(room.table.state));
    expect(again.mock.calls.length).toBeLessThan(2 * PORTION);
    // Also when much was taken back at the end, from before what was kept last.
    for (let n = 0; n < 3 * PORTION && room.table.live; n++) await playOn(room, random);
    for (let n = 0; n < 2; n++)
      for (const seat of [0, 1]) await room.act(seat, (draft) => (draft.undo(seat, true) ? null : null));
    await rooms.keeper.settled();
    again.mockClear();
    const later = await rooms.load(id);
    expect(hashState(later.state)).toBe(hashState(room.table.state));
    expect(again.mock.calls.length).toBeLessThan(12 * PORTION);
    await rooms.close();
    await store.close();
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });
});
