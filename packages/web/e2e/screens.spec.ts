import { Match, recordToText } from '@bojiste/kernel';
import { randomMove, rng } from '@bojiste/testing';
import { describe, expect, it } from 'vitest';
import { shelved } from '../library/shelf.ts';
import { drive, lively } from './driver.ts';
import type { Planned } from './games.ts';
import { faultsOn } from './geometry.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, type Screen } from './window.ts';

/**
 * Every table lies on one screen, at every size: looked at before every decision. `npm test` looks at each game on one
 * screen and for fewer steps, `npm run test:long` at all of them.
 */

const MINUTE = 60_000;
const LONG = process.env.BOJISTE_LONG === '1';
const web = browserTests();

const WIDE: Screen = { ...DESKTOP, width: 1440, height: 900 };
const LARGE: Screen = { ...DESKTOP, width: 1920, height: 1080 };
const TABLET: Screen = { ...DESKTOP, width: 768, height: 1024, touch: true };
const UPRIGHT: Screen = { ...DESKTOP, width: 390, height: 844, touch: true };
const LYING: Screen = { ...DESKTOP, width: 844, height: 390, touch: true };

const SW: Planned = { game: 'summoner-wars', decks: ['polar-dwarves', 'cave-goblins'], options: { firstPlayer: 1 } };
const SS: Planned = { game: 'siegestorm', decks: ['yrsa', 'khung-lai'], options: { first: 1 } };
const OW: Planned = { game: 'original-war' };
const DT: Planned = { game: 'doomtrooper' };

/** Each size and each language once over the four games; the tables of many players on the smallest screens. */
const CASES: readonly [string, Planned, Screen, number][] = [
  ['Summoner Wars, 1440 x 900', SW, WIDE, 40],
  ['Summoner Wars, 390 x 844', SW, english(UPRIGHT), 40],
  ['Summoner Wars, 844 x 390', SW, LYING, 40],
  ['Siegestorm, 1920 x 1080', SS, english(LARGE), 40],
  ['Siegestorm, 390 x 844', SS, UPRIGHT, 40],
  ['Siegestorm with a boss, 844 x 390', { game: 'siegestorm', mode: 'siege' }, english(LYING), 40],
  ['Original War, 768 x 1024', OW, TABLET, 40],
  ['Original War, 390 x 844', OW, english(UPRIGHT), 40],
  ['Original War, 844 x 390', OW, LYING, 40],
  ['Doomtrooper, 1440 x 900', DT, english(WIDE), 40],
  ['Doomtrooper, 390 x 844', DT, UPRIGHT, 60],
  ['Doomtrooper, 844 x 390', DT, english(LYING), 40],
];

/** Each game once, on another screen each, the narrow ones first of all. */
const OFTEN = [
  'Summoner Wars, 1440 x 900',
  'Siegestorm with a boss, 844 x 390',
  'Original War, 768 x 1024',
  'Doomtrooper, 1440 x 900',
];
const FEW_STEPS = 15;

describe('a table on one screen', () => {
  it.each(LONG ? CASES : CASES.filter(([name]) => OFTEN.includes(name)))(
    '%s',
    async (_, plan, screen, steps) => {
      const window = await web.play(screen, plan);
      const faults = new Set<string>();
      const each = async (_: unknown, step: number) => {
        for (const fault of await faultsOn(window.page, screen.touch)) faults.add(`step ${step}: ${fault}`);
      };
      await drive(window, {
        policy: lively(0.8),
        seed: 7,
        each,
        until: (_, step) => step >= (LONG ? steps : FEW_STEPS),
      });
      expect([...faults].slice(0, 12)).toEqual([]);
    },
    2 * MINUTE,
  );
});

/** A long game of two players who choose at random, as its record. */
async function longRecord(game: string, moves: number): Promise<string> {
  const { g, extras } = await shelved(game);
  const setup = {
    seats: 2,
    mode: 'duel',
    decks: [extras.def.decks[0], extras.def.decks[1]],
    seed: 'long',
    options: {},
  };
  const match = Match.create(g, setup);
  const random = rng(5);
  for (let i = 0; i < moves; i++) {
    const move = randomMove(g, match.state, random);
    if (move === null) break;
    match.play(move);
  }
  const kept = { id: 'test', game, setup, me: 0, bot: 'easy', over: true, turn: 1, touched: 1 };
  return JSON.stringify({ ...kept, record: recordToText(match.record) });
}

const RECORDS = [
  ['original-war', UPRIGHT],
  ['doomtrooper', WIDE],
] as const;

describe('a record of 300 steps', () => {
  it.each(LONG ? RECORDS : RECORDS.slice(0, 1))(
    'keeps the board in the window at its last step: %s',
    async (game, screen) => {
      const window = await web.open(screen);
      const { page } = window;
      const text = await longRecord(game, 300);
      await page.evaluate((kept) => localStorage.setItem('bojiste.game.test', kept), text);
      await page.goto(`${web.url}#/replays/test`);
      await page.locator('.reel').waitFor();
      await page.getByRole('button', { name: 'Na konec' }).click();
      await page.getByText(/300 (z|of) 300/).waitFor();
      await page.locator('[data-region=board]').first().waitFor();
      const board = await page.locator('[data-region=board]').first().boundingBox();
      expect(board).not.toBeNull();
      expect(board?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(screen.height + 1);
      expect(board?.height ?? 0).toBeGreaterThan(screen.height / 5);
      expect(await faultsOn(page, false)).toEqual([]);
    },
    MINUTE,
  );
});
