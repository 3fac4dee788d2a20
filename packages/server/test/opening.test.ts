import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@bojiste/games';
import { hashState, Match } from '@bojiste/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGames } from '../matches/games.ts';
import { Lobby } from '../matches/lobby.ts';
import { PORTION } from '../matches/portions.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import { simpleRules } from '../operate/client.ts';
import { openStore, type Store } from '../store/store.ts';
import { guestRow, playOn, seededRandom } from './kit.ts';

/**
 * What it costs to open a match and to take back, counted in moves that are played again: the same whatever happened
 * before, and for taking back only by how far it goes. Everything is drawn from seeds, so that a run that fails can be repeated.
 */

const games = await loadGames();
const folder = mkdtempSync(join(tmpdir(), 'bojiste-opening-'));
let store: Store;
let now = 1_700_000_000_000;

beforeAll(async () => {
  store = await openStore({ folder });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/**
 * Since the last portion there are fewer entries than a portion has, and nothing from before it was taken back. Half of
 * them may be moves, and the other half ways back over all of those.
 */
const OPENING = PORTION + (PORTION / 2) ** 2;

/** Beside what the way back is long: from a position before it, in a match that may have to be opened for it twice. */
const BACK = 6 * PORTION;

const newRooms = () => new Rooms(store, games, () => (now += 10));

async function begun(rooms: Rooms, game: string, seed: number): Promise<Room> {
  const lobby = new Lobby(rooms);
  const options: Record<string, number> = game === 'doomtrooper' ? { takeBack: 1 } : {};
  const id = await lobby.found(simpleRules(game, { options }), {}, { id: `${game}-${seed}`, server: `server-${seed}` });
  for (const seat of [0, 1]) await lobby.sit(id, { user: guestRow(`u${seat}`), deck: null, nonce: 'abcdefgh' });
  return (await rooms.get(id)) as Room;
}

const takeBack = (room: Room, seat: number) =>
  room.act(seat, (draft) => {
    if (room.table.live) draft.undo(seat, true);
    return null;
  });

/** Counts moves that are played again meanwhile: read from the log, or on the way back to an older position. */
async function replayed(run: () => Promise<unknown>): Promise<number> {
  const ways = Match.prototype as unknown as { repeat(): void; replay(): void };
  const spies = [vi.spyOn(ways, 'repeat'), vi.spyOn(ways, 'replay')];
  await run();
  const n = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return n;
}

/** Opens the match as another node would; it stands there as it does here. */
async function open(rooms: Rooms, room: Room): Promise<number> {
  await rooms.keeper.settled();
  let opened = room.table;
  const price = await replayed(async () => {
    opened = await rooms.load(room.id);
  });
  expect(opened.seq).toBe(room.table.seq);
  expect(hashState(opened.state)).toBe(hashState(room.table.state));
  for (const seat of [0, 1]) expect(opened.match?.undoLabel(seat)).toBe(room.table.match?.undoLabel(seat));
  return price;
}

/** How often a move is taken back at once, and how often the last moves of both are, perhaps long ago. */
interface Habits {
  readonly seed: number;
  readonly moves: number;
  readonly atOnce: number;
  readonly both: number;
}

/** Plays, takes back, and is closed and opened now and then; every price is held to its bound at once. */
async function live(game: string, { seed, moves, atOnce, both }: Habits): Promise<void> {
  const random = seededRandom(seed);
  let rooms = newRooms();
  let room = await begun(rooms, game, seed);
  const { id } = room;
  const back = async (seat: number, first = async () => {}) => {
    const price = await replayed(async () => {
      await first();
      await takeBack(room, seat);
    });
    const { count, entries } = room.table.match!;
    const last = entries.at(-1);
    const way = last?.k === 'undo' ? count - last.to : 0;
    expect(price, `${way} of ${count} entries back`).toBeLessThan(3 * way + BACK);
  };
  for (let i = 0; i < moves && room.table.live; i++) {
    const mover = await playOn(room, random);
    const what = random();
    const seat = Math.floor(random() * 2);
    if (what < atOnce) await back(mover);
    else if (what < atOnce + both) for (const one of [seat, 1 - seat, seat]) await back(one);
    if (!room.table.live) break;
    expect(await open(rooms, room)).toBeLessThan(OPENING);
    if (i % 10 !== 9) continue;
    await rooms.close();
    rooms = newRooms();
    await back(seat, async () => {
      room = (await rooms.get(id)) as Room;
    });
  }
  await rooms.close();
}

describe.each(GAME_IDS)('%s', (game) => {
  it.each([
    { seed: 4, moves: 70, atOnce: 0.5, both: 0.1 },
    { seed: 5, moves: 70, atOnce: 0.1, both: 0.05 },
    { seed: 10, moves: 90, atOnce: 0.9, both: 0.02 },
  ])('opens at the same price whatever was taken back (%j)', { timeout: 180_000 }, (habits) => live(game, habits));
});
