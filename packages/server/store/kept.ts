import { type Seat, spaced } from '@bojiste/kernel';
import type { Engine } from './contract.ts';
import { folded, unfolded } from './fold.ts';

/**
 * What is kept beside the log of a match: the table as it stood, so that nobody plays it from the beginning; the last
 * position from which it could go on by other rules; and what was told. The first may be thrown away at any moment.
 */

export interface KeptRow {
  readonly match: string;
  readonly entries: number;
  readonly seq: number;
  readonly rules: number;
  readonly form: number;
  readonly body: string;
}

export interface RestRow {
  readonly match: string;
  readonly entries: number;
  readonly seq: number;
  readonly rules: number;
  readonly body: string;
}

export interface ToldRow {
  readonly match: string;
  readonly viewer: Seat;
  readonly upto: number;
  /** Lines of moves from this one on, told before, do not count any more. */
  readonly cut: number;
  readonly body: string;
}

const NO_CUT = 2 ** 31 - 1;
/** Older positions are of use where a move is taken back and where spectators see less. */
const POSITIONS = 8;

const unpacked = async <T extends { readonly body: string }>(row: T): Promise<T> => ({
  ...row,
  body: await unfolded(row.body),
});

export class KeptMatches {
  constructor(private readonly engine: Engine) {}

  private get db() {
    return this.engine.db;
  }

  /** All or nothing; what another node has kept already stays as it is. Positions after `back` are of no use any more. */
  async keep(
    table: KeptRow | null,
    told: readonly ToldRow[],
    rest: RestRow | null,
    back = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const [kept, lines, pause] = await Promise.all([
      table === null ? null : { ...table, body: await folded(table.body) },
      Promise.all(told.map(async (row) => ({ ...row, body: await folded(row.body) }))),
      rest === null ? null : { ...rest, body: await folded(rest.body) },
    ]);
    if (kept === null && lines.length === 0 && pause === null) return;
    await this.db.transaction().execute(async (trx) => {
      if (kept !== null) {
        await trx
          .insertInto('kept')
          .values(kept)
          .onConflict((conflict) => conflict.columns(['match', 'entries']).doUpdateSet({ ...kept }))
          .execute();
        const ofMatch = trx.selectFrom('kept').where('match', '=', kept.match);
        const all = (await ofMatch.select('entries').orderBy('entries').execute()).map(({ entries }) => entries);
        const useful = all.filter((entries) => entries <= back || entries >= kept.entries);
        const held = new Set(spaced(useful, POSITIONS, (entries) => entries));
        const old = all.filter((entries) => !held.has(entries));
        if (old.length > 0)
          await trx.deleteFrom('kept').where('match', '=', kept.match).where('entries', 'in', old).execute();
      }
      if (lines.length > 0)
        await trx
          .insertInto('told')
          .values(lines)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (pause !== null)
        await trx
          .insertInto('rests')
          .values(pause)
          .onConflict((conflict) =>
            conflict.column('match').doUpdateSet(pause).whereRef('rests.entries', '<=', 'excluded.entries'),
          )
          .execute();
    });
  }

  /** Positions of these rules, the newest first. */
  async positions(match: string, form: number): Promise<KeptRow[]> {
    const rows = await this.db
      .selectFrom('kept')
      .selectAll()
      .where('match', '=', match)
      .where('form', '=', form)
      .orderBy('entries', 'desc')
      .execute();
    return Promise.all(rows.map(unpacked));
  }

  async newest(match: string, form: number): Promise<KeptRow | null> {
    const row = await this.db
      .selectFrom('kept')
      .selectAll()
      .where('match', '=', match)
      .where('form', '=', form)
      .orderBy('entries', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : unpacked(row);
  }

  async rest(match: string): Promise<RestRow | null> {
    const row = await this.db.selectFrom('rests').selectAll().where('match', '=', match).executeTakeFirst();
    return row === undefined ? null : unpacked(row);
  }

  /** What one viewer was told up to a number of entries, the oldest of these rows first. */
  async told(match: string, viewer: Seat, upto: number, most: number): Promise<ToldRow[]> {
    const rows = await this.db
      .selectFrom('told')
      .selectAll()
      .where('match', '=', match)
      .where('viewer', '=', viewer)
      .where('upto', '<=', upto)
      .orderBy('upto', 'desc')
      .limit(most)
      .execute();
    return Promise.all(rows.reverse().map(unpacked));
  }

  /** The earliest move that was taken back later than these entries; a large number for none. */
  async cutAfter(match: string, viewer: Seat, upto: number): Promise<number> {
    const found = await this.db
      .selectFrom('told')
      .select(({ fn }) => fn.min('cut').as('cut'))
      .where('match', '=', match)
      .where('viewer', '=', viewer)
      .where('upto', '>', upto)
      .executeTakeFirst();
    return found?.cut ?? NO_CUT;
  }

  /** A match that is over needs only its log, what was told and how it ended. */
  async ended(match: string): Promise<void> {
    const newest = this.db
      .selectFrom('kept')
      .select(({ fn }) => fn.max('entries').as('entries'))
      .where('match', '=', match);
    await this.db.deleteFrom('kept').where('match', '=', match).where('entries', '<', newest).execute();
    await this.db.deleteFrom('rests').where('match', '=', match).execute();
  }
}
