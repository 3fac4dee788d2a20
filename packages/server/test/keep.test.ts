import { GAME_IDS } from '@bojiste/games';
import { Earlier, hashState, Match } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { Draft } from '../matches/draft.ts';
import { loadGames } from '../matches/games.ts';
import { writeTable } from '../matches/kept-table.ts';
import { readTable } from '../matches/opened-table.ts';
import { PORTION } from '../matches/portions.ts';
import { Table } from '../matches/table.ts';
import { simpleRules } from '../operate/client.ts';
import type { Packet } from '../store/contract.ts';
import { playAt, seededRandom } from './kit.ts';

/** A table that was kept is the same as one that was played: whatever happens afterwards, taking back too. */

const games = await loadGames();
const MOVES = 150;

interface Course {
  readonly table: Table;
  readonly packets: Packet[];
}

function newTable(game: string): Course {
  const { g, extras } = games.get(game)!;
  const table = new Table('kept', g, extras);
  const packets: Packet[] = [];
  const draft = new Draft(table, 1000);
  const options: Record<string, number> = game === 'doomtrooper' ? { takeBack: 1 } : {};
  draft.add({ k: 'made', rules: simpleRules(game, { options }), server: 'kept' });
  for (const seat of [0, 1]) {
    const deck = g.def.decks[seat % g.def.decks.length];
    draft.add({ k: 'sat', seat, user: `u${seat}`, name: '', deck, nonce: 'n', token: '' });
  }
  draft.begin();
  draft.settle();
  note({ table, packets }, draft, -1);
  return { table, packets };
}

function note({ table, packets }: Course, draft: Draft, by: number): void {
  const body = draft.body(by);
  const seq = table.seq + 1;
  packets.push({ match: 'kept', seq, at: draft.at, body: JSON.stringify(body) });
  table.endPacket(body, seq);
}

/** A random move, sometimes followed by taking it back with everybody's consent. */
function step(course: Course, random: () => number): void {
  const { table } = course;
  const seat = playAt(table, random, (draft, by) => note(course, draft, by));
  if (!table.live || random() > 0.2) return;
  const draft = new Draft(table, table.at + 10);
  if (draft.undo(seat, true)) {
    draft.settle();
    note(course, draft, seat);
  }
}

/** Beats say things by functions of their own; what they are about is data. */
const plain = (table: Table): unknown => JSON.parse(writeTable(table));

describe.each(GAME_IDS)('%s', (game) => {
  it('a kept table goes on exactly as the one it was made of', { timeout: 180_000 }, () => {
    const random = seededRandom(21);
    const course = newTable(game);
    const { table, packets } = course;
    let from = table;
    let other: Table | null = null;
    for (let i = 0; i < MOVES && table.live; i++) {
      const before = packets.length;
      step(course, random);
      try {
        for (const packet of packets.slice(before)) other?.read(packet);
      } catch (error) {
        // Taken back beyond what is held: a host reads the whole log then.
        if (!(error instanceof Earlier)) throw error;
        other = null;
      }
      if (other !== null) {
        expect(hashState(other.state)).toBe(hashState(table.state));
        for (const seat of [0, 1]) expect(other.match?.undoLabel(seat)).toBe(table.match?.undoLabel(seat));
        expect(other.clock).toEqual(table.clock);
      }
      if (i % 23 !== 5 || !table.live) continue;
      if (other !== null) expect(plain(other)).toEqual(plain(table));
      from = table;
      other = readTable('kept', from.g, from.extras, writeTable(from));
    }
    const { g, match } = table;
    expect(match?.entries.some(({ k }) => k === 'undo')).toBe(true);
    expect(hashState(Match.fromRecord(g, match!.record).state)).toBe(hashState(table.state));
  });

  it('portions follow from the log alone, and none is long', { timeout: 180_000 }, () => {
    const random = seededRandom(5);
    const course = newTable(game);
    for (let i = 0; i < MOVES && course.table.live; i++) step(course, random);
    const ends = course.table.portions.ready.map(({ upto }) => upto);
    const again = new Table('kept', course.table.g, course.table.extras);
    for (const packet of course.packets) again.read(packet);
    expect(again.portions.ready.map(({ upto }) => upto)).toEqual(ends);
    const { minds, news } = course.table.play!.keep().attention;
    const unseen = Math.min(...minds.map(({ seen }) => seen));
    expect(news.every(({ n }) => n >= unseen)).toBe(true);
    const longest = Math.max(...course.packets.map(({ body }) => JSON.parse(body).events.length));
    for (const [i, end] of ends.entries()) expect(end - (ends[i - 1] ?? 0)).toBeLessThan(PORTION + longest);
  });
});
