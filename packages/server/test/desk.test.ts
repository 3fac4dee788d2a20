import type { Seated } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, newDuel, newGuest, simpleRules, WireClient } from '../operate/client.ts';
import { DeskWork } from '../people/desk.ts';
import { openStore, type Store } from '../store/store.ts';
import { GENEROUS, startServer, type TestServer } from './kit.ts';

/** Reports, what is done about them, and that all of it is written down. */

let server: TestServer;
/** As the command opens it: another process beside the server. */
let store: Store;

beforeAll(async () => {
  server = await startServer(GENEROUS);
  store = await openStore({ folder: server.folder });
}, 60_000);
afterAll(async () => {
  await store?.close();
  await server?.stop();
});

async function account(name: string): Promise<Api & { id: string }> {
  const api = await newGuest(server.url, name);
  const { id } = await api<{ id: string }>('POST', '/api/signup', { name, password: 'long enough' });
  return Object.assign(api, { id });
}

const console = () => new DeskWork(store, Date.now);

async function chat(api: Api, { match, token }: Seated, text: string) {
  const client = await WireClient.connect(server.url, api.token);
  await client.ask({ t: 'open', match, token });
  const reply = await client.ask({ t: 'chat', match, text });
  client.close();
  return reply;
}

describe('the desk', () => {
  it('is not there for who has no role, and nobody gives it to themselves', async () => {
    const nosy = await account('Zvědavec');
    for (const path of ['/api/desk/reports', '/api/desk/reports/1', '/api/desk/acts'])
      await expect(nosy('GET', path)).rejects.toThrow('404');
    const ban = { kind: 'ban', about: nosy.id, reason: 'because' };
    await expect(nosy('POST', '/api/desk/acts', ban)).rejects.toThrow('404');
    const judge = await account('Pan Soudce');
    await console().act('console', { kind: 'grant', about: 'Pan Soudce', reason: 'trusted' });
    expect(await judge('GET', '/api/me')).toMatchObject({ role: 'desk' });
    const grant = { kind: 'grant', about: nosy.id, reason: 'a friend' };
    await expect(judge('POST', '/api/desk/acts', grant)).rejects.toThrow('400');
    const guest = await newGuest(server.url);
    const { id } = await guest<{ id: string }>('GET', '/api/me');
    expect(await console().act('console', { kind: 'grant', about: id, reason: 'trusted' })).toBeNull();
  });

  it('shows a report with chat and people, and hides the record of a game that lasts', async () => {
    const judge = await account('Rozhodce Jana');
    await console().act('console', { kind: 'grant', about: judge.id, reason: 'trusted' });
    const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
    const seats = await newDuel(a, b, simpleRules('siegestorm'));
    await chat(a, seats[0], 'sprosté slovo');
    await b('POST', '/api/report', { match: seats[0].match, text: 'nadává' });
    const [report] = await judge<{ n: number; match: string; text: string }[]>('GET', '/api/desk/reports');
    expect(report).toMatchObject({ match: seats[0].match, text: 'nadává' });
    const whole = await judge<{ record: string; people: { id: string }[] }>('GET', `/api/desk/reports/${report.n}`);
    expect(whole).toMatchObject({ chat: [{ text: 'sprosté slovo' }], record: '', people: [{}, {}] });
    const done = { kind: 'mute', about: whole.people[0].id, days: 1, reason: 'nadávky' };
    await judge('POST', '/api/desk/acts', done);
    expect(await chat(a, seats[0], 'a zase')).toMatchObject({ t: 'refused', code: 'silenced' });
    expect(await chat(b, seats[1], 'ahoj')).toMatchObject({ t: 'done' });
    await judge('POST', '/api/desk/acts', { kind: 'unmute', about: whole.people[0].id, reason: 'omluva' });
    expect(await chat(a, seats[0], 'promiň')).toMatchObject({ t: 'done' });
    await judge('POST', '/api/desk/acts', { kind: 'close', about: String(report.n), reason: 'vyřízeno' });
    expect(await judge('GET', '/api/desk/reports')).toEqual([]);
    // A live match is annulled by its owner, a second later at most.
    await judge('POST', '/api/desk/acts', { kind: 'annul', about: seats[0].match, reason: 'domluvený výsledek' });
    const stage = async () => (await a<{ stage: string }>('GET', `/api/tables/${seats[0].match}`)).stage;
    await expect.poll(stage).toBe('over');
    const after = await judge<{ record: string }>('GET', `/api/desk/reports/${report.n}`);
    expect(after.record).toContain('annul');
    const acts = await judge<{ kind: string; by_name: string; reason: string }[]>('GET', '/api/desk/acts');
    expect(acts.slice(0, 4).map(({ kind, by_name }) => [kind, by_name])).toEqual([
      ['annul', 'Rozhodce Jana'],
      ['close', 'Rozhodce Jana'],
      ['unmute', 'Rozhodce Jana'],
      ['mute', 'Rozhodce Jana'],
    ]);
    expect(acts.every(({ reason }) => reason.length > 2)).toBe(true);
  }, 60_000);

  it('whoever plays in a match judges nothing of it, and what was decided is told by names', async () => {
    const [judge, rival] = [await account('Soudce Sobě'), await account('Jeho Soupeř')];
    await console().act('console', { kind: 'grant', about: judge.id, reason: 'trusted' });
    const [seat] = await newDuel(judge, rival, simpleRules('siegestorm', { rated: true }));
    await rival('POST', '/api/report', { match: seat.match, text: 'soudí si sám' });
    const [{ n }] = await judge<{ n: number }[]>('GET', '/api/desk/reports');
    for (const [kind, about] of [
      ['annul', seat.match],
      ['close', String(n)],
    ]) {
      const act = { kind, about, reason: 'prohrál jsem' };
      await expect(judge('POST', '/api/desk/acts', act)).rejects.toThrow('403 own');
    }
    expect((await judge<object[]>('GET', '/api/desk/reports')).length).toBeGreaterThan(0);
    await console().act('console', { kind: 'annul', about: seat.match, reason: 'rozhodl jiný' });
    const acts = await judge<{ kind: string; called: string }[]>('GET', '/api/desk/acts');
    expect(acts.slice(0, 2).map(({ kind, called }) => [kind, called])).toEqual([
      ['annul', 'Soudce Sobě – Jeho Soupeř'],
      ['grant', 'Soudce Sobě'],
    ]);
  }, 60_000);

  it('a ban closes sockets and sessions, and is lifted again', async () => {
    const rude = await account('Neslušný');
    const client = await WireClient.connect(server.url, rude.token, true);
    await client.ask({ t: 'ping' } as never);
    await console().act('console', { kind: 'ban', about: 'neslusny', days: 3, reason: 'opakovaně' });
    await expect.poll(() => client.socket.readyState).toBe(3);
    await expect(rude('GET', '/api/decks')).rejects.toThrow('401');
    const sign = { name: 'Neslušný', password: 'long enough' };
    const again = await newGuest(server.url);
    await expect(again('POST', '/api/signin', sign)).rejects.toThrow('403 banned');
    await console().act('console', { kind: 'unban', about: rude.id, reason: 'odpuštěno' });
    expect(await rude('GET', '/api/me')).toMatchObject({ name: 'Neslušný' });
  }, 60_000);
});

