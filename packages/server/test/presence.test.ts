import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type Seated, type ServerMessage, type TableRules } from '@bojiste/session/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { claimable } from '../matches/claims.ts';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import type { Room } from '../matches/room.ts';
import { tableInfo } from '../matches/tell.ts';
import { Budgets } from '../operate/budgets.ts';
import { simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import type { UserRow } from '../store/contract.ts';
import { openStore, type Store } from '../store/store.ts';
import { Connection } from '../wire/connection.ts';
import { seededRandom } from './kit.ts';

/** Who is at a table: whatever order people sit, leave, reload, open a second tab and begin in. */

const games = await loadGames();
const metrics = new Metrics(false);
const GRACE = 3000;

let folder: string;
let store: Store;
let node: GameNode;
let now: number;
let tabs: Tab[];

beforeEach(async () => {
  now = 1_000_000;
  tabs = [];
  folder = mkdtempSync(join(tmpdir(), 'bojiste-presence-'));
  store = await openStore({ folder });
  // Nothing happens by itself: the test says when time passes and when the node looks around.
  node = new GameNode({ store, games, metrics, log: { info: () => {}, error: () => {} }, now: () => now });
}, 60_000);

afterEach(async () => {
  await node.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** One page of somebody, as the server sees it. */
class Tab extends EventEmitter {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  readonly heard: ServerMessage[] = [];

  constructor(readonly user: UserRow | null) {
    super();
    new Connection(this as unknown as WebSocket, user === null ? null : { ...user, session: '' }, {
      node,
      store,
      metrics,
      faults: node.faults,
      budgets: new Budgets(),
    });
    this.say({ t: 'hello', v: PROTOCOL });
    tabs.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage);
  }

  say(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  async open(match: string, token?: string): Promise<ServerMessage> {
    const before = this.heard.length;
    this.say({ t: 'open', id: 'o', match, ...(token && { token }) });
    await expect
      .poll(() => this.heard.slice(before).some(({ t }) => t === 'opened' || t === 'refused'), { interval: 2 })
      .toBe(true);
    return this.heard.slice(before).find(({ t }) => t === 'opened' || t === 'refused') as ServerMessage;
  }

  close(): void {
    this.readyState = 3;
    this.emit('close');
    tabs.splice(tabs.indexOf(this), 1);
  }

  terminate(): void {
    this.close();
  }
}

const look = () => (node as unknown as { lookAround(): Promise<void> }).lookAround();

/** Long enough for every grace to pass. */
async function later(ms = 20_000): Promise<void> {
  now += ms;
  await look();
}

async function guests(n: number): Promise<UserRow[]> {
  const accounts = new Accounts(store, node.now);
  return Promise.all(Array.from({ length: n }, (_, i) => accounts.guest(`Host ${i}`)));
}

const sitter = (user: UserRow) => ({ user, deck: null, nonce: 'abcdefgh' });

async function newTable(user: UserRow, change: Partial<TableRules> = {}): Promise<Seated> {
  const rules = simpleRules('siegestorm', change);
  const made = await node.lobby.make(sitter(user), { rules, deck: null, bots: {}, nonce: 'abcdefgh' });
  if (!('match' in made)) throw new Error(made.code);
  return made;
}

const roomOf = async ({ match }: Seated) => (await node.rooms.get(match)) as Room;
const CLOCK = { kind: 'live', bank: 600, increment: 0, away: 0, limit: 0 } as const;

describe('whoever opens a table', () => {
  it('is present from the moment they sit, also when the game begins, and cannot be claimed against', async () => {
    const [a, b] = await guests(2);
    const made = await newTable(a, { clock: CLOCK });
    const room = await roomOf(made);
    expect(room.table.present()).toEqual([true, false]);
    const tab = new Tab(a);
    await tab.open(made.match, made.token);
    await later();
    expect(room.table.present()).toEqual([true, false]);
    await node.lobby.sit(made.match, sitter(b));
    expect(room.table).toMatchObject({ stage: 'live' });
    expect(room.table.present()).toEqual([true, true]);
    expect(claimable(room.table, 1, now)).toEqual([]);
    await later();
    // The first has a socket and stays; the second never opened one.
    expect(room.table.present()).toEqual([true, false]);
    expect(claimable(room.table, 1, now)).toEqual([]);
  });

  it('is present while they reload, also when the last one sits down in that very moment', async () => {
    const [a, b] = await guests(2);
    const made = await newTable(a, { clock: CLOCK });
    const room = await roomOf(made);
    const tab = new Tab(a);
    await tab.open(made.match, made.token);
    await later();
    tab.close();
    await node.lobby.sit(made.match, sitter(b));
    now += GRACE / 2;
    await look();
    expect(room.table.present()).toEqual([true, true]);
    await new Tab(a).open(made.match, made.token);
    await later();
    expect(room.table.present()[0]).toBe(true);
  });

  it('and watched before sitting down becomes a player on the same socket', async () => {
    const [a, b] = await guests(2);
    const made = await newTable(a);
    const tab = new Tab(b);
    await tab.open(made.match);
    await node.lobby.sit(made.match, sitter(b));
    await later();
    expect((await roomOf(made)).table.present()).toEqual([false, true]);
    const last = tab.heard.filter(({ t }) => t === 'update' || t === 'table').at(-1);
    expect(last).toMatchObject({ table: { me: 1 } });
  });
});

describe('whoever stands up', () => {
  it('sees and commands nothing of whoever sits down there afterwards', async () => {
    const [a, b, c] = await guests(3);
    const made = await newTable(a, { seats: 3, mode: 'last' });
    const seated = (await node.lobby.sit(made.match, sitter(b))) as Seated;
    const tab = new Tab(b);
    await tab.open(made.match, seated.token);
    await node.lobby.stand(made.match, b.id);
    await node.lobby.sit(made.match, sitter(c), seated.seat);
    await node.lobby.sit(made.match, sitter((await guests(1))[0]));
    expect((await roomOf(made)).table.stage).toBe('live');
    const before = tab.heard.length;
    tab.say({ t: 'resign', id: 'r', match: made.match });
    await expect.poll(() => tab.heard.slice(before)).toMatchObject([{ t: 'refused', code: 'notSeated' }]);
    for (const message of tab.heard) if (message.t === 'update') expect(message.table.me).toBe(-1);
  });

  it('is sent away from a private game when it begins', async () => {
    const [a, b, c] = await guests(3);
    const made = await newTable(a, { listed: false });
    const tab = new Tab(c);
    await tab.open(made.match);
    await node.lobby.sit(made.match, sitter(b));
    await expect.poll(() => tab.heard.at(-1)).toMatchObject({ t: 'refused', code: 'private' });
    expect(tab.heard.some(({ t }) => t === 'update')).toBe(false);
    expect((await roomOf(made)).viewers.size).toBe(0);
  });
});

describe('a bot stands in', () => {
  async function duel(): Promise<{ room: Room; users: UserRow[] }> {
    const users = await guests(2);
    const made = await newTable(users[0], { clock: { ...CLOCK, away: 30 } });
    await node.lobby.sit(made.match, sitter(users[1]));
    return { room: await roomOf(made), users };
  }

  it('only where the absence may be claimed or the player wants it, and never one that moves at random', async () => {
    const { room } = await duel();
    const [gone] = room.table.deciding();
    const other = 1 - gone;
    const other_tab = new Tab((await store.people.get(room.table.seats[other]!.user)) as UserRow);
    await other_tab.open(room.id);
    await later();
    expect(room.table.present()[gone]).toBe(false);
    // Gone for a moment only: nothing to claim yet.
    expect(await node.lobby.standIn(room, other, gone, 'normal')).toBe(false);
    await later(31_000);
    expect(await node.lobby.standIn(room, other, gone, 'random')).toBe(false);
    expect(await node.lobby.standIn(room, other, other, 'random')).toBe(false);
    expect(await node.lobby.standIn(room, other, gone, 'easy')).toBe(true);
    expect(room.table.seats[gone]).toMatchObject({ bot: 'easy' });
    // Who comes back takes the seat again.
    const back = new Tab((await store.people.get(room.table.seats[gone]!.user)) as UserRow);
    await back.open(room.id);
    await expect.poll(() => room.table.isPerson(gone)).toBe(true);
    expect(room.table.present()).toEqual([true, true]);
    // And may ask for one themselves.
    expect(await node.lobby.standIn(room, gone, gone, 'easy')).toBe(true);
    expect(await node.lobby.comeBack(room, gone)).toBe(true);
  });

  it('takes no seat that is kept for somebody', async () => {
    const [a, b] = await guests(2);
    const match = await node.lobby.found(simpleRules('siegestorm', { bestOf: 3 }), { only: [a.id, b.id] });
    await node.lobby.sit(match, sitter(a));
    expect(await node.lobby.seatBot(match, 1, 'easy')).toBe(false);
    // Whoever waits there is told for whom.
    const { table } = (await node.rooms.get(match)) as Room;
    const kept = { kind: 'open', name: 'Host 1', user: '' };
    expect(tableInfo(table, 0, 0, now).seats.slice(0, 2)).toMatchObject([{ kind: 'person' }, kept]);
    expect(await node.lobby.sit(match, sitter(b))).toMatchObject({ seat: 1 });
  });
});

describe('any order of sitting, leaving, reloading, second tabs and beginning', () => {
  /** What the table must say: a seat is here if a socket of its owner has the table open, or it was just taken. */
  function check(room: Room, opened: Map<Tab, string>, satAt: Map<string, number>, story: string[]): void {
    const here = new Set([...opened].flatMap(([tab, match]) => (match === room.id ? [tab.user?.id] : [])));
    const { table } = room;
    table.seats.forEach((sitting, seat) => {
      if (sitting === null) return;
      const fresh = now - (satAt.get(sitting.user) ?? 0) <= 15_000;
      const present = table.present()[seat];
      if (here.has(sitting.user)) expect([story.join(' '), seat, present]).toEqual([story.join(' '), seat, true]);
      else if (!fresh) expect([story.join(' '), seat, present]).toEqual([story.join(' '), seat, false]);
      for (const other of table.seats.keys())
        if (here.has(sitting.user)) expect(claimable(table, other, now)).not.toContain(seat);
    });
  }

  const TABLES = [
    ['siegestorm', 'last', 3],
    ['original-war', 'all', 3],
    ['doomtrooper', 'free', 3],
    ['summoner-wars', 'duel', 2],
  ] as const;
  const runs = TABLES.flatMap((table, i) => [1, 2, 3].map((n) => [...table, 3 * i + n] as const));

  it.each(runs)('%s, %s with %i: seed %i', { timeout: 60_000 }, async (game, mode, seats, seed) => {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const users = await guests(4);
    const made = await newTable(users[0], { game, mode, seats, clock: CLOCK });
    const room = await roomOf(made);
    const opened = new Map<Tab, string>();
    const satAt = new Map([[users[0].id, now]]);
    const story: string[] = [];
    for (let i = 0; i < 40; i++) {
      const user = pick(users);
      const own = tabs.filter((tab) => tab.user?.id === user.id);
      const what = pick(['sit', 'stand', 'open', 'open', 'close', 'reload', 'wait'] as const);
      story.push(`${what}${users.indexOf(user)}`);
      if (what === 'sit') {
        const done = await node.lobby.sit(made.match, sitter(user));
        if ('match' in done) satAt.set(user.id, now);
      }
      if (what === 'stand' && room.table.persons().length > 1) await node.lobby.stand(made.match, user.id);
      if ((what === 'close' || what === 'reload') && own.length > 0) {
        opened.delete(own[0]);
        own[0].close();
        now += what === 'reload' ? GRACE / 2 : GRACE + 10;
      }
      if (what === 'open' || what === 'reload') {
        const tab = new Tab(user);
        await tab.open(made.match);
        opened.set(tab, made.match);
      }
      if (what === 'wait') await later();
      else {
        now += GRACE + 1;
        await look();
      }
      check(room, opened, satAt, story);
    }
  });
});
