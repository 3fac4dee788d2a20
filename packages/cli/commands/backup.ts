import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Store } from '@bojiste/server/store/store';
import { type Command, GOOD, UsageError } from './command.ts';

/** The store of a server as one file, and back. Both follow --data and DATABASE_URL like `bojiste serve`. */

function placeOf(data: string | undefined) {
  const databaseUrl = process.env.DATABASE_URL || undefined;
  return {
    folder: data ?? (process.env.BOJISTE_DATA || 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
}

/** Opens the store for one piece of work; it is closed however that ends. */
async function withStore<T>(data: string | undefined, mustBe: boolean, work: (store: Store) => Promise<T>): Promise<T> {
  const { openStore } = await import('@bojiste/server/store/store');
  const { mustExist } = await import('@bojiste/server/operate/backup');
  const place = placeOf(data);
  if (mustBe) mustExist(place);
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function read(args: string[]): { data: string | undefined; file: string } {
  const { values, positionals } = parseArgs({ args, options: { data: { type: 'string' } }, allowPositionals: true });
  if (positionals.length !== 1) throw new UsageError('Name one file.');
  return { data: values.data, file: positionals[0] };
}

export const backup: Command = {
  summary: 'write everything a server keeps into one file, also while it runs',
  usage: 'Usage: bojiste backup [--data FOLDER] FILE.jsonl.gz\n\n  DATABASE_URL   the database instead of the folder',
  async run(args, output) {
    const { data, file } = read(args);
    const host = await import('@bojiste/server/operate/backup');
    await withStore(data, true, (store) => host.backup(store, file));
    output.out(`Written: ${file}`);
    return GOOD;
  },
};

export const restore: Command = {
  summary: 'read such a file into an empty store, of either kind',
  usage: 'Usage: bojiste restore [--data FOLDER] FILE.jsonl.gz\n\n  DATABASE_URL   the database instead of the folder',
  async run(args, output) {
    const { data, file } = read(args);
    const host = await import('@bojiste/server/operate/backup');
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
    const rows = await withStore(data, false, (store) => host.restore(store, file));
    output.out(`Restored ${rows} rows.`);
    return GOOD;
  },
};
