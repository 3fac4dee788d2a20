import { type Kysely, sql } from 'kysely';
import type { Engine } from './contract.ts';
import { type Database, MIGRATIONS } from './schema.ts';

/** Brings the tables up to date. Several nodes may start at once: one migrates, the others wait and find it done. */

export class TooNew extends Error {}

async function versionOf(db: Kysely<Database>): Promise<number> {
  const found = await db.selectFrom('meta').select('value').where('name', '=', 'schema').executeTakeFirst();
  return Number(found?.value ?? 0);
}

export async function migrate(engine: Engine): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    await engine.lockMigrations(trx);
    await sql`create table if not exists meta (name text primary key, value text not null)`.execute(trx);
    const version = await versionOf(trx);
    if (version > MIGRATIONS.length)
      throw new TooNew(`the store is of version ${version}; this server knows ${MIGRATIONS.length}: update it`);
    for (const step of MIGRATIONS.slice(version))
      for (const statement of step) await sql.raw(statement.replaceAll('{serial}', engine.serial)).execute(trx);
    await trx
      .insertInto('meta')
      .values({ name: 'schema', value: `${MIGRATIONS.length}` })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: `${MIGRATIONS.length}` }))
      .execute();
  });
}

/** A value all nodes share, made by whoever comes first. */
export async function sharedValue(engine: Engine, name: string, make: () => string): Promise<string> {
  const { db } = engine;
  await db
    .insertInto('meta')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
