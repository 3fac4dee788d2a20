import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BalanceGame, Series } from '../jobs/balance.ts';
import { tableOf, wilson } from '../jobs/verdict.ts';
import { call, callJson, pathOf } from './call.ts';

const notes = (share: number) => ({
  decisions: 100,
  comeback: share === 1,
  counts: { reaction: 2 * share },
  cards: [['axe', share] as const],
});
const game = (share: number, length = 10, ending = 'cards'): BalanceGame => ({
  share,
  first: share,
  length,
  ending,
  notes: notes(share),
});
const many = (wins: number, losses: number): BalanceGame[] => [
  ...Array.from({ length: wins }, () => game(1)),
  ...Array.from({ length: losses }, () => game(0)),
];
const series = (bounds: Series['bounds'], ...names: string[]): Series => ({
  key: 'duel',
  title: 'Duel',
  mode: 'duel',
  matchUps: names.map((name) => ({ name, decks: [['a', 'b']] })),
  bounds,
});

describe('the verdict', () => {
  it('gives intervals by Wilson', () => {
    expect(wilson(50, 100)).toEqual({ share: 0.5, low: 0.4038, high: 0.5962 });
    expect(wilson(0, 10)).toMatchObject({ low: 0, high: 0.2775 });
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('finds shares whose interval does not touch the bounds', () => {
    const table = tableOf(series({ share: [0.42, 0.58] }, 'even', 'near', 'far'), [
      many(50, 50),
      many(66, 34),
      many(80, 20),
    ]);
    expect(table.findings).toHaveLength(1);
    expect(table.findings[0]).toContain('far: 80.0 %');
  });

  it('finds lines that are not apart or stand in the wrong order', () => {
    const table = tableOf(series({ apart: 0.15 }, 'easy', 'middle', 'hard'), [
      many(60, 40),
      many(40, 60),
      many(45, 55),
    ]);
    expect(table.findings).toEqual(['middle and hard are -5.0 % apart, not 15.0 %']);
  });

  it('holds the first player, the median length and the endings against their bounds', () => {
    const table = tableOf(series({ first: [0.45, 0.58], length: [12, 18], endings: ['cards', 'flag'] }, 'one'), [
      many(70, 30),
    ]);
    expect(table.findings).toEqual([
      'first player: 70.0 % is outside 45.0 % to 58.0 %',
      'median length 10 is outside 12 to 18',
      'no game ended by: flag',
    ]);
    expect(table).toMatchObject({ length: { median: 10, p10: 10, p90: 10 }, endings: { cards: 100 } });
  });
});

describe('the course of the games', () => {
  it('is told by cards, counted deeds, comebacks and decisions', () => {
    const table = tableOf(series({}, 'one'), [many(30, 10)]);
    expect(table.cards).toEqual([{ key: 'axe', games: 40, ...wilson(30, 40) }]);
    expect(table.counts).toEqual([{ name: 'reaction', games: wilson(30, 40), mean: 1.5 }]);
    expect(table.comebacks).toEqual(wilson(30, 40));
    expect(table.decisions).toEqual({ median: 100, p10: 100, p90: 100 });
  });
});

describe('bojiste balance', () => {
  const few = ['--game', 'siegestorm', '--games', '2', '--bot', 'random', '--series', 'duel'];

  it('measures the same whoever plays the games', { timeout: 60_000 }, async () => {
    const one = await callJson('balance', ...few, '--workers', '1');
    const two = await callJson('balance', ...few, '--workers', '2');
    expect(two.found).toEqual(one.found);
    expect(one.found.tables[0].lines).toHaveLength(6);
    expect(one.found.tables[0].lines[0].games).toBe(2);
    expect(one.found.tables[0].cards.length).toBeGreaterThan(20);
    expect(one.found.tables[0].counts.map(({ name }: { name: string }) => name)).toContain('reaction');
  });

  it('writes a page that says how it was measured', { timeout: 60_000 }, async () => {
    const file = pathOf('balance.md');
    await call('balance', ...few, '--seed', '10000', '--write', file);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('`npx bojiste balance --game siegestorm --series duel --games 2 --seed 10000 --bot random`');
    expect(text).toContain('| yrsa | ');
    expect(text).toContain('First player:');
    // Another series is added, and what was there stays.
    await call('balance', ...few.slice(0, -1), 'siege-prince', '--write', file);
    const more = readFileSync(file, 'utf8');
    expect(more.match(/^## .*/gm)).toEqual([
      '## Duel: starter decks',
      '## Siege, one player: prince, starters in turn',
    ]);
    expect(more).toContain(text.slice(text.indexOf('## Duel'), -1));
  });

  it('keeps what was played and goes on from there', async () => {
    const file = pathOf('kept.jsonl');
    const first = await callJson('balance', ...few, '--out', file);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n`);
    const again = await callJson('balance', ...few, '--out', file);
    expect(again.found).toEqual(first.found);
    expect(readFileSync(file, 'utf8').trim().split('\n').sort()).toEqual(lines.sort());
    const other = await call('balance', ...few, '--cap', '9', '--out', file);
    expect([other.code, other.err.includes('holds something else')]).toEqual([1, true]);
  });

  it('refuses what there is not', async () => {
    expect((await call('balance', '--game', 'siegestorm', '--series', 'none')).code).toBe(2);
    expect((await call('balance', '--game', 'skirmish')).code).toBe(2);
  });
});
