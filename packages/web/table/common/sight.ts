import { sure } from '@bojiste/kernel/state/sure';
import { useEffect } from 'react';

const MARKED = 'main :is([data-mark=usable], [data-mark=target], [data-mark=place])';

/** Screens on which the table is longer than the window. */
const SMALL = 900;

/** On small screens what can be chosen may lie out of sight: then the first of it is brought there. */
export function useInSight(tick: string): void {
  useEffect(() => {
    if (tick === '') return;
    const marked = [...document.querySelectorAll<HTMLElement>(MARKED)].filter((e) => e.getClientRects().length > 0);
    const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
    const seen = (element: HTMLElement): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const covered =
        prompt !== undefined && x > prompt.left && x < prompt.right && y > prompt.top && y < prompt.bottom;
      return y > 0 && y < innerHeight && x > 0 && x < innerWidth && !covered;
    };
    if (marked.length > 0 && !marked.some(seen)) sure(marked[0]).scrollIntoView({ block: 'center', inline: 'center' });
    // Asked in words alone: whoever answers wants to see the own cards.
    if (marked.length === 0 && innerWidth < SMALL)
      document.querySelector('[data-region=hand]')?.scrollIntoView({ block: 'nearest' });
  }, [tick]);
}
