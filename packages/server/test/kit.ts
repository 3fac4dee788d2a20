import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisionOf, type Seat } from '@bojiste/kernel';
import { type Served, serve } from '../index.ts';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import type { Room } from '../matches/room.ts';
import type { Table } from '../matches/table.ts';
import type { UserRow } from '../store/contract.ts';

/** A server of the tests' own. */

// Compiled before the clock of any test runs: on a busy machine it takes long.
await loadGames();

export interface TestServer {
  readonly url: string;
  readonly served: Served;
  readonly folder: string;
  stop(): Promise<void>;
}

export const GENEROUS = { BOJISTE_GENEROUS: '1', SOCKETS_PER_ADDRESS: '0', LOG_LEVEL: 'silent' };

export function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-site-'));
  writeFileSync(join(folder, 'index.html'), '<title>here</title>');
  return folder;
}

export async function startServer(env: Record<string, string> = GENEROUS, folder?: string): Promise<TestServer> {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'bojiste-data-'));
  const siteDir = siteFolder();
  const served = await serve({ port: 0, siteDir, host: '127.0.0.1', data, env });
  return {
    url: `http://127.0.0.1:${served.port}`,
    served,
    folder: data,
    async stop() {
      await served.close();
      rmSync(siteDir, { recursive: true });
      if (folder === undefined) rmSync(data, { recursive: true });
    },
  };
}

/** A guest as the store knows them. */
export const guestRow = (id: string): UserRow => ({
  id,
  name: '',
  kind: 'guest',
  login: null,
  skeleton: null,
  password: null,
  created: 0,
  seen: 0,
  role: '',
  muted_until: 0,
  banned_until: 0,
});

/** A random move of whoever is asked; `done` closes the packet. */
export function playAt(table: Table, random: () => number, done: (draft: Draft, seat: Seat) => void): number {
  const seats = table.deciding();
  const seat = seats[Math.floor(random() * seats.length)];
  const options = decisionOf(table.g, table.state, seat)?.options ?? [];
  const draft = new Draft(table, table.at + 10);
  draft.play(seat, options[Math.floor(random() * options.length)].key);
  draft.settle();
  done(draft, seat);
  return seat;
}

/** The same over the room, with a packet that is stored. */
export async function playOn(room: Room, random: () => number): Promise<number> {
  const { table } = room;
  const seats = table.deciding();
  const seat = seats[Math.floor(random() * seats.length)];
  const options = decisionOf(table.g, table.state, seat)?.options ?? [];
  const { key } = options[Math.floor(random() * options.length)];
  const refusal = await room.act(seat, (draft) => {
    const refused = draft.play(seat, key);
    return refused === null ? null : { ...refused, text: { cs: '', en: '' }, blockers: [] };
  });
  if (refusal !== null) throw new Error(refusal.code);
  return seat;
}

/** Numbers 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
