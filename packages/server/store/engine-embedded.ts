import { Kysely, sql } from 'kysely';
import type { Engine, Packet, Word } from './contract.ts';
import { embeddedDialect } from './embedded.ts';
import type { Database } from './schema.ts';

/** One node on one file: what would be told to other nodes is told here. */

const NODE = 1;

export async function openEmbedded(file: string): Promise<Engine> {
  const db = new Kysely<Database>({ dialect: embeddedDialect(file) });
  const listeners: ((words: readonly Word[]) => void)[] = [];
  const say = (words: readonly Word[]) => {
    for (const listener of listeners) listener(words);
  };
  return {
    kind: 'embedded',
    db,
    node: NODE,
    serial: 'integer primary key autoincrement',
    lockMigrations: async () => {},
    async append(rows: readonly Packet[]) {
      const insert = db
        .insertInto('log')
        .values(rows as Packet[])
        .onConflict((conflict) => conflict.doNothing())
        .returning(['match', 'seq']);
      const won = await insert.execute();
      return new Set(won.map(({ match, seq }) => `${match}/${seq}`));
    },
    say: async (word) => say([word]),
    hear: (listener) => listeners.push(listener),
    missed: () => {},
    liveNodes: async () => [NODE],
    async close() {
      await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db).catch(() => {});
      await db.destroy();
    },
  };
}
