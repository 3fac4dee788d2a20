import { greedyBot, randomBot } from '@bojiste/ai';
import type { Game } from '@bojiste/kernel';
import { readPuzzle } from '@bojiste/learn';
import { courseOf } from '@bojiste/learn/puzzles/course';
import { clausesOf } from '@bojiste/rulebook';
import { readScenes } from '@bojiste/testing/scene/read';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, loadGame } from '../games.ts';
import { prove } from '../puzzles/prove.ts';
import { loadPuzzles } from '../puzzles/read.ts';
import { solves } from '../puzzles/solve.ts';
import { call, callJson } from './call.ts';

let g: Game;
let war: Game;

beforeAll(async () => {
  g = await loadGame('summoner-wars');
  war = await loadGame('original-war');
}, 180_000);

/** Svara's bear can strike down the other Summoner or one of two archers. */
const blow = (accept: string, more = '') =>
  readPuzzle(
    readScenes(
      `
scene: The last blow
game: summoner-wars
puzzle: { name: { cs: Poslední rána, en: The last blow }, theme: kill, accept: ${accept}, goal: { winner: A }${more} }
seats: { A: {}, B: {} }
board: { a1: A svara, c4: A bear-cavalry, c5: { card: B ret-talus, damage: 11 }, b4: B undead-archer, d4: B undead-archer }
active: A
step: attack
`,
      'blow.yaml',
    )[0],
  );

describe('a puzzle', () => {
  it('tells how often chance would solve it', () => {
    // Attack or be done; then one of three targets.
    expect(courseOf(g, blow('[[attack c4, c5]]')).chance).toBeCloseTo(1 / 6);
    expect(courseOf(g, blow('[[attack c4, c5], [attack c4, b4]]')).chance).toBeCloseTo(2 / 6);
    expect(courseOf(g, blow('[[attack c4, ...4]]')).chance).toBeCloseTo(2 / 6);
    expect(courseOf(g, blow('[[...]]')).chance).toBe(1);
  });

  it('is proven by going through all ways, and found wrong where another way does it too', () => {
    expect(prove(g, blow('[[attack c4, c5]]'))).toEqual({ verdict: 'proven', rivals: [] });
    expect(prove(g, blow('[[attack c4, b4]]'))).toEqual({ verdict: 'wrong', rivals: ['attack c4 / c5'] });
    expect(prove(g, blow('[[done]]')).verdict).toBe('wrong');
  });

  it('is proven where a way goes on through several menus', () => {
    const driver = (accept: string, goal: string) =>
      readPuzzle(
        readScenes(
          `
scene: The driver gets out once and walks away
game: original-war
puzzle: { name: { cs: Řidič, en: The driver }, theme: tempo, accept: ${accept}, goal: ${goal} }
seats: { A: {}, B: {} }
board: { S1: { card: A gun-tank, as: tank, attached: [{ card: A titov, as: driver }] }, S8: B storehouse }
active: A
step: movement
`,
          'driver.yaml',
        )[0],
      );
    const proven = { verdict: 'proven', rivals: [] };
    expect(prove(war, driver('[[leave titov#11]]', '{ $driver: { zone: S2 } }'))).toEqual(proven);
    // Once out he cannot board again in this movement part (OW-RULING-110), so nothing but staying keeps him aboard.
    expect(prove(war, driver('[[done]]', '{ $driver: { host: $tank } }'))).toEqual(proven);
    expect(prove(war, driver('[[leave titov#11]]', '{ $driver: { host: $tank } }')).verdict).toBe('wrong');
  });

  it('is solved by who finds an accepted way', () => {
    expect(solves(g, blow('[[attack c4, c5]]'), greedyBot(), 'x')).toBe(true);
    const tries = Array.from({ length: 40 }, (_, i) =>
      solves(g, blow('[[attack c4, c5]]'), randomBot('random'), `${i}`),
    );
    expect(tries.filter((good) => good).length).toBeLessThan(20);
  });

  it('says what is wrong with it', () => {
    expect(() => courseOf(g, blow('[[attack a1]]'))).toThrow(/"attack a1" is not open; there is .*attack c4/);
    expect(() => blow('[]')).toThrow('accepts no answer');
    expect(() => blow('[[done]]', ', mood: grim')).toThrow('no part "mood"');
  });
});

describe('the puzzles of every game', () => {
  it.each(games.map((entry) => entry.id))(
    '%s: answers are open, and chance rarely finds them',
    async (id) => {
      const game = await loadGame(id);
      const chances = loadPuzzles(id).map((one) => courseOf(game, one).chance);
      const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
      expect(mean).toBeLessThanOrEqual(0.1);
    },
    180_000,
  );

  it.each(games.map((entry) => entry.id))('%s: the clauses they name stand in the rules', (id) => {
    const known = clausesOf(id);
    const named = loadPuzzles(id).flatMap(({ scene }) => scene.clauses);
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
  });
});

it('bojiste puzzle prints what bots solve', async () => {
  const { code, found } = await callJson('puzzle', '--game', 'skirmish', '--bots', 'easy');
  expect(code).toBe(0);
  expect(found).toMatchObject({ game: 'skirmish', wrong: [], puzzles: found.reports.length });
  expect((await call('puzzle', '--game', 'skirmish', '--bots', 'nobody')).code).toBe(2);
});
