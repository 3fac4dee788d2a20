import { describe, expect, it } from 'vitest';
import { type Drive, drive, lively } from './driver.ts';
import type { Planned } from './games.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, violations, type Window } from './window.ts';

const MINUTE = 60_000;
const web = browserTests();

/** Few people and four rounds each: everything comes up, and it is over soon. */
const SHORT: Planned = { game: 'original-war', options: { people: 6, roundLimit: 4 } };

/** Looks for violations after so many steps. */
const checkedAt =
  ({ page }: Window, ...when: readonly number[]): NonNullable<Drive['each']> =>
  async (_, step) => {
    if (when.includes(step)) expect(await violations(page)).toEqual([]);
  };

const LONG = process.env.BOJISTE_LONG === '1';
/** By keys and on a phone two rounds are enough; the whole game comes in the long run. */
const ENOUGH = LONG ? Number.POSITIVE_INFINITY : 4;
const until: Drive['until'] = ({ turn }) => turn > ENOUGH;

describe('a whole game of Original War', () => {
  it(
    'is played with the mouse on the map',
    async () => {
      const window = await web.play(DESKTOP, { ...SHORT, options: { people: 6, roundLimit: 4 } });
      const { over, used } = await drive(window, { policy: lively(0.75), seed: 3, each: checkedAt(window, 0, 40) });
      expect(over).toBe(true);
      expect(used.usable).toBeGreaterThan(6);
      expect(used.target).toBeGreaterThan(5);
      expect(used.place).toBeGreaterThan(3);
      expect(await window.page.locator('#prompt-title').textContent()).toMatch(/^(Vyhráli jste|Prohráli jste|Remíza)/);
      expect(await violations(window.page)).toEqual([]);
    },
    4 * MINUTE,
  );

  it(
    'is played with the keyboard alone',
    async () => {
      const window = await web.play(english(DESKTOP), SHORT, { theme: 'light' });
      const { over, turn, used } = await drive(window, { way: 'keys', seed: 2, until, each: checkedAt(window, 20) });
      expect(over || turn > ENOUGH).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
      expect(used.target + used.place).toBeGreaterThan(6);
    },
    4 * MINUTE,
  );

  it(
    'is played on a phone',
    async () => {
      const window = await web.play(english(PHONE), SHORT);
      const { over, turn, used } = await drive(window, {
        policy: lively(0.9),
        seed: 3,
        until,
        each: checkedAt(window, 20),
      });
      expect(over || turn > ENOUGH).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
      expect(used.target + used.place).toBeGreaterThan(6);
    },
    4 * MINUTE,
  );
});

/** Four players and teams are played in the long run. */
const TABLES: readonly [string, Planned][] = [
  ['three players', { mode: 'all', seats: 3, ...SHORT }],
  ['four players', { mode: 'all', seats: 4, ...SHORT }],
  ['two teams', { mode: 'teams', seats: 4, ...SHORT }],
];

describe('Original War for more', () => {
  it.each(LONG ? TABLES : TABLES.slice(0, 1))(
    'is played for three rounds by %s',
    async (name, plan) => {
      const screen = name === 'four players' ? english(PHONE) : DESKTOP;
      const window = await web.play(screen, plan);
      const seats = plan.seats ?? 2;
      const { turn, over } = await drive(window, {
        policy: lively(0.5),
        until: (offer) => offer.turn > 3 * seats,
        each: checkedAt(window, 20),
      });
      expect(over || turn > 3 * seats).toBe(true);
      expect(await window.page.locator('.ow-side').count()).toBe(seats);
    },
    4 * MINUTE,
  );
});

describe('the Original War table', () => {
  it('opens sectors, says why not and shows cards', async () => {
    const window = await web.play(english(DESKTOP), SHORT);
    const { page } = window;
    await drive(window, { policy: lively(0), until: (offer) => offer.kind === 'act' });
    const tile = page.locator('.ow-tile').nth(1);
    await tile.click();
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
    const name = (await tile.locator('.ow-tile-name').textContent()) ?? '?';
    expect(await page.locator('.ow-sector h2').textContent()).toContain(name);
    await page.locator('.ow-tile[data-mark=""]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.hands-card:not([data-mark=usable])').first().click();
    expect(await page.locator('.why-not').textContent()).toMatch(/OW-/);
    expect(await page.locator('.inspector h2').count()).toBe(1);
  });

  it('is played in words too', async () => {
    const { page } = await web.play(english(PHONE), SHORT, { textTable: true });
    const asked = () => page.locator('.prompt[data-state=asking], .over').first().waitFor();
    await asked();
    expect(await violations(page)).toEqual([]);
    const turn = async () => Number(await page.locator('.prompt').getAttribute('data-turn'));
    for (let i = 0; i < 120 && (await turn()) < 3; i++) {
      const goesOn = (await page.locator('.prompt [data-primary]').count()) > 0;
      await page.keyboard.press(goesOn && i % 4 > 0 ? 'n' : '1');
      await asked();
    }
    expect(await turn()).toBe(3);
  });
});
