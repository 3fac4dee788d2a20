import { describe, expect, it } from 'vitest';
import { browserTests } from './kit.ts';
import { follow, type Hand } from './learner.ts';
import { DESKTOP, english, PHONE, type Screen, violations } from './window.ts';

const { open, play } = browserTests();

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

/** Its address without the number of the position. */
const lessonOf = (href: string): string => href.slice(0, href.lastIndexOf('/') + 1);

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
            // A lesson may go on in further positions.
            for (let at = href; at.startsWith(lessonOf(href)); ) {
              await lesson.locator('.coach[data-coach="on"]').waitFor();
              expect([at, (await follow(lesson, hand)).end]).toEqual([at, 'done']);
              expect([at, await violations(lesson)]).toEqual([at, []]);
              const next = lesson.locator('[data-next]');
              at = (await next.count()) > 0 ? ((await next.getAttribute('href')) ?? '') : '';
              if (at.startsWith(lessonOf(href))) await next.click();
            }
          }
        }, 600_000);
});

describe('How to play', () => {
  it('is printed on one page in dark ink, also from a dark screen', async () => {
    for (const [game] of FIRST)
      for (const screen of [DESKTOP, english(DESKTOP)]) {
        const { page } = await open(screen, `#/learn/${game}/how`, { theme: 'dark' });
        await page.locator('.how-legend').waitFor();
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const pale = await page.locator('.how-page').evaluate((sheet) => {
          const of = (element: Element, what: string) => getComputedStyle(element).getPropertyValue(what);
          const signs = [...sheet.querySelectorAll('.how-legend .icon')].map((sign) => of(sign, 'fill'));
          const words = [...sheet.querySelectorAll('.how-figure text, li')].map((word) =>
            of(word, word instanceof SVGElement ? 'fill' : 'color'),
          );
          const light = (colour: string) =>
            (colour.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 120);
          return [...signs, ...words].filter(light).length;
        });
        expect([game, pale]).toEqual([game, 0]);
        const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
        expect([game, paper.match(/\/Type\s*\/Page[^s]/g)?.length]).toEqual([game, 1]);
      }
  });
});

describe('Puzzles', () => {
  it('the puzzle of the day opens at the table', async () => {
    const { page } = await open(english(DESKTOP), '#/practice/summoner-wars');
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-daily]').click();
    await page.locator('.coach-line').waitFor();
    expect(await page.locator('.coach').getAttribute('data-coach')).toBe('on');
  });

  it('are chosen by theme, difficulty and phase; a hint rings, and the solution is played out', async () => {
    const { page } = await open(PHONE, '#/practice/original-war');
    const rows = page.locator('[data-puzzles] li');
    await page.locator('[data-drill="step/battle"]').waitFor();
    const all = await rows.count();
    await page.locator('[data-filter="kill"]').click();
    await page.locator('[data-filter="1"]').click();
    expect(await rows.count()).toBeLessThan(all);
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-drill="step/battle"]').click();
    await page.locator('.coach[data-coach="on"]').waitFor();
    await page.locator('[data-hint]').click();
    await page.locator('.coach:not([data-rings=""])').waitFor();
    for (let i = 0; i < 12 && (await page.locator('[data-solution]').count()) > 0; i++) {
      const tick = await page.locator('.prompt').getAttribute('data-tick');
      await page.locator('[data-solution]').click();
      await page.locator(`.prompt:not([data-tick="${tick}"])`).waitFor();
    }
    await page.locator('.led-end [data-next]').waitFor();
    expect(await page.locator('.led-end [data-next]').getAttribute('href')).toContain('/drill/');
    // Whoever has it solved is told why it works.
    expect((await page.locator('.led-end [data-why]').innerText()).length).toBeGreaterThan(40);
  });
});

describe('The coach', () => {
  it('is silent until it is switched on in the menu, says one sentence, and stops when asked to', async () => {
    const { page } = await play(english(PHONE), { game: 'summoner-wars', seed: 'coach' });
    const prompt = page.locator('.prompt[data-state="asking"]');
    await prompt.waitFor();
    expect(await page.locator('.tip').count()).toBe(0);
    await page.locator('.tool-menu').click();
    await page.locator('[data-way="teacher"]').click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // On to a phase in which there is something to say.
    for (let i = 0; i < 12 && (await page.locator('.tip').count()) === 0; i++) {
      const tick = await page.locator('.prompt').getAttribute('data-tick');
      await page.locator('.prompt [data-primary]').click();
      await page.locator(`.prompt[data-state="asking"]:not([data-tick="${tick}"])`).waitFor();
      await page.waitForTimeout(400);
    }
    expect(await page.locator('.tip').count()).toBe(1);
    const told = await page.locator('.tip').getAttribute('data-tip');
    expect(await violations(page)).toEqual([]);
    await page.locator('.tip-stop').click();
    await page.waitForTimeout(200);
    expect(await page.locator(`.tip[data-tip="${told}"]`).count()).toBe(0);
  });
});
