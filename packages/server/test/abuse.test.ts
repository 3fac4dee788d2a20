import type { Seated, ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Api, newDuel, newGuest, simpleRules, WireClient } from '../operate/client.ts';
import { openStore } from '../store/store.ts';
import { seededRandom, startServer, type TestServer } from './kit.ts';

/** Whatever is thrown at the server gets a clear refusal, changes nothing, and leaves it standing. */

let server: TestServer;
let a: Api;
let b: Api;
let seats: [Seated, Seated];

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent', SOCKETS_PER_ADDRESS: '40' });
  [a, b] = [
    await newGuest(server.url, '<img src=x onerror=alert(1)>'),
    await newGuest(server.url, "Robert'); DROP TABLE users;--"),
  ];
  seats = await newDuel(a, b, simpleRules('summoner-wars', { listed: true }));
}, 60_000);
afterAll(() => server?.stop());

type Opened = Extract<ServerMessage, { t: 'opened' }>;
const isOpened = (reply: ServerMessage): reply is Opened => reply.t === 'opened';

async function at(seat: 0 | 1): Promise<{ client: WireClient; opened: Opened }> {
  const client = await WireClient.connect(server.url, [a, b][seat].token, true);
  const opened = await client.ask({ t: 'open', match: seats[seat].match, token: seats[seat].token });
  if (!isOpened(opened)) throw new Error(JSON.stringify(opened));
  return { client, opened };
}

/** Who is asked now. */
async function asked(): Promise<{ client: WireClient; opened: Opened; seat: 0 | 1 }> {
  for (const seat of [0, 1] as const) {
    const found = await at(seat);
    if (found.opened.update?.question != null) return { ...found, seat };
    found.client.close();
  }
  throw new Error('nobody is asked');
}

const position = async (): Promise<unknown> => {
  const { client, opened } = await at(0);
  client.close();
  return { log: opened.update?.log, view: opened.update?.view };
};

