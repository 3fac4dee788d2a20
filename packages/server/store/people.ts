import type { Updateable } from 'kysely';
import type { DeckRow, Engine, RatingRow, UserRow } from './contract.ts';
import type { Database } from './schema.ts';

/** Deviation above which a rating says little. */
export const PROVISIONAL = 110;

/** What whoever has not played yet is taken for. */
export const START_VALUE = 1500;

/** Users, their sessions and passkeys, ratings, decks, and whom they do not want to hear. */

export class People {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  async add(row: UserRow): Promise<void> {
    await this.db.insertInto('users').values(row).execute();
  }

  get(id: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byLogin(login: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();
  }

  bySkeleton(skeleton: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('skeleton', '=', skeleton).executeTakeFirst();
  }

  async keepCodes(user: string, hashes: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('recovery').where('user_id', '=', user).execute();
      await trx
        .insertInto('recovery')
        .values(hashes.map((hash) => ({ user_id: user, hash })))
        .execute();
    });
  }

  async useCode(user: string, hash: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('recovery')
      .where('user_id', '=', user)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }

  async change(id: string, change: Updateable<Database['users']>): Promise<void> {
    await this.db.updateTable('users').set(change).where('id', '=', id).execute();
  }

  /** Everything of the user goes; matches of others keep a seat without a person. */
  remove(id: string): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      for (const table of [
        'sessions',
        'passkeys',
        'recovery',
        'ratings',
        'rating_changes',
        'decks',
        'learned',
        'mutes',
        'queue',
        'jobs',
        'players',
      ] as const)
        await trx.deleteFrom(table).where('user_id', '=', id).execute();
      await trx.updateTable('chat').set({ body: '', user_id: '' }).where('user_id', '=', id).execute();
      await trx.deleteFrom('mutes').where('other', '=', id).execute();
      await trx.deleteFrom('users').where('id', '=', id).execute();
    });
  }

  // ---- sessions ------------------------------------------------------------------------------------------------------

  async openSession(hash: string, user: string, created: number, expires: number): Promise<void> {
    await this.db.insertInto('sessions').values({ hash, user_id: user, created, expires }).execute();
  }

  bySession(hash: string, now: number): Promise<UserRow | undefined> {
    return (
      this.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .where('hash', '=', hash)
        .where('expires', '>', now)
        // Who may not come is nobody here.
        .where('banned_until', '<=', now)
        .executeTakeFirst()
    );
  }

  sessions(user: string): Promise<{ hash: string; created: number; expires: number }[]> {
    return this.db
      .selectFrom('sessions')
      .select(['hash', 'created', 'expires'])
      .where('user_id', '=', user)
      .orderBy('created', 'desc')
      .execute();
  }

  async closeSession(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  /** All of a user's sessions but one: after a change of password. */
  async closeOthers(user: string, kept: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('user_id', '=', user).where('hash', '!=', kept).execute();
  }

  /** Sessions that ran out, and guests whom nobody has seen for long and who never played. */
  async sweep(now: number, guestsBefore: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires', '<', now).execute();
    await this.db
      .deleteFrom('users')
      .where('kind', '=', 'guest')
      .where('seen', '<', guestsBefore)
      .where('id', 'not in', this.db.selectFrom('players').select('user_id'))
      .where('id', 'not in', this.db.selectFrom('sessions').select('user_id'))
      .execute();
  }

  // ---- passkeys ------------------------------------------------------------------------------------------------------

  async addPasskey(row: Database['passkeys']): Promise<void> {
    await this.db.insertInto('passkeys').values(row).execute();
  }

  passkeys(user: string): Promise<Database['passkeys'][]> {
    return this.db.selectFrom('passkeys').selectAll().where('user_id', '=', user).execute();
  }

  passkey(id: string): Promise<Database['passkeys'] | undefined> {
    return this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  }

  async dropPasskey(id: string): Promise<void> {
    await this.db.deleteFrom('passkeys').where('id', '=', id).execute();
  }

  // ---- ratings -------------------------------------------------------------------------------------------------------

  ratings(user: string): Promise<RatingRow[]> {
    return this.db.selectFrom('ratings').selectAll().where('user_id', '=', user).execute();
  }

  rating(user: string, game: string, mode: string): Promise<RatingRow | undefined> {
    return this.db
      .selectFrom('ratings')
      .selectAll()
      .where('user_id', '=', user)
      .where('game', '=', game)
      .where('mode', '=', mode)
      .executeTakeFirst();
  }

  best(game: string, mode: string, most = 50): Promise<(RatingRow & { name: string })[]> {
    return (
      this.db
        .selectFrom('ratings')
        .innerJoin('users', 'users.id', 'ratings.user_id')
        .selectAll('ratings')
        .select('users.name')
        .where('game', '=', game)
        .where('mode', '=', mode)
        // A number that says little has no place among the best.
        .where('deviation', '<=', PROVISIONAL)
        .orderBy('value', 'desc')
        .limit(most)
        .execute()
    );
  }

  /** Rated games that these two have played against each other since then. */
  async met(a: string, b: string, since: number): Promise<number> {
    const { n } = await this.db
      .selectFrom('rated')
      .innerJoin('players as one', 'one.match', 'rated.match')
      .innerJoin('players as other', 'other.match', 'rated.match')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('one.user_id', '=', a)
      .where('other.user_id', '=', b)
      .where('rated.at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** Ratings after one match: written once, however many nodes saw it end. */
  rate(
    match: string,
    at: number,
    change: (old: readonly RatingRow[]) => readonly RatingRow[],
    users: readonly string[],
    game: string,
    mode: string,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const first = await trx
        .insertInto('rated')
        .values({ match, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(first.numInsertedOrUpdatedRows ?? 0) === 0) return false;
      const old = await trx
        .selectFrom('ratings')
        .selectAll()
        .where('user_id', 'in', [...users])
        .where('game', '=', game)
        .where('mode', '=', mode)
        .execute();
      for (const row of change(old)) {
        const { value, deviation, volatility, games, user_id } = row;
        const before = old.find((one) => one.user_id === user_id)?.value ?? START_VALUE;
        await trx
          .insertInto('rating_changes')
          .values({ match, user_id, game, mode, at, before, after: value, deviation, void: 0 })
          .execute();
        await trx
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'game', 'mode']).doUpdateSet({ value, deviation, volatility, games }),
          )
          .execute();
      }
      return true;
    });
  }

  // ---- decks ---------------------------------------------------------------------------------------------------------

  decks(user: string): Promise<DeckRow[]> {
    return this.db.selectFrom('decks').selectAll().where('user_id', '=', user).orderBy('touched', 'desc').execute();
  }

  async keepDeck(row: DeckRow): Promise<void> {
    const { game, body, touched } = row;
    await this.db
      .insertInto('decks')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ game, body, touched }))
      .execute();
  }

  async dropDeck(user: string, id: string): Promise<void> {
    await this.db.deleteFrom('decks').where('user_id', '=', user).where('id', '=', id).execute();
  }

  /** What was kept of somebody's learning, as JSON. */
  async learned(user: string): Promise<string | undefined> {
    return (await this.db.selectFrom('learned').select('body').where('user_id', '=', user).executeTakeFirst())?.body;
  }

  async keepLearned(user: string, body: string, touched: number): Promise<void> {
    await this.db
      .insertInto('learned')
      .values({ user_id: user, body, touched })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ body, touched }))
      .execute();
  }

  // ---- mutes ---------------------------------------------------------------------------------------------------------

  async mute(user: string, other: string, on: boolean): Promise<void> {
    if (on)
      await this.db
        .insertInto('mutes')
        .values({ user_id: user, other })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await this.db.deleteFrom('mutes').where('user_id', '=', user).where('other', '=', other).execute();
  }

  async muted(user: string): Promise<string[]> {
    const rows = await this.db.selectFrom('mutes').select('other').where('user_id', '=', user).execute();
    return rows.map(({ other }) => other);
  }
}
