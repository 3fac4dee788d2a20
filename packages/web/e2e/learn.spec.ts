import { describe, expect, it } from 'vitest';
import { browserTests } from './kit.ts';
import { follow, type Hand } from './learner.ts';
import { DESKTOP, english, PHONE, type Screen, violations } from './window.ts';

const { open } = browserTests();

/** Each way of playing and each language once; all lessons are played by `bojiste lesson`. */
const FIRST: readonly (readonly [string, Screen, Hand])[] = [
  ['summoner-wars', DESKTOP, 'mouse'],
  ['siegestorm', english(PHONE), 'touch'],
  ['doomtrooper', english(DESKTOP), 'keys'],
  ['original-war', DESKTOP, 'mouse'],
];

describe('Lessons', () => {
  for (const [game, screen, hand] of FIRST)
    it(`${game}: from the home page to the first win by ${hand}`, async () => {
      const { page } = await open(screen);
      await page.locator(`[data-learn="${game}"]`).first().click();
      const { end, presses } = await follow(page, hand);
      expect(end).toBe('done');
      expect(presses).toBeLessThanOrEqual(8);
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-next]').waitFor();
    });

  it('a wrong answer is answered and not carried out; a reload goes on where it was', async () => {
    const { page } = await open(DESKTOP, '#/lesson/summoner-wars/1-the-summoner-must-fall/0');
    await page.locator('.prompt [data-choice="done"]').click();
    await page.locator('.coach-answer:not(:empty)').waitFor();
    expect(await page.locator('.coach').getAttribute('data-step')).toBe('1');
    // The third wrong answer brings the offer to be shown.
    for (let i = 0; i < 2; i++) await page.locator('.prompt [data-choice="done"]').click();
    await page.locator('[data-show]').click();
    await page.locator('.coach[data-step="2"]').waitFor();
    await page.reload();
    await page.locator('.coach[data-step="2"]').waitFor();
    expect((await follow(page, 'mouse')).end).toBe('done');
  });

  it('the list marks what is done and what is known', async () => {
    const { page } = await open(english(PHONE), '#/learn/siegestorm');
    await page.locator('.lesson-tile').nth(7).waitFor();
    await page
      .getByRole('button', { name: /I know this/ })
      .first()
      .click();
    await page.locator('.lesson-tile[data-state="known"]').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

/** All of them by mouse, touch and keyboard in both languages: long. The last of each game is a free one, with no rings. */
const HANDS: readonly (readonly [Hand, Screen])[] = [
  ['mouse', DESKTOP],
  ['keys', DESKTOP],
  ['touch', { ...PHONE, width: 390, height: 844 }],
];

describe.runIf(process.env.BOJISTE_LONG === '1')('Every lesson', () => {
  for (const [game] of FIRST)
    for (const [hand, screen] of HANDS)
      for (const seen of [screen, english(screen)])
        it(`${game} by ${hand} (${seen.locale})`, async () => {
          const { page } = await open(seen, `#/learn/${game}`);
          await page.locator('.lesson-tile').nth(5).waitFor();
          const links = await page
            .locator('.lesson-tile a[href*="#/lesson/"]')
            .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
          const led = [...new Set(links)].filter((href) => !/-the-first-(game|duel)\//.test(href));
          expect(led.length).toBeGreaterThan(4);
          for (const href of led) {
            const { page: lesson } = await open(seen, href);
            expect([href, (await follow(lesson, hand)).end]).toEqual([href, 'done']);
          }
        }, 600_000);
});

describe('Puzzles', () => {
  it('the puzzle of the day opens at the table', async () => {
    const { page } = await open(english(DESKTOP), '#/practice/summoner-wars');
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-daily]').click();
    await page.locator('.coach-line').waitFor();
    expect(await page.locator('.coach').getAttribute('data-coach')).toBe('on');
  });
});
