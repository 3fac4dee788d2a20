import { parseArgs } from 'node:util';
import { type Command, GOOD, UsageError } from './command.ts';

/** The store of a server as one file, and back. Both follow --data and DATABASE_URL like `bojiste serve`. */

async function storeOf(data: string | undefined) {
  const { openStore } = await import('@bojiste/server/store/store');
  const databaseUrl = process.env.DATABASE_URL || undefined;
  return openStore({
    folder: data ?? (process.env.BOJISTE_DATA || 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
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
    const store = await storeOf(data);
    const host = await import('@bojiste/server/operate/backup');
    await host.backup(store, file);
    await store.close();
    output.out(`Written: ${file}`);
    return GOOD;
  },
};

export const restore: Command = {
  summary: 'read such a file into an empty store, of either kind',
  usage: 'Usage: bojiste restore [--data FOLDER] FILE.jsonl.gz\n\n  DATABASE_URL   the database instead of the folder',
  async run(args, output) {
    const { data, file } = read(args);
    const store = await storeOf(data);
    const host = await import('@bojiste/server/operate/backup');
    const rows = await host.restore(store, file);
    await store.close();
    output.out(`Restored ${rows} rows.`);
    return GOOD;
  },
};
