import { GAME_IDS } from '@bojiste/games';
import { decisionOf, Match, recordFromText, recordToText, SPECTATOR } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import { Table } from '../matches/table.ts';
import { updateOf } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';
import { seededRandom } from './kit.ts';

/**
 * Many matches of one game in one process, looked at, asked about and refused in turn: whatever a game remembers between
 * two questions must not reach from one match into another, nor into the record.
 */

const games = await loadGames();
const TABLES = 6;
const MOVES = 180;

function newTable(game: string, n: number): Table {
  const { g, extras } = games.get(game)!;
  const table = new Table(`mixed${n}`, g, extras);
  const draft = new Draft(table, 1000);
  draft.add({ k: 'made', rules: simpleRules(game), server: `mixed${n}` });
  for (const seat of [0, 1])
    draft.add({
      k: 'sat',
      seat,
      user: `u${seat}`,
      name: '',
      deck: g.def.decks[(seat + n) % g.def.decks.length],
      nonce: 'n',
      token: '',
    });
  draft.add({ k: 'began' });
  draft.settle();
  table.endPacket(draft.body(-1), 1);
  return table;
}

function playOn(table: Table, random: () => number): void {
  const seats = table.deciding();
  const seat = seats[Math.floor(random() * seats.length)];
  const options = decisionOf(table.g, table.state, seat)?.options ?? [];
  const { key } = options[Math.floor(random() * options.length)];
  const refused = new Draft(table, table.at);
  expect(refused.play(seat, key, 5)?.code).toBe('stale');
  expect(refused.play(seat, 'nothing of the kind')).not.toBeNull();
  expect(refused.play(1 - seat, 'nothing of the kind')).not.toBeNull();
  const draft = new Draft(table, table.at + 10);
  expect(draft.play(seat, key)).toBeNull();
  draft.settle();
  table.endPacket(draft.body(seat), table.seq + 1);
}

describe('matches of one process do not touch each other', () => {
  it.each(GAME_IDS)('%s', { timeout: 120_000 }, (game) => {
    const random = seededRandom(11);
    const tables = Array.from({ length: TABLES }, (_, n) => newTable(game, n));
    for (let i = 0; i < MOVES; i++) {
      const table = tables[Math.floor(random() * TABLES)];
      if (!table.live) continue;
      for (const viewer of [0, 1, SPECTATOR]) updateOf(table, viewer, table.heard, -1);
      table.heard = [];
      playOn(table, random);
    }
    // Every twentieth move wrote a digest of the state; playing the record alone must give the same ones.
    for (const { g, match } of tables) Match.fromRecord(g, recordFromText(recordToText(match!.record)));
    expect(tables.some(({ match }) => match!.entries.some(({ k }) => k === 'hash'))).toBe(true);
  });
});
