import { describe, expect, it } from 'vitest';
import { type Drive, drive, lively } from './driver.ts';
import type { Planned } from './games.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, english, PHONE, type Screen, violations, type Window } from './window.ts';

const MINUTE = 60_000;
const web = browserTests();

const DUEL: Planned = { game: 'siegestorm', decks: ['yrsa', 'khung-lai'], options: { first: 1 } };

/** Somebody who fights: the game is to be seen from all sides. */
const policy = lively(0.6);

/** Looks for violations after so many steps. */
const checkedAt =
  ({ page }: Window, ...when: readonly number[]): NonNullable<Drive['each']> =>
  async (_, step) => {
    if (when.includes(step)) expect(await violations(page)).toEqual([]);
  };

describe('a whole game of Siegestorm', () => {
  it(
    'is played with the mouse on the board',
    async () => {
      const window = await web.play(DESKTOP, DUEL);
      const { over, used } = await drive(window, { policy, each: checkedAt(window, 0, 12, 30) });
      expect(over).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
      expect(used.target).toBeGreaterThan(0);
      expect(await window.page.locator('#prompt-title').textContent()).toMatch(/^(Vyhráli|Prohráli) jste/);
      expect(await violations(window.page)).toEqual([]);
    },
    3 * MINUTE,
  );

  it(
    'is played with the keyboard alone',
    async () => {
      const window = await web.play(english(DESKTOP), DUEL, { theme: 'light' });
      const { over, used } = await drive(window, { way: 'keys', policy, seed: 2, each: checkedAt(window, 9, 25) });
      expect(over).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
    },
    3 * MINUTE,
  );

  it(
    'is played on a phone',
    async () => {
      const window = await web.play(english(PHONE), DUEL);
      const { over, used } = await drive(window, { policy, seed: 3, each: checkedAt(window, 6, 20) });
      expect(over).toBe(true);
      expect(used.usable).toBeGreaterThan(3);
    },
    3 * MINUTE,
  );
});

const MODES: readonly [string, Planned, Screen][] = [
  ['wilderness', { game: 'siegestorm', mode: 'wilderness' }, PHONE],
  ['siege', { game: 'siegestorm', mode: 'siege' }, DESKTOP],
  ['co-operative on a phone', { game: 'siegestorm', mode: 'coop' }, PHONE],
  ['last one standing with 3', { game: 'siegestorm', mode: 'last', seats: 3 }, english(PHONE)],
  ['last one standing with 4', { game: 'siegestorm', mode: 'last', seats: 4 }, DESKTOP],
];
/** In the long run besides. */
const MORE_MODES: typeof MODES = [
  ['siege with the hardest boss', { game: 'siegestorm', mode: 'siege', options: { boss: 2 } }, english(PHONE)],
  ['co-operative', { game: 'siegestorm', mode: 'coop' }, english(DESKTOP)],
];
const LONG = process.env.BOJISTE_LONG === '1';

describe('every mode is played for three rounds', () => {
  it.each(LONG ? [...MODES, ...MORE_MODES] : MODES)(
    '%s',
    async (_, plan, screen) => {
      const turns = 3 * (plan.seats ?? 2);
      const window = await web.play(screen, plan);
      const until: Drive['until'] = ({ turn }) => turn > turns;
      const driven = await drive(window, { policy, seed: 5, until, each: checkedAt(window, 5) });
      expect(driven.over || driven.turn > turns).toBe(true);
      expect(await violations(window.page)).toEqual([]);
    },
    3 * MINUTE,
  );
});

describe('the Siegestorm table', () => {
  it('goes on after a reload where it was', async () => {
    const window = await web.play(DESKTOP, DUEL);
    const { page } = window;
    await drive(window, { policy, until: (_, steps) => steps === 10 });
    const position = () => page.locator('.ss-boards, .ss-side').allTextContents();
    const before = await position();
    await page.reload();
    await page.locator('.prompt[data-state=asking]').waitFor();
    expect(await position()).toEqual(before);
  });

  it('says why not, with the clause', async () => {
    const window = await web.play(english(DESKTOP), DUEL);
    const { page } = window;
    // A card that is held and cannot be used now: in the turns of this pool the hand may well be empty.
    const idle = page.locator('.hands-card[data-mark=""]');
    for (let i = 0; i < 20 && (await idle.count()) === 0; i++)
      await drive(window, { until: ({ kind }, steps) => kind === 'act' && steps > i });
    await idle.first().click();
    expect(await page.locator('.why-not').textContent()).toMatch(/SS-/);
  });
});
