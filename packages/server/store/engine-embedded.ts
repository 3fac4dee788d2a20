import { CompiledQuery, Kysely, sql } from 'kysely';
import type { Engine, Packet, Word } from './contract.ts';
import { embeddedDialect } from './embedded.ts';
import type { Database } from './schema.ts';

/** One node on one file: what would be told to other nodes is told here. */

const NODE = 1;

/** One text however many rows there are: it is prepared once. */
const APPEND = `
  insert into log (match, seq, at, body)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?)
  where not exists (select 1 from matches where id = value ->> 0 and epoch <> value ->> 4)
  on conflict do nothing returning match, seq`;

export async function openEmbedded(file: string): Promise<Engine> {
  const db = new Kysely<Database>({ dialect: embeddedDialect(file) });
  const listeners: ((words: readonly Word[]) => void)[] = [];
  const say = (words: readonly Word[]) => {
    for (const listener of listeners) listener(words);
  };
  const engine: Engine = {
    kind: 'embedded',
    db,
    node: NODE,
    serial: 'integer primary key autoincrement',
    lockMigrations: async () => {},
    async append(rows: readonly Packet[]) {
      const table = JSON.stringify(
        rows.map(({ match, seq, at, body, epoch }) => [match, seq, at, body, epoch ?? null]),
      );
      const { rows: won } = await db.executeQuery<Packet>(CompiledQuery.raw(APPEND, [table]));
      return new Set(won.map(({ match, seq }) => `${match}/${seq}`));
    },
    say: async (word) => say([word]),
    hear: (listener) => listeners.push(listener),
    missed: () => {},
    failed: () => {},
    renew: () => {},
    waiting: () => 0,
    async sign(until, versions) {
      const row = { node: NODE, until, versions };
      await db
        .insertInto('nodes')
        .values(row)
        .onConflict((conflict) => conflict.column('node').doUpdateSet(row))
        .execute();
      say([{ k: 'echo', node: NODE }]);
    },
    liveNodes: async () => [NODE],
    time: async () => Date.now(),
    snapshot: (run) =>
      db.connection().execute(async (connection) => {
        // Not "immediate": whoever only reads keeps nobody from writing.
        await sql`begin`.execute(connection);
        try {
          return await run(connection);
        } finally {
          await sql`rollback`.execute(connection);
        }
      }),
    async close() {
      // The next start does it too.
      await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db).catch((error) => engine.failed('checkpoint', error));
      await db.destroy();
    },
  };
  return engine;
}
