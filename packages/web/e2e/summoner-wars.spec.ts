import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drive, lively } from './driver.ts';
import type { Planned } from './games.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, violations } from './window.ts';

const MINUTE = 60_000;
const web = browserTests();

/** Seat A begins, so that every test starts with a decision of the player. */
const DUEL: Planned = { game: 'summoner-wars', decks: ['polar-dwarves', 'cave-goblins'], options: { firstPlayer: 1 } };

/** Whoever hangs back is punished by the rules: such games are soon over. */
const policy = lively(0.4);

const asked = (page: Page) => page.locator('.prompt[data-state=asking], .over').first().waitFor();
const position = (page: Page) => page.locator('.sw-cell').allTextContents();

describe('a whole game of Summoner Wars', () => {
  it(
    'is played with the mouse on the board',
    async () => {
      const window = await web.play(DESKTOP, DUEL);
      const { page } = window;
      expect(await violations(page)).toEqual([]);
      const each = async (_: unknown, step: number) => {
        if (step === 60) expect(await violations(page)).toEqual([]);
      };
      const { over, used } = await drive(window, { policy, each });
      expect(over).toBe(true);
      expect(used.target).toBeGreaterThan(3);
      expect(used.place).toBeGreaterThan(3);
      expect(await page.locator('#prompt-title').textContent()).toMatch(/^(Vyhráli jste|Prohráli jste|Remíza)/);
      expect(await violations(page)).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'is played with the keyboard alone',
    async () => {
      const window = await web.play(english(DESKTOP), DUEL);
      const { over, used } = await drive(window, { way: 'keys', policy, seed: 2 });
      expect(over).toBe(true);
      expect(used.target + used.place).toBeGreaterThan(6);
      expect(await violations(window.page)).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'is played on a phone',
    async () => {
      const window = await web.play(english(PHONE), DUEL);
      const { page } = window;
      const each = async (_: unknown, step: number) => {
        if (step === 40) expect(await violations(page)).toEqual([]);
      };
      const { over, used } = await drive(window, { policy, seed: 3, each });
      expect(over).toBe(true);
      expect(used.target + used.place).toBeGreaterThan(6);
      expect(await page.locator('#prompt-title').textContent()).toMatch(/^(You have won|You have lost|A draw)/);
    },
    4 * MINUTE,
  );
});

describe('the Summoner Wars table', () => {
  it('goes on after a reload, in one window at a time', async () => {
    const window = await web.play(PHONE, DUEL);
    const { page } = window;
    await drive(window, { until: (_, steps) => steps === 14 });
    const before = await position(page);
    await page.reload();
    await asked(page);
    expect(await position(page)).toEqual(before);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Hrát tady' }).click();
    await other.locator('.prompt').waitFor();
    await page.getByRole('button', { name: 'Hrát tady' }).waitFor();
    expect(await position(other)).toEqual(before);
  });

  it('is played in words too', async () => {
    const window = await web.play(english(PHONE), DUEL, { textTable: true });
    const { page } = window;
    expect(await violations(page)).toEqual([]);
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press(i % 3 === 0 ? '1' : 'n');
      await asked(page);
    }
    expect(Number(await page.locator('.prompt').getAttribute('data-turn'))).toBeGreaterThan(2);
  });

  it('says why not, shows cards, and concedes only when sure', async () => {
    const { page } = await web.play(english(DESKTOP), DUEL);
    await asked(page);
    // Pointing at a card is enough to read it whole.
    await page.locator('.sw-cell[data-key=sneeks]').hover();
    await expect.poll(() => page.locator('.inspector[data-pinned=false] .abilities p').count()).toBeGreaterThan(0);
    const zoomed = await page
      .locator('.inspector')
      .evaluate((box) => [box.scrollHeight - box.clientHeight, innerHeight - box.getBoundingClientRect().bottom]);
    expect(zoomed[0]).toBeLessThan(2);
    expect(zoomed[1]).toBeGreaterThanOrEqual(0);
    await page.locator('.sw-cell[data-key=sneeks]').click();
    expect(await page.locator('.why-not').textContent()).toMatch(/SW-/);
    expect(await page.locator('.inspector h2').textContent()).toBe('Sneeks');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    expect(await page.locator('.over').count()).toBe(0);
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: /the opponent wins/ }).click();
    await page.locator('.over').waitFor();
  });

  it('is frozen by a report, which holds the record, and thawed again', async () => {
    const window = await web.play(english(DESKTOP), DUEL);
    const { page } = window;
    await drive(window, { policy, until: (_, steps) => steps === 4 });
    // A choice half made is no part of the game: it is put down before.
    await page.keyboard.press('Escape');
    const before = await position(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByLabel('What happened, and what you expected').fill('The golem should have moved.');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Freeze and save the report' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^bojiste-summoner-wars-.*\.json$/);
    await page.getByRole('heading', { name: 'This game is frozen because of a report.' }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('bojiste.report.test') ?? '{}');
    expect(JSON.parse(kept)).toMatchObject({ format: 'bojiste-report/1', note: 'The golem should have moved.' });
    expect(JSON.parse(kept).record).not.toBe('');
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await asked(page);
    expect(await position(page)).toEqual(before);
  });
});
