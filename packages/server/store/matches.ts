import type { Updateable } from 'kysely';
import type { Engine, MatchRow, QueueRow, Stage } from './contract.ts';
import type { Database } from './schema.ts';

/** Rows about matches besides their logs: what the lobby lists, who sits where, who owns them, who waits for one. */

export class Matches {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  async add(row: MatchRow): Promise<void> {
    await this.db.insertInto('matches').values(row).execute();
  }

  get(id: string): Promise<MatchRow | undefined> {
    return this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async change(id: string, change: Updateable<Database['matches']>): Promise<void> {
    await this.db.updateTable('matches').set(change).where('id', '=', id).execute();
  }

  listed(stage: Stage, most = 200): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('stage', '=', stage)
      .where('listed', '=', 1)
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
  }

  ofUser(user: string, most = 100): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where(
        'id',
        'in',
        this.db.selectFrom('players').select('match').where('user_id', '=', user).orderBy('match').limit(10_000),
      )
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
  }

  async seat(match: string, seat: number, user: string | null): Promise<void> {
    await this.db.deleteFrom('players').where('match', '=', match).where('seat', '=', seat).execute();
    if (user !== null) await this.db.insertInto('players').values({ match, seat, user_id: user }).execute();
  }

  /** How many matches of a user are in this stage: against heaps of them. */
  async count(user: string, stage: Stage): Promise<number> {
    const { n } = await this.db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('user_id', '=', user)
      .where('stage', '=', stage)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** Open tables that nobody touched for long are cleared away. */
  async stale(before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('stage', '=', 'open')
      .where('touched', '<', before)
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }

  // ---- ownership -----------------------------------------------------------------------------------------------------

  /** Live matches whose owner is gone become this node's; returns them with the owner they had. */
  async adopt(most = 100): Promise<{ id: string; from: number }[]> {
    const maybe = await this.orphans([...(await this.engine.liveNodes())], most);
    // A node that came up between the two questions is no orphan's maker.
    const live = maybe.length === 0 ? [] : await this.engine.liveNodes();
    const orphans = maybe.filter(({ owner }) => !live.includes(owner));
    const taken: { id: string; from: number }[] = [];
    for (const { id, owner } of orphans) if (await this.claim(id, owner)) taken.push({ id, from: owner });
    return taken;
  }

  private orphans(live: number[], most: number): Promise<{ id: string; owner: number }[]> {
    return this.db
      .selectFrom('matches')
      .select(['id', 'owner'])
      .where('stage', '=', 'live')
      .where('owner', 'not in', live)
      .limit(most)
      .execute();
  }

  /** Makes this node the owner, if the owner is still the one expected. */
  async claim(id: string, from: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('matches')
      .set({ owner: this.engine.node })
      .where('id', '=', id)
      .where('owner', '=', from)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  async owned(): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('stage', '=', 'live')
      .where('owner', '=', this.engine.node)
      .execute();
  }

  /** Matches of this node that are not in memory and whose deadline has come. */
  async due(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('stage', '=', 'live')
      .where('owner', '=', this.engine.node)
      .where('due', '<', now)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Hands everything back, when this node shuts down. */
  async disown(): Promise<void> {
    await this.db.updateTable('matches').set({ owner: 0 }).where('owner', '=', this.engine.node).execute();
  }

  // ---- the queue of those who look for a match -----------------------------------------------------------------------

  async enqueue(user: string, at: number, body: string): Promise<void> {
    await this.db
      .insertInto('queue')
      .values({ user_id: user, at, body, match: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ at, body, match: null }))
      .execute();
  }

  queued(user: string): Promise<QueueRow | undefined> {
    return this.db.selectFrom('queue').selectAll().where('user_id', '=', user).executeTakeFirst();
  }

  waiting(): Promise<QueueRow[]> {
    return this.db.selectFrom('queue').selectAll().where('match', 'is', null).orderBy('at').limit(500).execute();
  }

  async dequeue(user: string): Promise<void> {
    await this.db.deleteFrom('queue').where('user_id', '=', user).execute();
  }

  /** Both get the match, or none: another node may have paired one of them meanwhile. */
  pair(users: readonly string[], match: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('queue')
        .set({ match })
        .where('user_id', 'in', [...users])
        .where('match', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === users.length) return true;
      await trx.updateTable('queue').set({ match: null }).where('match', '=', match).execute();
      return false;
    });
  }
}
