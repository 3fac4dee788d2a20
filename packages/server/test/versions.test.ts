import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileGame, recordFromText, recordToText, type Seat, SPECTATOR, stretchesOf } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { wholeCourse } from '../matches/course.ts';
import { type Games, type HostedGame, loadGames } from '../matches/games.ts';
import { recordOf } from '../matches/loader.ts';
import { GameNode } from '../matches/node.ts';
import type { Room } from '../matches/room.ts';
import { Elsewhere } from '../matches/rooms.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore, type Store } from '../store/store.ts';
import { playOn, seededRandom } from './kit.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

/** A release with a mended rule in the middle of matches: they go on, nothing is lost, and everybody is told. */

const games = await loadGames();
const GAME = 'summoner-wars';

/** The same game, but the first player begins with more magic: the digests of no old log fit. */
function mended(): Games {
  const { g, extras } = games.get(GAME) as HostedGame;
  const setup: typeof g.def.setup = (...given) => {
    g.def.setup(...given);
    const [, state] = given;
    state.seats[0].resources[0] += 3;
  };
  const h = compileGame({ ...g.def, setup }, g.rulesHash + 1);
  return new Map([...games, [GAME, { g: h, extras: { ...extras, def: h.def } }]]);
}

const newRules = mended();

interface Bench {
  open(): Promise<Store>;
  end(): void;
}

const benches: [string, () => Promise<Bench>][] = [
  [
    'embedded',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bojiste-versions-'));
      return { open: () => openStore({ folder }), end: () => rmSync(folder, { recursive: true }) };
    },
  ],
];
if (hasPostgres)
  benches.push([
    'postgres',
    async () => {
      const database = await startPostgres();
      return { open: () => openStore({ databaseUrl: database.url, folder: '' }), end: () => database.stop() };
    },
  ]);

async function nodeOf(store: Store, rules: Games): Promise<GameNode> {
  const log = { info: () => {}, error: () => {} };
  const node = new GameNode({ store, games: rules, metrics: new Metrics(false), log });
  await node.start();
  return node;
}

async function begin(node: GameNode, store: Store): Promise<Room> {
  const accounts = new Accounts(store, node.now);
  const users = [await accounts.guest('Anna'), await accounts.guest('Béďa')];
  const rules = simpleRules(GAME);
  const made = await node.lobby.make(
    { user: users[0], deck: null, nonce: 'abcdefgh' },
    { rules, deck: null, bots: {}, nonce: 'abcdefgh' },
  );
  if (!('match' in made)) throw new Error(made.code);
  await node.lobby.sit(made.match, { user: users[1], deck: null, nonce: 'abcdefgh' });
  return (await node.rooms.get(made.match)) as Room;
}

/** A game that lasts at least so long. */
async function reach(node: GameNode, store: Store, entries: number, random: () => number): Promise<Room> {
  for (;;) {
    const room = await begin(node, store);
    while (room.table.live && room.table.match!.count < entries) await playOn(room, random);
    if (room.table.live) return room;
  }
}

function sit(room: Room, seat: Seat): { viewer: Parameters<Room['enter']>[0]; heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  const user = room.table.seats[seat]?.user ?? '';
  const send = (message: ServerMessage) => heard.push(message);
  return { viewer: { seat, eyes: seat, user, token: '', send, dismiss: () => {} }, heard };
}

