import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileGame, Match, recordToText } from '@bojiste/kernel';
import { loadGame } from '@bojiste/session/games/index';
import { randomMove, rng } from '@bojiste/testing';
import type { Browser, Page } from 'playwright-core';
import { drive, goOn, lively } from './driver.ts';
import { openGame, type Planned } from './games.ts';
import { openBrowser, serveBuilt } from './site.ts';
import { DESKTOP, english, openWindow, type Screen, type Window } from './window.ts';

/** `npm run shots docs`: the pictures of README into docs/pictures, compressed. */

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const WIDE: Screen = english({ ...DESKTOP, width: 1440, height: 900 });
const UPRIGHT: Screen = english({ ...DESKTOP, width: 390, height: 844, touch: true });
const LYING: Screen = english({ ...DESKTOP, width: 844, height: 390, touch: true });
const QUALITY = 68;

/** All pictures in sight are drawn, and the grounds below them. */
async function drawn(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('.card-art[data-drawn="false"]')].every((art) => {
          const { top, bottom, left, right } = art.getBoundingClientRect();
          return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || !art.checkVisibility();
        }) && document.querySelectorAll('.ground:not([data-ready=true])').length === 0,
      undefined,
      { timeout: 60_000 },
    )
    .catch(() => {});
  await page.waitForTimeout(300);
}

async function shoot({ page, close }: Window, name: string, settled = true): Promise<void> {
  if (settled) await drawn(page);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: QUALITY });
  await close();
  console.log(name);
}

interface Scene extends Planned {
  readonly name: string;
  readonly screen: Screen;
  readonly steps: number;
  /** Stops as soon as the page shows this, though fewer steps were made. */
  readonly at?: string;
}

const SW: Planned = { game: 'summoner-wars', decks: ['polar-dwarves', 'cave-goblins'], options: { firstPlayer: 1 } };

const SCENES: readonly Scene[] = [
  { ...SW, name: 'summoner-wars', screen: WIDE, steps: 26 },
  { game: 'siegestorm', name: 'siegestorm', screen: WIDE, steps: 14 },
  { game: 'siegestorm', mode: 'siege', name: 'siegestorm-boss', screen: WIDE, steps: 9 },
  { game: 'doomtrooper', name: 'doomtrooper', screen: WIDE, steps: 46 },
  { game: 'doomtrooper', name: 'doomtrooper-fight', screen: WIDE, steps: 160, at: '[data-fight=true]' },
  { game: 'original-war', name: 'original-war', screen: WIDE, steps: 70 },
  { game: 'original-war', name: 'original-war-battle', screen: WIDE, steps: 400, at: '.ow-battle' },
  { ...SW, name: 'phone-summoner-wars', screen: UPRIGHT, steps: 24 },
  { game: 'doomtrooper', name: 'phone-doomtrooper', screen: UPRIGHT, steps: 40 },
  { game: 'siegestorm', name: 'phone-siegestorm', screen: LYING, steps: 8 },
];

async function shootScene(browser: Browser, url: string, { name, screen, steps, at, ...plan }: Scene): Promise<void> {
  const window = await openGame(browser, url, screen, plan);
  let there = false;
  await drive(window, {
    policy: lively(0.85),
    until: (_, done) => there || done >= steps,
    each: async () => {
      there = at !== undefined && (await window.page.locator(at).count()) > 0;
    },
  });
  if (at === undefined) await window.page.keyboard.press('Escape');
  // What lies under the pointer is held up large: the table is to be seen.
  if (!screen.touch) await window.page.mouse.move(2, 2);
  await shoot(window, name);
}

/** The dice of an attack have just stopped. */
async function shootRoll(browser: Browser, url: string): Promise<void> {
  const window = await openGame(browser, url, { ...WIDE, moving: true }, SW, { pace: 'slow' });
  const { page } = window;
  await drawn(page);
  for (let i = 0; i < 400 && (await page.locator('.die[data-hit]').count()) === 0; i++) {
    if ((await page.locator('.prompt[data-state=asking]').count()) > 0) await goOn(page);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(500);
  await shoot(window, 'summoner-wars-attack', false);
}

/** A game played to its end by chance, seen by who has won. */
async function shootEnd(browser: Browser, url: string): Promise<void> {
  const { def } = await loadGame('summoner-wars');
  const g = compileGame(def);
  const decks = [def.decks[0], def.decks[1]];
  const setup = { seats: 2, mode: 'duel', decks, seed: 'end', options: {} };
  const match = Match.create(g, setup);
  const random = rng(3);
  for (let move = randomMove(g, match.state, random); move !== null && match.state.over < 0; ) {
    match.play(move);
    move = randomMove(g, match.state, random);
  }
  const me = (match.state.winners & 1) !== 0 ? 0 : 1;
  const kept = { id: 'test', game: 'summoner-wars', setup, me, bot: 'easy', over: true, turn: match.state.turn };
  const text = JSON.stringify({ ...kept, touched: 1, record: recordToText(match.record) });
  const window = await openWindow(browser, url, WIDE);
  await window.page.evaluate((saved) => localStorage.setItem('bojiste.game.test', saved), text);
  await window.page.goto(`${url}#/play/test`);
  await window.page.locator('.end').waitFor();
  await window.page
    .locator('.end-turning')
    .waitFor({ timeout: 120_000 })
    .catch(() => {});
  await shoot(window, 'end');
}

const PAGES = { home: '', setup: '#/setup/summoner-wars', bosses: '#/setup/siegestorm', decks: '#/decks/doomtrooper' };

async function shootPage(browser: Browser, url: string, name: string, hash: string): Promise<void> {
  const window = await openWindow(browser, url + hash, WIDE);
  const { page } = window;
  await page.locator('main').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  if (name === 'home') await page.mouse.move(700, 500);
  if (name === 'setup') {
    await page.locator('button.portrait').nth(1).click();
    await page.locator('.deck-tile').nth(1).click();
  }
  if (name === 'bosses') {
    await page.getByRole('radio', { name: /siege/i }).first().click();
    await page.locator('[data-option=boss]').scrollIntoViewIfNeeded();
  }
  if (name === 'decks') {
    await page.locator('.deck-list').last().locator('button').first().click();
    await page.locator('.verdict').first().waitFor();
  }
  await shoot(window, name);
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const served = await serveBuilt();
const browser = await openBrowser();
try {
  for (const [name, hash] of Object.entries(PAGES)) if (chosen(name)) await shootPage(browser, served.url, name, hash);
  // One table that cannot be played on says so; the other pictures are still taken.
  for (const scene of SCENES)
    if (chosen(scene.name))
      await shootScene(browser, served.url, scene).catch((error: Error) => {
        console.error(`${scene.name}: ${error.message}`);
        process.exitCode = 1;
      });
  if (chosen('summoner-wars-attack')) await shootRoll(browser, served.url);
  if (chosen('end')) await shootEnd(browser, served.url);
} finally {
  await browser.close();
  await served.close();
}
