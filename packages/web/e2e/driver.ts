import type { Page } from 'playwright-core';
import type { Window } from './window.ts';

/**
 * Plays a game on any table by what the table itself marks: see README.md for the attributes it goes by. It points at
 * things as a person does, so a thing that is marked but covered, off the screen or without an answer is a failure.
 */

export type Way = 'mouse' | 'keys' | 'touch';

/** What the table offers at the moment. */
interface Offer {
  readonly state: 'asking' | 'over';
  /** Changes with everything a player does or is asked. */
  readonly tick: string;
  readonly turn: number;
  readonly kind: string;
  /** A first tap showed the odds: the button does it. */
  readonly armed: boolean;
  /** Kinds of the marked things in their order on the page. */
  readonly marks: readonly string[];
  readonly options: number;
  readonly primary: boolean;
  /** The answer of the large button, '' for none. */
  readonly pressed: string;
}

export interface Aim {
  readonly at: 'mark' | 'option' | 'primary' | 'escape';
  /** Which of them, in the order of the page. */
  readonly n: number;
}

const PRIMARY_AIM: Aim = { at: 'primary', n: 0 };
const ESCAPE: Aim = { at: 'escape', n: 0 };

/** Chooses what to do next; `random` is between 0 and 1 and the same in every run. */
export type Policy = (offer: Offer, random: () => number) => Aim;

const MARKED = ['target', 'place', 'usable'].map((mark) => `main [data-mark=${mark}]`).join(',');
const OPTIONS = '.prompt [data-option]';
const PRIMARY = '.prompt [data-primary]';
/** For the others to move, and for a click to show that it was understood. */
const PATIENCE = 30_000;
const REPLY = 6_000;

/** Waits until something else than before is asked of this player, or the game is over; null when nothing came of it. */
async function settled(page: Page, before: string): Promise<Offer | null> {
  const read = async ({ marked, options, primary, last, patience, reply }: Record<string, string | number>) => {
    const began = performance.now();
    const prompt = () => document.querySelector<HTMLElement>('.prompt');
    const ready = () => {
      const { state, tick } = prompt()?.dataset ?? {};
      return (state === 'asking' || state === 'over') && tick !== last;
    };
    while (!ready()) {
      const idle = prompt()?.dataset.tick === last;
      if (performance.now() - began > Number(idle ? reply : patience)) return null;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    const { state, tick, turn, kind, armed } = (prompt() as HTMLElement).dataset;
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
    return {
      state: state as 'asking' | 'over',
      tick: tick ?? '',
      turn: Number(turn),
      kind: kind ?? '',
      armed: armed === 'true',
      marks: seen(String(marked)).map((element) => element.dataset.mark ?? ''),
      options: seen(String(options)).length,
      primary: seen(String(primary)).length > 0,
      pressed: seen(String(primary))[0]?.dataset.choice ?? '',
    };
  };
  const selectors = {
    marked: MARKED,
    options: OPTIONS,
    primary: PRIMARY,
    last: before,
    patience: PATIENCE,
    reply: REPLY,
  };
  return page.evaluate(read, selectors);
}

/** The prompt in words, for messages. */
const told = (page: Page): Promise<string> => page.locator('.prompt').innerText();

const selectorOf = (aim: Aim): string => (aim.at === 'mark' ? MARKED : aim.at === 'option' ? OPTIONS : PRIMARY);

/** A point at which a finger would hit the thing and nothing else, with some room around it; it is scrolled to first. */
async function pointOf(page: Page, aim: Aim): Promise<{ x: number; y: number }> {
  const find = ({ selector, n }: { selector: string; n: number }) => {
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
    const element = seen[n];
    if (element === undefined) return 'is gone';
    const tries = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
      [0.12, 0.12],
      [0.88, 0.88],
    ];
    const hit = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = tries.map(([fx, fy]) => ({ x: left + width * fx, y: top + height * fy }));
      const at = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      return points.find(({ x, y }) => at(x, y) && [-3, 3].every((d) => at(x + d, y) && at(x, y + d)));
    };
    const there = hit();
    if (there !== undefined) return there;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit() ?? `${element.outerHTML.slice(0, 200)} is covered by ${over?.outerHTML.slice(0, 200)}`;
  };
  const found = await page.evaluate(find, { selector: selectorOf(aim), n: aim.n });
  if (typeof found === 'string') throw new Error(`cannot be pointed at: ${found}`);
  return found;
}

async function point(page: Page, aim: Aim, way: Way): Promise<void> {
  if (aim.at === 'escape') return page.keyboard.press('Escape');
  const { x, y } = await pointOf(page, aim);
  if (way === 'touch') return page.touchscreen.tap(x, y);
  // Pointing at a thing may show its preview; then it is clicked where it is.
  await page.mouse.move(x, y);
  const there = await pointOf(page, aim);
  await page.mouse.click(there.x, there.y);
}

