import type { Page } from 'playwright-core';

/** Somebody who does what the coach rings: by mouse, by touch or by keys. */

export type Hand = 'mouse' | 'touch' | 'keys';

const PATIENCE = 20_000;
const MOST = 60;

interface Sight {
  readonly coach: string;
  readonly rings: string;
  readonly tick: string;
}

/** Waits until the coach has something to ring that was not there before, or has come to an end. */
async function look(page: Page, before: string): Promise<Sight> {
  const seen = await page.waitForFunction(
    (last) => {
      const coach = document.querySelector<HTMLElement>('.coach')?.dataset;
      const prompt = document.querySelector<HTMLElement>('.prompt')?.dataset;
      if (coach === undefined || prompt === undefined) return null;
      // Opening a tab asks nothing new, but shows what is ringed.
      const tabs = [...document.querySelectorAll('[data-holds=""]')].map((tab) => tab.textContent).join();
      const sight = {
        coach: coach.coach ?? '',
        rings: coach.rings ?? '',
        tick: `${prompt.tick} ${coach.step} ${tabs}`,
      };
      if (sight.coach !== 'on') return sight;
      // Where something is to be found alone, nothing is ringed until help is asked for.
      const seen = sight.rings !== '' || document.querySelector('[data-hint]') !== null;
      return prompt.state === 'asking' && seen && sight.tick !== last ? sight : null;
    },
    before,
    { timeout: PATIENCE },
  );
  return (await seen.jsonValue()) as Sight;
}

/** A point at which the thing itself is hit, and not something that lies on it: buttons first, tabs to be opened last. */
function pointOf(rings: string): { x: number; y: number } | null {
  const shares = [0.5, 0.2, 0.8, 0.08, 0.92];
  const seen = [...document.querySelectorAll<HTMLElement>(`:is(${rings})`)].filter(
    (e) => e.getClientRects().length > 0,
  );
  const buttons = seen.filter((element) => element.dataset.choice !== undefined);
  const things = seen.filter((element) => element.dataset.holds === undefined);
  for (const element of [...buttons, ...things, ...seen]) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const fy of shares)
      for (const fx of shares) {
        const x = left + width * fx;
        const y = top + height * fy;
        if (document.elementFromPoint(x, y)?.closest('button, [data-card]') === element) return { x, y };
      }
  }
  return null;
}

async function press(page: Page, rings: string, hand: Hand): Promise<void> {
  if (hand === 'keys') {
    const buttons = page.locator(`:is(${rings})[data-choice]:visible`);
    const things = page.locator(`:is(${rings}):not([data-holds]):visible`);
    const tabs = page.locator(`:is(${rings}):visible`);
    const target = (await buttons.count()) > 0 ? buttons : (await things.count()) > 0 ? things : tabs;
    await target.first().focus();
    await page.keyboard.press('Enter');
    return;
  }
  const point = await page.evaluate(pointOf, rings);
  if (point === null) throw new Error(`nothing that is ringed can be pointed at: ${rings}`);
  if (hand === 'mouse') await page.mouse.click(point.x, point.y);
  else await page.touchscreen.tap(point.x, point.y);
}

/** Asks for help where nothing is ringed; what is ringed then. */
async function helped(page: Page, { rings }: Sight, hand: Hand): Promise<string> {
  if (rings !== '') return rings;
  await press(page, '[data-hint]', hand);
  const coach = page.locator('.coach:not([data-rings=""])');
  await coach.waitFor({ timeout: PATIENCE });
  return (await coach.getAttribute('data-rings')) ?? '';
}

/** Follows the coach to the end of a part; returns how it ended and how often something was pressed. */
export async function follow(page: Page, hand: Hand): Promise<{ end: string; presses: number }> {
  let tick = '';
  for (let presses = 0; presses < MOST; presses++) {
    const sight = await look(page, tick).catch(async (error: Error) => {
      throw new Error(`${error.message}\nafter ${presses} presses: ${await page.locator('.prompt').innerText()}`);
    });
    if (sight.coach !== 'on') return { end: sight.coach, presses };
    tick = sight.tick;
    const rings = await helped(page, sight, hand);
    const large = await page.locator(`.prompt [data-primary]:not(:is(${rings}))`).allInnerTexts();
    if (large.length > 0) throw new Error(`the large button is not what the coach wants: ${large.join()}`);
    await press(page, rings, hand);
  }
  return { end: 'endless', presses: MOST };
}
