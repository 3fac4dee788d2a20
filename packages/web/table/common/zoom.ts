import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Control } from './control.ts';
import type { Looked } from './looker.ts';

/**
 * Where the card that is looked at lies: beside the card under the pointer, over the table and not in a column that log
 * and prompt could squeeze. Kept in sight on purpose, or while targets are chosen, it lies over the log instead, so that
 * it covers nothing that can be chosen.
 */

const GAP = 12;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (at: number, length: number, whole: number): number =>
  Math.max(EDGE, Math.min(at, whole - length - EDGE));

/** Beside the thing: above a card of the hand, else at the side with room. The whole of it is always inside the window. */
export function besideOf(thing: Box, size: Size, screen: Size, inHand: boolean): { left: number; top: number } {
  const middle = (thing.left + thing.right - size.width) / 2;
  if (inHand && thing.top - GAP - size.height >= EDGE)
    return { left: within(middle, size.width, screen.width), top: thing.top - GAP - size.height };
  const right = thing.right + GAP;
  const left = right + size.width + EDGE <= screen.width ? right : thing.left - GAP - size.width;
  const top = (thing.top + thing.bottom - size.height) / 2;
  return { left: within(left, size.width, screen.width), top: within(top, size.height, screen.height) };
}

const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);

/** The card on the table that is meant; a card may lie in two places, and then the one under the pointer is. */
const thingOf = ({ handle }: Looked): HTMLElement | undefined =>
  handle === 0 ? undefined : (shown(`[data-card="${handle}"]:hover`) ?? shown(`[data-card="${handle}"]`));

function place(box: HTMLElement, looked: Looked, docked: boolean): void {
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const thing = docked ? undefined : thingOf(looked);
  const column = shown('.stand-right')?.getBoundingClientRect();
  // Log and prompt stay free.
  const screen = { width: column?.left ?? innerWidth, height: innerHeight };
  const { left, top } =
    thing === undefined
      ? { left: column?.left ?? innerWidth - size.width - EDGE, top: column?.top ?? EDGE }
      : besideOf(thing.getBoundingClientRect(), size, screen, thing.closest('[data-region=hand]') !== null);
  box.style.left = `${Math.round(left)}px`;
  box.style.top = `${Math.round(top)}px`;
}

export function useZoom(
  box: RefObject<HTMLElement | null>,
  looked: Looked | null,
  { pending, inspect }: Control,
  small: boolean,
): void {
  const docked = looked?.pinned === true || pending;
  useLayoutEffect(() => {
    if (box.current === null || looked === null) return;
    // A phone has a sheet for it.
    if (small) box.current.removeAttribute('style');
    if (small) return;
    place(box.current, looked, docked);
    // What is known about the card comes a moment later and makes it higher.
    const grown = new ResizeObserver(() => box.current !== null && place(box.current, looked, docked));
    grown.observe(box.current);
    return () => grown.disconnect();
  }, [box, looked, docked, small]);

  useEffect(() => {
    if (looked === null || looked.pinned === true) return;
    const away = ({ target, pointerType }: PointerEvent): void => {
      const on = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      if (pointerType === 'mouse' && on?.dataset.card !== `${looked.handle}`) inspect(null);
    };
    document.addEventListener('pointerover', away);
    return () => document.removeEventListener('pointerover', away);
  }, [looked, inspect]);
}
