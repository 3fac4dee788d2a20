import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPECTATOR } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import { expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { loadGames } from '../matches/games.ts';
import { Lobby } from '../matches/lobby.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import type { Viewer } from '../matches/viewer.ts';
import { simpleRules } from '../operate/client.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore } from '../store/store.ts';
import { playOn, seededRandom } from './kit.ts';

/** Who watches is told of others, is asked nothing, and sees hands only by consent and a whole turn later. */

const games = await loadGames();

const watcher = (eyes: number, heard: ServerMessage[]): Viewer => ({
  seat: SPECTATOR,
  eyes,
  user: '',
  token: '',
  send: (message) => heard.push(message),
  dismiss: () => {},
});

const updates = (heard: readonly ServerMessage[]) =>
  heard.flatMap((message) =>
    (message.t === 'opened' || message.t === 'update') && message.update !== null ? [message.update] : [],
  );

it('spectators', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-watching-'));
  const store = await openStore({ folder });
  let now = 1_800_000_000_000;
  const rooms = new Rooms(store, games, () => now);
  const lobby = new Lobby(rooms);
  const accounts = new Accounts(store, () => now);
  const random = seededRandom(9);
  const id = await lobby.found(simpleRules('siegestorm', { listed: true }));
  for (const name of ['Anna', 'Béďa'])
    await lobby.sit(id, { user: await accounts.guest(name), deck: null, nonce: 'abcdefgh' });
  const room = (await rooms.get(id)) as Room;
  const plain: ServerMessage[] = [];
  await room.enter(watcher(SPECTATOR, plain), 'x', -1, []);
  while (room.table.live && room.table.state.turn < 4) {
    now += 1000;
    await playOn(room, random);
  }
  expect(room.table.live).toBe(true);
  const shoulder: ServerMessage[] = [];
  await room.enter(watcher(0, shoulder), 'y', -1, []);
  const behind: number[] = [];
  while (room.table.live && room.table.state.turn < 7) {
    const { turn } = room.table.state;
    const [last] = updates(shoulder).slice(-1);
    behind.push(turn - last.view.turn);
    now += 1000;
    await playOn(room, random);
    // The lagging table is told a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Never anything of the running turn nor of the one before it.
  expect(Math.min(...behind)).toBeGreaterThanOrEqual(2);
  expect(updates(shoulder).every(({ question }) => question === null)).toBe(true);
  expect(updates(shoulder).length).toBeGreaterThan(1);
  if (room.table.live) await room.act(0, (draft) => carryOut(draft, 0, { t: 'resign' }));
  const told = updates(plain);
  expect(told.every(({ question, won }) => question === null && won === null)).toBe(true);
  const end = told.at(-1)?.result;
  expect(end?.en).toMatch(/Anna|Béďa/);
  for (const { log = [], happened } of told)
    for (const { text } of [...log, ...happened]) {
      expect(JSON.stringify(text.en)).not.toMatch(/\b[Yy]ou\b/);
      expect(JSON.stringify(text.cs)).not.toMatch(/\b(jste|vaše|váš)\b/i);
    }
  // After the end the shoulder sees the end too.
  await expect.poll(() => updates(shoulder).at(-1)?.result !== null).toBe(true);
  await rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
