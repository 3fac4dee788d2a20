import type { Seat } from '@bojiste/kernel';
import type { Generated } from 'kysely';

/** The tables, and the steps by which they came about. Plain SQL that both dialects understand. */

export interface Database {
  users: {
    id: string;
    name: string;
    /** guest | account */
    kind: string;
    /** Folded name by which an account signs in. */
    login: string | null;
    /** Folded for look-alikes; no two accounts share one. */
    skeleton: string | null;
    password: string | null;
    created: number;
    seen: number;
    /** '' | desk: may judge reports. */
    role: Generated<string>;
    /** Until when they may not write to others, or not come at all. */
    muted_until: Generated<number>;
    banned_until: Generated<number>;
  };
  sessions: { hash: string; user_id: string; created: number; expires: number };
  /** Hashed codes that each set a new password once. */
  recovery: { user_id: string; hash: string };
  passkeys: { id: string; user_id: string; public_key: string; counter: number; created: number };
  matches: {
    id: string;
    game: string;
    mode: string;
    /** open | live | over | shut */
    stage: string;
    /** Listed in the lobby, watched by anybody. */
    listed: number;
    rated: number;
    /** The node that does the duties; 0 for nobody. */
    owner: number;
    /** Time of the next deadline of a match that nobody needs to keep in memory. */
    due: number | null;
    created: number;
    touched: number;
    /** What the lobby shows: JSON. */
    info: string;
    event: string | null;
    round: number | null;
    /** Goes up whenever the match changes hands; who writes by an older one is refused. */
    epoch: number;
    /** Version of the rules it is played by; 0 until it begins. */
    rules: number;
    /** Its log lies in one row. */
    packed: Generated<number>;
  };
  /** Nodes that serve, until when their word counts, and by which rules they play: JSON. */
  nodes: { node: number; until: number; versions: string };
  /** The table exactly as it stood after so many entries, for the same rules only; may be thrown away. */
  kept: { match: string; entries: number; seq: number; rules: number; form: number; body: string };
  /** The last position from which the game could go on by other rules. */
  rests: { match: string; entries: number; seq: number; rules: number; body: string };
  /** What was told up to so many entries, by viewer; `cut`: moves from this one on were taken back meanwhile. */
  told: { match: string; viewer: Seat; upto: number; cut: number; body: string };
  players: {
    match: string;
    seat: Seat;
    user_id: string;
    /** Name of the deck, once the match is over: JSON in both languages. */
    deck: string | null;
    /** 1 won, 0 lost, 2 neither; null while it lasts. */
    outcome: number | null;
    /** The table waits for this player; written only where turns last days. */
    waits: Generated<number>;
  };
  /** Logs of matches that ended long ago: all packets in one row. */
  packed: { match: string; body: string };
  log: { match: string; seq: number; at: number; body: string };
  chat: { n: Generated<number>; match: string; at: number; seat: Seat; user_id: string; body: string };
  ratings: {
    user_id: string;
    game: string;
    mode: string;
    value: number;
    deviation: number;
    volatility: number;
    games: number;
  };
  rated: { match: string; at: number };
  /** What each match did to ratings; `void`: taken back by whoever runs the server. */
  rating_changes: {
    match: string;
    user_id: string;
    game: string;
    mode: string;
    at: number;
    before: number;
    after: number;
    deviation: number;
    void: number;
  };
  /** What whoever runs the server has done: every act with its reason. */
  acts: {
    n: Generated<number>;
    at: number;
    by_name: string;
    kind: string;
    about: string;
    until: number;
    reason: string;
  };
  decks: { user_id: string; id: string; game: string; body: string; touched: number };
  /** What somebody with an account has learned: JSON. */
  learned: { user_id: string; body: string; touched: number };
  mutes: { user_id: string; other: string };
  reports: {
    n: Generated<number>;
    match: string;
    user_id: string;
    at: number;
    body: string;
    closed: number | null;
  };
  queue: { user_id: string; at: number; seen: number; body: string; match: string | null };
  jobs: {
    id: string;
    user_id: string;
    kind: string;
    input: string;
    /** waiting | running | done | failed | cancelled */
    state: string;
    result: string | null;
    created: number;
  };
  meta: { name: string; value: string };
}

