import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDuel, newGuest, RandomPlayer, simpleRules, WireClient } from '../operate/client.ts';
import { freePort } from '../operate/processes.ts';
import { GENEROUS, seededRandom, siteFolder, startServer, type TestServer } from './kit.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** Several nodes, started as README says, and nodes that are told to stop. */

const CLI = fileURLToPath(new URL('../../cli/bin/bojiste.mjs', import.meta.url));

type Opened = Extract<ServerMessage, { t: 'opened' }>;

interface Node {
  readonly url: string;
  readonly child: ChildProcess;
}

/** `DATABASE_URL=... PORT=... bojiste serve`, and nothing else but a site that need not be built. */
async function startNode(databaseUrl: string, site: string): Promise<Node> {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: `${port}` };
  const child = spawn(process.execPath, [CLI, 'serve', '--site', site], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the node ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

describe.skipIf(!hasPostgres)('two nodes on one database', () => {
  let database: TestDatabase;
  let site: string;
  let a: Node;
  let b: Node;

  beforeAll(async () => {
    database = await startPostgres();
    site = siteFolder();
    [a, b] = await Promise.all([startNode(database.url, site), startNode(database.url, site)]);
  }, 240_000);

  afterAll(() => {
    for (const node of [a, b]) node?.child.kill('SIGKILL');
    database?.stop();
    rmSync(site, { recursive: true });
  });

  it('people at different nodes play a whole game, talk and are watched', { timeout: 180_000 }, async () => {
    const apis = await Promise.all([newGuest(a.url, 'Anna'), newGuest(b.url, 'Béďa')]);
    // The table is made on one node; the other lists it and seats the second player.
    const seats = await newDuel(apis[0], apis[1], simpleRules('siegestorm'));
    const watcher = await WireClient.connect(b.url, apis[0].token, true);
    const clients = [await WireClient.connect(a.url, apis[0].token, true), await WireClient.connect(b.url)];
    const players = seats.map((seated, i) => new RandomPlayer(clients[i], seated, seededRandom(i)));
    const ends = Promise.all(players.map((player) => player.play()));
    await watcher.ask({ t: 'open', match: seats[0].match });
    await watcher.ask({ t: 'chat', match: seats[0].match, phrase: 'luck' });
    await ends;
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([]);
    // Each is told the end in the own words; who won is the same for both.
    for (const { update } of players)
      expect(update?.result).toEqual({ cs: expect.any(String), en: expect.any(String) });
    const [first, second] = players.map(({ update }) => update?.won ?? null);
    expect(second).toBe(first === null ? null : !first);
    expect(players.every(({ moves }) => moves > 5)).toBe(true);
    const line = (client: WireClient) => client.heard.filter((message) => message.t === 'chat');
    await expect.poll(() => line(watcher)).toMatchObject([{ line: { phrase: 'luck', name: 'Anna' } }]);
    await expect.poll(() => line(clients[0])).toMatchObject([{ line: { phrase: 'luck', name: 'Anna' } }]);
    // Everything is everywhere: the record too, at once.
    const [there, here] = await Promise.all(
      [a, b].map(async ({ url }) => (await fetch(`${url}/api/tables/${seats[0].match}/record`)).text()),
    );
    expect(there).toBe(here);
    for (const client of [...clients, watcher]) client.close();
  });

  it('a node that is told to stop hands its matches and its clients over', { timeout: 180_000 }, async () => {
    const apis = await Promise.all([newGuest(a.url), newGuest(a.url)]);
    const clock = { kind: 'live', bank: 600, increment: 0, away: 60, limit: 0 } as const;
    const seats = await newDuel(apis[0], apis[1], simpleRules('siegestorm', { clock }));
    const clients = await Promise.all(apis.map(({ token }) => WireClient.connect(a.url, token, true)));
    for (const [i, client] of clients.entries())
      await client.ask({ t: 'open', match: seats[i].match, token: seats[i].token });
    const ended = new Promise<number | null>((resolve) => a.child.once('exit', resolve));
    a.child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const client of clients) expect(client.heard.at(-1)).toEqual({ t: 'bye', why: 'drain' });
    // At the other node they finish it.
    const back = await Promise.all(apis.map(({ token }) => WireClient.connect(b.url, token)));
    const players = seats.map((seated, i) => new RandomPlayer(back[i], seated, seededRandom(i)));
    await Promise.all(players.map((player) => player.play()));
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(players[0].update?.result).not.toBeNull();
    for (const client of back) client.close();
  });
});

describe('a node that is told to stop', () => {
  it('says goodbye, and the next one goes on where it stood', {
    timeout: 180_000,
  }, async () => {
    const first = await startServer(GENEROUS);
    const [a, b] = [await newGuest(first.url), await newGuest(first.url)];
    const seats = await newDuel(a, b, simpleRules('siegestorm'));
    const clients = await Promise.all([a, b].map(({ token }) => WireClient.connect(first.url, token, true)));
    const opened = await Promise.all(
      clients.map((client, i) => client.ask({ t: 'open', match: seats[i].match, token: seats[i].token })),
    );
    const at = opened.findIndex((message) => message.t === 'opened' && message.update?.question != null);
    const question = (opened[at] as Opened).update!.question!;
    const codes = clients.map(({ socket }) => new Promise<number>((resolve) => socket.once('close', resolve)));
    const move = {
      t: 'answer',
      match: seats[at].match,
      decision: question.id,
      option: question.choices[0].key,
    } as const;
    // It may come in time to be answered, or too late; then it is sent again, and counts once in either case.
    await Promise.all([clients[at].ask(move, 'once').catch(() => null), first.served.drain()]);
    expect(await Promise.all(codes)).toEqual([1012, 1012]);
    for (const client of clients) expect(client.heard.at(-1)).toEqual({ t: 'bye', why: 'drain' });
    await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
    const next = await startServer(GENEROUS, first.folder);
    const back = await WireClient.connect(next.url);
    await back.ask({ t: 'open', match: seats[at].match, token: seats[at].token });
    expect(await back.ask(move, 'once')).toMatchObject({ t: 'done' });
    expect(await back.ask(move, 'once')).toMatchObject({ t: 'done' });
    expect(await back.ask(move, 'another')).toMatchObject({ t: 'refused' });
    back.close();
    await next.stop();
    rmSync(first.folder, { recursive: true, force: true });
  });

  /** A client that does not go by itself when it is told to. */
  async function stayer(server: TestServer, token?: string): Promise<WireClient> {
    const client = await WireClient.connect(server.url, token);
    client.socket.pause();
    return client;
  }

  it('waits for who is still there, and takes in nobody new meanwhile', { timeout: 60_000 }, async () => {
    const server = await startServer({ ...GENEROUS, DRAIN_SECONDS: '600' });
    const api = await newGuest(server.url);
    const last = await stayer(server, api.token);
    let gone = false;
    const drained = server.served.drain().then(() => {
      gone = true;
    });
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    const making = { rules: simpleRules('siegestorm'), deck: null, bots: {}, nonce: 'abcdefgh' };
    await expect(api('POST', '/api/tables', making)).rejects.toThrow('503 drain');
    await expect(WireClient.connect(server.url)).rejects.toThrow('503');
    expect(gone).toBe(false);
    last.socket.terminate();
    await drained;
    rmSync(server.folder, { recursive: true, force: true });
  });

  it('does not wait forever', { timeout: 60_000 }, async () => {
    const server = await startServer({ ...GENEROUS, DRAIN_SECONDS: '1' });
    await stayer(server);
    await server.served.drain();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    rmSync(server.folder, { recursive: true, force: true });
  });
});
