import type { Deck } from '@bojiste/kernel';
import type { BetweenGames, Seated, ServerMessage, TableInfo } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, newDuel, newGuest, RandomPlayer, simpleRules, WireClient } from '../operate/client.ts';
import { seededRandom, startServer, type TestServer } from './kit.ts';

/** Bots that stand in, partners against the rules, and several games in a row. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server?.stop());

type Opened = Extract<ServerMessage, { t: 'opened' }>;

async function enter(api: Api, { match, token }: Seated): Promise<{ client: WireClient; opened: Opened }> {
  const client = await WireClient.connect(server.url, api.token, true);
  return { client, opened: (await client.ask({ t: 'open', match, token })) as Opened };
}

const tableOf = (client: WireClient): TableInfo | undefined =>
  client.heard.flatMap((message) => ('table' in message ? message.table : [])).at(-1);

describe('a bot stands in', () => {
  it('for a player who is gone for longer than allowed, and plays on to the end', { timeout: 180_000 }, async () => {
    const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
    const clock = { kind: 'live', bank: 900, increment: 0, away: 1, limit: 0 } as const;
    const seats = await newDuel(a, b, simpleRules('siegestorm', { clock }));
    const gone = await enter(b, seats[1]);
    const player = new RandomPlayer(await WireClient.connect(server.url, a.token, true), seats[0], seededRandom(4));
    const ends = player.play();
    const replace = (level = 'easy') => a('POST', `/api/tables/${seats[0].match}/bot`, { seat: 1, level });
    // Nobody is replaced who is here, and no stranger replaces anybody.
    await expect(replace()).rejects.toThrow('404');
    gone.client.close();
    const stranger = await newGuest(server.url);
    const rude = () => stranger('POST', `/api/tables/${seats[0].match}/bot`, { seat: 1, level: 'random' });
    await expect
      .poll(
        () =>
          replace().then(
            () => true,
            () => false,
          ),
        { interval: 500 },
      )
      .toBe(true);
    await expect(rude()).rejects.toThrow('404');
    await expect.poll(() => tableOf(player.client)?.seats[1].kind).toBe('bot');
    await ends;
    expect(player.refusals).toEqual([]);
    expect(player.update?.result).not.toBeNull();
    player.client.close();
  });

  it('at a table of the example game, from the first move to the last', { timeout: 180_000 }, async () => {
    const a = await newGuest(server.url);
    const wanted = { rules: simpleRules('three-fords'), deck: null, bots: { 1: 'easy' }, nonce: 'abcdefgh' };
    const seated = await a<Seated>('POST', '/api/tables', wanted);
    const client = await WireClient.connect(server.url, a.token, true);
    const player = new RandomPlayer(client, seated, seededRandom(5));
    await player.play();
    expect(tableOf(client)?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(player.refusals).toEqual([]);
    expect(player.update?.result).not.toBeNull();
    client.close();
  });

  it('but not in a rated game', { timeout: 60_000 }, async () => {
    const [a, b] = [await newGuest(server.url), await newGuest(server.url)];
    await a('POST', '/api/signup', { name: 'Hana', password: 'velmi tajné heslo' });
    await b('POST', '/api/signup', { name: 'Ivan', password: 'velmi tajné heslo' });
    const seats = await newDuel(a, b, simpleRules('siegestorm', { rated: true }));
    await expect(a('POST', `/api/tables/${seats[0].match}/bot`, { seat: 1, level: 'random' })).rejects.toThrow('404');
  });
});

describe('partners', () => {
  it('sit at one table against the rules and share the result', { timeout: 180_000 }, async () => {
    const apis = [await newGuest(server.url), await newGuest(server.url)];
    const seats = await newDuel(apis[0], apis[1], simpleRules('siegestorm', { mode: 'coop' }));
    const players = await Promise.all(
      seats.map(
        async (seated, i) =>
          new RandomPlayer(await WireClient.connect(server.url, apis[i].token, true), seated, seededRandom(i)),
      ),
    );
    await Promise.all(players.map((player) => player.play()));
    // Some questions are put to both, and the first answer counts: it may end the game.
    const refused = new Set(players.flatMap(({ refusals }) => refusals.map(({ code }) => code)));
    expect([...refused].filter((code) => !['notYours', 'stale', 'over'].includes(code))).toEqual([]);
    expect(players.every(({ moves }) => moves > 2)).toBe(true);
    // Each is told in the own words: "you" for one is a name for the other.
    for (const { update } of players)
      expect(update?.result).toEqual({ cs: expect.any(String), en: expect.any(String) });
    expect(players[0].update?.won).toBe(players[1].update?.won);
    expect(players[0].update?.won).not.toBeNull();
    for (const { client } of players) client.close();
  });
});

describe('best of three with a sideboard', () => {
  /** One card of the deck and one of the sideboard change places. */
  function exchange({ sideboard = {}, ...deck }: Deck, out: string, back: string): Deck {
    const less = (pile: Deck['cards'], key: string) =>
      Object.fromEntries(Object.entries(pile).flatMap(([k, n]) => (k !== key ? [[k, n]] : n > 1 ? [[k, n - 1]] : [])));
    const more = (pile: Deck['cards'], key: string) => ({ ...pile, [key]: (pile[key] ?? 0) + 1 });
    return { ...deck, cards: more(less(deck.cards, out), back), sideboard: more(less(sideboard, back), out) };
  }

  /** A ready deck with 25 cards of the others beside it. */
  async function withSideboard(at: number): Promise<Deck> {
    const { doomtrooper } = await import('@bojiste/doomtrooper');
    const { key: _, ...deck } = doomtrooper.decks[at];
    const others = new Set(doomtrooper.decks.flatMap(({ cards }) => Object.keys(cards)));
    const aside = [...others].filter((key) => deck.cards[key] === undefined);
    return { ...deck, sideboard: Object.fromEntries(aside.slice(0, 25).map((key) => [key, 1])) };
  }

  it('cards are exchanged between games as the format allows, and nobody else sees which', {
    timeout: 90_000,
  }, async () => {
    const decks = [await withSideboard(0), await withSideboard(1)];
    const [inDeck, aside] = [Object.keys(decks[0].cards)[0], Object.keys(decks[0].sideboard ?? {})[0]];
    expect(aside).toBeDefined();
    const apis = [await newGuest(server.url), await newGuest(server.url)];
    const rules = simpleRules('doomtrooper', { bestOf: 3 });
    const nonce = 'abcdefgh';
    const made = await apis[0]<Seated>('POST', '/api/tables', { rules, deck: decks[0], bots: {}, nonce });
    const second = await apis[1]<Seated>('POST', `/api/tables/${made.match}/sit`, { deck: decks[1], nonce, seat: -1 });
    const path = (match: string, what: string) => `/api/tables/${match}/${what}`;
    // Not before the end.
    await expect(apis[0]('GET', path(made.match, 'series'))).rejects.toThrow('404');
    const loser = await enter(apis[1], second);
    await loser.client.ask({ t: 'resign', match: made.match });
    const between = await apis[0]<BetweenGames>('GET', path(made.match, 'series'));
    expect(between).toMatchObject({ bestOf: 3, wins: [1, 0], played: 1, decided: false, swap: 'DT-DECK-05', next: '' });
    expect(between.registered.sideboard).toEqual(decks[0].sideboard);
    const stranger = await newGuest(server.url);
    await expect(stranger('GET', path(made.match, 'series'))).rejects.toThrow('404');
    // Other cards, or more of them than before, are refused with reasons; nothing has happened by asking.
    const swapped = exchange(between.deck, inDeck, aside);
    const check = (deck: Deck) => apis[0]<{ issues: { code: string }[] }>('POST', path(made.match, 'series'), { deck });
    expect((await check(swapped)).issues).toEqual([]);
    const greedy = { ...swapped, cards: { ...swapped.cards, [aside]: swapped.cards[aside] + 1 } };
    expect((await check(greedy)).issues.map(({ code }) => code)).toContain('notRegistered');
    await expect(apis[0]('POST', path(made.match, 'again'), { deck: greedy, nonce })).rejects.toThrow('409 deck');
    expect((await apis[0]<BetweenGames>('GET', path(made.match, 'series'))).next).toBe('');
    const next = await apis[0]<Seated>('POST', path(made.match, 'again'), { deck: swapped, nonce });
    await expect.poll(() => tableOf(loser.client)?.next).toBe(next.match);
    // The seats are kept for the two of them.
    const taking = { deck: null, nonce, seat: -1 };
    await expect(stranger('POST', path(next.match, 'sit'), taking)).rejects.toThrow('409 full');
    const { open } = await stranger<{ open: { id: string }[] }>('GET', '/api/lobby');
    expect(open.map(({ id }) => id)).not.toContain(next.match);
    const other = await apis[1]<Seated>('POST', path(made.match, 'again'), { deck: null, nonce });
    expect([next.seat, other.seat, other.match]).toEqual([0, 1, next.match]);
    const back = await enter(apis[1], other);
    expect(back.opened.table).toMatchObject({ stage: 'live', series: { bestOf: 3, wins: [1, 0], game: 2 } });
    expect(JSON.stringify(back.opened.table)).not.toContain(aside);
    // The second game is lost too: the series is decided, and the exchanged deck was the one played.
    await back.client.ask({ t: 'resign', match: next.match });
    const end = await apis[0]<BetweenGames>('GET', path(next.match, 'series'));
    expect(end).toMatchObject({ wins: [2, 0], played: 2, decided: true });
    expect(end.deck).toEqual(swapped);
    expect(end.registered.cards).toEqual(decks[0].cards);
    for (const { client } of [loser, back]) client.close();
  });
});
