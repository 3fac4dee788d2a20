import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { drive } from './driver.ts';
import { openGame, type Planned } from './games.ts';
import { openBrowser, serveBuilt } from './site.ts';
import { DESKTOP, english, openWindow, PHONE, type Screen, type Window } from './window.ts';

/**
 * `npm run shots [word ...]`: pictures of every page and of each table in the middle of a game, for people to look at.
 * Words choose by parts of file names: `npm run shots home table-siegestorm-desktop`.
 */

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SCREENS: readonly Screen[] = [DESKTOP, PHONE];
/** Long lists go on like they begin. */
const TALLEST = 2400;

const GAMES = ['summoner-wars', 'siegestorm', 'doomtrooper', 'original-war'];
const CARDS = ['svara', 'jarl', 'staff-general-constance-romanov', 'macmillan'];

const perGame = (name: string, hash: (game: string, i: number) => string): [string, string][] =>
  GAMES.map((game, i) => [`${name}-${game}`, hash(game, i)]);

const PAGES: Readonly<Record<string, string>> = {
  home: '',
  ...Object.fromEntries([
    ...perGame('setup', (game) => `#/setup/${game}`),
    ...perGame('cards', (game) => `#/cards/${game}`),
    ...perGame('card', (game, i) => `#/cards/${game}/${CARDS[i]}`),
    ...perGame('decks', (game) => `#/decks/${game}`),
    ...perGame('editor', (game) => `#/decks/${game}`),
    ...perGame('rules', (game) => `#/rules/${game}`),
  ]),
  clause: '#/rules/summoner-wars/SW-RULING-60',
  replays: '#/replays',
  settings: '#/settings',
  lobby: '#/lobby',
  account: '#/account',
  verify: '#/verify',
  about: '#/about',
};

interface Scene extends Planned {
  /** Steps of the player before the picture is taken. */
  readonly steps: number;
}

const TABLES: Readonly<Record<string, Scene>> = {
  'summoner-wars': { game: 'summoner-wars', steps: 16 },
  siegestorm: { game: 'siegestorm', steps: 18 },
  'siegestorm-wilderness': { game: 'siegestorm', mode: 'wilderness', steps: 18 },
  'siegestorm-siege': { game: 'siegestorm', mode: 'siege', steps: 14 },
  'siegestorm-coop': { game: 'siegestorm', mode: 'coop', steps: 16 },
  'siegestorm-last-3': { game: 'siegestorm', mode: 'last', seats: 3, steps: 24 },
  'siegestorm-last-4': { game: 'siegestorm', mode: 'last', seats: 4, steps: 24 },
  doomtrooper: { game: 'doomtrooper', steps: 60 },
  'doomtrooper-3': { game: 'doomtrooper', mode: 'free', seats: 3, steps: 30 },
  'doomtrooper-teams': { game: 'doomtrooper', mode: 'teams', seats: 4, steps: 30 },
  'original-war': { game: 'original-war', steps: 60 },
  'original-war-3': { game: 'original-war', mode: 'all', seats: 3, steps: 24 },
  'original-war-4': { game: 'original-war', mode: 'all', seats: 4, steps: 40 },
  'original-war-teams': { game: 'original-war', mode: 'teams', seats: 4, steps: 40 },
};

const wanted = process.argv.slice(2);
const sizeOf = ({ touch }: Screen): string => (touch ? 'phone' : 'desktop');
const LANGUAGES = ['cs', 'en'] as const;

/** Is any picture of this on this screen wanted? */
function chosen(name: string, screen: Screen): boolean {
  const files = LANGUAGES.map((lang) => `${name}-${sizeOf(screen)}-${lang}`);
  return wanted.length === 0 || wanted.some((word) => files.some((file) => file.includes(word)));
}

async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Pictures are drawn beside the page; those in sight are waited for.
  await page.waitForTimeout(300);
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('.card-art[data-drawn="false"]')].every((art) => {
          const { top, bottom, left, right } = art.getBoundingClientRect();
          return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || !art.checkVisibility();
        }),
      undefined,
      { timeout: 60_000 },
    )
    .catch(() => {});
  await page.waitForTimeout(100);
}

async function shoot({ page, screen, troubles }: Window, name: string, lang: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const path = `${FOLDER}${name}-${sizeOf(screen)}-${lang}.png`;
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } });
  for (const trouble of troubles) console.error(`${name}: ${trouble}`);
}

async function shootPages(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [name, hash] of Object.entries(PAGES).filter(([page]) => chosen(page, screen))) {
    for (const lang of LANGUAGES) {
      const window = await openWindow(browser, url + hash, lang === 'en' ? english(screen) : screen);
      await settled(window.page);
      if (name.startsWith('editor')) {
        await window.page.locator('.deck-list').last().locator('button').first().click();
        await window.page.locator('.verdict').first().waitFor();
        await window.page.waitForTimeout(300);
      }
      await shoot(window, name, lang);
      await window.close();
    }
  }
}

/** The same moment in the other language. */
async function turnTo(page: Page, lang: string): Promise<void> {
  await page.evaluate((language) => {
    const kept = JSON.parse(localStorage.getItem('bojiste.settings') ?? '{}') as object;
    localStorage.setItem('bojiste.settings', JSON.stringify({ ...kept, language }));
  }, lang);
  await page.reload();
  await page.locator('.prompt[data-state=asking], .prompt[data-state=over], .reel').first().waitFor();
  await page.waitForTimeout(800);
}

async function shootTables(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [scene, { steps, ...plan }] of Object.entries(TABLES)) {
    const name = `table-${scene}`;
    const words = `words-${scene}`;
    const watch = `watch-${scene}`;
    if (![name, words, watch].some((one) => chosen(one, screen))) continue;
    const window = await openGame(browser, url, screen, plan);
    await drive(window, { until: (_, done) => done >= steps });
    await window.page.waitForTimeout(200);
    for (const lang of LANGUAGES) {
      await turnTo(window.page, lang);
      await shoot(window, name, lang);
      if (scene !== plan.game) continue;
      await window.page.keyboard.press('t');
      await window.page.waitForTimeout(200);
      await shoot(window, words, lang);
      await window.page.keyboard.press('t');
      await window.page.goto(`${url}#/replays/test`);
      await window.page.locator('.reel').waitFor();
      await window.page.waitForTimeout(1500);
      await shoot(window, watch, lang);
      await window.page.goto(`${url}#/play/test`);
    }
    await window.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const served = await serveBuilt();
const browser = await openBrowser();
try {
  for (const screen of SCREENS) {
    await shootPages(browser, served.url, screen);
    await shootTables(browser, served.url, screen);
  }
} finally {
  await browser.close();
  await served.close();
}
console.log(`Pictures are in ${FOLDER}`);
