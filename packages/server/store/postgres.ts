import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import { sure } from '@bojiste/kernel';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Engine, Packet, Word } from './contract.ts';
import type { Database } from './schema.ts';

/** PostgreSQL: several nodes on one database. */

const CHANNEL = 'bojiste';
/** First halves of our advisory locks. */
const NODE_LOCK = 0x626f6a;
const MIGRATION_LOCK = 0x626f6b;
const RETRY_MS = 250;
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;
/** A sign of life that takes longer is none. */
const SIGN_MS = 4000;
/** A notification holds less than 8,000 bytes. */
const MOST_BYTES = 7000;

// Times and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const APPEND = `
  with won as (
    insert into log (match, seq, at, body)
    select p.match, p.seq, p.at, p.body
    from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bigint[]) as p (match, seq, at, body, epoch)
    where not exists (select 1 from matches m where m.id = p.match and m.epoch <> p.epoch)
    on conflict do nothing returning match, seq
  ), told as (select pg_notify('${CHANNEL}', 'log ' || string_agg(match || '/' || seq, ' ')) from won)
  select won.match, won.seq from won, told`;

const SIGN = `
  with signed as (
    insert into nodes (node, until, versions) values ($1, $2, $3)
    on conflict (node) do update set until = excluded.until, versions = excluded.versions returning node
  ) select pg_notify('${CHANNEL}', 'echo ' || node) from signed`;

function write(word: Word): string {
  if (word.k === 'lobby') return 'lobby';
  if (word.k === 'out') return 'session' in word ? `out session ${word.session}` : `out user ${word.user}`;
  if (word.k === 'echo') return `echo ${word.node}`;
  return word.k === 'log' ? `log ${word.match}/${word.seq}` : `chat ${word.match}/${word.n}`;
}

function read(payload: string): Word[] {
  const [kind, ...places] = payload.split(' ');
  if (kind === 'lobby') return [{ k: 'lobby' }];
  if (kind === 'out')
    return [places[0] === 'user' ? { k: 'out', user: sure(places[1]) } : { k: 'out', session: sure(places[1]) }];
  if (kind === 'echo') return [{ k: 'echo', node: Number(places[0]) }];
  return places.map((place) => {
    const [match = '', n] = place.split('/');
    return kind === 'log' ? { k: 'log', match, seq: Number(n) } : { k: 'chat', match, n: Number(n) };
  });
}

/** A connection of its own that listens and holds the lock by which others see that this node lives. */
class Ear {
  private client: pg.Client | null = null;
  private closed = false;
  readonly heard: ((words: readonly Word[]) => void)[] = [];
  readonly missed: (() => void)[] = [];
  failed: (where: string, error: unknown) => void = () => {};

  constructor(
    private readonly url: string,
    private readonly node: number,
  ) {}

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'bojiste-node',
    });
    client.on('notification', ({ payload }) => {
      const words = read(payload ?? '');
      for (const listener of this.heard) listener(words);
    });
    client.on('error', () => this.again(client));
    client.on('end', () => this.again(client));
    await client.connect();
    // Shared: after a cable went dead the database may hold our last one for long, and nobody else wants it.
    await client.query(`select pg_advisory_lock_shared(${NODE_LOCK}, ${this.node})`);
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  /** Nothing was heard for too long: the connection may be cut although nobody said so. */
  renew(): void {
    const { client } = this;
    if (client === null) return;
    this.again(client);
    client.end().catch((error) => this.failed('ear', error));
  }

  /** After a lost connection something may have been missed. */
  private async again(lost: pg.Client): Promise<void> {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    while (!this.closed && this.client === null) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await this.connect().catch((error) => this.failed('ear', error));
    }
    for (const listener of this.missed) listener();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch((error) => this.failed('ear', error));
  }
}

/** Short enough for one notification each. */
function* portions(rows: readonly Packet[]): Generator<readonly Packet[]> {
  let from = 0;
  let bytes = 0;
  for (const [i, { match }] of rows.entries()) {
    bytes += match.length + 12;
    if (bytes < MOST_BYTES) continue;
    yield rows.slice(from, i);
    from = i;
    bytes = match.length + 12;
  }
  yield rows.slice(from);
}

/** A connection that gave no answer in time is dead: it is closed, or whoever borrows it next would wait as long again. */
class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the library declares a dozen ways to call it
  override query(...given: any[]): any {
    const answer = (super.query as (...args: unknown[]) => unknown)(...given);
    return answer instanceof Promise ? answer.catch((error) => this.giveUp(error)) : answer;
  }

  private async giveUp(error: Error): Promise<never> {
    if (error.message === 'Query read timeout') {
      const ended = new Promise((resolve) => this.once('end', resolve));
      (this as unknown as Inside).connection.stream.destroy();
      await ended;
    }
    throw error;
  }
}

interface Inside {
  readonly connection: { readonly stream: Socket };
}

/** A broken connection is replaced by the pool; queries that run report their own errors, and nothing else may end us. */
export function sturdyPool(url: string, max: number, patience = STATEMENT_MS): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max,
    application_name: 'bojiste',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: patience,
    // A connection that is cut without a word answers nothing: nobody waits for it longer than for a slow statement.
    query_timeout: patience + CONNECT_MS,
    idle_in_transaction_session_timeout: patience,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** `patience`: milliseconds that a statement may take. */
export async function openPostgres(url: string, connections = 10, patience = STATEMENT_MS): Promise<Engine> {
  const pool = sturdyPool(url, connections, patience);
  const signs = sturdyPool(url, 1, Math.min(patience, SIGN_MS));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const node = randomInt(1, 2 ** 31);
  const ear = new Ear(url, node);
  await ear.connect();

  async function append(rows: readonly Packet[]): Promise<ReadonlySet<string>> {
    const won = new Set<string>();
    for (const part of portions(rows)) {
      const column = (pick: (row: Packet) => unknown) => part.map(pick);
      const params = [
        column((r) => r.match),
        column((r) => r.seq),
        column((r) => r.at),
        column((r) => r.body),
        column((r) => r.epoch ?? null),
      ];
      const { rows: found } = await pool.query({ name: 'append', text: APPEND, values: params });
      for (const { match, seq } of found) won.add(`${match}/${seq}`);
    }
    return won;
  }

  return {
    kind: 'postgres',
    db,
    node,
    serial: 'bigserial primary key',
    lockMigrations: async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}, 0)`.execute(trx);
    },
    append,
    say: async (word) => {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, write(word)]);
    },
    hear: (listener) => ear.heard.push(listener),
    missed: (listener) => ear.missed.push(listener),
    get failed() {
      return ear.failed;
    },
    set failed(failed) {
      ear.failed = failed;
    },
    renew: () => ear.renew(),
    waiting: () => pool.waitingCount,
    sign: async (until, versions) => {
      await signs.query(SIGN, [node, until, versions]);
    },
    async liveNodes() {
      const { rows } = await pool.query(
        `select objid::bigint as node from pg_locks
          where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())`,
        [NODE_LOCK],
      );
      return rows.map((row: { node: number }) => row.node);
    },
    snapshot: (run) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run),
    async time() {
      const { rows } = await signs.query('select extract(epoch from clock_timestamp()) * 1000 as now');
      return Number(rows[0].now);
    },
    async close() {
      await ear.close();
      await signs.end();
      await db.destroy();
    },
  };
}
