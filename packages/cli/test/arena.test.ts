import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call, callJson, fileOf, pathOf } from './call.ts';

const skirmish = (...args: string[]) =>
  callJson('arena', '--game', 'skirmish', '--decks', 'all', '--workers', '1', ...args);

/** All of a report but the times, which no two runs share. */
// biome-ignore lint/suspicious/noExplicitAny: whatever shape was printed
const timeless = ({ meanMs, p95Ms, ...rest }: any) => rest;

describe('bojiste arena', () => {
  it('tells the share of the first bot with an interval, and stops when that decides', async () => {
    const { code, found } = await skirmish('--bots', 'greedy:budget=60:worlds=2,random', '--games', '200');
    expect(code).toBe(0);
    expect(found).toMatchObject({ game: 'skirmish', bots: ['greedy:budget=60:worlds=2', 'random'], seats: 2 });
    expect(found).toMatchObject({ illegal: 0, timeouts: 0, capped: 0 });
    expect(found.games).toBe(found.seeds * 2);
    expect(found.games).toBeLessThan(200);
    expect(found.score).toBeGreaterThan(0.8);
    expect(found.interval[0]).toBeGreaterThan(0.5);
    expect(found.interval[0]).toBeLessThan(found.score);
    expect(found.meanMs[0]).toBeGreaterThan(0);
    expect(found.p95Ms[0]).toBeGreaterThanOrEqual(found.meanMs[0] / 2);
  });

  it('calls two names of the same play even, to the last digit', async () => {
    const { found } = await skirmish('--bots', 'blind,random', '--games', '40');
    expect(found).toMatchObject({ games: 40, score: 0.5, interval: [0.5, 0.5] });
  });

  it('gives the first bot what the second loses', async () => {
    const args = ['--games', '8', '--seed', 'swap'];
    const one = await skirmish('--bots', 'greedy:budget=30:worlds=1,random', ...args);
    const other = await skirmish('--bots', 'random,greedy:budget=30:worlds=1', ...args);
    expect(one.found.score + other.found.score).toBeCloseTo(1, 5);
  });

  it('is the same again, with threads and from a file', async () => {
    const args = ['--bots', 'greedy:budget=20:worlds=1,random', '--games', '8', '--seed', 'again'];
    const first = await skirmish(...args);
    const threads = await callJson('arena', '--game', 'skirmish', ...args, '--workers', '2');
    expect(timeless(threads.found)).toEqual(timeless(first.found));
    const file = pathOf('match.jsonl');
    await skirmish(...args, '--out', file);
    const [head, bout, ...rest] = readFileSync(file, 'utf8').split('\n');
    // Broken off in the middle of a line, as a crash would leave it.
    const cut = fileOf('cut.jsonl', [head, bout, rest[0].slice(0, 40)].join('\n'));
    const resumed = await skirmish(...args, '--out', cut);
    expect(timeless(resumed.found)).toEqual(timeless(first.found));
  });

  it('does not go on with the file of another match', async () => {
    const file = pathOf('other.jsonl');
    await skirmish('--bots', 'random,blind', '--games', '2', '--out', file);
    const { code, err } = await call(
      'arena',
      '--game',
      'skirmish',
      '--bots',
      'blind,random',
      '--games',
      '2',
      '--out',
      file,
    );
    expect(code).toBe(1);
    expect(err).toContain('holds another match');
  });

  it('seats a bot of another checkout, which is the same where the checkout is this one', async () => {
    const args = ['--game', 'siegestorm', '--workers', '1', '--games', '2', '--bots', 'easy,easy'];
    const { code, found } = await callJson('arena', ...args, '--against', '.', '--blunders');
    expect(code).toBe(0);
    expect(found).toMatchObject({ games: 2, score: 0.5, illegal: 0 });
    expect(found.hashes[0]).toBe(found.hashes[1]);
    expect(found.blunders).toHaveLength(2);
    const { code: refused, err } = await call('arena', ...args, '--against', pathOf('nowhere'));
    expect(refused).toBe(2);
    expect(err).toContain('no checkout');
  });

  it('plays sieges apart and compares what was won', async () => {
    const args = ['--game', 'siegestorm', '--mode', 'siege', '--workers', '1', '--games', '4'];
    const { found } = await callJson('arena', ...args, '--bots', 'easy,random', '--options', 'boss=prince');
    expect(found.seats).toBe(1);
    expect(found.score).toBeCloseTo(0.5 + (found.wins[0] - found.wins[1]) / 2, 2);
  });

  it('gives places where more than two sides play', async () => {
    const args = ['--game', 'siegestorm', '--mode', 'last', '--workers', '1', '--games', '6'];
    const { found } = await callJson('arena', ...args, '--bots', 'random,blind');
    expect(found).toMatchObject({ seats: 3, games: 6, seeds: 1 });
    expect((found.places[0].place + found.places[1].place) / 2).toBeCloseTo(2, 5);
  });

  it.each([
    [['--bots', 'easy'], 'two names'],
    [['--bots', 'easy,genius'], 'No bot'],
    [['--bots', 'turn:turns=many,random'], 'No bot'],
    [['--options', 'boss=9'], 'boss is one of'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await call('arena', '--game', 'siegestorm', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
