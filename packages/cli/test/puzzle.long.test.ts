import { describe, expect, it } from 'vitest';
import { callJson } from './call.ts';

/** All puzzles: none is wrong, most are proven, and bots solve neither too many nor too few of them. */

const GAMES = ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
const LEAST = 25;
const HOUR = 3_600_000;

describe.each(GAMES)('%s', (game) => {
  it('has puzzles enough, and none that is wrong', { timeout: HOUR }, async () => {
    const { code, found } = await callJson('puzzle', '--game', game, '--bots', '', '--prove');
    expect([code, found.wrong]).toEqual([0, []]);
    expect(found.puzzles).toBeGreaterThanOrEqual(LEAST);
    expect(found.proven).toBeGreaterThan(found.puzzles / 2);
  });

  it('asks what chance and a careless player miss, and what a good one finds', { timeout: HOUR }, async () => {
    const { found } = await callJson('puzzle', '--game', game, '--bots', 'easy,hard', '--tries', '4');
    expect(found.random).toBeLessThanOrEqual(0.1);
    expect(found.solved.easy).toBeLessThanOrEqual(0.5);
    expect(found.solved.hard).toBeGreaterThanOrEqual(0.8);
  });
});
