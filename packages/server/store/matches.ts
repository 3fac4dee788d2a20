import type { Seat } from '@bojiste/kernel';
import type { Updateable } from 'kysely';
import type { Engine, MatchRow, QueueRow, Stage } from './contract.ts';
import type { Database } from './schema.ts';

/** By game. */
export type Versions = Readonly<Record<string, number>>;

interface LiveNode {
  readonly node: number;
  readonly versions: Versions;
}

/** A match that was taken over, and from whom. */
export interface Taken {
  readonly row: MatchRow;
  readonly from: number;
}

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

  async seat(match: string, seat: Seat, user: string | null): Promise<void> {
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

  /** A sign of life: until when this node's word counts, and by which rules it plays. */
  async live(until: number, versions: Versions): Promise<void> {
    await this.engine.sign(until, JSON.stringify(versions));
  }

  /** Nodes that are connected and have given a sign of life in time. One that hangs keeps its connection for long. */
  async liveNodes(now: number): Promise<LiveNode[]> {
    const connected = await this.engine.liveNodes();
    const rows = await this.db.selectFrom('nodes').selectAll().where('until', '>', now).execute();
    return rows
      .filter(({ node }) => connected.includes(node))
      .map(({ node, versions }) => ({ node, versions: JSON.parse(versions) as Versions }));
  }

  /** Until when a node's word counted; 0 when it never gave a sign of life. */
  async livedUntil(node: number): Promise<number> {
    const row = await this.db.selectFrom('nodes').select('until').where('node', '=', node).executeTakeFirst();
    return row?.until ?? 0;
  }

  /** This node serves no more. */
  async leave(): Promise<void> {
    await this.db.deleteFrom('nodes').where('node', '=', this.engine.node).execute();
  }

  async forgetNodes(before: number): Promise<void> {
    await this.db.deleteFrom('nodes').where('until', '<', before).execute();
  }

  /**
   * Live matches whose owner is gone become this node's. Those of other rules are left to the nodes that play by them,
   * as long as there is one.
   */
  async adopt(now: number, versions: Versions, most = 100): Promise<Taken[]> {
    const live = await this.liveNodes(now);
    const others = live.flatMap((node) => Object.values(node.versions));
    const theirs = (rules: number, game: string) => rules !== 0 && rules !== versions[game] && others.includes(rules);
    const rows = await this.db
      .selectFrom('matches')
      .selectAll()
      .where('stage', '=', 'live')
      .where('owner', 'not in', [...live.map(({ node }) => node), -1])
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
    const taken: Taken[] = [];
    for (const row of rows.filter(({ rules, game }) => !theirs(rules, game))) {
      const epoch = await this.claim(row.id, row.owner, versions[row.game] ?? 0);
      if (epoch !== null) taken.push({ row: { ...row, epoch, owner: this.engine.node }, from: row.owner });
    }
    return taken;
  }

  /** Makes this node the owner, if the owner is still the one expected; the new epoch, null when another was faster. */
  async claim(id: string, from: number, rules: number): Promise<number | null> {
    const row = await this.db
      .updateTable('matches')
      .set(({ eb }) => ({ owner: this.engine.node, epoch: eb('epoch', '+', 1), rules }))
      .where('id', '=', id)
      .where('owner', '=', from)
      .returning('epoch')
      .executeTakeFirst();
    return row?.epoch ?? null;
  }

  /** This process takes the place of one with the same number, whose packets count no more. Did that leave matches? */
  async restart(): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('matches')
      .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
      .where('stage', '=', 'live')
      .where('owner', '=', this.engine.node)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
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

  /** Live matches that nobody has touched for long. */
  async abandoned(before: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('stage', '=', 'live')
      .where('owner', '=', this.engine.node)
      .where('touched', '<', before)
      .limit(20)
      .execute();
  }

  // ---- the queue of those who look for a match -----------------------------------------------------------------------

  async enqueue(user: string, at: number, body: string): Promise<void> {
    await this.db
      .insertInto('queue')
      .values({ user_id: user, at, seen: at, body, match: null })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ at, seen: at, body, match: null }))
      .execute();
  }

  queued(user: string): Promise<QueueRow | undefined> {
    return this.db.selectFrom('queue').selectAll().where('user_id', '=', user).executeTakeFirst();
  }

  waiting(): Promise<QueueRow[]> {
    return this.db.selectFrom('queue').selectAll().where('match', 'is', null).orderBy('at').limit(500).execute();
  }

  /** They are still there. */
  async stillWaits(user: string, seen: number): Promise<void> {
    await this.db.updateTable('queue').set({ seen }).where('user_id', '=', user).execute();
  }

  /** Who has not been seen for so long waits no more. */
  async forgetWaiting(before: number): Promise<void> {
    await this.db.deleteFrom('queue').where('seen', '<', before).execute();
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
