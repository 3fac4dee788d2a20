import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, type Screen } from './window.ts';

const MINUTE = 60_000;
const LONGEST_GAME = 400;
const web = browserTests();
let page: Page;

async function open(screen: Screen): Promise<void> {
  ({ page } = await web.open(screen, '#/skirmish'));
}

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
      await open(DESKTOP);
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
      await open(english(PHONE));
      const end = await playOn((options, turn) => page.keyboard.press(`${1 + (turn % Math.min(9, options))}`));
      expect(end).toMatch(/^Game over\. (Winner: player [AB]|Nobody)/);
    },
    MINUTE,
  );

  it('fits the phone without scrolling sideways', async () => {
    await open({ ...PHONE, width: 320, height: 640 });
    await settled();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBe(0);
  });

  it('changes its language in the middle of a game', async () => {
    await open(DESKTOP);
    await settled();
    await page.locator('.options button').first().click();
    await settled();
    const keys = await page.locator('.options code').allTextContents();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(/^Turn \d+, active is player/).waitFor();
    expect(await page.locator('.options code').allTextContents()).toEqual(keys);
  });
});