/** `{serial}` is the dialect's column that counts by itself. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table users (id text primary key, name text not null, kind text not null, login text unique, password text,
      created bigint not null, seen bigint not null)`,
    `create table sessions (hash text primary key, user_id text not null, created bigint not null, expires bigint not null)`,
    `create index sessions_user on sessions (user_id)`,
    `create table passkeys (id text primary key, user_id text not null, public_key text not null, counter bigint not null,
      created bigint not null)`,
    `create index passkeys_user on passkeys (user_id)`,
    `create table matches (id text primary key, game text not null, mode text not null, stage text not null,
      listed integer not null, rated integer not null, owner bigint not null, due bigint, created bigint not null,
      touched bigint not null, info text not null, event text, round integer)`,
    `create index matches_stage on matches (stage, touched)`,
    `create table players (match text not null, seat integer not null, user_id text not null, primary key (match, seat))`,
    `create index players_user on players (user_id)`,
    `create table log (match text not null, seq integer not null, at bigint not null, body text not null,
      primary key (match, seq))`,
    `create table chat (n {serial}, match text not null, at bigint not null, seat integer not null,
      user_id text not null, body text not null)`,
    `create index chat_match on chat (match, n)`,
    `create table ratings (user_id text not null, game text not null, mode text not null, value double precision not null,
      deviation double precision not null, volatility double precision not null, games integer not null,
      primary key (user_id, game, mode))`,
    `create table rated (match text primary key, at bigint not null)`,
    `create table decks (user_id text not null, id text not null, game text not null, body text not null,
      touched bigint not null, primary key (user_id, id))`,
    `create table mutes (user_id text not null, other text not null, primary key (user_id, other))`,
    `create table reports (n {serial}, match text not null, user_id text not null, at bigint not null, body text not null)`,
    `create table queue (user_id text primary key, at bigint not null, body text not null, match text)`,
    `create table jobs (id text primary key, user_id text not null, kind text not null, input text not null,
      state text not null, result text, created bigint not null)`,
  ],
  [
    'alter table matches add column epoch bigint not null default 0',
    'alter table matches add column rules bigint not null default 0',
    'create table nodes (node bigint primary key, until bigint not null, versions text not null)',
    `create table kept (match text not null, entries integer not null, seq integer not null, rules bigint not null,
      form integer not null, body text not null, primary key (match, entries))`,
    `create table rests (match text primary key, entries integer not null, seq integer not null, rules bigint not null,
      body text not null)`,
    `create table told (match text not null, viewer integer not null, upto integer not null, cut integer not null,
      body text not null, primary key (match, viewer, upto))`,
  ],
  // Who waits for a match says so again and again.
  ['alter table queue add column seen bigint not null default 0'],
  [
    'alter table users add column skeleton text',
    'create unique index users_skeleton on users (skeleton)',
    'create table recovery (user_id text not null, hash text not null, primary key (user_id, hash))',
  ],
  [
    `alter table users add column role text not null default ''`,
    'alter table users add column muted_until bigint not null default 0',
    'alter table users add column banned_until bigint not null default 0',
    'alter table reports add column closed bigint',
    'alter table players add column deck text',
    'alter table players add column outcome integer',
    'alter table players add column waits integer not null default 0',
    `create table rating_changes (match text not null, user_id text not null, game text not null, mode text not null,
      at bigint not null, before double precision not null, after double precision not null,
      deviation double precision not null, void integer not null, primary key (match, user_id))`,
    'create index rating_changes_user on rating_changes (user_id, at)',
    `create table acts (n {serial}, at bigint not null, by_name text not null, kind text not null, about text not null,
      until bigint not null, reason text not null)`,
    'alter table matches add column packed integer not null default 0',
    'create index matches_packed on matches (packed, stage, touched)',
    'create table packed (match text primary key, body text not null)',
  ],
  ['create table learned (user_id text primary key, body text not null, touched bigint not null)'],
];
