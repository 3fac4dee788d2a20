import { dealAnew, decisionOf, keyFromSeed, type Seat, SPECTATOR, type State, viewOf } from '@bojiste/kernel';
import { firstDifference } from '@bojiste/testing/twin/twin';
import { describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { Draft } from '../matches/draft.ts';
import { GAME_IDS, loadGames } from '../matches/games.ts';
import { messageFor, openedFor } from '../matches/messages.ts';
import { type Heard, Table } from '../matches/table.ts';
import { deskOf } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';
import { seededRandom } from './kit.ts';

/**
 * Twin worlds on the wire: every message the server would send a viewer is made once from the true state and once from
 * a world in which everything hidden from that viewer lies otherwise. Both must be the same, letter by letter.
 */

const games = await loadGames();
/** Positions of each game that are compared for one viewer. */
const ENOUGH = 60;
const EVERY = 4;

function newTable(game: string, seed: string): Table {
  const { g, extras } = games.get(game)!;
  const table = new Table('leak', g, extras);
  const draft = new Draft(table, 1000);
  draft.add({ k: 'made', rules: simpleRules(game), server: seed });
  for (const seat of [0, 1])
    draft.add({ k: 'sat', seat, user: `u${seat}`, name: `n${seat}`, deck: g.def.decks[seat], nonce: 'n', token: 't' });
  draft.add({ k: 'began' });
  draft.settle();
  table.endPacket(draft.body(-1), 1);
  return table;
}

/** The same table in another world: nothing else changes. */
function inWorld<T>(table: Table, world: State, run: () => T): T {
  const match = table.match!;
  const held = match.state;
  match.state = world;
  try {
    return run();
  } finally {
    match.state = held;
  }
}

/** Lines of the log with every card the viewer may not read exchanged for another. */
function exchanged(table: Table, heard: readonly Heard[], viewer: Seat): Heard[] {
  const bit = 1 << (viewer === SPECTATOR ? table.state.seats.length : viewer);
  const other = (def: number) => (def < 0 ? def : (def + 7) % table.g.defs.length);
  return heard.map((one) => {
    const { subject, subjectSeen, source, sourceSeen } = one.entry;
    const entry = {
      ...one.entry,
      subject: (subjectSeen & bit) === 0 ? other(subject) : subject,
      source: (sourceSeen & bit) === 0 ? other(source) : source,
    };
    return { ...one, entry };
  });
}

const send = () => {};

/** Everything a viewer can get out of the server, by the kind of message. */
function wire(
  table: Table,
  viewer: Seat,
  heard: readonly Heard[],
  handles: readonly number[],
): Record<string, unknown> {
  const body = { by: 0, events: [{ k: 'began' as const }] };
  const all: Record<string, unknown> = {
    update: messageFor(table, viewer, viewer, body, heard, false, 0, 5000),
    table: messageFor(table, viewer, viewer, { by: 0, events: [] }, heard, false, 0, 5000),
  };
  if (viewer === SPECTATOR) return all;
  const desk = deskOf(table, viewer);
  const decision = decisionOf(table.g, table.state, viewer);
  const keys = decision?.options.map(({ key }) => key) ?? [];
  all.look = keys.slice(0, 6).map((key) => desk.look([key]));
  all.lookFurther = keys.slice(0, 3).map((key) => desk.look([key, keys[0]]));
  all.preview = keys.slice(0, 4).map((key) => desk.preview([key]));
  all.inspect = handles.map((handle) => desk.inspect(handle));
  all.whyNot = handles.slice(0, 8).map((card) => desk.whyNot({ card, target: handles.at(-1), place: 3 }));
  all.refused = ['attack x', 'done', 'pass', keys[0] ?? 'play'].map((option) => {
    const draft = new Draft(table, 5000);
    return carryOut(draft, viewer, { t: 'answer', decision: 12345, option });
  });
  return all;
}

function compare(table: Table, viewer: Seat, heard: readonly Heard[], seed: string): string | null {
  const { g, state } = table;
  const world = dealAnew(g, state, viewer, keyFromSeed(seed));
  const handles = viewOf(g, state, viewer)
    .cards.map((card) => card.handle)
    .slice(0, 30);
  const truth = wire(table, viewer, heard, handles);
  const twin = inWorld(table, world, () => wire(table, viewer, exchanged(table, heard, viewer), handles));
  return firstDifference(JSON.parse(JSON.stringify(truth)), JSON.parse(JSON.stringify(twin)));
}

/** One random move and what is forced after it. */
function playOn(table: Table, random: () => number, step: number): void {
  const seats = table.deciding();
  const seat = seats[Math.floor(random() * seats.length)];
  const options = decisionOf(table.g, table.state, seat)?.options ?? [];
  const draft = new Draft(table, 2000 + step);
  draft.play(seat, options[Math.floor(random() * options.length)].key);
  draft.settle();
  table.endPacket(draft.body(seat), table.seq + 1);
}

describe('no message tells what its reader may not know', () => {
  it.each(GAME_IDS)('%s', { timeout: 120_000 }, (game) => {
    const random = seededRandom(77);
    const findings: string[] = [];
    let table = newTable(game, `${game}/leaks`);
    let compared = 0;
    for (let step = 0; compared < ENOUGH; step++) {
      if (!table.live) table = newTable(game, `${game}/leaks/${step}`);
      const { heard } = table;
      table.heard = [];
      if (step % EVERY === 0)
        for (const viewer of [0, 1, SPECTATOR]) {
          const found = compare(table, viewer, heard, `${game}/${step}/${viewer}`);
          if (found !== null) findings.push(`step ${step}, viewer ${viewer}: ${found.slice(0, 300)}`);
          compared++;
        }
      playOn(table, random, step);
    }
    expect(findings).toEqual([]);
    // Coming in: the whole log, as the viewer may read it, and the same position.
    for (const viewer of [0, 1, SPECTATOR]) {
      const opened = JSON.stringify(
        openedFor(table, { seat: viewer, eyes: viewer, user: '', send }, 'x', -1, [], 0, 5000),
      );
      expect(opened).not.toContain(table.server);
      expect(opened).not.toContain(table.seed);
    }
  });
});