describe('standing', () => {
  it('a rated game changes ratings, shows in profiles, and counts no more when it is annulled', async () => {
    const [a, b] = [await account('Prvá Hráčka'), await account('Druhý Hráč')];
    const [seat] = await newDuel(a, b, simpleRules('siegestorm', { rated: true }));
    const client = await WireClient.connect(server.url, a.token);
    await client.ask({ t: 'open', match: seat.match, token: seat.token });
    expect(await client.ask({ t: 'resign', match: seat.match })).toMatchObject({ t: 'done' });
    client.close();
    const changes = () => a<object[]>('GET', `/api/tables/${seat.match}/ratings`);
    await expect.poll(async () => (await changes()).length).toBe(2);
    expect(await changes()).toEqual(
      expect.arrayContaining([
        { user: a.id, before: 1500, after: 1338, provisional: true },
        { user: b.id, before: 1500, after: 1662, provisional: true },
      ]),
    );
    expect(await b('GET', `/api/people/${b.id}`)).toMatchObject({
      name: 'Druhý Hráč',
      ratings: [{ game: 'siegestorm', value: 1662, provisional: true, games: 1, curve: [1662] }],
      last: [{ id: seat.match, outcome: 'won' }],
      decks: [{ game: 'siegestorm', games: 1, name: { cs: expect.any(String) } }],
    });
    expect(await b('GET', '/api/best/siegestorm/duel')).toEqual([]);
    await console().act('console', { kind: 'annul', about: seat.match, reason: 'smluvená hra' });
    expect(await changes()).toEqual([]);
    expect(await b('GET', `/api/people/${b.id}`)).toMatchObject({ ratings: [{ value: 1500, games: 0, curve: [] }] });
    // Twice takes nothing more.
    expect(await console().act('console', { kind: 'annul', about: seat.match, reason: 'znovu' })).toBeNull();
  }, 60_000);

  it('private games stay private, and correspondence says whose turn it is', async () => {
    const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
    const clock = { kind: 'days', days: 3 } as const;
    const [seat] = await newDuel(a, b, simpleRules('siegestorm', { clock, listed: false }));
    const yours = async (api: Api) =>
      (await api<{ mine: { id: string; yours: boolean }[] }>('GET', '/api/lobby')).mine.find(
        ({ id }) => id === seat.match,
      )?.yours;
    await expect.poll(async () => [await yours(a), await yours(b)].filter(Boolean).length).toBe(1);
    const client = await WireClient.connect(server.url, a.token);
    await client.ask({ t: 'open', match: seat.match, token: seat.token });
    await client.ask({ t: 'resign', match: seat.match });
    client.close();
    await expect.poll(async () => [await yours(a), await yours(b)]).toEqual([false, false]);
    const { id } = await a<{ id: string }>('GET', '/api/me');
    expect(await b('GET', `/api/people/${id}`)).toMatchObject({ last: [], decks: [] });
  }, 60_000);
});
