import { Random } from '@bojiste/ai';
import { decisionOf, type Seat, sure } from '@bojiste/kernel';
import { recentCourse } from '../matches/course.ts';
import { loadGames } from '../matches/games.ts';
import { Lobby } from '../matches/lobby.ts';
import { openedFor } from '../matches/messages.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore } from '../store/store.ts';
import { stopwatch } from './budgets.ts';
import { simpleRules } from './client.ts';
import { scratchFolder } from './processes.ts';

/** What it costs to open a long match: reading it from the store, and taking a viewer in. */

export interface OpeningReport {
  readonly game: string;
  readonly entries: number;
  /** Milliseconds of processor time, the middle of all tries. */
  readonly read: number;
  readonly viewer: Seat;
  readonly total: number;
}

const TRIES = 15;
const UNDO_SHARE = 0.6;

const middle = (times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sure(sorted[Math.floor(sorted.length / 2)]) * 10) / 10;
};

/** A random move, more often than not taken back by consent, so that the match lasts. */
async function step(room: Room, random: Random): Promise<void> {
  const { g, state } = room.table;
  const seat = sure(room.table.deciding()[0]);
  const options = decisionOf(g, state, seat)?.options ?? [];
  await room.act(seat, (draft) => {
    draft.play(seat, sure(options[random.int(options.length)]).key);
    return null;
  });
  if (!room.table.live || random.unit() > UNDO_SHARE) return;
  await room.act(seat, (draft) => {
    draft.undo(seat, true);
    return null;
  });
}

export async function opening(game: string, entries: number, say: (line: string) => void): Promise<OpeningReport> {
  const store = await openStore({ folder: scratchFolder() });
  const rooms = new Rooms(store, await loadGames());
  rooms.watch = { changed: () => {}, failed: (_, error) => say(String((error as Error).stack)) };
  const lobby = new Lobby(rooms);
  const accounts = new Accounts(store, Date.now);
  const match = await lobby.found(simpleRules(game));
  for (let seat = 0; seat < 2; seat++)
    await lobby.sit(match, { user: await accounts.guest(''), deck: null, nonce: `nonce${seat}` });
  const room = await rooms.get(match);
  if (room === null) throw new Error('the match cannot be opened');
  const random = new Random('opening');
  const count = () => room.table.match?.count ?? 0;
  for (let told = 0; count() < entries && room.table.live; ) {
    await step(room, random);
    if (count() - told >= 500) {
      told = count();
      say(`${told} entries`);
    }
  }
  await rooms.keeper.settled();
  const [reads, viewers]: [number[], number[]] = [[], []];
  const viewer = { seat: 0, eyes: 0, user: '', token: '', send: () => {}, dismiss: () => {} };
  for (let i = 0; i < TRIES; i++) {
    const table = await rooms.load(match);
    const course = await recentCourse(table, store.kept, 0);
    reads.push(rooms.costOf(table));
    const took = stopwatch();
    JSON.stringify(openedFor(table, course, viewer, 'x', -1, [], 0, Date.now()));
    viewers.push(took());
  }
  const played = count();
  await rooms.close();
  await store.close();
  const [read, told] = [middle(reads), middle(viewers)];
  return { game, entries: played, read, viewer: told, total: Math.round((read + told) * 10) / 10 };
}
