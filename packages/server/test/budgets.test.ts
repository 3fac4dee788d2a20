import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { decidingSeats, decisionOf, newGame, toJson } from '@bojiste/kernel';
import { PROTOCOL, type ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { FairQueue } from '../jobs/fair-queue.ts';
import { Cancelled, Threads } from '../jobs/threads.ts';
import type { SimTask, ThinkTask } from '../jobs/worker.ts';
import { loadGames } from '../matches/games.ts';
import { GameNode } from '../matches/node.ts';
import { JUST_SAT } from '../matches/presence.ts';
import type { Room } from '../matches/room.ts';
import { Budgets } from '../operate/budgets.ts';
import { newGuest, simpleRules } from '../operate/client.ts';
import { Metrics } from '../operate/metrics.ts';
import { Accounts } from '../people/accounts.ts';
import type { UserRow } from '../store/contract.ts';
import { openStore, type Store } from '../store/store.ts';
import { Connection } from '../wire/connection.ts';
import { startServer, type TestServer } from './kit.ts';

/** Nobody can have the server work for them alone: each abuse of processor time is a test. */

describe('budgets', () => {
  it('what is used up comes back by a share, for each person by themselves', () => {
    let now = 0;
    const budgets = new Budgets(() => now);
    const a = { people: ['a'] };
    while (budgets.may('previews', a)) budgets.charge('previews', a, 500);
    expect(budgets.may('previews', { people: ['b'] })).toBe(true);
    expect(budgets.may('undos', a)).toBe(true);
    const wait = budgets.wait('previews', a);
    now += wait - 20;
    expect(budgets.may('previews', a)).toBe(false);
    now += 20;
    expect(budgets.may('previews', a)).toBe(true);
    // No reserve grows beyond its size.
    now += 1e9;
    budgets.charge('previews', a, 3001);
    expect(budgets.may('previews', a)).toBe(false);
  });

  it('many persons behind one address share what the address has', () => {
    const budgets = new Budgets(() => 0);
    for (let n = 0; n < 100; n++)
      budgets.charge('opens', { people: [`guest${n}`], addresses: ['2001:db8:0:1::/64'] }, 100);
    expect(budgets.may('opens', { people: ['another'], addresses: ['2001:db8:0:1::/64'] })).toBe(false);
    expect(budgets.may('opens', { people: ['another'], addresses: ['2001:db8:0:2::/64'] })).toBe(true);
  });

  it('who watches a match cannot use up what belongs to a seat, nor one seat what is the other’s', () => {
    const budgets = new Budgets(() => 0);
    for (let n = 0; n < 100; n++) budgets.charge('opens', { people: [`w${n}`], match: 'm/watching' }, 100);
    for (let n = 0; n < 100; n++) budgets.charge('opens', { people: ['a'], match: 'm/0' }, 100);
    expect(budgets.may('opens', { people: ['b'], match: 'm/1' })).toBe(true);
    expect(budgets.may('opens', { people: ['w'], match: 'm/watching' })).toBe(false);
  });
});

describe('the fair queue', () => {
  it('one with a hundred wishes waits for their own', () => {
    const queue = new FairQueue<string>();
    for (let n = 0; n < 100; n++) queue.push('greedy', `g${n}`);
    const served: string[] = [];
    const serve = () => {
      const item = queue.take() as string;
      queue.charge(item.startsWith('g') ? 'greedy' : 'modest', 10);
      served.push(item);
    };
    for (let n = 0; n < 5; n++) serve();
    for (let n = 0; n < 3; n++) queue.push('modest', `m${n}`);
    for (let n = 0; n < 6; n++) serve();
    expect(served.slice(5).filter((item) => item.startsWith('m'))).toHaveLength(3);
  });

  it('who was quiet has saved nothing up', () => {
    const queue = new FairQueue<string>();
    queue.push('quiet', 'q');
    queue.take();
    for (let n = 0; n < 50; n++) {
      queue.push('busy', 'b');
      queue.take();
      queue.charge('busy', 10);
    }
    for (let n = 0; n < 10; n++) {
      queue.push('quiet', 'q');
      queue.push('busy', 'b');
    }
    const next = Array.from({ length: 6 }, () => {
      const item = queue.take() as string;
      queue.charge(item === 'q' ? 'quiet' : 'busy', 10);
      return item;
    });
    expect(next.filter((item) => item === 'b').length).toBeGreaterThanOrEqual(2);
  });
});

describe('simulations', () => {
  const threads = new Threads(1);
  afterAll(() => threads.close());

  async function tasks(): Promise<{ sim: SimTask; think: ThinkTask }> {
    const { g } = (await loadGames()).get('summoner-wars')!;
    const setup = { seats: 2, mode: 'duel', decks: g.def.decks.slice(0, 2), seed: 's', options: {} };
    const sim = { kind: 'sim', game: 'summoner-wars', level: 'normal', games: 2000, ...setup } as const;
    const state = newGame(g, setup);

    return {
      sim,
      think: {
        kind: 'think',
        game: 'summoner-wars',
        state: toJson(state),
        seat: decidingSeats(g, state)[0],
        level: 'normal',
        seed: 't',
        own: 0,
        table: 'm',
      },
    };
  }

  it.runIf(process.platform === 'linux')('leave the processor to whoever waits for the server', async () => {
    await threads.run((await tasks()).think, { payer: 'anybody' });
    // In the list of a thread's figures, after its name, the 17th is how far it stands back.
    const nice = readdirSync('/proc/self/task').map((thread) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
    );
    expect(Math.max(...nice)).toBe(Math.min(getPriority() + 10, 19));
  });

  it('go on in slices behind the bots that people play with, and can be called off', async () => {
    const { sim, think } = await tasks();
    const off = new AbortController();
    let slices = 0;
    const order = { payer: 'a', signal: off.signal, spent: () => slices++ };
    let ended = false;
    const simulated = threads.run(sim, order).finally(() => {
      ended = true;
    });
    simulated.catch(() => {});
    await expect.poll(() => slices, { timeout: 60_000 }).toBeGreaterThan(1);
    for (let n = 0; n < 5; n++) expect(await threads.run(think, { payer: 'b' })).toEqual(expect.any(String));
    expect(ended).toBe(false);
    off.abort();
    await expect(simulated).rejects.toBeInstanceOf(Cancelled);
    const last = slices;
    await threads.run(think, { payer: 'b' });
    await threads.run(think, { payer: 'b' });
    expect(slices - last).toBeLessThanOrEqual(1);
  }, 120_000);
});

describe('at a table', () => {
  let folder: string;
  let store: Store;
  let node: GameNode;
  let budgets: Budgets;
  let now = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bojiste-budgets-'));
    store = await openStore({ folder });
    budgets = new Budgets(() => now);
    const metrics = new Metrics(false);
    const log = { info: () => {}, error: () => {} };
    node = new GameNode({ store, games: await loadGames(), metrics, log, budgets });
  }, 60_000);
  afterAll(async () => {
    await node.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  async function person(): Promise<UserRow> {
    return new Accounts(store, () => 1).guest('');
  }

  async function botTable(user: UserRow) {
    const rules = simpleRules('siegestorm', { listed: true });
    const made = await node.lobby.make(
      { user, deck: null, nonce: 'mine' },
      {
        rules,
        deck: null,
        bots: { 1: 'easy' },
        nonce: 'mine',
      },
    );
    if (!('match' in made)) throw new Error(made.code);
    const room = await node.rooms.get(made.match);
    if (room === null) throw new Error('no room');
    return room;
  }

  const moves = (room: Room): number => room.table.match?.count ?? 0;
  const quiet = async (room: Room, ms = 1500): Promise<boolean> => {
    const before = moves(room);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return moves(room) === before;
  };

  it('bots play on by themselves only while somebody is there', async () => {
    const room = await botTable(await person());
    await node.lobby.standIn(room, 0, 0, 'easy');
    await expect.poll(() => moves(room), { timeout: 30_000 }).toBeGreaterThan(3);
    // Whoever sat down never came: the table notices it.
    await room.act(-1, (draft) => {
      draft.add({ k: 'away', seat: 0, node: JUST_SAT });
      return null;
    });
    // A thought that was under way comes to its end.
    await expect.poll(() => quiet(room)).toBe(true);
    expect(room.table.live).toBe(true);
    await node.lobby.comeBack(room, 0);
    await node.lobby.standIn(room, 0, 0, 'easy');
    await expect.poll(() => quiet(room)).toBe(true);
    await room.act(-1, (draft) => {
      draft.add({ k: 'here', seat: 0, node: 7 });
      return null;
    });
    await expect.poll(() => quiet(room, 300), { timeout: 30_000 }).toBe(false);
    node.duties.drop(room.id);
  }, 90_000);

  it('bots of somebody who has used up their processor time wait; those of others do not', async () => {
    const [greedy, modest] = [await person(), await person()];
    budgets.charge('bots', { people: [greedy.id] }, 30_000);
    const [held, free] = [await botTable(greedy), await botTable(modest)];
    for (const room of [held, free]) await node.lobby.standIn(room, 0, 0, 'easy');
    await expect.poll(() => moves(free), { timeout: 30_000 }).toBeGreaterThan(3);
    expect(moves(held)).toBe(0);
    now += 200_000;
    await expect.poll(() => moves(held), { timeout: 30_000 }).toBeGreaterThan(1);
    for (const room of [held, free]) node.duties.drop(room.id);
  }, 90_000);

  it('previews, opens and taking back wait for a budget; answers never do', async () => {
    const user = await person();
    const room = await botTable(user);
    const heard: ServerMessage[] = [];
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => heard.push(JSON.parse(text) as ServerMessage),
    });
    const host = { node, store, metrics: new Metrics(false), faults: node.faults, budgets };
    new Connection(socket as unknown as WebSocket, { ...user, session: '' }, host, '192.0.2.1');
    let sent = 0;
    const ask = async (message: object): Promise<Record<string, unknown>> => {
      const id = `m${++sent}`;
      socket.emit('message', Buffer.from(JSON.stringify({ match: room.id, ...message, id })), false);
      const answer = () => heard.find((one) => 'id' in one && one.id === id);
      await expect.poll(answer, { timeout: 30_000 }).toBeDefined();
      return answer() as unknown as Record<string, unknown>;
    };
    socket.emit('message', Buffer.from(JSON.stringify({ t: 'hello', v: PROTOCOL })), false);
    const opened = await ask({ t: 'open' });
    expect(opened).toMatchObject({ t: 'opened' });
    await expect
      .poll(() => decisionOf(room.table.g, room.table.state, 0)?.options.length ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(0);
    const decision = decisionOf(room.table.g, room.table.state, 0)!;
    const { key } = decision.options[0];
    expect(await ask({ t: 'look', keys: [key] })).toMatchObject({ t: 'done' });
    for (const work of ['previews', 'undos', 'opens'] as const) budgets.charge(work, { people: [user.id] }, 60_000);
    for (const message of [
      { t: 'look', keys: [key] },
      { t: 'preview', keys: [key] },
      { t: 'inspect', card: 1 },
    ])
      expect(await ask(message)).toMatchObject({ t: 'refused', code: 'busy' });
    expect(await ask({ t: 'open' })).toMatchObject({ t: 'refused', code: 'busy' });
    expect(await ask({ t: 'answer', decision: decision.id, option: key })).toMatchObject({ t: 'done' });
    expect(await ask({ t: 'undo' })).toMatchObject({ t: 'refused', code: 'busy' });
    socket.emit('close');
    node.duties.drop(room.id);
  }, 90_000);
});

describe('over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'silent' });
  }, 60_000);
  afterAll(() => server?.stop());

  it('a guest cannot have games simulated; an account can, and can call it off', async () => {
    const api = await newGuest(server.url, 'Simulant');
    const { g } = (await loadGames()).get('siegestorm')!;
    const decks = g.def.decks
      .slice(0, 2)
      .map(({ name, cards, leader }) => ({ name, cards, ...(leader && { leader }) }));
    const wish = { game: 'siegestorm', mode: 'duel', decks, games: 2000, level: 'hard' };
    await expect(api('POST', '/api/jobs', wish)).rejects.toThrow('403 account');
    await api('POST', '/api/signup', { name: 'Simulant', password: 'long enough' });
    const { id } = await api<{ id: string }>('POST', '/api/jobs', wish);
    await expect
      .poll(async () => (await api<{ state: string }>('GET', `/api/jobs/${id}`)).state, { timeout: 30_000 })
      .toBe('running');
    await api('DELETE', `/api/jobs/${id}`);
    await expect.poll(() => api('GET', `/api/jobs/${id}`)).toMatchObject({ state: 'cancelled' });
    await expect(api('DELETE', `/api/jobs/${id}`)).rejects.toThrow('404');
  }, 90_000);
});
