import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadGames } from '../matches/games.ts';
import { Lobby } from '../matches/lobby.ts';
import { GameNode } from '../matches/node.ts';
import { refuse } from '../matches/refusals.ts';
import type { Room } from '../matches/room.ts';
import { Rooms } from '../matches/rooms.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore } from '../store/store.ts';

it('time in which the node was stopped is charged to nobody, and what was refused then may be sent again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-gap-'));
  const store = await openStore({ folder });
  let now = 1_000_000;
  let sign: number | null = null;
  const rooms = new Rooms(store, await loadGames(), () => now);
  rooms.lastSign = () => sign;
  const lobby = new Lobby(rooms);
  const clock = { kind: 'live', bank: 600, increment: 0, away: 60, limit: 0 } as const;
  const id = await lobby.found(simpleRules('siegestorm', { clock }));
  for (const nonce of ['a', 'b'])
    await lobby.sit(id, { user: await new Accounts(store, () => now).guest(''), deck: null, nonce });
  const room = (await rooms.get(id)) as Room;
  const [seat] = room.table.deciding();
  const brake = (cmd?: string) =>
    room.act(
      seat,
      (draft) => {
        draft.add({ k: 'brake', seat });
        return null;
      },
      cmd,
    );
  const used = () => 600_000 - room.table.clock.banks[seat];
  now += 3000;
  await brake();
  expect(used()).toBe(3000);
  // Two seconds of thinking, then nobody ran for a minute.
  sign = now + 2000;
  now += 62_000;
  expect(await room.act(seat, () => refuse('blocked'), 'again')).toMatchObject({ code: 'blocked' });
  expect(used()).toBe(5000);
  sign = null;
  now += 1000;
  await brake('again');
  expect(used()).toBe(6000);
  // Read from the log it is the same.
  expect((await rooms.load(id, { from: 0 })).clock.banks[seat]).toBe(594_000);
  const commands = (await store.log.read(id)).filter(({ body }) => body.includes('"cmd":"again"'));
  expect(commands).toHaveLength(1);
  await rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
}, 60_000);

it('who thinks on when the node wakes does not pay for it either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-gap-'));
  const store = await openStore({ folder });
  let now = 1_000_000;
  const log = { info: () => {}, error: () => {} };
  const node = new GameNode({ store, games: await loadGames(), metrics: new Metrics(false), log, now: () => now });
  await node.start();
  const clock = { kind: 'live', bank: 600, increment: 0, away: 60, limit: 0 } as const;
  const id = await node.lobby.found(simpleRules('siegestorm', { clock }));
  for (const nonce of ['a', 'b'])
    await node.lobby.sit(id, { user: await new Accounts(store, () => now).guest(''), deck: null, nonce });
  const room = (await node.rooms.get(id)) as Room;
  const [seat] = room.table.deciding();
  // A minute in which nobody ran: nobody sends anything, and the node notes it by itself.
  now += 60_000;
  await expect.poll(() => room.table.at).toBe(now);
  now += 4000;
  await room.act(seat, (draft) => {
    draft.add({ k: 'brake', seat });
    return null;
  });
  const { banks, away } = room.table.clock;
  expect(660_000 - banks[seat] - away[seat]).toBe(4000);
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});
