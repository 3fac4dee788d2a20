import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sure } from '@bojiste/kernel';
import type { Engine } from './contract.ts';
import { Desk } from './desk.ts';
import { openEmbedded } from './engine-embedded.ts';
import { KeptMatches } from './kept.ts';
import { Log } from './log.ts';
import { Matches } from './matches.ts';
import { migrate } from './migrate.ts';
import { People } from './people.ts';
import { Standing } from './standing.ts';
import { Talk } from './talk.ts';

export const STORE_FILE = 'bojiste.db';

/** Everything that lasts. */
export class Store {
  readonly log: Log;
  readonly kept: KeptMatches;
  readonly matches: Matches;
  readonly people: People;
  readonly talk: Talk;
  readonly standing: Standing;
  readonly desk: Desk;

  constructor(readonly engine: Engine) {
    this.log = new Log(engine);
    this.kept = new KeptMatches(engine);
    this.matches = new Matches(engine);
    this.people = new People(engine);
    this.talk = new Talk(engine);
    this.standing = new Standing(engine);
    this.desk = new Desk(engine);
  }

  /**
   * Takes a person's name out of a match: the one change of a log there is. The game itself does not depend on names,
   * so the record stays what it was.
   */
  async forget(match: string, user: string): Promise<void> {
    const { db } = this.engine;
    await this.log.unpack(match);
    for (const { seq, body } of await this.log.read(match)) {
      const packet = JSON.parse(body) as { events: { k: string; user?: string }[] };
      if (!packet.events.some((event) => event.k === 'sat' && event.user === user)) continue;
      const events = packet.events.map((event) => (event.user === user ? { ...event, user: '', name: '–' } : event));
      const changed = JSON.stringify({ ...packet, events });
      await db.updateTable('log').set({ body: changed }).where('match', '=', match).where('seq', '=', seq).execute();
    }
    const row = await this.matches.get(match);
    const seat = await db
      .selectFrom('players')
      .select('seat')
      .where('match', '=', match)
      .where('user_id', '=', user)
      .executeTakeFirst();
    if (row === undefined || seat === undefined) return;
    const info = JSON.parse(row.info) as { seats: { name: string }[] };
    if (info.seats[seat.seat] !== undefined) sure(info.seats[seat.seat]).name = '–';
    await this.matches.change(match, { info: JSON.stringify(info) });
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

export interface StorePlace {
  /** Address of a PostgreSQL database; without it the store is a file in the folder. */
  readonly databaseUrl?: string;
  readonly folder: string;
}

/** The driver is loaded only where there is a database. */
const openDatabase = async (url: string): Promise<Engine> => (await import('./postgres.ts')).openPostgres(url);

/** Opens the store and brings it up to date. */
export async function openStore({ databaseUrl, folder }: StorePlace): Promise<Store> {
  if (databaseUrl === undefined) mkdirSync(folder, { recursive: true });
  const engine =
    databaseUrl === undefined ? await openEmbedded(join(folder, STORE_FILE)) : await openDatabase(databaseUrl);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new Store(engine);
}
