import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './contract.ts';
import { openEmbedded } from './engine-embedded.ts';
import { Log } from './log.ts';
import { Matches } from './matches.ts';
import { migrate } from './migrate.ts';
import { People } from './people.ts';
import { openPostgres } from './postgres.ts';
import { Talk } from './talk.ts';

export const STORE_FILE = 'bojiste.db';

/** Everything that lasts. */
export class Store {
  readonly log: Log;
  readonly matches: Matches;
  readonly people: People;
  readonly talk: Talk;

  constructor(readonly engine: Engine) {
    this.log = new Log(engine);
    this.matches = new Matches(engine);
    this.people = new People(engine);
    this.talk = new Talk(engine);
  }

  /** Does it answer? */
  async alive(): Promise<boolean> {
    try {
      await this.engine.db.selectFrom('meta').select('name').limit(1).execute();
      return true;
    } catch {
      return false;
    }
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

/** Opens the store and brings it up to date. */
export async function openStore({ databaseUrl, folder }: StorePlace): Promise<Store> {
  if (databaseUrl === undefined) mkdirSync(folder, { recursive: true });
  const engine =
    databaseUrl === undefined ? await openEmbedded(join(folder, STORE_FILE)) : await openPostgres(databaseUrl);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return new Store(engine);
}