const FRAMES: readonly [string, string][] = [
  ['not JSON', '{'],
  ['no object', '42'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown kind', '{"t":"give me everything","id":"x"}'],
  ['a kind that is no text', '{"t":{"toString":1},"id":"x"}'],
  ['a wrong type', '{"t":"answer","id":"x","match":5,"decision":1,"option":"a"}'],
  ['too much', '{"t":"undo","id":"x","match":"m","admin":true}'],
  ['too little', '{"t":"answer","id":"x","match":"m"}'],
  ['a prototype', '{"t":"undo","id":"x","match":"m","__proto__":{"seat":0}}'],
  ['a constructor', '{"t":"constructor","id":"x"}'],
  ['depth', `{"t":"look","id":"x","match":"m","keys":${'['.repeat(3000)}${']'.repeat(3000)}}`],
  ['a long key', JSON.stringify({ t: 'look', id: 'x', match: 'm', keys: ['k'.repeat(9000)] })],
  ['an id with markup', '{"t":"ping","id":"<script>"}'],
  ['a huge number', '{"t":"answer","id":"x","match":"m","decision":1e400,"option":"a"}'],
];

describe('abuse', () => {
  it('malformed messages are refused one by one', async () => {
    const before = await position();
    const { client } = await at(0);
    for (const [what, frame] of FRAMES) {
      const heard = client.heard.length;
      client.socket.send(frame);
      await expect.poll(() => client.heard.length, { message: what }).toBe(heard + 1);
      expect(client.heard.at(-1), what).toMatchObject({
        t: 'refused',
        code: 'malformed',
        text: { cs: expect.any(String) },
      });
    }
    client.socket.send(Buffer.from([1, 2, 3]));
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ code: 'malformed' });
    client.close();
    expect(await position()).toEqual(before);
  });

  it('oversized messages close the socket, and only that one', async () => {
    const { client } = await at(0);
    const other = await at(1);
    client.socket.send(JSON.stringify({ t: 'ping', id: 'x'.repeat(20_000) }));
    await expect.poll(() => client.socket.readyState).toBe(WebSocket.CLOSED);
    expect(await other.client.ask({ t: 'ping' } as never)).toMatchObject({ t: 'done' });
    other.client.close();
  });

  it('stale, foreign and impossible answers change nothing', async () => {
    const before = await position();
    const { client, opened, seat } = await asked();
    const { match } = seats[0];
    const question = opened.update!.question!;
    const option = question.choices[0].key;
    const stale = await client.ask({ t: 'answer', match, decision: question.id + 1, option });
    expect(stale).toMatchObject({ t: 'refused', code: 'stale' });
    const impossible = await client.ask({ t: 'answer', match, decision: question.id, option: 'win the game' });
    expect(impossible).toMatchObject({ t: 'refused' });
    // The other seat knows the question's number by chance; it is still not its question.
    const other = await at(seat === 0 ? 1 : 0);
    expect(await other.client.ask({ t: 'answer', match, decision: question.id, option })).toMatchObject({
      t: 'refused',
    });
    const watcher = await WireClient.connect(server.url);
    await watcher.ask({ t: 'open', match });
    for (const message of [
      { t: 'answer', match, decision: question.id, option },
      { t: 'resign', match },
      { t: 'look', match, keys: [option] },
      { t: 'inspect', match, card: 1 },
    ] as const)
      expect(await watcher.ask(message as never)).toMatchObject({ t: 'refused', code: 'notSeated' });
    expect(await watcher.ask({ t: 'undo', match: 'another' } as never)).toMatchObject({ code: 'notOpened' });
    for (const one of [client, other.client, watcher]) one.close();
    expect(await position()).toEqual(before);
  });

  it('forged tokens and sessions open nothing', async () => {
    const { match } = seats[0];
    const client = await WireClient.connect(server.url, 'forged-session-token');
    for (const token of ['x', seats[0].token.slice(0, -1), `${seats[0].token}x`, 'a'.repeat(32)])
      expect(await client.ask({ t: 'open', match, token })).toMatchObject({ t: 'refused', code: 'badToken' });
    const opened = await client.ask({ t: 'open', match });
    expect(opened).toMatchObject({ t: 'opened', table: { me: -1 }, update: { question: null } });
    expect(await client.ask({ t: 'open', match, over: 0 })).toMatchObject({ code: 'handsHidden' });
    client.close();
    const answer = await fetch(`${server.url}/api/me/export`, { headers: { authorization: 'Bearer forged' } });
    expect(answer.status).toBe(401);
  });

  it('a private live game is not watched', async () => {
    const [x, y] = [await newGuest(server.url), await newGuest(server.url)];
    const [made] = await newDuel(x, y, simpleRules('siegestorm', { listed: false }));
    const client = await WireClient.connect(server.url);
    expect(await client.ask({ t: 'open', match: made.match })).toMatchObject({ t: 'refused', code: 'private' });
    client.close();
  });

  it('names and chat are kept as they are, as text', async () => {
    const { client, opened } = await at(0);
    expect(opened.table.seats.map(({ name }) => name)).toEqual(
      ['<img src=x onerror=alert(1)', "Robert'); DROP TABLE use"].map((n) => expect.stringContaining(n.slice(0, 10))),
    );
    const text = '<script>alert("x")</script> \'; delete from log; --';
    await client.ask({ t: 'chat', match: seats[0].match, text });
    await expect.poll(() => client.heard.find((m) => m.t === 'chat')).toMatchObject({ line: { text } });
    expect(await client.ask({ t: 'chat', match: seats[0].match } as never)).toMatchObject({ t: 'refused' });
    client.close();
    const page = await fetch(`${server.url}/api/lobby`);
    expect(page.headers.get('content-type')).toContain('application/json');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('other pages cannot speak for our users', async () => {
    const forged = {
      origin: 'https://evil.example',
      'content-type': 'application/json',
      authorization: `Bearer ${a.token}`,
    };
    const answer = await fetch(`${server.url}/api/guest`, { method: 'POST', headers: forged, body: '{}' });
    expect(answer.status).toBe(403);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin: 'https://evil.example' });
    const code = await new Promise((resolve) =>
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode)),
    );
    expect(code).toBe(403);
  });

  it('a flood is slowed down and then cut off, while a legal answer passes', async () => {
    const { client, opened } = await asked();
    const { match } = seats[0];
    const question = opened.update!.question!;
    for (let i = 0; i < 150; i++) client.raw({ t: 'chat', id: `f${i}`, match, text: 'spam' });
    for (let i = 0; i < 150; i++) client.raw({ t: 'answer', id: `g${i}`, match, decision: 1, option: 'x' });
    const legal = await client.ask({ t: 'answer', match, decision: question.id, option: question.choices[0].key });
    expect(legal).toMatchObject({ t: 'done' });
    const slow = client.heard.filter((m) => m.t === 'refused' && m.code === 'slow');
    expect(slow.length).toBeGreaterThan(100);
    for (let i = 0; i < 2000; i++) client.raw({ t: 'answer', id: `h${i}`, match, decision: 1, option: 'x' });
    await expect.poll(() => client.socket.readyState).toBe(WebSocket.CLOSED);
    expect(client.heard.at(-1)).toMatchObject({ t: 'bye', why: 'flood' });
  });

  it('sign-in is limited, and so are sockets', { timeout: 120_000 }, async () => {
    const tries = [];
    for (let i = 0; i < 20; i++)
      tries.push(
        await fetch(`${server.url}/api/signin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'nobody', password: 'wrong-password' }),
        }),
      );
    const codes = tries.map(({ status }) => status);
    expect(codes.filter((status) => status === 403).length).toBeGreaterThan(3);
    expect(codes.at(-1)).toBe(429);
    const many = await Promise.allSettled(Array.from({ length: 60 }, () => WireClient.connect(server.url)));
    expect(many.some(({ status }) => status === 'rejected')).toBe(true);
    for (const one of many) if (one.status === 'fulfilled') one.value.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

  it('10,000 random frames change nothing', { timeout: 120_000 }, async () => {
    const generous = await startServer();
    const [x, y] = [await newGuest(generous.url), await newGuest(generous.url)];
    const [mine] = await newDuel(x, y, simpleRules('siegestorm'));
    const random = seededRandom(5);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const values = [
      null,
      0,
      -1,
      1e9,
      '',
      'x',
      mine.match,
      'answer',
      'win',
      [],
      {},
      true,
      '\u0000',
      '😀'.repeat(9),
      { t: 'open' },
      -0.5,
      'pass',
    ];
    const kinds = [
      'answer',
      'undo',
      'offer',
      'reply',
      'claim',
      'stops',
      'brake',
      'look',
      'preview',
      'whyNot',
      'inspect',
      'chat',
      'close',
      'hello',
      'nothing',
    ];
    const fields = [
      'id',
      'match',
      'decision',
      'option',
      'then',
      'what',
      'yes',
      'seat',
      'as',
      'stops',
      'keys',
      'attempt',
      'card',
      'v',
      'text',
    ];
    let client = await WireClient.connect(generous.url, x.token);
    let answered = 0;
    const count = (message: ServerMessage) => {
      if (message.t === 'refused' || message.t === 'done' || message.t === 'bye') answered++;
    };
    client.onMessage = count;
    for (let i = 0; i < 10_000; i++) {
      if (client.socket.readyState !== WebSocket.OPEN) {
        client = await WireClient.connect(generous.url, x.token);
        client.onMessage = count;
      }
      const frame: Record<string, unknown> = { t: pick(kinds) };
      for (let n = Math.floor(random() * 6); n > 0; n--) frame[pick(fields)] = pick(values);
      const text = JSON.stringify(frame);
      client.socket.send(random() < 0.2 ? text.slice(0, Math.floor(random() * text.length)) : text);
      if (i % 200 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(1000);
    client.close();
    expect(await (await fetch(`${generous.url}/readyz`)).json()).toEqual({ ready: true, why: [] });
    await generous.served.close();
    const store = await openStore({ folder: generous.folder });
    const packets = await store.log.read(mine.match);
    await store.close();
    // Sitting down, beginning, and who was there: not one move.
    const moves = packets.filter(({ body, seq }) => seq > 3 && body.includes('"k":"entry"'));
    expect(moves).toEqual([]);
  });
});
