import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRow, Word } from '../store/contract.ts';
import type { Taken } from '../store/matches.ts';
import { sharedValue, TooNew } from '../store/migrate.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openStore, type Store } from '../store/store.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** One contract, every store. */

interface Bench {
  open(): Promise<Store>;
  end(): void;
}

async function embeddedBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'bojiste-store-'));
  return { open: () => openStore({ folder }), end: () => rmSync(folder, { recursive: true }) };
}

async function postgresBench(): Promise<Bench> {
  const database: TestDatabase = await startPostgres();
  return { open: () => openStore({ databaseUrl: database.url, folder: '' }), end: () => database.stop() };
}

const benches: [string, () => Promise<Bench>][] = [['embedded', embeddedBench]];
if (hasPostgres) benches.push(['postgres', postgresBench]);

let made = 0;
const newId = () => `m${++made}`;
const now = 1_800_000_000_000;

const VERSIONS = { 'summoner-wars': 7 };
const idsOf = (taken: readonly Taken[]) => taken.map(({ row, from }) => [row.id, from]);

const matchRow = (id: string, change: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'summoner-wars',
  mode: 'duel',
  stage: 'open',
  listed: 1,
  rated: 0,
  owner: 0,
  due: null,
  created: now,
  touched: now,
  info: '{}',
  event: null,
  round: null,
  epoch: 0,
  packed: 0,
  rules: 0,
  ...change,
});

const user = (id: string, name = id) => ({
  id,
  name,
  kind: 'guest',
  login: null,
  skeleton: null,
  password: null,
  created: now,
  seen: now,
  role: '',
  muted_until: 0,
  banned_until: 0,
});

