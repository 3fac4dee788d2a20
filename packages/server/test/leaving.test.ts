import { Random } from '@bojiste/ai';
import { GAME_IDS } from '@bojiste/games';
import { decisionOf, type Seat } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import { Table } from '../matches/table.ts';
import { tableInfo } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';

/** Somebody resigns at any moment: two are left with a result, more go on without ever waiting for who left. */

const games = await loadGames();
const TRIES = 4;
const MOVES = 90;

const ways = GAME_IDS.flatMap((game) =>
  games
    .get(game)!
    .g.def.modes.filter(({ ruled }) => ruled === undefined)
    .flatMap(({ key, seats }) => seats.filter((n) => n > 1).map((n) => ({ game, mode: key, seats: n }))),
);

function newTable({ game, mode, seats }: (typeof ways)[number], server: string): Table {
  const { g, extras } = games.get(game)!;
  const table = new Table('leaving', g, extras);
  const draft = new Draft(table, 1000);
  draft.add({ k: 'made', rules: simpleRules(game, { mode, seats }), server });
  for (let seat = 0; seat < seats; seat++) {
    const deck = g.def.decks[seat % g.def.decks.length];
    draft.add({ k: 'sat', seat, user: `u${seat}`, name: '', deck, nonce: 'n', token: '' });
  }
  draft.add({ k: 'began' });
  draft.settle();
  table.endPacket(draft.body(-1), 1);
  return table;
}

function act(table: Table, seat: Seat, want: (draft: Draft) => unknown): void {
  const draft = new Draft(table, table.at + 10);
  expect(want(draft)).toBeNull();
  draft.settle();
  table.endPacket(draft.body(seat), table.seq + 1);
}

function playOn(table: Table, random: Random): void {
  const [seat] = table.deciding();
  const options = decisionOf(table.g, table.state, seat)?.options ?? [];
  const { key } = options[Math.floor(random.unit() * options.length)];
  act(table, seat, (draft) => draft.play(seat, key));
}

describe('who resigns is never waited for', () => {
  it.each(ways)('$game $mode with $seats', { timeout: 120_000 }, (way) => {
    for (let n = 0; n < TRIES; n++) {
      const random = new Random(`${way.game}/${way.mode}/${way.seats}/${n}`);
      const table = newTable(way, `leaving ${n}`);
      const leaves = Math.floor(random.unit() * MOVES);
      for (let i = 0; i < MOVES + 40 && table.live; i++) {
        if (i === leaves) {
          // Whoever the table waits for: the hardest moment to leave.
          const [seat] = table.deciding();
          act(table, seat, (draft) => carryOut(draft, seat, { t: 'resign' }));
        }
        expect(table.deciding().filter((seat) => table.state.seats[seat].out !== 0)).toEqual([]);
        if (table.live) playOn(table, random);
      }
      if (way.seats === 2) expect(table.stage).toBe('over');
    }
  });
});

it('who is out agrees to nothing, vetoes nothing and is not asked', () => {
  const table = newTable({ game: 'siegestorm', mode: 'last', seats: 3 }, 'out');
  const say = (seat: Seat, command: Parameters<typeof carryOut>[2]) => {
    const draft = new Draft(table, table.at + 10);
    const refusal = carryOut(draft, seat, command);
    draft.settle();
    if (draft.events.length > 0) table.endPacket(draft.body(seat), table.seq + 1);
    return refusal?.code ?? null;
  };
  expect(say(2, { t: 'resign' })).toBeNull();
  expect(tableInfo(table, 2, 0, table.at).seats.map(({ out }) => out === true)).toEqual([false, false, true]);
  expect(say(0, { t: 'offer', what: 'draw' })).toBeNull();
  expect(say(2, { t: 'reply', what: 'draw', yes: false })).toBe('out');
  expect(say(2, { t: 'offer', what: 'annul' })).toBe('out');
  expect(say(2, { t: 'resign' })).toBe('out');
  expect(tableInfo(table, 2, 0, table.at).offers).toMatchObject([{ what: 'draw', waiting: [1] }]);
  expect(say(1, { t: 'reply', what: 'draw', yes: true })).toBeNull();
  expect(table.stage).toBe('over');
});
