import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goOn } from './driver.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, type Screen, violations } from './window.ts';

/** The pages beside the table: no serious trouble for anybody in either language, and what each is for works. */

const MINUTE = 60_000;
const web = browserTests();
let page: Page;

async function open(screen: Screen, hash = ''): Promise<void> {
  // Both themes are looked at: the light one in English.
  const theme = screen.locale === 'en-GB' ? 'light' : 'dark';
  ({ page } = await web.open(screen, hash, { pace: 'normal', theme }));
  await settled();
}

async function settled(): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

async function visit(hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await settled();
}

const PAGES = [
  '#/',
  '#/setup/siegestorm',
  '#/cards/summoner-wars/svara',
  '#/cards/siegestorm',
  '#/decks/doomtrooper',
  '#/learn/summoner-wars',
  '#/learn/doomtrooper/how',
  '#/learn/original-war/how/OW-MOVE-01',
  '#/rules/summoner-wars/SW-RULING-60',
  '#/replays',
  '#/settings',
  '#/lobby',
  '#/account',
  '#/verify',
  '#/about',
];

const LONG = process.env.BOJISTE_LONG === '1';
/** Every screen in both languages in the long run, in one of them by turns otherwise. */
const SCREENS = LONG ? [DESKTOP, english(DESKTOP), PHONE, english(PHONE)] : [DESKTOP, english(PHONE)];

describe('pages', () => {
  it.each(SCREENS)(
    'are fit for everybody: $locale $width x $height',
    async (screen) => {
      await open(screen);
      for (const hash of PAGES) {
        await visit(hash);
        expect({ hash, found: await violations(page) }).toEqual({ hash, found: [] });
      }
    },
    2 * MINUTE,
  );

  it('show the four games and what stands of each', async () => {
    await open(DESKTOP);
    expect(await page.title()).toBe('Bojiště');
    const games = await page.locator('.games > li').allTextContents();
    expect(games).toHaveLength(4);
    expect(games[0]).toMatch(/^Války Vyvolavačů.*\d+ pravidel · \d+ karet/);
  });

  it('print how to play each game on one page', async () => {
    await open(PHONE);
    for (const game of ['summoner-wars', 'siegestorm', 'original-war', 'doomtrooper']) {
      await visit(`#/learn/${game}/how`);
      const printed = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect({ game, pages: printed.match(/\/Type \/Page\b(?!s)/g)?.length }).toEqual({ game, pages: 1 });
    }
  });

  it('speak the language chosen and remember it', async () => {
    await open(DESKTOP);
    expect(await page.getAttribute('html', 'lang')).toBe('cs');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.reload();
    await page.getByRole('heading', { name: 'Four war card games at one table' }).waitFor();
  });

  it(
    'lead from home to a first game with one click, in every game',
    async () => {
      await open(english(DESKTOP));
      for (const name of ['Summoner Wars', 'Siegestorm', 'Doomtrooper', 'Original War TCG']) {
        await visit('#/');
        await page.getByRole('button', { name: `Play now: ${name}` }).click();
        await page.locator('.prompt[data-mine="true"]').waitFor();
      }
    },
    2 * MINUTE,
  );
});

describe('set-up', () => {
  it('begins the game that was agreed', async () => {
    await open(english(DESKTOP), '#/setup/siegestorm');
    await page.getByRole('radio', { name: 'Last one standing' }).check();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.prompt[data-mine="true"]').waitFor();
    const id = new URL(page.url()).hash.split('/')[2];
    const saved = await page.evaluate((key) => localStorage.getItem(`bojiste.game.${key}`) ?? '', id);
    expect(JSON.parse(saved)).toMatchObject({ game: 'siegestorm', setup: { mode: 'last', seats: 3 }, bot: 'easy' });
  });
});

describe('cards and rules', () => {
  it('are found by a word without its accents', async () => {
    await open(DESKTOP, '#/cards/summoner-wars');
    await page.getByRole('searchbox').fill('polarni svara');
    await visit('#/rules/summoner-wars/SW-MOVE-01');
    expect(await page.locator('#SW-MOVE-01').getAttribute('data-marked')).toBe('true');
    await page.getByRole('searchbox').fill('ovladani vyvolavace');
    await page.locator('#SW-RULING-61').waitFor();
  });
});

describe('the deck builder', () => {
  it(
    'copies a ready deck, says what is wrong and how to mend it, and plays with it',
    async () => {
      await open(english(DESKTOP), '#/decks/summoner-wars');
      await page.getByRole('button', { name: 'Edit a copy: Polar Dwarves' }).click();
      await page.locator('.verdict.good').waitFor();
      const first = page.locator('.editor-deck .card-row-name span').first();
      const name = (await first.textContent()) ?? '';
      await page
        .locator('.editor-deck')
        .getByRole('button', { name: `Remove: ${name}`, exact: true })
        .click();
      await page.locator('.verdict.bad').waitFor();
      expect(await page.locator('.issues li').first().textContent()).toMatch(/Add 1.*SW-DECK-/);
      expect(await violations(page)).toEqual([]);
      await page.locator('.editor-pool').getByRole('searchbox').fill(name);
      await page
        .locator('.editor-pool')
        .getByRole('button', { name: `Add: ${name}`, exact: true })
        .click();
      await page.locator('.verdict.good').waitFor();
      await page.getByRole('link', { name: 'Play it', exact: true }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.prompt[data-mine="true"]').waitFor();
    },
    MINUTE,
  );
});

describe('a finished game', () => {
  it(
    'is watched again step by step and played on from any of them',
    async () => {
      await open(english(DESKTOP));
      await page.getByRole('button', { name: 'Play now: Summoner Wars' }).click();
      for (let i = 0; i < 3; i++) {
        await goOn(page);
        await page.waitForTimeout(200);
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede' }).first().click();
      await page.getByRole('button', { name: 'Concede: the opponent wins' }).click();
      await page.locator('.over').waitFor();
      await visit('#/replays');
      await page.getByRole('link', { name: /^Watch/ }).click();
      await page.locator('.reel').waitFor();
      await page.getByRole('button', { name: 'Step forward' }).click();
      await page.getByText(/^Step [1-9]\d* of \d+/).waitFor();
      // A step is what is told: in a game in which nobody did anything the first one is the end.
      await page.getByRole('button', { name: 'To the start' }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await page
        .getByText(/You lost/)
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'To the start' }).click();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await page.locator('.prompt[data-mine="true"]').waitFor();
    },
    MINUTE,
  );
});
