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
      // Of a card in a fan only its own part is free; several may share an item of a row.
      const owns = [e.closest('li') ?? e, e].map((one) => one.getBoundingClientRect());
      if (owns.some((own) => own.right < box.left + 24 || own.left > box.right - 24)) return true;
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

  // What a player's panel says stands inside it, and beside the tools.
  const tools = all('.tools')[0]?.getBoundingClientRect();
  for (const side of all('.stand .side')) {
    const outer = side.getBoundingClientRect();
    const texts = document.createTreeWalker(side, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (words === '' || owner === null || owner.closest('.hidden') !== null || !owner.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < outer.left - 2 || right > outer.right + 2 || bottom > outer.bottom + 4 || top < outer.top - 4)
          faults.push(`"${words}" sticks out of the panel of ${named(side)}`);
        const beside = tools === undefined || right <= tools.left || left >= tools.right || top >= tools.bottom;
        if (!beside) faults.push(`"${words}" of a panel lies under the tools`);
      }
    }
  }

  // Nothing to press lies over something else to press. A fan covers its own cards, a borne card hangs at its bearer.
  /** What of it is seen through whatever scrolls or cuts it. */
  const seen = (e: HTMLElement) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let up = e.parentElement; up !== null; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const NEAR = touch ? 8 : 24;
  const buttons = all('.stand button, .tools button')
    .filter((e) => e.checkVisibility() && e.closest('.hands ul, .dt-under, .drawer-veil, .stack, .end, h3') === null)
    .map((e) => ({ e, box: seen(e) }))
    .filter(({ box }) => box.right - box.left > 4 && box.bottom - box.top > 4);
  for (const [i, a] of buttons.entries()) {
    for (const b of buttons.slice(i + 1)) {
      if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > NEAR && high > NEAR)
        faults.push(
          `${named(a.e)} and ${named(b.e)} lie over each other by ${Math.round(wide)} x ${Math.round(high)} px`,
        );
    }
  }

  // What a card in hand says stands where the next one of the fan does not cover it, and inside the card.
  for (const card of all('[data-region=hand] li .hands-card')) {
    const item = card.closest('li');
    const row = card.closest('ul')?.getBoundingClientRect();
    const own = card.getBoundingClientRect();
    const next = item?.nextElementSibling?.getBoundingClientRect().left ?? own.right;
    if (row === undefined || own.left < row.left - 2 || own.right > row.right + 2) continue;
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (words === '' || owner === null || owner.closest('.hidden') !== null || !owner.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Cards of a fan lean a little: what is lost at their corners is no letter.
      for (const { left, right } of range.getClientRects())
        if (left < own.left - 3 || right > Math.min(own.right, next) + 6) {
          faults.push(`"${words}" of ${named(card)} is covered or cut`);
          break;
        }
    }
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
