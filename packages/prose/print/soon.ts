import type { Eff } from '@bojiste/kernel/effects/nodes';
import { type Talk, textOf } from './talk.ts';

/** What comes of the very next deed: how it is told after it. */

/** What is to come of a deed is told after it: zaútočte ihned držitelem; při tomto útoku získá +5 k S. */
export function asTold(t: Talk, steps: readonly Eff[]): readonly Eff[] {
  const i = steps.findIndex((e, n) => isSoon(t, e) && steps[n + 1]?.k === 'call');
  return i < 0 ? steps : [...steps.slice(0, i), ...steps.slice(i, i + 2).reverse(), ...steps.slice(i + 2)];
}

/** How long a fight lasts is told where that very fight is named. */
export const inIt = (e: Eff): Eff =>
  e.k === 'lasts' && typeof e.until === 'object' && 'scope' in e.until ? { ...e, until: 'ever' } : e;

export const isSoon = (t: Talk, e: Eff): boolean =>
  e.k === 'later' && isComing(e) && textOf(t, `later.${e.at.on}.now`) !== undefined;

/** It waits this turn for one thing that was named: then it may be told as that very one, `texts['later.<event>.now']`. */
export function isComing({ at, until }: Extract<Eff, { readonly k: 'later' }>): boolean {
  const [only, ...more] = at.subject ?? [];
  return until === 'turn' && more.length === 0 && only?.k === 'ref' && only.ref.k === 'var';
}
