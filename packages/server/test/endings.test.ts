import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTCOME } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { loadGames } from '../matches/games.ts';
import { recordOf } from '../matches/loader.ts';
import { GameNode } from '../matches/node.ts';
import type { Room } from '../matches/room.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore, type Store } from '../store/store.ts';

/** What ends a match besides its rules: a fault of the engine, and a crash between the end and what follows from it. */

let folder: string;
let store: Store;
let node: GameNode;
const written: object[] = [];
const games = await loadGames();

async function startNode(): Promise<void> {
  store = await openStore({ folder });
  const log = { info: () => {}, error: (facts: object) => written.push(facts) };
  node = new GameNode({ store, games, metrics: new Metrics(false), log });
  await node.start();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bojiste-endings-'));
  written.length = 0;
  await startNode();
}, 60_000);

afterEach(async () => {
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function liveRoom(rated = false): Promise<Room> {
  const accounts = new Accounts(store, node.now);
  const rules = simpleRules('siegestorm', { rated });
  const users = [await accounts.guest('Anna'), await accounts.guest('Béďa')].map((user) => ({
    ...user,
    kind: rated ? 'account' : 'guest',
  }));
  const sitters = users.map((user) => ({ user, deck: null, nonce: 'abcdefgh' }));
  const made = await node.lobby.make(sitters[0], { rules, deck: null, bots: {}, nonce: 'abcdefgh' });
  if (!('match' in made)) throw new Error(made.code);
  await node.lobby.sit(made.match, sitters[1]);
  return (await node.rooms.get(made.match)) as Room;
}

const viewerAt = (room: Room, heard: ServerMessage[]) => ({
  seat: 0,
  eyes: 0,
  user: room.table.seats[0]!.user,
  token: '',
  send: (message: ServerMessage) => heard.push(message),
  dismiss: () => {},
});

/** The next move throws in the middle of the rules, after it changed something. */
function breakRules(room: Room): void {
  const match = room.table.match!;
  match.play = () => {
    match.state.turn += 5;
    throw new Error('attack secret-card#3 went wrong');
  };
}

describe('a fault of the engine', () => {
  it('annuls the match: nobody wins, both are told, the log verifies, and what is written names no card', async () => {
    const room = await liveRoom();
    const heard: ServerMessage[] = [];
    await room.enter(viewerAt(room, heard), 'x', -1, []);
    const seat = room.table.deciding()[0];
    breakRules(room);
    const refusal = await room.act(seat, (draft) =>
      carryOut(draft, seat, { t: 'answer', decision: 0, option: 'done' }),
    );
    expect(refusal?.code).toBe('fault');
    expect(room.table.stage).toBe('over');
    expect(room.table.state).toMatchObject({ over: OUTCOME.annulled, winners: 0 });
    const last = heard.at(-1);
    expect(last?.t === 'update' && last.update.result).toBeTruthy();
    expect(last?.t === 'update' && last.update.won).toBeNull();
    expect(written).toHaveLength(1);
    expect(JSON.stringify(written)).not.toContain('secret-card');
    await expect.poll(async () => (await store.matches.get(room.id))?.stage).toBe('over');
    // What the broken move had changed before it threw is gone with it.
    const again = await node.rooms.load(room.id);
    expect(again.stage).toBe('over');
    // It may be opened from what was put aside at the end; the record is read from the log.
    const { entries } = await recordOf(again, store);
    expect(entries).toEqual(room.table.match!.entries);
    expect(entries).toMatchObject([{ k: 'host', move: { host: 'annul' } }]);
    // And nothing moves any more.
    const late = await room.act(seat, (draft) => carryOut(draft, seat, { t: 'resign' }));
    expect(late?.code).toBe('over');
  });

  it('changes no rating', async () => {
    const room = await liveRoom(true);
    const seat = room.table.deciding()[0];
    breakRules(room);
    await room.act(seat, (draft) => carryOut(draft, seat, { t: 'answer', decision: 0, option: 'done' }));
    await expect.poll(async () => (await store.matches.get(room.id))?.stage).toBe('over');
    for (const sitting of room.table.seats) expect(await store.people.ratings(sitting!.user)).toEqual([]);
  });
});

describe('rules that changed while a match was going on', () => {
  it('do not end it: it goes on from a position both agree on, and other matches go on too', async () => {
    const [old, fine] = [await liveRoom(), await liveRoom()];
    const { id } = old;
    // As if other rules had led to another state.
    const body = JSON.stringify({ by: -1, events: [{ k: 'entry', entry: { k: 'hash', hash: 1, form: 2 } }] });
    await store.log.append({ match: id, seq: old.table.seq + 1, at: node.now(), body });
    await node.stop();
    await store.close();
    await startNode();
    const room = (await node.rooms.get(id)) as Room;
    expect(room.table).toMatchObject({ stage: 'live', goneOn: true, fault: null });
    expect((await store.matches.get(id))?.stage).toBe('live');
    expect(written.length).toBeGreaterThan(0);
    const heard: ServerMessage[] = [];
    await room.enter(viewerAt(room, heard), 'x', -1, []);
    expect(heard[0]).toMatchObject({ t: 'opened', table: { goneOn: true } });
    expect((await node.rooms.get(fine.id))?.table.live).toBe(true);
  });
});

describe('a crash between the end of a match and what follows from it', () => {
  it('is mended by whoever reads the match next: row, seats and rating', async () => {
    const room = await liveRoom(true);
    const users = room.table.seats.map((sitting) => sitting!.user);
    const before = await store.matches.get(room.id);
    // The last packet is in the log, and nothing else was done.
    node.rooms.watch = { changed: () => {}, failed: () => {} };
    await room.act(0, (draft) => carryOut(draft, 0, { t: 'resign' }));
    await store.matches.change(room.id, { stage: 'live', info: before!.info });
    await store.matches.seat(room.id, 1, null);
    await node.stop();
    await store.close();
    await startNode();
    await node.rooms.get(room.id);
    expect((await store.matches.get(room.id))?.stage).toBe('over');
    expect((await store.matches.ofUser(users[1])).map(({ id }) => id)).toEqual([room.id]);
    for (const user of users) expect(await store.people.ratings(user)).toMatchObject([{ games: 1 }]);
  });
});
