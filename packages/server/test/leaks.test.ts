import { GAME_IDS } from '@bojiste/games';
import { dealAnew, decisionOf, keyFromSeed, type Seat, SPECTATOR, type State, viewOf } from '@bojiste/kernel';
import type { ServerMessage } from '@bojiste/session/wire';
import { firstDifference } from '@bojiste/testing/twin/twin';
import { describe, expect, it } from 'vitest';
import { carryOut } from '../matches/commands.ts';
import { linesOf } from '../matches/course.ts';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import type { Heard } from '../matches/heard.ts';
import { messageFor, openedFor } from '../matches/messages.ts';
import { Table } from '../matches/table.ts';
import { deskOf } from '../matches/tell.ts';
import { simpleRules } from '../operate/client.ts';
import { chatLine } from '../wire/connection.ts';
import { seededRandom } from './kit.ts';

/**
 * Twin worlds on the wire: every message the server would send a viewer is made once from the true state and once from
 * a world in which everything hidden from that viewer lies otherwise. Both must be the same, letter by letter.
 */

const games = await loadGames();
/** Positions of each game that are compared for one viewer. */
const ENOUGH = 60;
/** All kinds of messages, so that a new one cannot be forgotten here. */
const EVERY_KIND: Record<ServerMessage['t'], true> = {
  welcome: true,
  opened: true,
  update: true,
  table: true,
  chat: true,
  done: true,
  refused: true,
  lobby: true,
  bye: true,
};
const KINDS = Object.keys(EVERY_KIND).sort();
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

/** Runs with every card of the beats that the viewer may not read exchanged for another. */
function exchanged<T>(table: Table, heard: readonly Heard[], viewer: Seat, run: () => T): T {
  const bit = 1 << (viewer === SPECTATOR ? table.state.seats.length : viewer);
  const cards = heard.flatMap(({ beat: { card, objects, sums = [] } }) => [
    ...(card === null ? [] : [card]),
    ...objects,
    ...sums.flatMap(({ terms }) => terms.flatMap((term) => term.card ?? [])),
  ]);
  const unseen = new Set(cards.filter(({ seen }) => (seen & bit) === 0) as { def: number }[]);
  const held = [...unseen].map((card) => [card, card.def] as const);
  for (const card of unseen) card.def = (card.def + 7) % table.g.defs.length;
  try {
    return run();
  } finally {
    for (const [card, def] of held) card.def = def;
  }
}

const send = () => {};
const chat = chatLine({ n: 1, match: 'leak', at: 4000, seat: 1, user_id: 'u1', body: '{"name":"n1","phrase":"oops"}' });

/** What the viewer is told: the last packet, and the whole log for who comes in. */
interface Told {
  readonly heard: readonly Heard[];
  readonly log: readonly Heard[];
}

/** Every kind of message there is. Those that are made without a look at the table are the same in every world. */
type Kind = ServerMessage['t'];
const BLIND: Partial<Record<Kind, ServerMessage>> = {
  welcome: { t: 'welcome', v: 1, user: 'u0', name: 'n0', now: 5000 },
  lobby: { t: 'lobby' },
  bye: { t: 'bye', why: 'drain' },
  chat: { t: 'chat', match: 'leak', line: chat },
};

/** All that was told; nobody has stored any of it here. */
const everything = ({ portions }: Table): Heard[] => [
  ...portions.ready.flatMap(({ heard }) => heard),
  ...portions.pending,
];

/** Everything a viewer can get out of the server, by the kind of message. */
function wire(table: Table, viewer: Seat, { heard, log }: Told, handles: readonly number[]): Record<Kind, unknown> {
  const body = { by: 0, events: [{ k: 'began' as const }] };
  // Each world tells for itself.
  for (const { lines } of [...heard, ...log]) lines.clear();
  const course = { lines: linesOf(table, log, viewer), earlier: 0 };
  const me = { seat: viewer, eyes: viewer, user: '', token: '', send, dismiss: send };
  const sight = {
    update: [
      messageFor(table, viewer, viewer, { body, heard, course: null, back: 3 }, 0, 5000),
      // After the log was read again everything comes anew.
      messageFor(table, viewer, viewer, { body: null, heard: [], course, back: null }, 0, 5000),
    ],
    table: messageFor(table, viewer, viewer, { body: { by: 0, events: [] }, heard, course: null, back: null }, 0, 5000),
    opened: [-1, 0, table.tick - 3].map((since) => openedFor(table, course, me, 'x', since, [chat], 0, 5000)),
  };
  const asked = viewer === SPECTATOR ? { done: null, refused: null } : answers(table, viewer, handles);
  return { ...sight, ...asked, ...BLIND } as Record<Kind, unknown>;
}

/** What a seat is answered: what would come of a choice, what a card is, why something cannot be done. */
function answers(
  table: Table,
  viewer: Seat,
  handles: readonly number[],
): Pick<Record<Kind, unknown>, 'done' | 'refused'> {
  const desk = deskOf(table, viewer);
  const decision = decisionOf(table.g, table.state, viewer);
  const keys = decision?.options.map(({ key }) => key) ?? [];
  const done = {
    look: keys.slice(0, 6).map((key) => desk.look([key])),
    lookFurther: keys.slice(0, 3).map((key) => desk.look([key, keys[0]])),
    preview: keys.slice(0, 4).map((key) => desk.preview([key])),
    inspect: handles.map((handle) => desk.inspect(handle)),
    whyNot: handles.slice(0, 8).map((card) => desk.whyNot({ card, target: handles.at(-1), place: 3 })),
  };
  const refused = ['attack x', 'done', 'pass', keys[0] ?? 'play'].map((option) => {
    const draft = new Draft(table, 5000);
    return carryOut(draft, viewer, { t: 'answer', decision: 12345, option });
  });
  return { done, refused };
}

function compare(table: Table, viewer: Seat, heard: readonly Heard[], seed: string): string | null {
  const { g, state } = table;
  const world = dealAnew(g, state, viewer, keyFromSeed(seed));
  // The other world has come as far: as much was drawn and rolled there.
  world.draws = state.draws;
  const handles = viewOf(g, state, viewer)
    .cards.map((card) => card.handle)
    .slice(0, 30);
  const log = everything(table);
  const truth = wire(table, viewer, { heard, log }, handles);
  const twin = exchanged(table, [...heard, ...log], viewer, () =>
    inWorld(table, world, () => wire(table, viewer, { heard, log }, handles)),
  );
  expect(Object.keys(truth).sort()).toEqual(KINDS);
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
    for (const viewer of [0, 1, SPECTATOR]) {
      const all = JSON.stringify(wire(table, viewer, { heard: [], log: everything(table) }, []));
      expect(all).not.toContain(table.server);
      expect(all).not.toContain(table.seed);
    }
  });
});
