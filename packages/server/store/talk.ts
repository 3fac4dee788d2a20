import type { Selectable } from 'kysely';
import type { Engine, JobRow } from './contract.ts';
import type { Database } from './schema.ts';

export type ChatRow = Selectable<Database['chat']>;

/** What people say to each other and to whoever runs the server, and the long work they asked for. */
export class Talk {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  async say(line: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    const { n } = await this.db.insertInto('chat').values(line).returning('n').executeTakeFirstOrThrow();
    return { ...line, n: Number(n) };
  }

  async line(n: number): Promise<ChatRow | undefined> {
    return this.db.selectFrom('chat').selectAll().where('n', '=', n).executeTakeFirst();
  }

  async lines(match: string, most = 200): Promise<ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  linesOf(user: string): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('user_id', '=', user).orderBy('n').execute();
  }

  async report(match: string, user: string, at: number, body: string): Promise<void> {
    await this.db.insertInto('reports').values({ match, user_id: user, at, body, closed: null }).execute();
  }

  // ---- jobs ----------------------------------------------------------------------------------------------------------

  async addJob(row: JobRow): Promise<void> {
    await this.db.insertInto('jobs').values(row).execute();
  }

  job(id: string): Promise<JobRow | undefined> {
    return this.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async changeJob(id: string, state: string, result: string | null = null): Promise<void> {
    const changed = this.db.updateTable('jobs').set({ state, result }).where('id', '=', id);
    // What was called off stays so, however far it had come.
    await changed.where('state', '!=', 'cancelled').execute();
  }

  /** Whoever runs it notices within a second. Was there anything to call off? */
  async cancelJob(id: string, user: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('jobs')
      .set({ state: 'cancelled' })
      .where('id', '=', id)
      .where('user_id', '=', user)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  async unfinished(): Promise<JobRow[]> {
    return this.db.selectFrom('jobs').selectAll().where('state', 'in', ['waiting', 'running']).execute();
  }

  async openJobs(user: string): Promise<number> {
    const rows = await this.db
      .selectFrom('jobs')
      .select('id')
      .where('user_id', '=', user)
      .where('state', 'in', ['waiting', 'running'])
      .execute();
    return rows.length;
  }
}
