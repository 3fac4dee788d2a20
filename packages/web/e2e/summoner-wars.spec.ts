import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readyDecks } from '@bojiste/summoner-wars/decks/ready';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.ts';

const MINUTE = 60_000;
const LONGEST_GAME = 1500;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  site = await openSite();
}, MINUTE);

afterAll(() => site?.close());

beforeEach(() => {
  troubles = [];
});

afterEach(async () => {
  await page.context().close();
  expect(troubles).toEqual([]);
});

/** A new game of Summoner Wars, without waiting for pictures. */
async function start(locale: string, width: number, height: number, settings = {}): Promise<void> {
  const context = await site.browser.newContext({ locale, viewport: { width, height }, hasTouch: width < 700 });
  await context.addInitScript(
    (kept) => localStorage.getItem('bojiste.settings') ?? localStorage.setItem('bojiste.settings', kept),
    JSON.stringify({ pace: 'off', language: locale.slice(0, 2), ...settings }),
  );
  page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(site.url);
  // Seat A begins, so that every test starts with a decision of the player.
  const setup = {
    seats: 2,
    mode: 'duel',
    decks: [readyDecks[2], readyDecks[1]],
    seed: 'table',
    options: { firstPlayer: 1 },
  };
  const game = { id: 'test', game: 'summoner-wars', setup, me: 0, bot: 'easy', touched: 0 };
  await page.evaluate((kept) => localStorage.setItem('bojiste.game.test', kept), JSON.stringify(game));
  await page.goto(`${site.url}#/play/test`);
  await asked();
}

const asked = () => page.locator('.prompt[data-mine=true], .over').first().waitFor();
const isOver = async () => (await page.locator('.over').count()) > 0;

/** Serious violations, and anything wider than the window. */
async function inspectPage(): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, { resultTypes: ['violations'] }),
  );
  const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
}

/** One click as a player would: an answer where one is marked, now and then a card, else onwards. */
async function click(i: number): Promise<void> {
  for (const marked of ['target', 'place']) {
    const found = page.locator(`[data-mark=${marked}]`);
    const n = await found.count();
    if (n > 0) return found.nth(i % n).click();
  }
  const usable = page.locator('[data-mark=usable]');
  const n = await usable.count();
  const menu = page.locator('.prompt-menu button');
  if ((await menu.count()) > 0) return menu.first().click();
  if (n > 0 && i % 4 === 0) return usable.nth(i % n).click();
  return page.locator('.prompt .button').last().click();
}

describe('the Summoner Wars table', () => {
  it(
    'is played to the end with the mouse',
    async () => {
      await start('cs-CZ', 1280, 800);
      await inspectPage();
      let i = 0;
      for (; i < LONGEST_GAME && !(await isOver()); i++) {
        await click(i);
        await asked();
      }
      expect(i).toBeLessThan(LONGEST_GAME);
      expect(await page.locator('#prompt-title').textContent()).toMatch(/^(Vyhráli jste|Prohráli jste|Remíza)/);
      await inspectPage();
    },
    4 * MINUTE,
  );

  it(
    'is played to the end with the keyboard and the text table on a phone, in English',
    async () => {
      await start('en-GB', 375, 720, { textTable: true });
      await inspectPage();
      let i = 0;
      for (; i < LONGEST_GAME && !(await isOver()); i++) {
        await page.keyboard.press(i % 3 === 0 ? '1' : 'n');
        await asked();
      }
      expect(i).toBeLessThan(LONGEST_GAME);
      expect(await page.locator('#prompt-title').textContent()).toMatch(/^(You have won|You have lost|A draw)/);
    },
    4 * MINUTE,
  );

  it(
    'goes on after a reload, in one window at a time',
    async () => {
      await start('cs-CZ', 375, 720);
      for (let i = 0; i < 12; i++) {
        await click(i);
        await asked();
      }
      const position = () => page.locator('.sw-cell').allTextContents();
      const before = await position();
      await page.reload();
      await asked();
      expect(await position()).toEqual(before);
      await inspectPage();
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByRole('button', { name: 'Hrát tady' }).click();
      await other.locator('.prompt').waitFor();
      await page.getByRole('button', { name: 'Hrát tady' }).waitFor();
      expect(await other.locator('.sw-cell').allTextContents()).toEqual(before);
    },
    MINUTE,
  );

  it(
    'says why not, shows cards, and concedes only when sure',
    async () => {
      await start('en-GB', 1280, 800);
      await page.locator('.sw-cell[data-key=sneeks]').click();
      expect(await page.locator('.why-not').textContent()).toMatch(/SW-/);
      expect(await page.locator('.inspector h2').textContent()).toBe('Sneeks');
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('button', { name: 'Keep playing' }).click();
      expect(await isOver()).toBe(false);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('button', { name: /the opponent wins/ }).click();
      await page.locator('.over').waitFor();
    },
    MINUTE,
  );
});