describe.each(benches)('the %s store', (kind, makeBench) => {
  let bench: Bench;
  let store: Store;

  beforeAll(async () => {
    bench = await makeBench();
    store = await bench.open();
  }, 60_000);

  afterAll(async () => {
    await store?.close();
    bench?.end();
  });

  it('appends each packet once under its number and reads them in order', async () => {
    const match = newId();
    expect(await store.log.append({ match, seq: 1, at: now, body: '"a"' })).toBe(true);
    expect(await store.log.append({ match, seq: 1, at: now, body: '"b"' })).toBe(false);
    expect(await store.log.append({ match, seq: 2, at: now + 1, body: '"ř😀\'; drop table log; --"' })).toBe(true);
    const all = await store.log.read(match);
    expect(all.map(({ seq, body }) => [seq, JSON.parse(body)])).toEqual([
      [1, 'a'],
      [2, "ř😀'; drop table log; --"],
    ]);
    expect((await store.log.read(match, 2)).map(({ seq, at }) => [seq, at])).toEqual([[2, now + 1]]);
  });

  it('lets exactly one of many writers have a place', async () => {
    const match = newId();
    const tries = Array.from({ length: 50 }, (_, i) => store.log.append({ match, seq: 1, at: now, body: `${i}` }));
    const won = await Promise.all(tries);
    expect(won.filter(Boolean)).toHaveLength(1);
    const [row] = await store.log.read(match);
    expect(won[Number(row.body)]).toBe(true);
  });

  it('appends hundreds of matches at once', async () => {
    const ids = Array.from({ length: 700 }, newId);
    const won = await Promise.all(ids.map((match) => store.log.append({ match, seq: 1, at: now, body: match })));
    expect(won.every(Boolean)).toBe(true);
    for (const match of [ids[0], ids[350], ids[699]]) expect((await store.log.read(match))[0].body).toBe(match);
  });

  it('migrates once, however often it is opened, and refuses a store of the future', async () => {
    const shared = await sharedValue(store.engine, 'secret', () => 'first');
    expect(await sharedValue(store.engine, 'secret', () => 'second')).toBe(shared);
    if (kind === 'embedded') return;
    const more = await Promise.all([bench.open(), bench.open(), bench.open()]);
    expect(await sharedValue(more[2].engine, 'secret', () => 'third')).toBe(shared);
    await store.engine.db.updateTable('meta').set({ value: '999' }).where('name', '=', 'schema').execute();
    await expect(bench.open()).rejects.toThrow(TooNew);
    await store.engine.db
      .updateTable('meta')
      .set({ value: `${MIGRATIONS.length}` })
      .where('name', '=', 'schema')
      .execute();
    await Promise.all(more.map((other) => other.close()));
  });

  it('lists matches by stage and by player', async () => {
    const [a, b] = [newId(), newId()];
    await store.matches.add(matchRow(a, { touched: now + 5 }));
    await store.matches.add(matchRow(b, { listed: 0 }));
    await store.matches.seat(a, 0, 'u-list');
    await store.matches.seat(b, 1, 'u-list');
    const listed = (await store.matches.listed('open')).map(({ id }) => id);
    expect(listed).toContain(a);
    expect(listed).not.toContain(b);
    expect((await store.matches.ofUser('u-list')).map(({ id }) => id)).toEqual([a, b]);
    expect(await store.matches.count('u-list', 'open')).toBe(2);
    await store.matches.change(a, { stage: 'live', info: '{"x":1}' });
    expect((await store.matches.get(a))?.info).toBe('{"x":1}');
    await store.matches.seat(a, 0, null);
    expect(await store.matches.count('u-list', 'open')).toBe(1);
    expect(await store.matches.count('u-list', 'live')).toBe(0);
  });

  it('gives an orphaned match to one node only', async () => {
    const id = newId();
    await store.matches.add(matchRow(id, { stage: 'live', owner: 12345 }));
    const taken = await Promise.all([store.matches.claim(id, 12345, 7), store.matches.claim(id, 12345, 7)]);
    expect(taken.filter((epoch) => epoch !== null)).toEqual([1]);
    expect((await store.matches.owned()).map((row) => row.id)).toContain(id);
    await store.matches.disown();
    await store.matches.live(now + 5000, VERSIONS);
    expect(idsOf(await store.matches.adopt(now, VERSIONS))).toContainEqual([id, 0]);
    expect(await store.matches.adopt(now, VERSIONS)).toEqual([]);
  });

  it('takes nothing from a writer whose match has changed hands', async () => {
    const id = newId();
    await store.matches.add(matchRow(id, { stage: 'live', owner: 12345 }));
    const packet = (seq: number, epoch: number) => ({ match: id, seq, at: now, body: '{}', epoch });
    expect(await store.log.append(packet(1, 0))).toBe(true);
    expect(await store.matches.claim(id, 12345, 7)).toBe(1);
    expect(await store.log.append(packet(2, 0))).toBe(false);
    expect(await store.log.append(packet(2, 1))).toBe(true);
    expect((await store.log.read(id)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('leaves matches of other rules to nodes that play by them, as long as there is one', async () => {
    const id = newId();
    await store.matches.add(matchRow(id, { stage: 'live', owner: 777, rules: 99 }));
    await store.matches.live(now + 5000, { 'summoner-wars': 99 });
    expect(idsOf(await store.matches.adopt(now, VERSIONS))).not.toContainEqual([id, 777]);
    await store.matches.live(now + 5000, VERSIONS);
    expect(idsOf(await store.matches.adopt(now, VERSIONS))).toContainEqual([id, 777]);
    expect(await store.matches.get(id)).toMatchObject({ rules: 7, epoch: 1, owner: store.engine.node });
  });

  it('keeps people, sessions and ratings, and forgets all of a person', async () => {
    const { people } = store;
    await people.add({ ...user('u1', '<b>\'"; --'), login: 'u1', password: 'hash' });
    await people.add(user('u2'));
    expect((await people.byLogin('u1'))?.name).toBe('<b>\'"; --');
    await expect(people.add({ ...user('u3'), login: 'u1' })).rejects.toThrow();
    await people.openSession('h1', 'u1', now, now + 10);
    await people.openSession('h2', 'u1', now, now + 1000);
    expect((await people.bySession('h1', now))?.id).toBe('u1');
    expect(await people.bySession('h1', now + 11)).toBeUndefined();
    await people.closeOthers('u1', 'h1');
    expect(await people.bySession('h2', now)).toBeUndefined();
    const row = { user_id: 'u1', game: 'g', mode: 'duel', value: 1500.5, deviation: 90, volatility: 0.06, games: 1 };
    expect(await people.rate('r1', now, () => [row], ['u1'], 'g', 'duel')).toBe(true);
    expect(await people.rate('r1', now, () => [{ ...row, value: 1 }], ['u1'], 'g', 'duel')).toBe(false);
    expect((await people.rating('u1', 'g', 'duel'))?.value).toBe(1500.5);
    expect((await people.best('g', 'duel'))[0].name).toBe('<b>\'"; --');
    await people.keepDeck({ user_id: 'u1', id: 'd', game: 'g', body: '{}', touched: now });
    await people.mute('u1', 'u2', true);
    await people.mute('u1', 'u2', true);
    expect(await people.muted('u1')).toEqual(['u2']);
    await people.remove('u1');
    expect(await people.get('u1')).toBeUndefined();
    expect(await people.decks('u1')).toEqual([]);
    expect(await people.bySession('h1', now)).toBeUndefined();
  });

  it('packs logs of matches that ended long ago, and reads them as before', async () => {
    const { log, matches } = store;
    const [old, young] = [newId(), newId()];
    for (const [id, touched] of [
      [old, now - 10],
      [young, now],
    ] as const) {
      await matches.add(matchRow(id, { stage: 'over', touched }));
      for (let seq = 1; seq <= 5; seq++)
        await log.append({ match: id, seq, at: now + seq, body: `{"events":[${seq}]}` });
    }
    const before = await log.read(old);
    expect(await log.old(now - 5, 100)).toContain(old);
    expect(await log.old(now - 5, 100)).not.toContain(young);
    await log.pack(old);
    expect(await log.old(now - 5, 100)).not.toContain(old);
    expect(await log.read(old)).toEqual(before);
    expect(await log.read(old, 4)).toEqual(before.slice(3));
    // Twice is once.
    await log.pack(old);
    // A rematch long afterwards.
    await log.append({ match: old, seq: 6, at: now + 9, body: '{"events":[6]}' });
    expect((await log.read(old)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await log.read(old, 6)).map(({ seq }) => seq)).toEqual([6]);
    await log.unpack(old);
    expect((await log.read(old)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await log.old(now - 5, 100)).toContain(old);
  });

  it('pairs each waiting person once', async () => {
    const { matches } = store;
    for (const id of ['q1', 'q2', 'q3']) await matches.enqueue(id, now, '{}');
    expect(await matches.pair(['q1', 'q2'], 'm')).toBe(true);
    expect(await matches.pair(['q2', 'q3'], 'n')).toBe(false);
    expect((await matches.waiting()).map((row) => row.user_id)).toEqual(['q3']);
    expect((await matches.queued('q2'))?.match).toBe('m');
    await matches.dequeue('q1');
    expect(await matches.queued('q1')).toBeUndefined();
  });

  it('keeps chat, reports and jobs', async () => {
    const { talk } = store;
    const match = newId();
    const line = await talk.say({ match, at: now, seat: 0, user_id: 'c1', body: 'čau' });
    expect(await talk.lines(match)).toEqual([line]);
    expect((await talk.line(line.n))?.body).toBe('čau');
    await talk.report(match, 'c1', now, 'rude');
    expect((await store.desk.reports(false))[0].body).toBe('rude');
    await talk.addJob({
      id: 'j',
      user_id: 'c1',
      kind: 'sim',
      input: '{}',
      state: 'waiting',
      result: null,
      created: now,
    });
    await talk.changeJob('j', 'done', '{"wins":1}');
    expect((await talk.job('j'))?.result).toBe('{"wins":1}');
    expect(await talk.openJobs('c1')).toBe(0);
  });

  it('rolls a transaction back as a whole', async () => {
    const { db } = store.engine;
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('mutes').values({ user_id: 'roll', other: 'back' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await store.people.muted('roll')).toEqual([]);
  });

  it('keeps everything over a new start', async () => {
    const match = newId();
    await store.log.append({ match, seq: 1, at: now, body: '1' });
    await store.close();
    store = await bench.open();
    expect(await store.log.read(match)).toHaveLength(1);
  });
});

describe.skipIf(!hasPostgres)('several nodes', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await postgresBench();
  }, 60_000);
  afterAll(() => bench?.end());

  it('start together, hear of each other, and see who is gone', async () => {
    const [a, b] = await Promise.all([bench.open(), bench.open()]);
    const heard: Word[] = [];
    b.engine.hear((words) => heard.push(...words));
    await a.log.append({ match: 'x', seq: 1, at: now, body: '1' });
    await a.engine.say({ k: 'chat', match: 'x', n: 7 });
    await a.engine.say({ k: 'lobby' });
    await expect
      .poll(() => heard)
      .toEqual([{ k: 'log', match: 'x', seq: 1 }, { k: 'chat', match: 'x', n: 7 }, { k: 'lobby' }]);
    expect([...(await b.engine.liveNodes())].sort()).toEqual([a.engine.node, b.engine.node].sort());
    await a.matches.add(matchRow('owned', { stage: 'live', owner: a.engine.node }));
    for (const one of [a, b]) await one.matches.live(now + 5000, VERSIONS);
    expect(await b.matches.adopt(now, VERSIONS)).toEqual([]);
    await a.close();
    await expect.poll(async () => idsOf(await b.matches.adopt(now, VERSIONS))).toEqual([['owned', a.engine.node]]);
    await b.close();
  });

  it('a node that gives no sign of life is replaced although it is connected, and writes no more', async () => {
    const [a, b] = await Promise.all([bench.open(), bench.open()]);
    await a.matches.add(matchRow('hung', { stage: 'live', owner: a.engine.node }));
    for (const one of [a, b]) await one.matches.live(now + 5000, VERSIONS);
    expect(idsOf(await b.matches.adopt(now + 4000, VERSIONS))).not.toContainEqual(['hung', a.engine.node]);
    await b.matches.live(now + 9000, VERSIONS);
    expect(idsOf(await b.matches.adopt(now + 6000, VERSIONS))).toContainEqual(['hung', a.engine.node]);
    expect(await a.log.append({ match: 'hung', seq: 1, at: now, body: '{}', epoch: 0 })).toBe(false);
    await Promise.all([a.close(), b.close()]);
  });

  it('hear again after their connection was cut', async () => {
    const [a, b] = await Promise.all([bench.open(), bench.open()]);
    const heard: Word[] = [];
    let missed = 0;
    b.engine.hear((words) => heard.push(...words));
    b.engine.missed(() => missed++);
    const { sql } = await import('kysely');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bojiste-node'`.execute(
      a.engine.db,
    );
    await expect.poll(() => missed).toBe(1);
    await a.log.append({ match: 'y', seq: 1, at: now, body: '1' });
    await expect.poll(() => heard).toEqual([{ k: 'log', match: 'y', seq: 1 }]);
    await Promise.all([a.close(), b.close()]);
  });
});
