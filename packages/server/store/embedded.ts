import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** SQLite (libsql) behind Kysely: one thread, one connection; a transaction keeps the others waiting. */

interface Answer {
  readonly id: number;
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly insertId?: number;
  readonly error?: string;
}

class Thread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private asked = 0;
  private dead: Error | null = null;

  constructor(file: string) {
    this.worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData: { file } });
    this.worker.on('message', (answer: Answer) => {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    this.worker.on('error', (error) => {
      this.dead = error as Error;
      for (const { reject } of this.waiting.values()) reject(this.dead);
      this.waiting.clear();
    });
  }

  ask(message: object): Promise<Answer> {
    if (this.dead !== null) return Promise.reject(this.dead);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }

  async end(): Promise<void> {
    await this.ask({ close: true });
    await this.worker.terminate();
  }
}

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : (value ?? null));

class Connection implements DatabaseConnection {
  constructor(private readonly thread: Thread) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, insertId } = await this.thread.ask({ sql, params: parameters.map(plain) });
    return {
      rows: rows as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(insertId !== undefined && { insertId: BigInt(insertId) }),
    };
  }

  // biome-ignore lint/correctness/useYield: part of the interface; nobody streams from the embedded store.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded store does not stream');
  }
}

class EmbeddedDriver implements Driver {
  private readonly thread: Thread;
  private readonly connection: Connection;
  private last: Promise<void> = Promise.resolve();
  private release: (() => void)[] = [];

  constructor(file: string) {
    this.thread = new Thread(file);
    this.connection = new Connection(this.thread);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let free = () => {};
    this.last = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.release.push(free);
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release.shift()?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.say(connection, 'begin immediate');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.say(connection, 'commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.say(connection, 'rollback');
  }

  private async say(connection: DatabaseConnection, sql: string): Promise<void> {
    await connection.executeQuery({ sql, parameters: [], query: {} as never, queryId: {} as never });
  }

  async destroy(): Promise<void> {
    await this.thread.end();
  }
}

export const embeddedDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new EmbeddedDriver(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
