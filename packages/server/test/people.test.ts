import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, WireClient } from '../operate/client.ts';
import { Accounts } from '../people/accounts.ts';
import { isReserved, skeletonOf } from '../people/names.ts';
import { damped, rate, START } from '../people/ratings.ts';
import { hashToken } from '../people/tokens.ts';
import type { RatingRow } from '../store/contract.ts';
import { openStore } from '../store/store.ts';
import { startServer, type TestServer } from './kit.ts';

/** Nobody is taken for somebody else, and a session ends where it says it ends. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

const password = 'velmi tajné heslo';

/** As a browser asks: with cookies. */
async function browser() {
  let cookie = '';
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { cookie, origin: server.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0];
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  };
  await ask('POST', '/api/guest', {});
  return { ask, token: () => cookie.split('=')[1] };
}

describe('names', () => {
  it('that look alike have one skeleton', () => {
    for (const [a, b] of [
      ['Milan', 'Mi1an'],
      ['Pavel', 'Рavеl'],
      ['Bobo', 'B0b0'],
      ['Žofie', 'zofie'],
      ['Marna', 'Mama'],
      ['Karel', 'K a r e l'],
      ['Karel', 'Kar.el'],
    ])
      expect(skeletonOf(a)).toBe(skeletonOf(b));
    expect(skeletonOf('Karel')).not.toBe(skeletonOf('Karla'));
    for (const name of ['Admin', 'аdmin', 'Správce', 'spravce', 'B0jiště', 'Computer'])
      expect(isReserved(name)).toBe(true);
    expect(isReserved('Anna')).toBe(false);
  });

  it('of accounts are given to nobody else, and reserved ones to nobody', async () => {
    const owner = await browser();
    expect((await owner.ask('POST', '/api/signup', { name: 'Milan', password })).status).toBe(200);
    const other = await browser();
    for (const name of ['Mi1an', 'MILAN', 'Мilаn', 'admin', 'Správce'])
      expect((await other.ask('POST', '/api/signup', { name, password })).status).toBe(409);
    expect((await other.ask('POST', '/api/me/name', { name: 'Mílan' })).status).toBe(409);
    expect((await other.ask('POST', '/api/me/name', { name: 'Bojiště' })).status).toBe(409);
    expect((await other.ask('POST', '/api/me/name', { name: 'Milada' })).status).toBe(200);
    const guest = await newGuest(server.url, 'Milan');
    expect((await guest<{ name: string }>('GET', '/api/me')).name).not.toBe('Milan');
  });
});

describe('sessions', () => {
  it('are new at sign-up, listed, and closed with their sockets', async () => {
    const page = await browser();
    const before = page.token();
    await page.ask('POST', '/api/signup', { name: 'Ludmila', password });
    expect(page.token()).not.toBe(before);
    const old = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${before}` } });
    expect(old.status).toBe(401);
    const socket = await WireClient.connect(server.url, page.token(), true);
    const second = await browser();
    await second.ask('POST', '/api/signin', { name: 'Ludmila', password });
    const list = (await second.ask('GET', '/api/me/sessions')).said as unknown as { id: string; current: boolean }[];
    expect(list.map(({ current }) => current).sort()).toEqual([false, true]);
    const { id } = list.find(({ current }) => !current)!;
    await second.ask('DELETE', `/api/me/sessions/${id}`);
    await expect.poll(() => socket.heard.at(-1)).toMatchObject({ t: 'bye', why: 'signedOut' });
    expect((await page.ask('GET', '/api/me/export')).status).toBe(401);
  });

  it('signing out closes the sockets of that session alone', async () => {
    const [a, b] = [await browser(), await browser()];
    await a.ask('POST', '/api/signup', { name: 'Oldřich', password });
    await b.ask('POST', '/api/signin', { name: 'Oldřich', password });
    const [one, two] = [
      await WireClient.connect(server.url, a.token(), true),
      await WireClient.connect(server.url, b.token(), true),
    ];
    await a.ask('POST', '/api/signout', {});
    await expect.poll(() => one.heard.at(-1)).toMatchObject({ t: 'bye', why: 'signedOut' });
    expect(two.heard.some(({ t }) => t === 'bye')).toBe(false);
    two.close();
  });

  it('a recovery code sets a new password once, and ends every session', async () => {
    const page = await browser();
    await page.ask('POST', '/api/signup', { name: 'Radovan', password });
    const { codes } = (await page.ask('POST', '/api/me/recovery', {})).said as { codes: string[] };
    expect(new Set(codes).size).toBe(8);
    const lost = await browser();
    const wanted = { name: 'Radovan', password: 'docela nové heslo' };
    expect((await lost.ask('POST', '/api/recover', { ...wanted, code: 'aaaaa-bbbbb-ccccc-ddddd' })).status).toBe(403);
    expect((await lost.ask('POST', '/api/recover', { ...wanted, code: codes[0] })).status).toBe(200);
    expect((await page.ask('GET', '/api/me/export')).status).toBe(401);
    expect((await lost.ask('POST', '/api/recover', { ...wanted, code: codes[0] })).status).toBe(403);
    expect((await page.ask('POST', '/api/signin', wanted)).status).toBe(200);
  });
});

describe('a session that is open for long', () => {
  it('makes no new way into the account, until its owner signs in again', async () => {
    const page = await browser();
    await page.ask('POST', '/api/signup', { name: 'Zikmund', password });
    const ways = ['/api/me/recovery', '/api/passkey/new'];
    const tried = () => Promise.all(ways.map(async (way) => (await page.ask('POST', way, {})).status));
    expect(await tried()).toEqual([200, 200]);
    const store = await openStore({ folder: server.folder });
    const hash = hashToken(page.token());
    const created = Date.now() - 11 * 60_000;
    await store.engine.db.updateTable('sessions').set({ created }).where('hash', '=', hash).execute();
    await store.close();
    expect(await tried()).toEqual([403, 403]);
    // What is no way in is as it was.
    expect((await page.ask('GET', '/api/me/sessions')).status).toBe(200);
    await page.ask('POST', '/api/signin', { name: 'Zikmund', password });
    expect(await tried()).toEqual([200, 200]);
  });
});

describe('ratings', () => {
  const row = (user_id: string): RatingRow => ({ user_id, game: 'siegestorm', mode: 'duel', ...START });

  it('games between the same two count less and less', () => {
    const old = [row('a'), row('b')];
    const after = rate({ users: ['a', 'b'], sides: [0, 1], won: [true, false] }, old, 'siegestorm', 'duel');
    const gains = [0, 1, 3, 10].map((met) => damped(old, after, met)[0].value - START.value);
    expect(gains[0]).toBe(after[0].value - START.value);
    for (let i = 1; i < gains.length; i++) expect(gains[i]).toBeLessThan(gains[i - 1]);
    expect(gains[3]).toBeGreaterThan(0);
  });

  it('provisional ratings stay out of the ladder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bojiste-people-'));
    const store = await openStore({ folder });
    const accounts = new Accounts(store, () => 1);
    const [sure, unsure] = [await accounts.guest('Anna'), await accounts.guest('Béďa')];
    await store.engine.db
      .insertInto('ratings')
      .values([
        { ...row(sure.id), value: 1600, deviation: 80 },
        { ...row(unsure.id), value: 2100, deviation: 200 },
      ])
      .execute();
    expect((await store.people.best('siegestorm', 'duel')).map(({ name }) => name)).toEqual(['Anna']);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
