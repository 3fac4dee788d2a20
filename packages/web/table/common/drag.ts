import type { Handle } from '@bojiste/kernel';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTable } from './context.ts';
import type { Control } from './control.ts';

/**
 * Cards are dragged by pointer events, with mouse and finger alike: the card is lifted, a copy follows, it snaps to
 * what it would be laid on, and letting go anywhere else puts it back. Lifting sends nothing: only letting go over a
 * marked thing does what a click on it would do. Holding a finger still looks at the card instead.
 */

const HOLD = 450;
/** So far a finger goes on where a row has come to its end before it lifts the card. */
const BEYOND = 36;
/** A hand is never quite still. */
const SLACK: Readonly<Record<string, number>> = { mouse: 6, pen: 8, touch: 10 };

type Over = { readonly kind: 'aim' | 'board'; readonly element: HTMLElement } | null;

const AIMS = ':is([data-mark=place], [data-mark=target])';
const BOARD = '[data-region=board]';

interface Held {
  readonly source: HTMLElement;
  readonly ghost: HTMLElement;
  readonly fromHand: boolean;
  readonly ready: Promise<void>;
  over: Over;
}

/** What lies under the pointer that the card could be let go over. */
function overAt(x: number, y: number, { source, fromHand }: Held): Over {
  const hit = document.elementFromPoint(x, y);
  const aim = hit?.closest<HTMLElement>(`main ${AIMS}`) ?? null;
  if (aim !== null && aim !== source) return { kind: 'aim', element: aim };
  const board = hit?.closest<HTMLElement>(BOARD) ?? null;
  const aims = document.querySelectorAll(`main ${AIMS}`).length;
  // A card on the table is moved only to what it aims at; one from the hand may also be laid down as such.
  return board !== null && fromHand && aims === 0 ? { kind: 'board', element: board } : null;
}

function ghostOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const copy = source.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-mark', 'data-key', 'data-aim', 'id']) copy.removeAttribute(name);
  copy.tabIndex = -1;
  for (const mark of copy.querySelectorAll('.mark')) mark.remove();
  ghost.append(copy);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  source.closest('main')?.append(ghost);
  return ghost;
}

function follow(held: Held, x: number, y: number): void {
  const { ghost, over } = held;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = ghost;
  const box = over?.kind === 'aim' ? over.element.getBoundingClientRect() : null;
  const [toX, toY] = box === null ? [x, y] : [box.left + box.width / 2, box.top + box.height / 2];
  ghost.dataset.over = over?.kind ?? '';
  ghost.style.translate = `${toX - offsetLeft - offsetWidth / 2}px ${toY - offsetTop - offsetHeight / 2}px`;
  const note = document.querySelector<HTMLElement>('.drag-note');
  if (note === null) return;
  const right = toX > innerWidth - 260;
  note.style.translate = `${toX + (right ? -offsetWidth / 2 - 12 : offsetWidth / 2 + 12)}px ${Math.max(8, toY - 40)}px`;
  note.dataset.right = String(right);
}

const aimOf = (control: Control, over: Over) => {
  const key = over?.kind === 'aim' ? over.element.dataset.aim : undefined;
  return key === undefined ? null : (control.question?.choices.find((choice) => choice.key === key) ?? null);
};

