import type { ListedTable, Me, Seated, ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../matches/games.ts';
import { type Api, newDuel, newGuest, simpleRules, WireClient } from '../operate/client.ts';
import { GENEROUS, startServer, type TestServer } from './kit.ts';

/** What people do around a game, over the wire. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server?.stop());

type Opened = Extract<ServerMessage, { t: 'opened' }>;

interface Player {
  readonly api: Api;
  readonly seated: Seated;
  readonly client: WireClient;
  opened: Opened;
}

async function enter(api: Api, seated: Seated, since?: number): Promise<Player> {
  const client = await WireClient.connect(server.url, api.token, true);
  const { match, token } = seated;
  const opened = (await client.ask({ t: 'open', match, token, ...(since !== undefined && { since }) })) as Opened;
  expect(opened.t).toBe('opened');
  return { api, seated, client, opened };
}

async function duel(game = 'siegestorm', rules = {}): Promise<[Player, Player]> {
  const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
  const seats = await newDuel(a, b, simpleRules(game, rules));
  return [await enter(a, seats[0]), await enter(b, seats[1])];
}

const latest = ({ client, opened }: Player) =>
  client.heard.filter((m) => m.t === 'update' || m.t === 'opened').at(-1)?.update ?? opened.update;
const tableOf = ({ client, opened }: Player) =>
  client.heard.flatMap((m) => ('table' in m ? m.table : [])).at(-1) ?? opened.table;

/** Who is asked, first. */
const ordered = (players: [Player, Player]): [Player, Player] =>
  latest(players[0])?.question != null ? players : [players[1], players[0]];

async function answer(player: Player, at = 0) {
  const question = latest(player)!.question!;
  const option = question.choices[at].key;
  return player.client.ask({ t: 'answer', match: player.seated.match, decision: question.id, option });
}

const close = (...players: readonly Player[]) => {
  for (const { client } of players) client.close();
};

describe('a table', () => {
  it('can be made for every number of players that a game knows', async () => {
    const api = await newGuest(server.url);
    for (const { g } of (await loadGames()).values())
      for (const { key: mode, seats } of g.def.modes)
        for (const n of seats) {
          const rules = simpleRules(g.def.id, { mode, seats: n });
          const { match } = await api<Seated>('POST', '/api/tables', { rules, deck: null, bots: {}, nonce: '' });
          await api('POST', `/api/tables/${match}/stand`);
        }
  });
});

describe('a seat', () => {
  it('is a token: a second tab and a new socket stand in the same decision, and know what happened since', async () => {
    const players = await duel();
    const [first, second] = ordered(players);
    const tick = second.opened.tick;
    expect(await answer(first)).toMatchObject({ t: 'done' });
    await expect.poll(() => second.client.heard.some((m) => m.t === 'update')).toBe(true);
    second.client.close();
    const back = await enter(second.api, second.seated, tick);
    expect(back.opened.tick).toBeGreaterThan(tick);
    const tab = await enter(first.api, first.seated);
    expect(tab.opened.update?.question).toEqual(latest(first)?.question);
    expect(tab.opened.update?.view).toEqual(latest(first)?.view);
    // Without a session the token alone is enough.
    const stranger = await WireClient.connect(server.url);
    const opened = await stranger.ask({ t: 'open', match: first.seated.match, token: first.seated.token });
    expect(opened).toMatchObject({ t: 'opened', table: { me: first.seated.seat } });
    stranger.close();
    close(first, back, tab);
  });

  it('sends a command twice and it counts once', async () => {
    const [first, other] = ordered(await duel());
    const question = latest(first)!.question!;
    const message = {
      t: 'answer',
      match: first.seated.match,
      decision: question.id,
      option: question.choices[0].key,
    } as const;
    expect(await first.client.ask(message, 'same')).toMatchObject({ t: 'done' });
    expect(await first.client.ask(message, 'same')).toMatchObject({ t: 'done' });
    expect(await first.client.ask(message, 'other')).toMatchObject({ t: 'refused' });
    close(first, other);
  });
});

describe('offers', () => {
  it('taking back is free where nothing came to light, and otherwise asked; two refusals are enough', async () => {
    const players = await duel('summoner-wars');
    let [first, second] = ordered(players);
    const before = latest(first);
    // Ending a step shows nothing to anybody; playing a card from the hand would.
    await answer(
      first,
      before!.question!.choices.findIndex(({ key }) => key === 'done'),
    );
    // One that was meant for an earlier moment comes too late.
    const late = { t: 'undo', match: first.seated.match, decision: before!.question!.id } as const;
    expect(await first.client.ask(late)).toMatchObject({ code: 'undoLate' });
    expect(await first.client.ask({ t: 'undo', match: first.seated.match })).toMatchObject({ t: 'done' });
    await expect.poll(() => latest(first)?.question?.choices.length).toBe(before?.question?.choices.length);
    // Now until the other is asked: that can only be taken back by consent.
    for (let i = 0; i < 60 && latest(second)?.question == null; i++) {
      const choices = latest(first)?.question?.choices ?? [];
      const done = choices.findIndex(({ key }) => key === 'done');
      await answer(first, Math.max(0, done));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await answer(second);
    [second, first] = [first, second];
    const { match } = second.seated;
    for (const _ of [1, 2]) {
      expect(await second.client.ask({ t: 'undo', match })).toMatchObject({ t: 'done' });
      await expect.poll(() => tableOf(first).offers).toMatchObject([{ what: 'undo', by: second.seated.seat }]);
      expect(await second.client.ask({ t: 'undo', match })).toMatchObject({ code: 'asked' });
      expect(await first.client.ask({ t: 'reply', match, what: 'undo', yes: false })).toMatchObject({ t: 'done' });
    }
    expect(await second.client.ask({ t: 'undo', match })).toMatchObject({ code: 'blocked' });
    close(first, second);
  });

  it('a draw needs both; resigning needs one', async () => {
    const [a, b] = await duel();
    const { match } = a.seated;
    expect(await a.client.ask({ t: 'offer', match, what: 'draw' })).toMatchObject({ t: 'done' });
    expect(await a.client.ask({ t: 'reply', match, what: 'draw', yes: true })).toMatchObject({ code: 'ownOffer' });
    expect(await b.client.ask({ t: 'reply', match, what: 'draw', yes: true })).toMatchObject({ t: 'done' });
    await expect.poll(() => tableOf(a).stage).toBe('over');
    expect(latest(a)?.won).toBeNull();
    close(a, b);
    const [c, d] = await duel();
    await c.client.ask({ t: 'resign', match: c.seated.match });
    await expect.poll(() => latest(d)?.won).toBe(true);
    expect(latest(c)?.won).toBe(false);
    expect(await d.client.ask({ t: 'resign', match: c.seated.match })).toMatchObject({ code: 'over' });
    close(c, d);
  });

  it('hands are shown to spectators only when all agree', async () => {
    const [a, b] = await duel();
    const { match } = a.seated;
    const watcher = await WireClient.connect(server.url);
    const look = () => watcher.ask({ t: 'open', match, over: 0 });
    expect(await look()).toMatchObject({ code: 'handsHidden' });
    await a.client.ask({ t: 'offer', match, what: 'hands' });
    expect(await look()).toMatchObject({ code: 'handsHidden' });
    await b.client.ask({ t: 'reply', match, what: 'hands', yes: true });
    // A turn later, and there was none yet; after the end there is nothing to hide.
    expect(await look()).toMatchObject({ code: 'handsLater' });
    await a.client.ask({ t: 'resign', match });
    expect(await look()).toMatchObject({ t: 'opened', update: { view: { viewer: 0 }, question: null } });
    watcher.close();
    close(a, b);
  });
});

describe('clocks', () => {
  const clock = { kind: 'live', bank: 1, increment: 0, away: 1, limit: 0 } as const;

  it('who runs out of time loses', async () => {
    const players = await duel('siegestorm', { clock });
    const [slow, quick] = ordered(players);
    await expect.poll(() => latest(quick)?.won).toBe(true);
    expect(tableOf(slow).stage).toBe('over');
    close(...players);
  });

  it('who is gone for too long may be claimed, and nobody else', async () => {
    const players = await duel('siegestorm', { clock: { ...clock, bank: 600 }, flag: 'claim' });
    const [gone, left] = ordered(players);
    const { match } = left.seated;
    const claim = { t: 'claim', match, seat: gone.seated.seat, as: 'win' } as const;
    expect(await left.client.ask(claim)).toMatchObject({ code: 'noClaim' });
    gone.client.close();
    await expect.poll(() => left.client.ask(claim).then(({ t }) => t), { interval: 500 }).toBe('done');
    await expect.poll(() => latest(left)?.won).toBe(true);
    close(left);
  });

  it('goes on over a restart, without the time in which no server ran', { timeout: 60_000 }, async () => {
    const own = await startServer(GENEROUS);
    const began = performance.now();
    const [a, b] = [await newGuest(own.url), await newGuest(own.url)];
    const seats = await newDuel(a, b, simpleRules('siegestorm', { clock: { ...clock, bank: 100 } }));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await own.served.close();
    const closed = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const outage = performance.now() - closed;
    const again = await startServer(GENEROUS, own.folder);
    const client = await WireClient.connect(again.url, a.token);
    const opened = (await client.ask({ t: 'open', match: seats[0].match, token: seats[0].token })) as Opened;
    const { banks, away, running } = opened.table.clock!;
    const used = running.map((seat) => 101_000 - banks[seat] - away[seat])[0];
    // Time that a server lived is charged, but for what passed since its last sign of life.
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThanOrEqual(performance.now() - began - outage);
    client.close();
    await again.stop();
  });
});

describe('spectators', () => {
  it('see a delayed table later, and what they write is read after the end', async () => {
    const players = await duel('siegestorm', { delay: 2 });
    const [first] = ordered(players);
    const { match } = first.seated;
    const [guest, mate] = [await newGuest(server.url, 'Divák'), await newGuest(server.url)];
    const watcher = await WireClient.connect(server.url, guest.token, true);
    const other = await WireClient.connect(server.url, mate.token, true);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    for (const client of [watcher, other])
      expect(await client.ask({ t: 'open', match })).toMatchObject({ t: 'opened', table: { stage: 'live' } });
    const answered = performance.now();
    const told = new Promise<number>((resolve) => {
      watcher.onMessage = ({ t }) => t === 'update' && resolve(performance.now());
    });
    await answer(first);
    expect((await told) - answered).toBeGreaterThan(1990);
    await watcher.ask({ t: 'chat', match, phrase: 'wellPlayed' });
    await expect
      .poll(() => other.heard.filter((m) => m.t === 'chat'))
      .toMatchObject([{ line: { phrase: 'wellPlayed', seat: -1, name: 'Divák' } }]);
    expect(first.client.heard.filter((m) => m.t === 'chat')).toEqual([]);
    for (const one of [watcher, other]) one.close();
    close(...players);
  });
});

describe('tables', () => {
  it('bots fill seats, a rematch swaps sides, an empty table is cleared away', { timeout: 60_000 }, async () => {
    const api = await newGuest(server.url);
    const bots = { '1': 'random' };
    const made = await api<Seated>('POST', '/api/tables', {
      rules: simpleRules('siegestorm'),
      deck: null,
      bots,
      nonce: 'abcdefgh',
    });
    const player = await enter(api, made);
    expect(player.opened.table).toMatchObject({ stage: 'live', seats: [{ kind: 'person' }, { kind: 'bot' }] });
    for (let i = 0; i < 12 && latest(player)?.result == null; i++) {
      await expect.poll(() => latest(player)?.question ?? latest(player)?.result).not.toBeNull();
      if (latest(player)?.question != null) await answer(player);
    }
    await player.client.ask({ t: 'resign', match: made.match });
    await expect.poll(() => tableOf(player).stage).toBe('over');
    const again = await api<Seated>('POST', `/api/tables/${made.match}/again`, { deck: null, nonce: 'abcdefgh' });
    expect(again.match).not.toBe(made.match);
    close(player);
    const empty = await api<Seated>('POST', '/api/tables', {
      rules: simpleRules('siegestorm'),
      deck: null,
      bots: {},
      nonce: 'abcdefgh',
    });
    await api('POST', `/api/tables/${empty.match}/stand`);
    const { open } = await api<{ open: ListedTable[] }>('GET', '/api/lobby');
    expect(open.map(({ id }) => id)).not.toContain(empty.match);
  });

  it('a deck that breaks the rules is refused with its issues; impossible tables too', async () => {
    const api = await newGuest(server.url);
    const making = { rules: simpleRules('doomtrooper'), bots: {}, nonce: 'abcdefgh' };
    const deck = { name: { cs: 'x', en: 'x' }, cards: { 'no-such-card': 60 } };
    await expect(api('POST', '/api/tables', { ...making, deck })).rejects.toThrow('409 deck');
    await expect(
      api('POST', '/api/tables', { ...making, deck: null, rules: simpleRules('doomtrooper', { mode: 'solitaire' }) }),
    ).rejects.toThrow('rules');
    await expect(
      api('POST', '/api/tables', { ...making, deck: null, rules: simpleRules('siegestorm', { rated: true }) }),
    ).rejects.toThrow('account');
  });

  it('quick match brings together who wants the same', async () => {
    const [a, b, c] = await Promise.all([newGuest(server.url), newGuest(server.url), newGuest(server.url)]);
    const wish = (...games: string[]) => ({
      tables: games.map((game) => ({ game, mode: 'duel', deck: null })),
      rated: false,
      reach: 0,
    });
    expect(await a('POST', '/api/quick', wish('doomtrooper'))).toMatchObject({ match: '' });
    expect(await b('POST', '/api/quick', wish('siegestorm'))).toMatchObject({ match: '' });
    const { match } = await c<{ match: string }>('POST', '/api/quick', wish('summoner-wars', 'siegestorm'));
    expect(match).not.toBe('');
    expect(await b('GET', '/api/quick')).toMatchObject({ match });
    expect(await a('GET', '/api/quick')).toMatchObject({ match: '' });
    await a('DELETE', '/api/quick');
    expect(await a('GET', '/api/quick')).toMatchObject({ match: null });
  });

  it('a best of three goes on with the same people and keeps the score', async () => {
    const [a, b] = await duel('siegestorm', { bestOf: 3 });
    await a.client.ask({ t: 'resign', match: a.seated.match });
    await expect.poll(() => tableOf(b).stage).toBe('over');
    await expect(a.api('GET', `/api/tables/${a.seated.match}/record`)).rejects.toThrow('403 secret');
    const next = { deck: null, nonce: 'abcdefgh' };
    const second = await a.api<Seated>('POST', `/api/tables/${a.seated.match}/again`, next);
    const same = await b.api<Seated>('POST', `/api/tables/${a.seated.match}/again`, next);
    expect([second.match, second.seat, same.seat]).toEqual([same.match, a.seated.seat, b.seated.seat]);
    const back = await enter(a.api, second);
    expect(back.opened.table).toMatchObject({
      stage: 'live',
      series: { bestOf: 3, wins: [0, 1], game: 2, decided: false },
    });
    close(a, b, back);
  });
});

describe('people', () => {
  const credentials = { name: 'Žofie', password: 'velmi tajné heslo' };

  it('a guest becomes an account, signs in elsewhere, is rated, exports and deletes everything', {
    timeout: 60_000,
  }, async () => {
    const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
    const me = await a<Me>('POST', '/api/signup', credentials);
    expect(me).toMatchObject({ kind: 'account', name: 'Žofie', login: 'zofie' });
    await expect(b('POST', '/api/signup', { ...credentials, name: 'ZOFIE' })).rejects.toThrow('409');
    await b('POST', '/api/signup', { ...credentials, name: 'Bára' });
    await expect(b('POST', '/api/signin', { name: 'žofie', password: 'něco jiného' })).rejects.toThrow('403');
    const seats = await newDuel(a, b, simpleRules('siegestorm', { rated: true }));
    const player = await enter(a, seats[0]);
    await player.client.ask({ t: 'resign', match: seats[0].match });
    await expect
      .poll(async () => (await b<Me>('GET', '/api/me')).ratings)
      .toMatchObject([{ game: 'siegestorm', provisional: true, games: 1 }]);
    const [mine] = (await a<Me>('GET', '/api/me')).ratings;
    expect(mine.value).toBeLessThan(1500);
    close(player);
    const all = await a<{ profile: object; matches: object[] }>('GET', '/api/me/export');
    expect(all.matches).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain('scrypt');
    await a('DELETE', '/api/me');
    expect((await a<Me>('GET', '/api/me')).id).toBe('');
    const left = await enter(b, seats[1]);
    expect(left.opened.table.seats[1].name).toBe('Bára');
    close(left);
  });

  it('decks are kept, jobs are done', { timeout: 90_000 }, async () => {
    const api = await newGuest(server.url);
    const { siegestorm } = await import('@bojiste/siegestorm');
    const [{ key: _, ...deck }, { key: __, ...other }] = siegestorm.decks;
    const kept = await api<{ touched: number; issues: object[] }>('PUT', '/api/decks/mine', {
      game: 'siegestorm',
      deck,
      seen: 0,
    });
    expect(kept.issues).toEqual([]);
    expect(await api('GET', '/api/decks')).toMatchObject([
      { id: 'mine', game: 'siegestorm', touched: kept.touched, deck: { name: deck.name } },
    ]);
    // Another page that has not seen it does not overwrite it unknowingly.
    const late = { game: 'siegestorm', deck: other, seen: kept.touched - 1 };
    await expect(api('PUT', '/api/decks/mine', late)).rejects.toThrow('409 changed');
    await api('PUT', '/api/decks/mine', { ...late, seen: kept.touched });
    expect(await api('GET', '/api/decks')).toMatchObject([{ id: 'mine', deck: { name: other.name } }]);
    await api('DELETE', '/api/decks/mine');
    const job = { game: 'siegestorm', mode: 'duel', decks: [deck, other], games: 4, level: 'random' };
    await api('POST', '/api/signup', { name: 'Ten, kdo zkouší balíčky', password: 'long enough' });
    const { id } = await api<{ id: string }>('POST', '/api/jobs', job);
    await expect
      .poll(() => api('GET', `/api/jobs/${id}`), { timeout: 60_000 })
      .toMatchObject({ state: 'done', result: { games: 4 } });
  });

  it('operation: ready, metrics, headers', async () => {
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ready: true, why: [] });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('bojiste_answer_seconds_bucket');
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
