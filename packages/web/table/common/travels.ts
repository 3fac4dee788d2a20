import type { CardView, ZoneId } from '@bojiste/kernel';
import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTable } from './context.ts';

/**
 * Cards travel from where they lay to where they lie now; a place that somebody came to pulses once. Briefly, and not
 * where motion is unwanted.
 */

interface Spot {
  readonly zone: ZoneId;
  readonly rect: DOMRect;
}

const TRAVEL: KeyframeAnimationOptions = { duration: 260, easing: 'ease-out' };
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Elements of cards by their handle; the first one stands for the card. */
function cardElements(): Map<number, HTMLElement> {
  const found = new Map<number, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('main .travels')) {
    const handle = Number(element.dataset.card);
    if (!found.has(handle)) found.set(handle, element);
  }
  return found;
}

/** `placeOf` finds what stands for the place of a card that is not shown itself. */
export function useTravels(placeOf?: (card: CardView) => HTMLElement | null): void {
  const { view } = useTable();
  const { pace } = useSettings();
  const before = useRef(new Map<number, Spot>());
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    if (last.current === view) return;
    last.current = view;
    if (pace === 'off' || reduced()) {
      // Nothing moves: nothing need be measured.
      before.current.clear();
      return;
    }
    const elements = cardElements();
    const now = new Map<number, Spot>();
    for (const card of view.cards) {
      const own = elements.get(card.handle);
      const element = own ?? placeOf?.(card) ?? null;
      if (element === null) continue;
      const rect = element.getBoundingClientRect();
      now.set(card.handle, { zone: card.zone, rect });
      const from = before.current.get(card.handle);
      if (from === undefined || from.zone === card.zone) continue;
      if (own === undefined) element.animate([{ transform: 'scale(1.08)' }, { transform: 'none' }], TRAVEL);
      else {
        const way = `translate(${from.rect.left - rect.left}px, ${from.rect.top - rect.top}px)`;
        own.animate(
          [
            { transform: way, zIndex: 9 },
            { transform: 'none', zIndex: 9 },
          ],
          TRAVEL,
        );
      }
    }
    before.current = now;
  });
}
