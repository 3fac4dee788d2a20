import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sure } from '@bojiste/kernel';
import { withStore } from '../stores.ts';
import { type Command, GOOD, UsageError } from './command.ts';

/** The store of a server as one file, and back. Both follow --data and DATABASE_URL like `bojiste serve`. */

function read(args: string[]): { data: string | undefined; file: string } {
  const { values, positionals } = parseArgs({ args, options: { data: { type: 'string' } }, allowPositionals: true });
  if (positionals.length !== 1) throw new UsageError('Name one file.');
  return { data: values.data, file: sure(positionals[0]) };
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
