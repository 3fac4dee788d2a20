import type { Seat } from '@bojiste/kernel';
import type { Selectable } from 'kysely';
import type { Engine, MatchRow } from './contract.ts';
import type { Database } from './schema.ts';

export type RatingChangeRow = Selectable<Database['rating_changes']>;

/** How somebody's match ended for them. */
export interface Ended {
  readonly seat: Seat;
  readonly deck: string;
  readonly outcome: number;
}

interface Favourite {
  readonly game: string;
  readonly deck: string;
  readonly games: number;
}

/** How people stand: what matches did to their ratings, how they ended, with what they like to play. */
export class Standing {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  changesOf(match: string): Promise<RatingChangeRow[]> {
    return this.db.selectFrom('rating_changes').selectAll().where('match', '=', match).where('void', '=', 0).execute();
  }

  /** The last changes of somebody's ratings, the oldest first. */
  async curve(user: string, most = 500): Promise<RatingChangeRow[]> {
    const rows = await this.db
      .selectFrom('rating_changes')
      .selectAll()
      .where('user_id', '=', user)
      .where('void', '=', 0)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  /** May be written twice. */
  async ended(match: string, seats: readonly Ended[]): Promise<void> {
    for (const { seat, deck, outcome } of seats)
      await this.db
        .updateTable('players')
        .set({ deck, outcome, waits: 0 })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute();
  }

  /** Matches of somebody that everybody may see, the last first. */
  lastOf(user: string, most = 10): Promise<(MatchRow & { outcome: number | null })[]> {
    return this.db
      .selectFrom('matches')
      .innerJoin('players', 'players.match', 'matches.id')
      .selectAll('matches')
      .select('players.outcome')
      .where('players.user_id', '=', user)
      .where('stage', '=', 'over')
      .where('listed', '=', 1)
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
  }

  async favourites(user: string, most = 5): Promise<Favourite[]> {
    const rows = await this.db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .select(['matches.game', 'players.deck'])
      .select(({ fn }) => fn.countAll().as('games'))
      .where('players.user_id', '=', user)
      .where('matches.listed', '=', 1)
      .where('players.deck', 'is not', null)
      .groupBy(['matches.game', 'players.deck'])
      .orderBy('games', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ game, deck, games }) => ({ game, deck: deck ?? '', games: Number(games) }));
  }

  /** Whom a match with turns of days waits for. */
  async waits(match: string, seats: readonly number[]): Promise<void> {
    const rows = this.db.updateTable('players').where('match', '=', match);
    await rows.set({ waits: 0 }).execute();
    if (seats.length > 0)
      await rows
        .set({ waits: 1 })
        .where('seat', 'in', [...seats])
        .execute();
  }

  async waitingFor(user: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('players')
      .select('match')
      .where('user_id', '=', user)
      .where('waits', '=', 1)
      .execute();
    return rows.map(({ match }) => match);
  }

  /** What a match did to ratings is taken back; later changes stay. Was there anything? */
  takeBack(match: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .updateTable('rating_changes')
        .set({ void: 1 })
        .where('match', '=', match)
        .where('void', '=', 0)
        .returningAll()
        .execute();
      for (const { user_id, game, mode, before, after } of rows)
        await trx
          .updateTable('ratings')
          .set(({ eb }) => ({ value: eb('value', '-', after - before), games: eb('games', '-', 1) }))
          .where('user_id', '=', user_id)
          .where('game', '=', game)
          .where('mode', '=', mode)
          .execute();
      return rows.length > 0;
    });
  }
}
