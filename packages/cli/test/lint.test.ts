import { describe, expect, it } from 'vitest';
import { call, callJson } from './call.ts';

describe('bojiste lint', () => {
  it('finds nothing in any game', async () => {
    const { code, found } = await callJson('lint');
    const games = ['skirmish', 'summoner-wars', 'siegestorm', 'original-war', 'doomtrooper'];
    expect(found.games.map(({ game }: { game: string }) => game)).toEqual(expect.arrayContaining(games));
    for (const { game, findings } of found.games) expect(findings, game).toEqual([]);
    expect(code).toBe(0);
  });

  it('tells one game in words', async () => {
    expect(await call('lint', '--game', 'skirmish')).toMatchObject({ code: 0, out: 'skirmish: 0 findings' });
    expect((await call('lint', '--game', 'chess')).code).toBe(2);
  });
});
