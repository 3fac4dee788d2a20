import type { Browser, Page } from 'playwright-core';
import { drive, goOn } from './driver.ts';
import { openGame } from './games.ts';
import { openBrowser, serveBuilt } from './site.ts';
import { DESKTOP, openWindow } from './window.ts';

/**
 * The page part of `npm run measure`: what home and one game load, how long it takes to the first legal move, and the
 * longest block of the page's own thread while bots think. Printed, not asserted.
 */

const GAMES = ['summoner-wars', 'siegestorm', 'doomtrooper', 'original-war'];
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

interface Load {
  code: number;
  fonts: number;
  icons: number;
}

/** Files that hold little but drawings. */
const ICONS = /\/drawings-/;

/** Bytes over the wire as a server with gzip would send them. */
async function weigh(page: Page): Promise<() => Promise<Load>> {
  const { gzipSync } = await import('node:zlib');
  const load: Load = { code: 0, fonts: 0, icons: 0 };
  const pending: Promise<void>[] = [];
  const take = async (url: string, body: () => Promise<Buffer>): Promise<void> => {
    const bytes = await body();
    if (/\.woff2?$/.test(url)) load.fonts += bytes.length;
    else if (ICONS.test(url)) load.icons += gzipSync(bytes).length;
    else if (/\.(js|css)$/.test(url)) load.code += gzipSync(bytes).length;
  };
  // Workers load their own files; the context sees them too.
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname !== '/sw.js') pending.push(take(pathname, () => response.body()).catch(() => {}));
  });
  return async () => {
    await Promise.all(pending);
    return load;
  };
}

/** The board and all pictures in sight are drawn: whatever they need has been fetched. */
async function painted(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main .card-art[data-drawn="false"]')].every((art) => !art.checkVisibility()) &&
      document.querySelectorAll('.ground:not([data-ready=true])').length === 0,
    undefined,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(500);
}

/** Home, one click, the first question; then the weight of all that the first table shows. */
async function firstMove(browser: Browser, url: string, game: string): Promise<{ load: Load; ms: number }> {
  const window = await openWindow(browser, 'about:blank', DESKTOP);
  const { page } = window;
  // What is kept for use without a network comes later and does not count.
  await page.context().route('**/sw.js', (route) => route.abort());
  const loaded = await weigh(page);
  const began = performance.now();
  await page.goto(url);
  await page.locator(`[data-play="${game}"]`).click();
  await page.locator('.prompt[data-state=asking]').waitFor();
  const ms = performance.now() - began;
  await painted(page);
  const load = await loaded();
  await window.close();
  return { load, ms };
}

/** What the first page weighs before anybody presses anything. */
async function homeAlone(browser: Browser, url: string): Promise<number> {
  const window = await openWindow(browser, 'about:blank', DESKTOP);
  await window.page.context().route('**/sw.js', (route) => route.abort());
  const loaded = await weigh(window.page);
  await window.page.goto(url);
  await window.page.locator('[data-play]').first().waitFor();
  await window.page.waitForTimeout(1000);
  const { code, fonts, icons } = await loaded();
  await window.close();
  return code + fonts + icons;
}

/** Frames a second while somebody else's attack is played, with a processor four times slower. */
async function framesOfAttack(browser: Browser, url: string): Promise<number> {
  const plan = { game: 'summoner-wars', decks: ['polar-dwarves', 'cave-goblins'], options: { firstPlayer: 1 } };
  const window = await openGame(browser, url, { ...DESKTOP, moving: true }, plan, { pace: 'normal' });
  const { page } = window;
  await page.waitForTimeout(3000);
  for (let i = 0; i < 300 && (await page.locator('.dice.rolling').count()) === 0; i++) {
    if ((await page.locator('.prompt[data-state=asking]').count()) > 0) await goOn(page);
    await page.waitForTimeout(40);
  }
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let n = 0;
        const next = () => {
          n++;
          const took = performance.now() - began;
          if (took < 1500) requestAnimationFrame(next);
          else resolve((n * 1000) / took);
        };
        requestAnimationFrame(next);
      }),
  );
  await window.close();
  return frames;
}

/** The longest task of the page's thread in a stretch of a game against the level that thinks longest. */
async function longestTask(browser: Browser, url: string, game: string): Promise<number> {
  const window = await openGame(browser, url, DESKTOP, { game, bot: 'hard' });
  const { page } = window;
  await page.locator('.prompt[data-state=asking]').waitFor({ timeout: 120_000 });
  await page.evaluate(() => {
    const seen = globalThis as unknown as { longest: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await drive(window, { until: (_, steps) => steps >= 12 }).catch(() => {});
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  await window.close();
  return longest;
}

const served = await serveBuilt();
const browser = await openBrowser();
try {
  console.log(`\nHome alone: ${kilobytes(await homeAlone(browser, served.url))}`);
  console.log(
    `Frames a second during an attack, processor slowed four times: ${(await framesOfAttack(browser, served.url)).toFixed(0)}`,
  );
  console.log('\nHome and one game, gzip (JS and CSS, fonts, icons), time to the first legal move, longest block:');
  for (const game of GAMES) {
    const { load, ms } = await firstMove(browser, served.url, game);
    const longest = await longestTask(browser, served.url, game);
    const sizes = [load.code, load.fonts, load.icons].map(kilobytes).join('  ');
    console.log(`${sizes}  ${ms.toFixed(0).padStart(6)} ms  ${longest.toFixed(0).padStart(5)} ms  ${game}`);
  }
} finally {
  await browser.close();
  await served.close();
}
