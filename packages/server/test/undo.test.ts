import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisionOf, hashState, type Seat } from '@bojiste/kernel';
import type { TableRules } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import type { Room } from '../matches/room.ts';
import { deskOf } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore, type Store } from '../store/store.ts';
import { seededRandom } from './kit.ts';

/** Taking back at a table: settings first, then whether it is rated, then what anybody learned by the move. */

let folder: string;
let store: Store;
let node: GameNode;
const games = await loadGames();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bojiste-undo-'));
  store = await openStore({ folder });
  node = new GameNode({ store, games, metrics: new Metrics(false), log: { info: () => {}, error: () => {} } });
  await node.start();
}, 60_000);

afterEach(async () => {
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function liveRoom(game: string, change: Partial<TableRules>): Promise<Room> {
  const accounts = new Accounts(store, node.now);
  const kind = change.rated ? 'account' : 'guest';
  const users = [await accounts.guest('Anna'), await accounts.guest('Béďa')].map((user) => ({ ...user, kind }));
  const sitters = users.map((user) => ({ user, deck: null, nonce: 'abcdefgh' }));
  const rules = simpleRules(game, change);
  const made = await node.lobby.make(sitters[0], { rules, deck: null, bots: {}, nonce: 'abcdefgh' });
  if (!('match' in made)) throw new Error(made.code);
  await node.lobby.sit(made.match, sitters[1]);
  return (await node.rooms.get(made.match)) as Room;
}

/** Plays at random until the last move is of the wanted kind for whoever made it. */
async function playUntil(room: Room, wanted: 'free' | 'learned', seed: number): Promise<Seat> {
  const random = seededRandom(seed);
  for (let i = 0; i < 400 && room.table.live; i++) {
    const { table } = room;
    const seat = table.deciding()[0];
    const { options, id } = decisionOf(table.g, table.state, seat)!;
    const option = options[Math.floor(random() * options.length)].key;
    await room.act(seat, (draft) => carryOut(draft, seat, { t: 'answer', decision: id, option }));
    const last = room.table.match!.entries.filter((entry) => entry.k === 'move').at(-1);
    if (last?.seat !== seat || !room.table.live) continue;
    if ((room.table.match!.undoLabel(seat) === 'free') === (wanted === 'free')) return seat;
  }
  throw new Error(`no move was ${wanted}`);
}

const undo = (room: Room, seat: Seat) => room.act(seat, (draft) => carryOut(draft, seat, { t: 'undo' }));
const label = (room: Room, seat: Seat) => deskOf(room.table, seat).question()?.undo;

describe.each(['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'])('%s', (game) => {
  const options: Record<string, number> = game === 'doomtrooper' ? { takeBack: 1 } : {};

  it('a table where nothing is taken back takes nothing back, not even what would be free', async () => {
    const room = await liveRoom(game, { undo: 'never', options });
    const seat = await playUntil(room, 'free', 3);
    const before = hashState(room.table.state);
    expect(await undo(room, seat)).toMatchObject({ code: 'undoNever' });
    expect(hashState(room.table.state)).toBe(before);
    expect(label(room, seat) ?? 'never').toBe('never');
  });

  it('a rated game takes back only what nobody learned anything from', async () => {
    const room = await liveRoom(game, { rated: true, options });
    const seat = await playUntil(room, 'learned', 4);
    const before = hashState(room.table.state);
    expect(await undo(room, seat)).toMatchObject({ code: 'undoRated' });
    expect(hashState(room.table.state)).toBe(before);
    const free = await playUntil(room, 'free', 5);
    expect(await undo(room, free)).toBeNull();
    // The place it was taken back to does not pass by itself again: who asked for it decides anew.
    expect(room.table.match!.entries.at(-1)).toMatchObject({ k: 'undo', by: free });
    expect(deskOf(room.table, free).question()).not.toBeNull();
  });

  it('a friendly game asks the other first', async () => {
    const room = await liveRoom(game, { options });
    const seat = await playUntil(room, 'learned', 6);
    const moves = room.table.state.step;
    expect(await undo(room, seat)).toBeNull();
    expect([...room.table.offers.keys()]).toEqual(['undo']);
    expect(room.table.state.step).toBe(moves);
  });
});