/** The click that a browser sends after a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** Picks up, holds and lets go; `end` is called when nothing is held any more. */
function drag(source: HTMLElement, handle: Handle, control: () => Control, end: () => void) {
  const held: Held = {
    source,
    ghost: ghostOf(source),
    fromHand: source.closest('[data-region=hand]') !== null,
    ready: control().lift(handle),
    over: null,
  };
  source.dataset.lifted = 'true';
  let at = { x: 0, y: 0 };
  const aim = () => {
    const before = held.over?.element;
    held.over = overAt(at.x, at.y, held);
    if (held.over?.element === before) return;
    before?.removeAttribute('data-over');
    held.over?.element.setAttribute('data-over', held.over.kind);
    control().point(aimOf(control(), held.over));
  };
  const move = (event: { clientX: number; clientY: number }) => {
    at = { x: event.clientX, y: event.clientY };
    aim();
    follow(held, at.x, at.y);
  };
  const put = () => {
    held.over?.element.removeAttribute('data-over');
    held.ghost.remove();
    delete source.dataset.lifted;
    end();
  };
  const drop = async () => {
    swallowClick();
    await held.ready;
    // What was looked ahead to must be on the page first.
    await new Promise((resolve) => setTimeout(resolve));
    aim();
    const { over } = held;
    put();
    if (over?.kind === 'aim') over.element.click();
    else if (over?.kind === 'board') control().lay();
    else control().cancel();
  };
  const cancel = () => {
    put();
    held.ready.then(() => control().cancel());
  };
  return { move, drop, cancel };
}

/**
 * A row of more cards than fit is swiped by a finger that goes along it; whoever leaves the row, or goes on where the
 * row has come to its end, lifts the card.
 */
function swipeOf(card: HTMLElement, pointerType: string, x: number, y: number) {
  const row = pointerType === 'mouse' ? null : card.closest<HTMLElement>('[data-region=hand] ul');
  if (row === null || row.scrollWidth <= row.clientWidth + 1) return null;
  const from = row.scrollLeft;
  const most = row.scrollWidth - row.clientWidth;
  const { top, bottom } = row.getBoundingClientRect();
  let along: boolean | null = null;
  return (at: { clientX: number; clientY: number }): boolean => {
    along ??= Math.abs(at.clientX - x) > Math.abs(at.clientY - y);
    if (!along || at.clientY < top || at.clientY > bottom) return false;
    const to = from - (at.clientX - x);
    if (to < -BEYOND || to > most + BEYOND) return false;
    row.scrollLeft = to;
    return true;
  };
}

interface Press {
  /** Handle of the card that is lifted; 0 where it cannot be. */
  readonly handle: Handle;
  /** The finger stayed where it was. */
  held(): void;
}

/** Handlers for anything on a table that can be held to look at it, and dragged where `handle` says so. */
export function usePress({ handle, held }: Press) {
  const { control } = useTable();
  const live = useRef(control);
  live.current = control;
  const timer = useRef(0);
  const looked = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const down = (event: PointerEvent<HTMLElement>) => {
    looked.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerType, pointerId, currentTarget, clientX, clientY } = event;
    let dragged: ReturnType<typeof drag> | null = null;
    let swiped = false;
    const swipe = swipeOf(currentTarget, pointerType, clientX, clientY);
    const release = () => {
      clearTimeout(timer.current);
      for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener);
      stop.current = null;
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId || looked.current) return;
      const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > (SLACK[pointerType] ?? 8);
      if (dragged === null && far) {
        clearTimeout(timer.current);
        if (handle === 0) return release();
        swiped = swipe?.(moved) === true;
        if (swiped) return;
        dragged = drag(currentTarget, handle, () => live.current, release);
      }
      dragged?.move(moved);
    };
    const up = (raised: globalThis.PointerEvent) => {
      if (raised.pointerId !== pointerId) return;
      const now = dragged;
      release();
      if (swiped) swallowClick();
      now?.drop();
    };
    const cancel = () => {
      const now = dragged;
      release();
      now?.cancel();
    };
    const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && cancel();
    const listeners = [
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['blur', cancel],
      ['keydown', key],
    ] as const;
    stop.current?.();
    for (const [name, listener] of listeners) addEventListener(name, listener as EventListener);
    stop.current = cancel;
    if (pointerType === 'mouse') return;
    // The finger belongs to the table from here on, not to the card it came down on.
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    timer.current = setTimeout(() => {
      looked.current = true;
      held();
    }, HOLD) as unknown as number;
  };
  return {
    onPointerDown: down,
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault();
      held();
    },
    onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => {
      if (!looked.current) return;
      looked.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
