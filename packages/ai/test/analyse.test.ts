import { compileGame, decidingSeat, hashState, newGame, notesOf } from '@bojiste/kernel';
import { summonerWars } from '@bojiste/summoner-wars';
import { readScenes } from '@bojiste/testing';
import { startScene } from '@bojiste/testing/scene/position';
import { skirmish } from '@bojiste/testing/skirmish/index';
import { expect, test } from 'vitest';
import { judge } from '../analyse.ts';
import { setupOf } from './contest.ts';

const g = compileGame(skirmish);

const LAST_BLOW = `
scene: The other Summoner can be struck down
game: summoner-wars
seats: { A: {}, B: {} }
board: { a1: { card: A svara, damage: 11 }, c4: A bear-cavalry, c5: { card: B ret-talus, damage: 11 }, a3: B undead-archer, b1: B undead-archer }
active: A
step: attack
`;

test('who does not strike the last blow gives the game away', () => {
  const sw = compileGame(summonerWars);
  const { s } = startScene(sw, readScenes(LAST_BLOW, 'last blow')[0]);
  const { known, open } = judge(sw, s, 0, 'done', 'blow', { playouts: 6 });
  for (const verdict of [known, open]) {
    expect(verdict.best).toBe('attack c4');
    expect(verdict.loss).toBeGreaterThan(0.2);
    expect(verdict.chance - verdict.played).toBeCloseTo(verdict.loss);
  }
  expect(judge(sw, s, 0, known.best, 'blow', { playouts: 6 }).known.loss).toBeLessThan(0.1);
});

test('the same seed gives the same verdict, and the state stays as it was', () => {
  const s = newGame(g, setupOf(g, 'verdict'));
  const before = hashState(s);
  const [{ key }] = notesOf(g, s, decidingSeat(g, s));
  const verdict = () => judge(g, s, decidingSeat(g, s), key, 'same', { playouts: 3 });
  expect(verdict()).toEqual(verdict());
  expect(hashState(s)).toBe(before);
});

test('an option that is not open is an error', () => {
  const s = newGame(g, setupOf(g, 'verdict'));
  expect(() => judge(g, s, decidingSeat(g, s), 'no such key', 'x')).toThrow('not among the options');
});