describe.each(benches)('a mended rule on the %s store', (_, makeBench) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await makeBench();
  }, 60_000);
  afterAll(() => bench?.end());

  it('a running match goes on from its last position; both are told; nothing is lost', async () => {
    const store = await bench.open();
    const node = await nodeOf(store, games);
    const random = seededRandom(3);
    let room = await reach(node, store, 60, random);
    // At a rest, as most moments of a game are.
    while (room.table.match!.snapshot() === null) room = await reach(node, store, 60, random);
    const { turn, step } = room.table.state;
    const banks = room.table.clock.banks.slice();
    const entries = room.table.match!.entries.slice();
    const told = await wholeCourse(room.table, store.kept, 0);
    expect(entries.length).toBeGreaterThan(55);
    await node.stop();
    await store.close();

    const later = await bench.open();
    const next = await nodeOf(later, newRules);
    const after = (await next.rooms.get(room.id)) as Room;
    expect(after.table).toMatchObject({ stage: 'live', fault: null, goneOn: true });
    // The very position, by the new rules, with the clocks of that moment.
    expect(after.table.state).toMatchObject({ turn, step });
    expect(after.table.clock.banks).toEqual(banks);
    expect(await later.matches.get(room.id)).toMatchObject({ stage: 'live', rules: next.rooms.versions[GAME] });

    const { viewer, heard } = sit(after, 0);
    await after.enter(viewer, 'x', -1, []);
    const [opened] = heard;
    if (opened.t !== 'opened' || opened.update === null) throw new Error('not opened');
    expect(opened.table.goneOn).toBe(true);
    expect(opened.update.log?.at(-1)).toMatchObject({ kind: 'host', event: 'resumed' });
    const whole = await wholeCourse(after.table, later.kept, 0);
    expect(whole.slice(0, told.length).map(({ text }) => text)).toEqual(told.map(({ text }) => text));

    // Nothing beyond that position is taken back, what comes after it is.
    for (const seat of [0, 1]) {
      const refusal = await after.act(seat, (draft) => carryOut(draft, seat, { t: 'undo' }));
      expect(refusal?.code).toBe('undoNothing');
    }
    const seat = await playOn(after, random);
    expect(after.table.match!.undoLabel(seat)).not.toBe('never');

    // To the end, and the record names both versions and keeps what was told.
    await after.act(0, (draft) => carryOut(draft, 0, { t: 'resign' }));
    expect(after.table.stage).toBe('over');
    await next.rooms.keeper.settled();
    const record = await recordOf(after.table, later);
    const read = recordFromText(
      recordToText({ ...record, told: whole.map((beat) => ({ after: beat.step + 1, beat })) }),
    );
    expect(stretchesOf(read).map(({ rules }) => rules)).toEqual([
      games.get(GAME)!.g.rulesHash,
      next.rooms.versions[GAME],
    ]);
    expect(read.told?.length).toBe(whole.length);
    expect(read.entries.slice(0, entries.length)).toEqual(entries);
    await next.stop();
    await later.close();
  }, 120_000);

  it('a finished game is shown as it was played, although its moves do not fit any more', async () => {
    const store = await bench.open();
    const node = await nodeOf(store, games);
    const room = await reach(node, store, 50, seededRandom(4));
    await room.act(0, (draft) => carryOut(draft, 0, { t: 'resign' }));
    const told = await wholeCourse(room.table, store.kept, SPECTATOR);
    const entries = room.table.match!.entries.slice();
    await node.rooms.keeper.settled();
    await expect.poll(async () => (await store.matches.get(room.id))?.stage).toBe('over');
    const { result } = JSON.parse((await store.matches.get(room.id))!.info);
    await node.stop();
    await store.close();

    const later = await bench.open();
    const next = await nodeOf(later, newRules);
    const after = (await next.rooms.get(room.id)) as Room;
    expect(after.table.stage).toBe('over');
    const { viewer, heard } = sit(after, 0);
    await after.enter(viewer, 'x', -1, []);
    const [opened] = heard;
    expect(opened).toMatchObject({ update: { result } });
    expect((await wholeCourse(after.table, later.kept, SPECTATOR)).map(({ text }) => text)).toEqual(
      told.map(({ text }) => text),
    );
    expect((await recordOf(after.table, later)).entries).toEqual(entries);
    expect(await later.matches.get(room.id)).toMatchObject({ stage: 'over' });
    await next.stop();
    await later.close();
  }, 120_000);
});

describe.skipIf(!hasPostgres)('nodes of two versions on one database', () => {
  it('leave each other matches alone, until nobody plays by the old rules any more', async () => {
    const database = await startPostgres();
    const [a, b] = await Promise.all([
      openStore({ databaseUrl: database.url, folder: '' }),
      openStore({ databaseUrl: database.url, folder: '' }),
    ]);
    const old = await nodeOf(a, games);
    const fresh = await nodeOf(b, newRules);
    const random = seededRandom(6);
    const room = await reach(old, a, 40, random);
    await expect(fresh.rooms.get(room.id)).rejects.toThrow(Elsewhere);
    expect((await b.matches.get(room.id))?.owner).toBe(a.engine.node);
    await playOn(room, random);
    await old.stop();
    await a.close();
    await expect.poll(async () => (await b.matches.get(room.id))?.owner).toBe(b.engine.node);
    const after = (await fresh.rooms.get(room.id)) as Room;
    expect(after.table).toMatchObject({ stage: 'live', goneOn: true });
    await fresh.stop();
    await b.close();
    database.stop();
  }, 120_000);
});
