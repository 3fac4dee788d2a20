import { GAME_IDS } from '@bojiste/games';
import { compileGame, Match, recordFromText } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
import type { ListedTable, Proof, ServerMessage } from '@bojiste/session/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDuel, newGuest, RandomPlayer, SHORT_GAMES, simpleRules, WireClient } from '../operate/client.ts';
import { commitOf, seedOf } from '../people/fair.ts';
import { seededRandom, startServer, type TestServer } from './kit.ts';
import { hasPostgres, startPostgres, type TestDatabase } from './postgres.ts';

/** Two clients play a whole game over the wire, a third watches. */

const stores = hasPostgres ? (['embedded', 'postgres'] as const) : (['embedded'] as const);

describe.each(stores)('a whole game online, %s store', (store) => {
  let server: TestServer;
  let database: TestDatabase | null = null;

  beforeAll(async () => {
    database = store === 'postgres' ? await startPostgres() : null;
    const url: Record<string, string> = database === null ? {} : { DATABASE_URL: database.url };
    server = await startServer({ BOJISTE_GENEROUS: '1', LOG_LEVEL: 'silent', ...url });
  }, 60_000);

  afterAll(async () => {
    await server?.stop();
    database?.stop();
  }, 60_000);

  it.each(GAME_IDS)('%s', { timeout: 120_000 }, async (game) => {
    const [a, b] = [await newGuest(server.url, 'Anna'), await newGuest(server.url, 'Béďa')];
    const seats = await newDuel(a, b, simpleRules(game, { options: SHORT_GAMES[game] ?? {} }));
    const { match } = seats[0];
    const watcher = await WireClient.connect(server.url);
    const seen: ServerMessage[] = [];
    watcher.onMessage = (message) => seen.push(message);
    await watcher.ask({ t: 'open', match });
    await expect(a('GET', `/api/tables/${match}/record`)).rejects.toThrow('403');
    const players = await Promise.all(
      seats.map(async (seated, i) => {
        const client = await WireClient.connect(server.url, [a, b][i].token);
        return new RandomPlayer(client, seated, seededRandom(i + game.length));
      }),
    );
    await Promise.all(players.map((player) => player.play()));
    expect(players.flatMap(({ refusals }) => refusals)).toEqual([]);
    // Each is told the end in the own words; who won is the same for both.
    for (const { update } of players)
      expect(update?.result).toEqual({ cs: expect.any(String), en: expect.any(String) });
    const [first, second] = players.map(({ update }) => update?.won ?? null);
    expect(second).toBe(first === null ? null : !first);
    await expect
      .poll(() => seen.some((message) => message.t === 'update' && message.update.result !== null))
      .toBe(true);
    expect(seen.every((message) => message.t !== 'update' || message.update.question === null)).toBe(true);
    // The record is public now, and plays to the same end.
    const text = await (await fetch(`${server.url}/api/tables/${match}/record`)).text();
    const { def } = await loadGame(game);
    const played = Match.fromRecord(compileGame(def), recordFromText(text));
    expect(played.state.over).toBeGreaterThanOrEqual(0);
    // Every answer of the two stands in it. A summoner may fall before its owner's first turn, so each may have given few.
    const answers = [0, 1].map(
      (seat) => played.entries.filter((e) => e.k === 'move' && e.seat === seat && !e.auto).length,
    );
    await expect.poll(() => players.map(({ moves }) => moves)).toEqual(answers);
    expect(answers[0] + answers[1]).toBeGreaterThan(0);
    const proof = await a<Proof>('GET', `/api/tables/${match}/proof`);
    expect(commitOf(proof.server)).toBe(players[0].table?.commit);
    expect(seedOf(proof.server, match, proof.nonces)).toBe(played.header.setup.seed);
    const listed = async () => (await a<{ mine: ListedTable[] }>('GET', '/api/lobby')).mine;
    await expect.poll(async () => (await listed()).find(({ id }) => id === match)?.stage).toBe('over');
    for (const { client } of players) client.close();
    watcher.close();
  });
});
