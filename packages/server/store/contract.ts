import type { Kysely, Selectable } from 'kysely';
import type { Database } from './schema.ts';

/** What the rest of the server may ask of a store. One test suite runs against every implementation. */

export interface Packet {
  readonly match: string;
  readonly seq: number;
  /** Milliseconds since 1970, by the store's clock. */
  readonly at: number;
  /** JSON. */
  readonly body: string;
  /** The epoch of the match as the writer knows it; a packet of an older one is not stored. */
  readonly epoch?: number;
}

export type UserRow = Selectable<Database['users']>;
export type MatchRow = Selectable<Database['matches']>;
export type RatingRow = Selectable<Database['ratings']>;
export type DeckRow = Selectable<Database['decks']>;
export type JobRow = Selectable<Database['jobs']>;
export type QueueRow = Selectable<Database['queue']>;

export type Stage = 'open' | 'live' | 'over' | 'shut';

/** What nodes tell each other. A node may hear its own words. */
export type Word =
  | { readonly k: 'log'; readonly match: string; readonly seq: number }
  | { readonly k: 'chat'; readonly match: string; readonly n: number }
  | { readonly k: 'lobby' }
  /** A session has ended, or all of a person: sockets opened by it are closed. */
  | { readonly k: 'out'; readonly session: string }
  | { readonly k: 'out'; readonly user: string }
  /** A node hears that it is heard. */
  | { readonly k: 'echo'; readonly node: number };

/** What differs between the dialects. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Database>;
  /** This process among all that share the store; never 0. */
  readonly node: number;
  /** Type of a column that counts by itself. */
  readonly serial: string;
  /** Keeps other nodes from migrating at the same time, for the rest of the transaction. */
  lockMigrations(db: Kysely<Database>): Promise<void>;
  /** Appends all rows whose place is free and whose epoch is the match's, durably and at once; returns `match/seq`. */
  append(rows: readonly Packet[]): Promise<ReadonlySet<string>>;
  say(word: Word): Promise<void>;
  hear(listener: (words: readonly Word[]) => void): void;
  /** Told after words may have been missed: whoever caches must look again. */
  missed(listener: () => void): void;
  /** Told of errors that have no other consequence than another try. */
  failed: (where: string, error: unknown) => void;
  /** Queries that wait for a connection. */
  waiting(): number;
  /** Nothing was heard for too long: listens anew. */
  renew(): void;
  /**
   * This node's word counts until then, and it hears itself. Over a connection that nothing else waits for: a node with
   * much to do is not a dead one.
   */
  sign(until: number, versions: string): Promise<void>;
  /** Nodes that hold a connection. */
  liveNodes(): Promise<readonly number[]>;
  /** Reads everything as it was at one moment, also while others write. */
  snapshot<T>(run: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /** The store's clock, in milliseconds since 1970. */
  time(): Promise<number>;
  close(): Promise<void>;
}
