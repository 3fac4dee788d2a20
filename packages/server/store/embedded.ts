import { type ChildProcess, fork } from 'node:child_process';
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

/** SQLite behind Kysely: one process, one connection; a transaction keeps the others waiting. */

interface Answer {
  readonly id: number;
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly insertId?: number;
  readonly error?: string;
}

/** Its answers come in the order asked; when it dies, everything asked and not answered fails. */
class StoreProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private asked = 0;
  private ended: Error | null = null;

  constructor(file: string) {
    this.child = fork(new URL('./embedded-process.mjs', import.meta.url), [file], {
      execArgv: [],
      serialization: 'advanced',
    });
    this.child.on('message', (answer: Answer) => {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if (answer.error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(answer.error));
    });
    this.child.on('error', ({ message }) => this.fail(message));
    this.child.on('exit', (code, signal) => this.fail(`${signal ?? code}`));
  }

  get alive(): boolean {
    return this.ended === null;
  }

  ask(message: object): Promise<Answer> {
    if (this.ended !== null) return Promise.reject(this.ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.send({ ...message, id }, (error) => error !== null && this.fail(error.message));
    });
  }

  async end(): Promise<void> {
    if (!this.alive) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    await this.ask({ close: true });
    await gone;
  }

  /** Whichever comes first: that it cannot be told anything any more, or that it is gone. */
  private fail(why: string): void {
    this.ended ??= new Error(`the embedded store ended (${why})`);
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}

const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : (value ?? null));

class Connection implements DatabaseConnection {
  constructor(private readonly store: StoreProcess) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, insertId } = await this.store.ask({ sql, params: parameters.map(plain) });
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
  private store: StoreProcess;
  private last: Promise<void> = Promise.resolve();
  private release: (() => void)[] = [];

  constructor(private readonly file: string) {
    this.store = new StoreProcess(file);
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
    if (!this.store.alive) this.store = new StoreProcess(this.file);
    // Bound to this process: a transaction that was cut off fails to its end, and never goes on in the next one.
    return new Connection(this.store);
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
    await this.store.end();
  }
}

export const embeddedDialect = (file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new EmbeddedDriver(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
