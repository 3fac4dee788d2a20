import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { browserTests } from './kit.ts';
import { newFolder, type Served, serveFolder } from './site.ts';
import { DESKTOP, english } from './window.ts';

/** Without a network, and when a new version of the page is out. */

const MINUTE = 60_000;
const web = browserTests();
let served: Served;

beforeEach(async () => {
  const folder = newFolder();
  cpSync(inject('siteFolder'), folder, { recursive: true });
  served = await serveFolder(folder);
});

afterEach(() => served.close());

/** The page with its worker in charge of it. */
async function settledPage(): Promise<Page> {
  const { page } = await web.openAt(served.url, english(DESKTOP));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.locator('main').first().waitFor();
  return page;
}

const startGame = async (page: Page) => {
  await page.getByRole('button', { name: 'Play now: Summoner Wars' }).click();
  await page.locator('.prompt[data-state=asking]').waitFor();
};

/** A new version: the list of files has another name, and the page says which it is. */
function publish(version: string): void {
  const change = (file: string, what: RegExp, to: string) => {
    const path = join(served.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(what, to));
  };
  change('sw.js', /"VERSION":"[^"]*"/, `"VERSION":"${version}"`);
  change('index.html', /<title>[^<]*/, `<title>${version}`);
}

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

describe('without a network', () => {
  it(
    'the page starts, a game begins and goes on after a reload',
    async () => {
      const page = await settledPage();
      await page.context().setOffline(true);
      await page.reload();
      await startGame(page);
      await page.keyboard.press('n');
      await page.locator('.prompt[data-state=asking]').waitFor();
      const before = await page.locator('.sw-cell').allTextContents();
      await page.reload();
      await page.locator('.prompt[data-state=asking]').waitFor();
      expect(await page.locator('.sw-cell').allTextContents()).toEqual(before);
    },
    MINUTE,
  );
});

describe('a new version', () => {
  it(
    'waits until the game is left, and comes then',
    async () => {
      const page = await settledPage();
      await startGame(page);
      publish('second');
      await update(page);
      const waiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(true);
      await page.reload();
      await page.locator('.prompt[data-state=asking]').waitFor();
      expect(await page.title()).toBe('Bojiště');
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await expect.poll(() => page.title().catch(() => ''), { timeout: 20_000 }).toBe('second');
    },
    MINUTE,
  );
});
