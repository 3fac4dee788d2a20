import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backup, RestoreError, restore } from '../operate/backup.ts';
import { newDuel, newGuest, simpleRules } from '../operate/client.ts';
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
