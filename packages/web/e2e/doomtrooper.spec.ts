import { describe, expect, it } from 'vitest';
import { type Drive, drive, lively } from './driver.ts';
import type { Planned } from './games.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, violations, type Window } from './window.ts';

const MINUTE = 60_000;
const web = browserTests();

/** The time limit of the tournament rules ends a game soon. */
const SHORT: Planned = { game: 'doomtrooper', options: { rounds: 2 } };

/** Looks for violations after so many steps. */
const checkedAt =
  ({ page }: Window, ...when: readonly number[]): NonNullable<Drive['each']> =>
  async (_, step) => {
    if (when.includes(step)) expect(await violations(page)).toEqual([]);
  };

describe('a whole game of Doomtrooper', () => {
  it(
    'is played with the mouse on the fields',
    async () => {
      const window = await web.play(DESKTOP, { ...SHORT, options: { rounds: 10 } });
      const { page } = window;
      let combats = 0;
      const look = checkedAt(window, 0, 20);
      const each: Drive['each'] = async (offer, step) => {
        await look(offer, step);
        if ((await page.locator('.dt-duel').count()) > 0 && combats++ < 2) expect(await violations(page)).toEqual([]);
      };
      const { over, used } = await drive(window, { policy: lively(0.8), each, seed: 3 });
      expect(over).toBe(true);
      expect(combats).toBeGreaterThan(0);
      expect(used.usable).toBeGreaterThan(6);
      expect(used.target).toBeGreaterThan(0);
      expect(await page.locator('#prompt-title').textContent()).toMatch(/^(Vyhráli jste|Prohráli jste|Remíza)/);
      expect(await violations(page)).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'is played with the keyboard alone',
    async () => {
      const window = await web.play(english(DESKTOP), SHORT, { theme: 'light' });
      const look = checkedAt(window, 8, 20);
      // By day too boards and cards are dark, and what can be pressed on them is gold.
      const marks = window.page.locator(':is([data-region=board], .hands-card) .mark-usable');
      const colours = new Set<string>();
      const each: Drive['each'] = async (offer, step) => {
        await look(offer, step);
        for (const colour of await marks.evaluateAll((all) => all.map((e) => getComputedStyle(e).borderTopColor)))
          colours.add(colour);
      };
      const { over, used } = await drive(window, { way: 'keys', seed: 2, each });
      expect(over).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
      expect([...colours]).toEqual(['rgb(240, 199, 102)']);
    },
    4 * MINUTE,
  );

  it(
    'is played on a phone',
    async () => {
      const window = await web.play(english(PHONE), SHORT);
      const { over, used } = await drive(window, { seed: 3, each: checkedAt(window, 6, 18) });
      expect(over).toBe(true);
      // Where the squad needs all the room, attacking and meditating are buttons of the prompt.
      expect(used.option).toBeGreaterThan(1);
      expect(used.usable).toBeGreaterThan(1);
      expect(used.target).toBeGreaterThan(1);
    },
    4 * MINUTE,
  );
});

const LONG = process.env.BOJISTE_LONG === '1';
/** Four players, each alone, play in the long run. */
const TABLES: readonly [string, Planned][] = [
  ['three players', { mode: 'free', seats: 3, ...SHORT, options: { rounds: 5 } }],
  ['two teams', { mode: 'teams', seats: 4, ...SHORT, options: { rounds: 5 } }],
  ['four players', { mode: 'free', seats: 4, ...SHORT, options: { rounds: 5 } }],
];

describe('Doomtrooper for more', () => {
  it.each(LONG ? TABLES : TABLES.slice(0, 2))(
    'is played for three rounds by %s',
    async (name, plan) => {
      const screen = name === 'four players' ? english(PHONE) : DESKTOP;
      const window = await web.play(screen, plan);
      const seats = plan.seats ?? 2;
      const { turn, over } = await drive(window, {
        until: (offer) => offer.turn > 3 * seats,
        each: checkedAt(window, 8),
      });
      expect(over || turn > 3 * seats).toBe(true);
      expect(await window.page.locator('.dt-field').count()).toBe(seats);
    },
    4 * MINUTE,
  );
});

describe('the Doomtrooper table', () => {
  it('asks in windows as the player wishes', async () => {
    const window = await web.play(english(DESKTOP), { ...SHORT, options: { rounds: 5 } });
    const { page } = window;
    await drive(window, { policy: lively(0), until: (offer) => offer.kind === 'act' });
    const stops = page.locator('.stops');
    await stops.locator('summary').click();
    await stops.getByRole('button', { name: 'Full control' }).click();
    await page.locator('.stops [data-stop=never], .stops [data-stop=useful]').first().waitFor({ state: 'detached' });
    await expect.poll(() => stops.locator('summary').textContent()).toContain('Full control');
    expect(await violations(page)).toEqual([]);
    // Going on opens the next window, and now it asks although there is nothing to answer with.
    await stops.locator('summary').click();
    const { turn } = await drive(window, { policy: lively(0), until: (offer) => offer.kind === 'respond' });
    await stops.locator('summary').click();
    await stops.getByRole('button', { name: 'Calm' }).click();
    await expect.poll(() => stops.locator('summary').textContent()).toContain('Calm');
    await stops.locator('summary').click();
    const later = await drive(window, { policy: lively(0), until: (offer) => offer.turn > turn + 2 });
    expect(later.over || later.turn > turn).toBe(true);
  });

  it('stops at the next window when it is asked to', async () => {
    const window = await web.play(english(DESKTOP), { ...SHORT, options: { rounds: 5 } });
    const { page } = window;
    await drive(window, { until: (offer, steps) => steps > 4 && offer.kind === 'act' });
    await page.locator('[data-brake]').waitFor();
    await page.keyboard.press('s');
    expect(await page.locator('[data-brake]').getAttribute('aria-pressed')).toBe('true');
    const { over } = await drive(window, { policy: lively(0), until: (offer) => offer.kind === 'respond' });
    expect(over).toBe(false);
  });

  it('says why not and shows cards', async () => {
    const window = await web.play(english(DESKTOP), SHORT);
    const { page } = window;
    await drive(window, { policy: lively(0), until: (offer) => offer.kind === 'act' });
    await page.locator('.hands-card:not([data-mark=usable])').first().click();
    expect(await page.locator('.why-not').textContent()).toMatch(/DT-/);
    expect(await page.locator('.inspector h2').count()).toBe(1);
  });
});
