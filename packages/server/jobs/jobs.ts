import type PgBoss from 'pg-boss';
import type { Budgets, Payers } from '../operate/budgets.ts';
import type { Faults } from '../operate/faults.ts';
import { newId } from '../people/tokens.ts';
import type { JobRow } from '../store/contract.ts';
import type { sturdyPool } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { Cancelled, type Threads } from './threads.ts';
import type { SimTask } from './worker.ts';

/** Long work people asked for: on the embedded store in this process, on PostgreSQL by whichever node is free. */

const QUEUE = 'bojiste-work';

/** How often a running job looks whether somebody called it off, perhaps on another node. */
const LOOK_MS = 1000;
/** A simulation without a budget left goes on as soon as there is some again. */
const LONGEST_PAUSE_MS = 5000;

/** Half of an advisory lock of ours. */
const SETUP_LOCK = 0x626f6c;

/** Nodes that make the same tables at the same time would wait for each other forever. */
async function alone(pool: ReturnType<typeof sturdyPool>, run: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${SETUP_LOCK}, 0)`);
    await run();
    await client.query(`select pg_advisory_unlock(${SETUP_LOCK}, 0)`);
  } finally {
    client.release();
  }
}

export class Jobs {
  private boss: PgBoss | null = null;
  private pool: ReturnType<typeof sturdyPool> | null = null;
  /** From where a job was asked for, as far as this node knows. */
  private readonly addresses = new Map<string, string>();

  constructor(
    private readonly store: Store,
    private readonly threads: Threads,
    private readonly databaseUrl: string | undefined,
    private readonly now: () => number,
    private readonly faults: Faults,
    private readonly budgets: Budgets,
  ) {}

  async start(): Promise<void> {
    if (this.databaseUrl === undefined) {
      // Whatever a restart interrupted begins again.
      for (const { id } of await this.store.talk.unfinished()) this.run(id).catch(this.faults.at('job', { job: id }));
      return;
    }
    const { default: Boss } = await import('pg-boss');
    const pool = (await import('../store/postgres.ts')).sturdyPool(this.databaseUrl, 3);
    this.pool = pool;
    const executeSql = (text: string, values?: unknown[]) => pool.query(text, values as unknown[]);
    const boss = new Boss({ db: { executeSql }, schema: 'boss' });
    boss.on('error', this.faults.at('jobs'));
    await alone(pool, async () => {
      await boss.start();
      await boss.createQueue(QUEUE);
    });
    await boss.work<{ id: string }>(QUEUE, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const { data } of jobs) await this.run(data.id);
    });
    this.boss = boss;
  }

  async submit(user: string, address: string, kind: string, input: object): Promise<string> {
    const id = newId();
    const row = {
      id,
      user_id: user,
      kind,
      input: JSON.stringify({ ...input, seed: id }),
      state: 'waiting',
      result: null,
      created: this.now(),
    };
    await this.store.talk.addJob(row);
    this.addresses.set(id, address);
    if (this.boss === null) this.run(id).catch(this.faults.at('job', { job: id }));
    else await this.boss.send(QUEUE, { id }, { retryLimit: 2, expireInMinutes: 30 });
    return id;
  }

  private async run(id: string): Promise<void> {
    const job = await this.store.talk.job(id);
    if (job === undefined || !['waiting', 'running'].includes(job.state)) return;
    await this.store.talk.changeJob(id, 'running');
    const calledOff = new AbortController();
    const look = setInterval(() => {
      this.store.talk
        .job(id)
        .then((now) => now?.state === 'running' || calledOff.abort())
        .catch(this.faults.at('job', { job: id }));
    }, LOOK_MS);
    try {
      const result = await this.simulate(job, calledOff.signal);
      await this.store.talk.changeJob(id, 'done', JSON.stringify(result));
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.faults.note('job', error, { job: id });
      await this.store.talk.changeJob(id, 'failed');
    } finally {
      clearInterval(look);
      this.addresses.delete(id);
    }
  }

  private simulate({ id, user_id, input }: JobRow, signal: AbortSignal): Promise<object> {
    const payers: Payers = { people: [user_id], addresses: [this.addresses.get(id) ?? ''] };
    return this.threads.run(JSON.parse(input) as SimTask, {
      payer: user_id,
      spent: (ms) => this.budgets.charge('simulations', payers, ms),
      pause: () => Math.min(LONGEST_PAUSE_MS, this.budgets.wait('simulations', payers)),
      signal,
    });
  }

  async stop(): Promise<void> {
    await this.boss?.stop({ graceful: false, timeout: 2000 }).catch(this.faults.at('jobs'));
    await this.pool?.end().catch(this.faults.at('jobs'));
  }
}
