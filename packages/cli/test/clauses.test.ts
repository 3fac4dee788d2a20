import { GAME_IDS } from '@bojiste/games';
import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

const shape = ['game', 'rule', 'example', 'ruling', 'card', 'where', 'untested', 'unknown', 'missingText'].concat(
  'thin',
  'neverAlone',
);

describe('bojiste clauses', () => {
  it('prints exactly the agreed shape for all games', async () => {
    const { found } = await callJson('clauses');
    expect(found.games.map((one: { game: string }) => one.game)).toEqual(['skirmish', ...GAME_IDS]);
    for (const report of found.games) {
      expect(Object.keys(report)).toEqual(shape);
      for (const kind of ['rule', 'example', 'ruling', 'card'])
        expect(Object.keys(report[kind])).toEqual(['total', 'tested']);
      expect(report.rule.total).toBeGreaterThan(0);
    }
  });

  it('exits 1 exactly when there is something to find', async () => {
    for (const game of ['skirmish', 'doomtrooper']) {
      const { code, found } = await callJson('clauses', '--game', game);
      const [{ untested, unknown, missingText }] = found.games;
      expect(code).toBe(untested.length + unknown.length + missingText.length === 0 ? 0 : 1);
    }
  });

  it('says it in words', async () => {
    const { out } = await call('clauses', '--game', 'siegestorm');
    expect(out).toMatch(/^siegestorm: tested rule \d+ of \d+/);
  });

  it('exits 2 for an unknown game', async () => {
    const { code, err } = await call('clauses', '--game', 'chess');
    expect(code).toBe(2);
    expect(err).toContain('There is: skirmish, summoner-wars');
  });
});
