import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import { MIGRATIONS } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/**
 * The whole store as one file of JSON lines, readable by either kind of store: also the way from the embedded one to
 * PostgreSQL. It may be made while people play: the log comes last and in order, so every match is whole up to some move.
 */

const FORMAT = 'bojiste-backup';
const PAGE = 500;
/** In this order; the log is last. Sessions stay behind: everybody signs in again. */
const TABLES = {
  users: ['id'],
  passkeys: ['id'],
  ratings: ['user_id', 'game', 'mode'],
  rated: ['match'],
  decks: ['user_id', 'id'],
  mutes: ['user_id', 'other'],
  reports: ['n'],
  chat: ['n'],
  players: ['match', 'seat'],
  matches: ['id'],
  log: ['match', 'seq'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
type Kept = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Kept[];

type Row = Record<string, string | number>;

async function page(store: Store, table: Kept, last: Row | null): Promise<Row[]> {
  const keys: readonly string[] = TABLES[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
  const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
  return (await query.execute(store.engine.db)).rows;
}

async function* rowsOf(store: Store, table: Kept): AsyncGenerator<Row> {
  for (
    let rows = await page(store, table, null);
    rows.length > 0;
    rows = await page(store, table, rows[rows.length - 1])
  )
    yield* rows;
}

async function* linesOf(store: Store): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, schema: MIGRATIONS.length })}\n`;
  for (const table of NAMES) for await (const row of rowsOf(store, table)) yield `${JSON.stringify([table, row])}\n`;
  yield `${JSON.stringify({ end: true })}\n`;
}

export async function backup(store: Store, file: string): Promise<void> {
  await pipeline(Readable.from(linesOf(store)), createGzip(), createWriteStream(file));
}

export class RestoreError extends Error {}

/** Into an empty store only: nothing is ever overwritten. Returns the number of rows. */
export async function restore(store: Store, file: string): Promise<number> {
  const { db } = store.engine;
  for (const table of ['users', 'matches', 'log'] as const)
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0)
      throw new RestoreError('the store is not empty');
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let rows = 0;
  let whole = false;
  let batch: { table: Kept; rows: object[] } | null = null;
  const flush = async () => {
    if (batch !== null)
      await db
        .insertInto(batch.table)
        .values(batch.rows as never)
        .execute();
    batch = null;
  };
  for await (const line of lines) {
    const read = JSON.parse(line) as { format?: string; schema?: number; end?: boolean } | [Kept, object];
    if (!Array.isArray(read)) {
      if (read.end === true) whole = true;
      else if (read.format !== FORMAT || (read.schema ?? 0) > MIGRATIONS.length)
        throw new RestoreError('not a backup this server can read');
      continue;
    }
    const [table, row] = read;
    if (!NAMES.includes(table)) throw new RestoreError(`an unknown table: ${table}`);
    if (batch !== null && (batch.table !== table || batch.rows.length >= 100)) await flush();
    batch ??= { table, rows: [] };
    batch.rows.push({ ...row, ...(table === 'matches' && { owner: 0 }) });
    rows++;
  }
  await flush();
  if (!whole) throw new RestoreError('the backup is cut off');
  if (store.engine.kind === 'postgres')
    for (const table of ['chat', 'reports'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'n'), coalesce((select max(n) from ${sql.table(table)}), 0) + 1, false)`.execute(
        db,
      );
  return rows;
}
