import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, violations } from './window.ts';

/** A game that brings nothing but its rules: registered by one line, played in words against a bot. */

const web = browserTests();
const GAME = { game: 'three-fords' };
const asked = (page: Page) => page.locator('.prompt[data-state=asking], .over').first().waitFor();

describe('the example game', () => {
  it.each([['desktop', DESKTOP] as const, ['phone', PHONE] as const])('is played in words: %s', async (_, screen) => {
    const { page } = await web.play(english(screen), GAME);
    await asked(page);
    expect(await violations(page)).toEqual([]);
    for (let i = 0; i < 60 && (await page.locator('.over').count()) === 0; i++) {
      const option = page.locator('.text-table [data-option]').first();
      await option.or(page.locator('.over, .prompt [data-primary]')).first().waitFor();
      // The game may end, or ask something else, while it is pointed at: then one looks again.
      const gone = async () => (await option.count()) === 0;
      if (!(await gone()))
        await option.click({ timeout: 3000 }).catch(async (error) => expect(await gone(), error).toBe(true));
      await asked(page);
      if ((await page.locator('.over').count()) > 0) break;
      await page.keyboard.press('n');
      await asked(page);
    }
    expect(Number(await page.locator('.prompt').getAttribute('data-turn'))).toBeGreaterThan(2);
  });

  it('has pages of cards and rules by their address, and is in no list', async () => {
    const { page } = await web.open(english(DESKTOP));
    await page.locator('.game-card').first().waitFor();
    expect(await page.locator('.game-card').count()).toBe(4);
    await page.evaluate(() => {
      location.hash = '#/rules/three-fords/TF-FIGHT-01';
    });
    await page.getByText('Every unit may strike the unit opposite once a turn').waitFor();
    await page.evaluate(() => {
      location.hash = '#/cards/three-fords/archer';
    });
    await page.getByText('an enemy unit suffers 1 wound').first().waitFor();
  });
});
