import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drive } from './driver.ts';
import type { Planned } from './games.ts';
import { browserTests } from './kit.ts';
import { DESKTOP, PHONE, type Window } from './window.ts';

const web = browserTests();

const GAMES: readonly Planned[] = [
  { game: 'summoner-wars', decks: ['polar-dwarves', 'cave-goblins'], options: { firstPlayer: 1 } },
  { game: 'siegestorm', decks: ['yrsa', 'khung-lai'], options: { first: 1 } },
  { game: 'original-war' },
  { game: 'doomtrooper' },
];

interface Spot {
  readonly x: number;
  readonly y: number;
}

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => n / 8);

const straight = (from: Spot, to: Spot): readonly Spot[] =>
  PARTS.map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));

/** Presses, moves in steps and lets go, with a mouse or a finger; `over` is called before letting go. */
async function drag({ page, screen }: Window, from: Spot, to: Spot, over?: () => Promise<void>): Promise<void> {
  const way = straight(from, to);
  if (!screen.touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await page.waitForTimeout(120);
    await over?.();
    await page.mouse.move(to.x + 1, to.y);
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point })) });
  await send('touchStart', [from]);
  for (const point of way) await send('touchMove', [point]);
  await page.waitForTimeout(120);
  await over?.();
  await send('touchMove', [{ x: to.x + 1, y: to.y }]);
  await send('touchEnd', []);
}

const tick = (page: Page) => page.locator('.prompt').getAttribute('data-tick');

const LIFTABLE = ':is(main [data-region=hand], main [data-region=board]) [data-mark=usable][data-card]';

/** A point where one of these can be touched, its middle if any shows it: cards of a hand cover each other's. */
const spot = (page: Page, selector: string): Promise<Spot> =>
  page.evaluate((wanted) => {
    for (const part of [0.5, 0.2, 0.8]) {
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = { x: left + width * part, y: top + height / 2 };
        if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    throw new Error(`nothing to touch: ${wanted}`);
  }, selector);

/** Plays on until a card can be lifted. */
async function liftable(window: Window): Promise<void> {
  const cards = window.page.locator(LIFTABLE);
  for (let i = 0; i < 40; i++) {
    await drive(window, {
      until: ({ kind, marks }, steps) => kind === 'act' && marks.includes('usable') && steps >= i,
    });
    await window.page.keyboard.press('Escape');
    if ((await cards.count()) > 0) break;
  }
  await cards.first().scrollIntoViewIfNeeded();
}

const LONG = process.env.BOJISTE_LONG === '1';
/** Every game with mouse and finger in the long run, with one of them by turns otherwise. */
const CASES = GAMES.flatMap((plan, at) =>
  [
    [`${plan.game} with the mouse`, plan, DESKTOP] as const,
    [`${plan.game} with a finger`, plan, PHONE] as const,
  ].filter((_, way) => LONG || way === at % 2),
);

describe('a card that is dragged', () => {
  it.each(CASES)(
    'is put back where it is let go outside: %s',
    async (_, plan, screen) => {
      const window = await web.play(screen, plan);
      const { page } = window;
      await liftable(window);
      const before = await tick(page);
      const position = () =>
        page.locator('main [data-card]').evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.card).join());
      const lay = await position();
      const from = await spot(page, LIFTABLE);
      // The prompt is no place for a card.
      const prompt = await spot(page, '.prompt');
      await drag(window, from, prompt, async () => {
        expect(await page.locator('.drag-ghost').count()).toBe(1);
        expect((await tick(page))?.split('/')[0]).toBe(before?.split('/')[0]);
      });
      await page.waitForTimeout(150);
      expect(await page.locator('.drag-ghost, .drag-note').count()).toBe(0);
      expect(await tick(page)).toBe(before);
      expect(await position()).toBe(lay);
    },
    60_000,
  );
});

describe('a unit dragged to a space', () => {
  it.each([
    ['with the mouse', DESKTOP],
    ['with a finger', PHONE],
  ] as const)('goes there, and the table says so before: %s', async (_, screen) => {
    const window = await web.play(screen, GAMES[0]);
    const { page } = window;
    const moving = () => page.locator('.sw-cell[data-mark=usable]');
    await drive(window, {
      policy: () => ({ at: 'primary', n: 0 }),
      until: ({ kind, marks }) => kind === 'act' && marks.filter((mark) => mark === 'usable').length > 1,
    });
    await moving().first().waitFor();
    const from = await spot(page, '.sw-cell[data-mark=usable]');
    const before = await tick(page);
    const lifted = await moving().first().getAttribute('data-space');
    // A look at where it may go: the same click a player would make, taken back.
    await moving().first().click();
    await page.locator('.sw-cell[data-mark=place]').first().waitFor();
    const to = await spot(page, '.sw-cell[data-mark=place]');
    await page.keyboard.press('Escape');
    await drag(window, from, to, async () => {
      expect(await page.locator('.sw-cell[data-over=aim]').count()).toBe(1);
      expect(await page.locator('.drag-note').innerText()).not.toBe('');
      expect((await tick(page))?.split('/')[0]).toBe(before?.split('/')[0]);
    });
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('.prompt')?.dataset.tick !== old, before);
    expect((await tick(page))?.split('/')[0]).not.toBe(before?.split('/')[0]);
    expect(await page.locator(`.sw-cell[data-space=${lifted}]`).getAttribute('data-card')).toBe('0');
  });
});
