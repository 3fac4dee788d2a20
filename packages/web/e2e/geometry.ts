import type { Page } from 'playwright-core';

/** What is wrong with how a table lies on its screen: read off the page, in words, empty where all is well. */

export interface Wanted {
  readonly touch: boolean;
}

/** Runs in the page: nothing outside of it is known here. */
function faultsOf({ touch }: Wanted): string[] {
  const faults: string[] = [];
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight - innerHeight} px too high`);
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} px too wide`);

  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
  const named = (e: HTMLElement) => `${e.className || e.tagName} "${(e.textContent ?? '').trim().slice(0, 30)}"`;

  // Parts of the table lie beside each other, none over another; a pixel is lost to rounding.
  const PARTS = [
    '.prompt',
    '[data-region=board]',
    '[data-region=hand]',
    '.stand-foes > .side',
    '.stand-own > .side',
    '.tools',
  ];
  const parts = PARTS.flatMap((selector) =>
    all(selector).map((e) => ({ selector, e, box: e.getBoundingClientRect() })),
  );
  for (const [i, a] of parts.entries()) {
    for (const b of parts.slice(i + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 2 && high > 2) faults.push(`${a.selector} and ${b.selector} overlap by ${wide} x ${high} px`);
    }
    const { left, top, right, bottom } = a.box;
    if (left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2)
      faults.push(`${a.selector} sticks out of the window (${[left, top, right, bottom].map(Math.round).join()})`);
  }

  // What can be chosen can be seen and hit where it lies.
  // A row of many cards is swiped: what it hides is not looked for.
  const swiped = (e: HTMLElement): boolean => {
    for (let up = e.parentElement; up !== null; up = up.parentElement) {
      if (up.scrollWidth <= up.clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(up).overflowX)) continue;
      const box = up.getBoundingClientRect();
      // Of a card in a fan only its own part is free.
      const own = (e.closest('li') ?? e).getBoundingClientRect();
      if (own.right < box.left + 24 || own.left > box.right - 24) return true;
    }
    return false;
  };
  const spots = [0.5, 0.12, 0.88].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const));
  for (const thing of all('main :is([data-mark=usable], [data-mark=target], [data-mark=place])')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = spots.some(([x, y]) => thing.contains(document.elementFromPoint(left + width * x, top + height * y)));
    if (!hit && !swiped(thing)) faults.push(`${named(thing)} can be chosen and cannot be hit`);
  }

  // What a card in hand does is told across all of the card that is free.
  for (const text of all('[data-region=hand] .hand-text')) {
    const { paddingLeft, paddingRight } = getComputedStyle(text);
    const wide = text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const next = text.closest('li')?.nextElementSibling?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
    const free = Math.min(text.clientWidth, next - text.getBoundingClientRect().left);
    if (text.textContent !== '' && wide < free * 0.75)
      faults.push(`${named(text)} is told in ${Math.round(wide)} of ${Math.round(free)} px`);
  }

  // The answer that goes on is in sight without scrolling.
  const prompt = all('.prompt')[0]?.getBoundingClientRect();
  for (const button of all('.prompt [data-primary]')) {
    const { top, bottom } = button.getBoundingClientRect();
    if (prompt !== undefined && (bottom > prompt.bottom + 2 || top < prompt.top - 2))
      faults.push(`${named(button)} is out of sight in the prompt`);
  }

  if (!touch) return faults;
  const TARGETS =
    '.prompt .button, .tool, .hands-tab, .act, .side-picture, main :is([data-mark=usable], [data-mark=target], [data-mark=place])';
  for (const target of all(TARGETS)) {
    const { width, height } = target.getBoundingClientRect();
    if (width < 43.5 || height < 43.5)
      faults.push(`${named(target)} is only ${Math.round(width)} x ${Math.round(height)} px`);
  }
  return faults;
}

export const faultsOn = (page: Page, touch: boolean): Promise<string[]> => page.evaluate(faultsOf, { touch });
