import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { sure } from '@bojiste/kernel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { STORE_FILE, type Store, type StorePlace } from '../store/store.ts';

/**
 * The whole store as one file of JSON lines, readable by either kind of store: also the way from the embedded one to
 * PostgreSQL. It may be made while people play: everything is read at one moment, and written whole or not at all.
 */

const FORMAT = 'bojiste-backup';
const PAGE = 500;
/** Everything that lasts. Sessions come along, hashed as they are: a guest is known by nothing else. */
const TABLES = {
  users: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  recovery: ['user_id', 'hash'],
  ratings: ['user_id', 'game', 'mode'],
  rated: ['match'],
  rating_changes: ['match', 'user_id'],
  acts: ['n'],
  decks: ['user_id', 'id'],
  learned: ['user_id'],
  mutes: ['user_id', 'other'],
  reports: ['n'],
  chat: ['n'],
  players: ['match', 'seat'],
  matches: ['id'],
  log: ['match', 'seq'],
  packed: ['match'],
  rests: ['match'],
  told: ['match', 'viewer', 'upto'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;
type Kept = keyof typeof TABLES;
const NAMES = Object.keys(TABLES) as Kept[];

type Row = Record<string, string | number>;
type Db = Kysely<Database>;

export class BackupError extends Error {}
export class RestoreError extends Error {}

/** A store that is there: a mistyped folder must not become a new one with nothing in it. */
export function mustExist({ folder, databaseUrl }: StorePlace): void {
  if (databaseUrl === undefined && !existsSync(join(folder, STORE_FILE)))
    throw new BackupError(`there is no store in ${folder}`);
}

async function page(db: Db, table: Kept, last: Row | null): Promise<Row[]> {
  const keys: readonly string[] = TABLES[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(keys.map((key) => last[key]))})`;
  const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`;
  return (await query.execute(db)).rows;
}

async function* rowsOf(db: Db, table: Kept): AsyncGenerator<Row> {
  for (
    let rows = await page(db, table, null);
    rows.length > 0;
    rows = await page(db, table, sure(rows[rows.length - 1]))
  )
    yield* rows;
}

async function* linesOf(db: Db): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, schema: MIGRATIONS.length })}\n`;
  for (const table of NAMES) for await (const row of rowsOf(db, table)) yield `${JSON.stringify([table, row])}\n`;
  yield `${JSON.stringify({ end: true })}\n`;
}

/** The file appears when it is whole; what went wrong on the way leaves none. */
export async function backup(store: Store, file: string): Promise<void> {
  const partial = `${file}.part`;
  try {
    await store.engine.snapshot((db) => pipeline(Readable.from(linesOf(db)), createGzip(), createWriteStream(partial)));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

type Line = { format?: string; schema?: number; end?: boolean } | [Kept, object];

function readLine(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new RestoreError('not a backup this server can read');
  }
}

async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const bytes of source) {
    const lines = (rest + decoder.write(bytes)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Reads the rows of a backup; throws unless it is one, and whole. */
async function readRows(file: string, take: (table: Kept, row: object) => Promise<void>): Promise<void> {
  let began = false;
  let whole = false;
  const read = async (source: AsyncIterable<Buffer>) => {
    for await (const text of linesIn(source)) {
      const line = readLine(text);
      if (Array.isArray(line)) {
        if (!NAMES.includes(line[0])) throw new RestoreError(`an unknown table: ${line[0]}`);
        await take(line[0], line[1]);
      } else if (line.end === true) whole = true;
      else if (line.format !== FORMAT || (line.schema ?? 0) > MIGRATIONS.length)
        throw new RestoreError('not a backup this server can read');
      else began = true;
    }
  };
  try {
    await pipeline(createReadStream(file), createGunzip(), read);
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    throw new RestoreError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (!began || !whole) throw new RestoreError('the backup is cut off');
}

async function mustBeEmpty(db: Db): Promise<void> {
  for (const table of ['users', 'matches', 'log'] as const)
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0)
      throw new RestoreError('the store is not empty');
}

/** Into an empty store only, and all of it or nothing. Returns the number of rows. */
export function restore(store: Store, file: string): Promise<number> {
  return store.engine.db.transaction().execute(async (db) => {
    await mustBeEmpty(db);
    let rows = 0;
    let batch: { table: Kept; rows: object[] } | null = null;
    const flush = async () => {
      if (batch === null) return;
      const { table, rows: all } = batch;
      batch = null;
      await db
        .insertInto(table)
        .values(all as never)
        .execute();
    };
    await readRows(file, async (table, row) => {
      if (batch !== null && (batch.table !== table || batch.rows.length >= 100)) await flush();
      batch ??= { table, rows: [] };
      batch.rows.push({ ...row, ...(table === 'matches' && { owner: 0 }) });
      rows++;
    });
    await flush();
    if (store.engine.kind === 'postgres')
      for (const table of ['chat', 'reports'])
        await sql`select setval(pg_get_serial_sequence(${table}, 'n'), coalesce((select max(n) from ${sql.table(table)}), 0) + 1, false)`.execute(
          db,
        );
    return rows;
  });
}
