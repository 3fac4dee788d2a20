import type { Seat } from '@bojiste/kernel';
import type { Selectable } from 'kysely';
import type { Engine } from './contract.ts';
import type { Database } from './schema.ts';

export type ReportRow = Selectable<Database['reports']>;
export type ActRow = Selectable<Database['acts']>;

/** Reports that people made, and everything that whoever runs the server did. Acts are only ever added. */
export class Desk {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  /** The newest first; without `all` those that nobody has dealt with. */
  reports(all: boolean, most = 200): Promise<ReportRow[]> {
    const rows = this.db.selectFrom('reports').selectAll().orderBy('n', 'desc').limit(most);
    return (all ? rows : rows.where('closed', 'is', null)).execute();
  }

  report(n: number): Promise<ReportRow | undefined> {
    return this.db.selectFrom('reports').selectAll().where('n', '=', n).executeTakeFirst();
  }

  async closeReport(n: number, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ closed: at })
      .where('n', '=', n)
      .where('closed', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  /** Who sat at a match, by their present names. */
  playersOf(match: string): Promise<{ seat: Seat; user_id: string; name: string }[]> {
    return this.db
      .selectFrom('players')
      .innerJoin('users', 'users.id', 'players.user_id')
      .select(['players.seat', 'players.user_id', 'users.name'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
  }

  async note(act: Omit<ActRow, 'n'>): Promise<void> {
    await this.db.insertInto('acts').values(act).execute();
  }

  acts(most = 200): Promise<ActRow[]> {
    return this.db.selectFrom('acts').selectAll().orderBy('n', 'desc').limit(most).execute();
  }

  /** In the order in which they were done. */
  actsAfter(n: number): Promise<ActRow[]> {
    return this.db.selectFrom('acts').selectAll().where('n', '>', n).orderBy('n').execute();
  }

  async lastAct(): Promise<number> {
    const row = await this.db
      .selectFrom('acts')
      .select(({ fn }) => fn.max('n').as('n'))
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  }
}
