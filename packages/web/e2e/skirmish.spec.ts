import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.ts';

const MINUTE = 60_000;
const LONGEST_GAME = 400;

let site: Site;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  site = await openSite();
}, MINUTE);

afterAll(() => site?.close());

async function open(locale: string, width: number, height: number, hash = ''): Promise<void> {
  const context = await site.browser.newContext({ locale, viewport: { width, height } });
  page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.goto(site.url + hash);
}

beforeEach(() => {
  troubles = [];
});

afterEach(async () => {
  await page.context().close();
  expect(troubles).toEqual([]);
});

/** The question on the table once the computer has finished thinking. */
async function settled(): Promise<string> {
  await page.locator('.prompt[aria-busy="false"] h3').waitFor();
  return (await page.locator('.prompt h3').textContent()) ?? '';
}

const isOver = (question: string): boolean => /^(Konec hry|Game over)/.test(question);

/** Takes options until the game is over, by the given way of choosing. */
async function playOn(choose: (options: number, turn: number) => Promise<void>): Promise<string> {
  for (let turn = 0; turn < LONGEST_GAME; turn++) {
    const question = await settled();
    if (isOver(question)) return question;
    await choose(await page.locator('.options button').count(), turn);
  }
  throw new Error(`not over after ${LONGEST_GAME} choices`);
}

// The kernel's own small game has no link: it is there for tests and for whoever knows its address.
describe('Skirmish on the page', () => {
  it(
    'is played to the end with the mouse',
    async () => {
      await open('cs-CZ', 1280, 800, '#/skirmish');
      const end = await playOn((options, turn) =>
        page
          .locator('.options button')
          .nth(turn % options)
          .click(),
      );
      expect(end).toMatch(/^Konec hry\. (Vyhrává hráč [AB]|Nikdo)/);
      expect(await page.locator('[role=log] li').count()).toBeGreaterThan(5);
      await page.getByRole('button', { name: 'Nová hra' }).click();
      await page.locator('.options button').first().waitFor();
    },
    MINUTE,
  );

  it(
    'is played to the end with the keyboard on a phone, in English',
    async () => {
      await open('en-GB', 375, 720, '#/skirmish');
      const end = await playOn((options, turn) => page.keyboard.press(`${1 + (turn % Math.min(9, options))}`));
      expect(end).toMatch(/^Game over\. (Winner: player [AB]|Nobody)/);
    },
    MINUTE,
  );

  it('fits the phone without scrolling sideways', async () => {
    await open('cs-CZ', 320, 640, '#/skirmish');
    await settled();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  });

  it('changes its language in the middle of a game', async () => {
    await open('cs-CZ', 1280, 800, '#/skirmish');
    await settled();
    await page.locator('.options button').first().click();
    await settled();
    const keys = await page.locator('.options code').allTextContents();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(/^Turn \d+, active is player/).waitFor();
    expect(await page.locator('.options code').allTextContents()).toEqual(keys);
  });
});
