import type { Me } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, newGuest } from '../operate/client.ts';
import { Authenticator } from './authenticator.ts';
import { startServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server?.stop());

interface Challenge {
  ticket: string;
  options: { challenge: string; rpId: string };
}

const host = '127.0.0.1';

async function account(name: string): Promise<Api> {
  const api = await newGuest(server.url);
  await api('POST', '/api/signup', { name, password: 'velmi tajné heslo' });
  return api;
}

async function register(api: Api, key: Authenticator): Promise<Me> {
  const options = await api<{ challenge: string }>('POST', '/api/passkey/new');
  return api<Me>('POST', '/api/passkey/add', { response: key.create(options) });
}

/** Signs in from a browser, with the cookie it has; its name and its session. */
async function signIn(key: Authenticator, change: (answer: object) => object = (answer) => answer, cookie = '') {
  const { ticket, options } = (await (
    await fetch(`${server.url}/api/passkey/challenge`, { method: 'POST' })
  ).json()) as Challenge;
  const send = () =>
    fetch(`${server.url}/api/passkey/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ticket, response: change(key.get(options)) }),
    });
  return { first: await send(), again: send };
}

describe('passkeys', () => {
  it('an account adds one and signs in with it elsewhere, without a password', async () => {
    const api = await account('Pavel');
    const key = new Authenticator(server.url, host);
    expect((await register(api, key)).passkeys).toBe(1);
    const { first, again } = await signIn(key);
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({ name: 'Pavel', kind: 'account' });
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: cookie.split(';')[0] } });
    expect(await me.json()).toMatchObject({ name: 'Pavel', passkeys: 1 });
    // A challenge is good for one answer.
    expect((await again()).status).toBe(403);
  });

  it('ends the session of the guest who signs in', async () => {
    const key = new Authenticator(server.url, host);
    await register(await account('Cyril'), key);
    const before = `bojiste=${(await newGuest(server.url)).token}`;
    const known = async () => (await fetch(`${server.url}/api/me/sessions`, { headers: { cookie: before } })).status;
    expect(await known()).toBe(200);
    expect((await signIn(key, undefined, before)).first.status).toBe(200);
    expect(await known()).toBe(401);
  });

  it('a second one may be added, and each signs in', async () => {
    const api = await account('Dana');
    const keys = [new Authenticator(server.url, host), new Authenticator(server.url, host)];
    for (const key of keys) await register(api, key);
    for (const key of keys) expect((await signIn(key)).first.status).toBe(200);
  });

  it('are listed, and one that is removed opens nothing', async () => {
    const api = await account('Hugo');
    const keys = [new Authenticator(server.url, host), new Authenticator(server.url, host)];
    await register(api, keys[0]);
    const [first] = await api<{ id: string }[]>('GET', '/api/me/passkeys');
    await register(api, keys[1]);
    expect(await api('GET', '/api/me/passkeys')).toHaveLength(2);
    await expect((await account('Ilja'))('DELETE', `/api/me/passkeys/${first.id}`)).rejects.toThrow('404');
    expect((await api<Me>('DELETE', `/api/me/passkeys/${first.id}`)).passkeys).toBe(1);
    expect((await signIn(keys[0])).first.status).toBe(403);
    expect((await signIn(keys[1])).first.status).toBe(200);
  });

  it('refuses strangers, other sites, forged and copied answers; guests cannot add one', async () => {
    const api = await account('Eva');
    const key = new Authenticator(server.url, host);
    await register(api, key);
    expect((await signIn(new Authenticator(server.url, host))).first.status).toBe(403);
    const phished = new Authenticator('https://elsewhere.example', host);
    await expect(register(await account('Filip'), phished)).rejects.toThrow('403');
    const forge = (answer: object) => {
      const copy = structuredClone(answer) as { response: { signature: string } };
      copy.response.signature = Buffer.from('no signature of this key').toString('base64url');
      return copy;
    };
    expect((await signIn(key, forge)).first.status).toBe(403);
    // A copy of the key that counts from the beginning again.
    expect((await signIn(key)).first.status).toBe(200);
    key.counter = 0;
    expect((await signIn(key)).first.status).toBe(403);
    const guest = await newGuest(server.url);
    await expect(guest('POST', '/api/passkey/new')).rejects.toThrow('401');
    // Somebody else's challenge does not help.
    const other = await account('Gita');
    const options = await api<{ challenge: string }>('POST', '/api/passkey/new');
    await expect(other('POST', '/api/passkey/add', { response: key.create(options) })).rejects.toThrow('403');
  });
});