/** M goes from one marked thing to the next, Enter takes it; numbers and N are the buttons. */
async function type(page: Page, aim: Aim): Promise<void> {
  if (aim.at === 'escape') return page.keyboard.press('Escape');
  if (aim.at === 'primary') return page.keyboard.press('n');
  if (aim.at === 'option' && aim.n < 9) return page.keyboard.press(String(aim.n + 1));
  if (aim.at === 'option') {
    await page.locator(OPTIONS).nth(aim.n).focus();
    return page.keyboard.press('Enter');
  }
  for (let i = 0; i <= aim.n % 5; i++) await page.keyboard.press('m');
  await page.keyboard.press('Enter');
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Aims at what is asked for, begins something with a chance of `eager`, and goes on otherwise. */
export const lively =
  (eager = 0.7): Policy =>
  (offer, random) => {
    const pick = (n: number) => Math.floor(random() * n);
    const of = (...kinds: readonly string[]) => offer.marks.flatMap((mark, n) => (kinds.includes(mark) ? n : []));
    const aimed = of('target', 'place');
    const usable = of('usable');
    if (offer.armed && offer.primary) return PRIMARY_AIM;
    if (offer.kind === 'menu' && offer.options > 0) return { at: 'option', n: pick(offer.options) };
    // A question that can be ended is not always answered to the last card.
    const canEnd = offer.primary || offer.options > 0;
    if (aimed.length > 0 && !(canEnd && random() < 0.15)) return { at: 'mark', n: aimed[pick(aimed.length)] };
    if (usable.length > 0 && (random() < eager || !canEnd)) return { at: 'mark', n: usable[pick(usable.length)] };
    if (offer.primary && (offer.options < 2 || random() < 0.5)) return PRIMARY_AIM;
    if (offer.options > 0) return { at: 'option', n: pick(offer.options) };
    return offer.primary ? PRIMARY_AIM : ESCAPE;
  };

export interface Drive {
  /** As the screen is pointed at, unless it says otherwise. */
  readonly way?: Way;
  readonly policy?: Policy;
  readonly seed?: number;
  /** Stop here; without it only the end stops. */
  until?(offer: Offer, steps: number): boolean;
  /** Called before every step. */
  each?(offer: Offer, steps: number): Promise<void>;
  /** More steps than any game takes. */
  readonly most?: number;
}

export interface Driven {
  readonly steps: number;
  readonly turn: number;
  readonly over: boolean;
  /** How often each kind of thing was pointed at. */
  readonly used: Readonly<Record<string, number>>;
}

/** A thing may move away under the finger, when a preview comes in: one points again, but not for ever. */
const TRIES = 3;

async function doIt(page: Page, aim: Aim, way: Way, before: string): Promise<Offer> {
  for (let i = 0; i < TRIES; i++) {
    await (way === 'keys' ? type(page, aim) : point(page, aim, way));
    const offer = await settled(page, before);
    if (offer !== null) return offer;
  }
  throw new Error(`nothing happens (${aim.at} ${aim.n}, ${before}): ${await told(page)}`);
}

async function firstOffer(page: Page): Promise<Offer> {
  const offer = await settled(page, '');
  if (offer === null) throw new Error(`nobody asks anything: ${await told(page)}`);
  return offer;
}

/** Answers that decline what is asked: by a button of their own, never by the large one and its key. */
const DECLINES = ['pass', 'none', 'no'];

/** Ends the phase or declines, whichever is asked. */
export const goOn = (page: Page): Promise<void> =>
  page
    .locator(['done', ...DECLINES].map((key) => `.prompt [data-choice=${key}]`).join())
    .or(page.locator(PRIMARY))
    .last()
    .click();

/** Plays on until the game is over or `until` says so. */
export async function drive({ page, screen }: Window, how: Drive): Promise<Driven> {
  const { way = screen.touch ? 'touch' : 'mouse', policy = lively(), seed = 1, most = 4000, until, each } = how;
  const random = randomOf(seed);
  const used: Record<string, number> = {};
  let offer = await firstOffer(page);
  for (let steps = 0; ; steps++) {
    const over = offer.state === 'over';
    if (over || until?.(offer, steps) === true) return { steps, turn: offer.turn, over, used };
    if (steps >= most) throw new Error(`not over after ${most} steps: ${await told(page)}`);
    if (DECLINES.includes(offer.pressed)) throw new Error(`declining is the large button: ${await told(page)}`);
    await each?.(offer, steps);
    const aim = policy(offer, random);
    const kind = aim.at === 'mark' ? offer.marks[aim.n] : aim.at;
    used[kind] = (used[kind] ?? 0) + 1;
    offer = await doIt(page, aim, way, offer.tick);
  }
}
