import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { backup, RestoreError, restore } from '../operate/backup.ts';
import { newDuel, newGuest, simpleRules } from '../operate/client.ts';
import { Accounts } from '../people/accounts.ts';
import { openStore, type Store } from '../store/store.ts';
import { startServer } from './kit.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** A backup made while the server runs comes back in either store. */

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'bojiste-backup-'));
  folders.push(made);
  return made;
};
let database: TestDatabase | null = null;
afterAll(() => {
  database?.stop();
  for (const one of folders) rmSync(one, { recursive: true });
});

const everything = async (store: Store, match: string) => ({
  log: await store.log.read(match),
  row: await store.matches.get(match).then((row) => row && { ...row, owner: 0 }),
  chat: await store.talk.lines(match),
});

it('cut off, or of something else, is refused and leaves the store empty', { timeout: 60_000 }, async () => {
  const source = await openStore({ folder: folder() });
  const guest = await new Accounts(source, () => 5).guest('Anna');
  const file = join(folder(), 'all.jsonl.gz');
  await backup(source, file);
  await source.close();
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString().split('\n');
  const others = {
    cut: whole.subarray(0, whole.length - 12),
    'without its end': gzipSync(text.slice(0, -2).join('\n')),
    'of another program': gzipSync('{"format":"something"}\n'),
    'no archive': Buffer.from('hello'),
    'with a row twice': gzipSync([text[0], text[1], ...text.slice(1)].join('\n')),
  };
  for (const [name, bytes] of Object.entries(others)) {
    const store = await openStore({ folder: folder() });
    writeFileSync(`${file}.bad`, bytes);
    await expect(restore(store, `${file}.bad`), name).rejects.toThrow();
    expect(await store.people.get(guest.id), name).toBeUndefined();
    // Nothing of it stayed, so that the right one can be read afterwards.
    expect(await restore(store, file), name).toBe(1);
    await store.close();
  }
});

it('keeps guests: who was signed in before is so afterwards', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const guest = await newGuest(server.url, 'Stálý host');
  const before = await guest<{ id: string }>('GET', '/api/me');
  const file = join(folder(), 'guests.jsonl.gz');
  await server.served.close();
  const source = await openStore({ folder: server.folder });
  await backup(source, file);
  await source.close();
  const target = folder();
  const store = await openStore({ folder: target });
  await restore(store, file);
  const user = await new Accounts(store, Date.now).bySession(guest.token);
  expect(user?.id).toBe(before.id);
  await store.close();
});

it('is made while people play, and read by both kinds of store', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
  const [{ match }] = await newDuel(a, b, simpleRules('siegestorm'));
  const source = await openStore({ folder: server.folder });
  await source.talk.say({ match, at: 1, seat: 0, user_id: 'x', body: '{"name":"ž"}' });
  const file = join(folder(), 'all.jsonl.gz');
  await backup(source, file);
  await server.served.close();
  const truth = await everything(source, match);
  await source.close();
  expect(truth.log.length).toBeGreaterThan(2);
  const targets = [{ folder: folder() }];
  if (hasPostgres) {
    database = await startPostgres();
    targets.push({ folder: '', databaseUrl: database.url } as { folder: string });
  }
  for (const place of targets) {
    const store = await openStore(place);
    await restore(store, file);
    expect(await everything(store, match)).toEqual(truth);
    // The counting goes on where it was.
    const line = await store.talk.say({ match, at: 2, seat: 1, user_id: 'y', body: '' });
    expect(line.n).toBeGreaterThan(truth.chat[0].n);
    await expect(restore(store, file)).rejects.toThrow(RestoreError);
    await store.close();
  }
});
