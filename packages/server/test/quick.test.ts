import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadGames } from '../matches/games.ts';
import { Lobby } from '../matches/lobby.ts';
import { QuickMatch, type Wish } from '../matches/quick.ts';
import { Rooms } from '../matches/rooms.ts';
import { simpleRules } from '../operate/client.ts';
import { Accounts } from '../people/accounts.ts';
import type { UserRow } from '../store/contract.ts';
import { openStore, type Store } from '../store/store.ts';

/** Whoever waits for an opponent is there, can play, and meets nobody they did not want to meet. */

const games = await loadGames();
let folder: string;
let store: Store;
let rooms: Rooms;
let quick: QuickMatch;
let now = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bojiste-quick-'));
  store = await openStore({ folder });
  now = 1_800_000_000_000;
  rooms = new Rooms(store, games, () => now);
  quick = new QuickMatch(rooms, new Lobby(rooms));
});

afterEach(async () => {
  await rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const guest = (name: string): Promise<UserRow> => new Accounts(store, () => now).guest(name);
const wish = (reach = 0): Wish => ({ tables: [{ game: 'siegestorm', mode: 'duel', deck: null }], rated: false, reach });

it('somebody who closed the page is given to nobody', async () => {
  const [gone, here] = [await guest('Anna'), await guest('Béďa')];
  expect(await quick.wait(gone, wish())).toEqual({ match: '', waited: 0 });
  now += 11_000;
  expect((await quick.wait(here, wish())).match).toBe('');
  now += 2000;
  expect(await quick.look(here.id)).toEqual({ match: '', waited: 2000 });
  // Back again: asking is a sign of life.
  expect((await quick.look(gone.id)).match).not.toBe('');
});

it('somebody who keeps asking is found after a long wait, and is told how long it was', async () => {
  const [first, second] = [await guest('Anna'), await guest('Béďa')];
  await quick.wait(first, wish());
  for (let i = 0; i < 60; i++) {
    now += 2000;
    await quick.look(first.id);
  }
  const { match } = await quick.wait(second, wish());
  expect(match).not.toBe('');
  expect(await quick.look(first.id)).toEqual({ match, waited: 120_000 });
});

it('a difference of ratings that somebody does not want is never waited away', async () => {
  const [weak, strong] = [await guest('Anna'), await guest('Béďa')];
  const row = { game: 'siegestorm', mode: 'duel', deviation: 60, volatility: 0.06, games: 30 };
  await store.engine.db
    .insertInto('ratings')
    .values([
      { ...row, user_id: weak.id, value: 1400 },
      { ...row, user_id: strong.id, value: 1900 },
    ])
    .execute();
  await quick.wait(weak, wish(200));
  await quick.wait(strong, wish());
  for (let i = 0; i < 100; i++) {
    now += 2000;
    expect((await quick.look(weak.id)).match).toBe('');
    expect((await quick.look(strong.id)).match).toBe('');
  }
  await quick.wait(weak, wish());
  now += 60_000;
  await store.matches.stillWaits(strong.id, now);
  expect((await quick.look(weak.id)).match).not.toBe('');
});

it('a deck that cannot be played is refused on entry', async () => {
  const deck = { name: { cs: '', en: '' }, cards: { nonsense: 3 } };
  const bad: Wish = { ...wish(), tables: [{ game: 'siegestorm', mode: 'duel', deck }] };
  expect(quick.issues(bad).length).toBeGreaterThan(0);
  expect(quick.issues(wish())).toEqual([]);
});

it('a server that died after pairing two leaves both with a seat', async () => {
  const [first, second] = [await guest('Anna'), await guest('Béďa')];
  for (const { id } of [first, second])
    await store.matches.enqueue(id, now, JSON.stringify({ ...wish(), ratings: [] }));
  const match = await new Lobby(rooms).found(simpleRules('siegestorm'), { only: [first.id, second.id] });
  await store.matches.pair([first.id, second.id], match);
  expect(await quick.look(first.id)).toMatchObject({ match });
  expect(await quick.look(second.id)).toMatchObject({ match });
  const room = await rooms.get(match);
  expect(room?.table.seats.map((sitting) => sitting?.user)).toEqual([first.id, second.id]);
});
