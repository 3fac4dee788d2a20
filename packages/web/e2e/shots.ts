import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { drive } from './driver.ts';
import { openGame, type Planned } from './games.ts';
import { openBrowser, serveBuilt } from './site.ts';
import { DESKTOP, english, openWindow, PHONE, type Screen } from './window.ts';

/** `npm run shots [word ...]`: pictures of every page and of each table in the middle of a game, for people to look at. */

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SCREENS: readonly Screen[] = [DESKTOP, english(DESKTOP), PHONE, english(PHONE)];

const PAGES: Readonly<Record<string, string>> = {
  home: '',
  setup: '#/setup/siegestorm',
  'setup-map': '#/setup/original-war',
  'cards-list': '#/cards/siegestorm',
  card: '#/cards/summoner-wars/svara',
  decks: '#/decks/summoner-wars',
  rules: '#/rules/siegestorm',
  replays: '#/replays',
  settings: '#/settings',
  lobby: '#/lobby',
  account: '#/account',
  about: '#/about',
};

interface Scene extends Planned {
  /** Steps of the player before the picture is taken. */
  readonly steps: number;
}

const TABLES: Readonly<Record<string, Scene>> = {
  'summoner-wars': { game: 'summoner-wars', steps: 45 },
  siegestorm: { game: 'siegestorm', steps: 45 },
  'siegestorm-siege': { game: 'siegestorm', mode: 'siege', steps: 30 },
  'siegestorm-coop': { game: 'siegestorm', mode: 'coop', steps: 30 },
  'siegestorm-last-3': { game: 'siegestorm', mode: 'last', seats: 3, steps: 40 },
  'siegestorm-last-4': { game: 'siegestorm', mode: 'last', seats: 4, steps: 40 },
  doomtrooper: { game: 'doomtrooper', steps: 60 },
  'doomtrooper-3': { game: 'doomtrooper', mode: 'free', seats: 3, steps: 30 },
  'doomtrooper-teams': { game: 'doomtrooper', mode: 'teams', seats: 4, steps: 30 },
  'original-war': { game: 'original-war', steps: 60 },
  'original-war-3': { game: 'original-war', mode: 'all', seats: 3, steps: 40 },
  'original-war-4': { game: 'original-war', mode: 'all', seats: 4, steps: 40 },
  'original-war-teams': { game: 'original-war', mode: 'teams', seats: 4, steps: 40 },
};

const wanted = process.argv.slice(2);
const chosen = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const fileOf = (name: string, { touch, locale }: Screen): string =>
  `${FOLDER}${name}-${touch ? 'phone' : 'desktop'}-${locale.slice(0, 2)}.png`;

async function shootPages(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [name, hash] of Object.entries(PAGES).filter(([page]) => chosen(page))) {
    const { page, troubles, close } = await openWindow(browser, url + hash, screen);
    await page.locator('main').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    await page.screenshot({ path: fileOf(name, screen), fullPage: true });
    for (const trouble of troubles) console.error(`${name}: ${trouble}`);
    await close();
  }
}

async function shootTables(browser: Browser, url: string, screen: Screen): Promise<void> {
  for (const [name, { steps, ...plan }] of Object.entries(TABLES).filter(([table]) => chosen(table))) {
    const window = await openGame(browser, url, screen, plan);
    await drive(window, { until: (_, done) => done >= steps });
    await window.page.waitForTimeout(200);
    await window.page.screenshot({ path: fileOf(`table-${name}`, screen), fullPage: screen.touch });
    for (const trouble of window.troubles) console.error(`${name}: ${trouble}`);
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
