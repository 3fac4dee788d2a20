import type { Compare, Num } from '@bojiste/kernel/effects/nodes';
import { declineAdjective } from '../grammar/paradigms.ts';
import { say } from '../grammar/phrase.ts';
import { isPluralOnly, type Noun } from '../grammar/words.ts';
import { numberPhrase } from './parts.ts';
import { bi, type Talk } from './talk.ts';

/** Comparisons: 2 or less, less than this unit's strength. */

const INVERSE: Readonly<Record<Compare, Compare>> = { eq: 'ne', ne: 'eq', lt: 'ge', ge: 'lt', gt: 'le', le: 'gt' };
export const denied = (op: Compare, deny: boolean): Compare => (deny ? INVERSE[op] : op);

/** More than 2 is 3 or more: whole numbers read better that way. */
export function rounded(op: Compare, n: Num): { readonly op: Compare; readonly n: Num } {
  if (typeof n !== 'number') return { op, n };
  if (op === 'gt') return { op: 'ge', n: n + 1 };
  return op === 'lt' ? { op: 'le', n: n - 1 } : { op, n };
}

export const LIMIT: Readonly<Record<Compare, readonly [string, string]>> = {
  eq: ['', ''],
  ne: ['jiný než', 'other than'],
  lt: ['nižší než', 'less than'],
  le: ['nejvýše', 'at most'],
  gt: ['vyšší než', 'greater than'],
  ge: ['nejméně', 'at least'],
};

/** After a stat in the instrumental a bound that is an expression stays in the nominative: s obranou ne vyšší než počet ... */
export const INSTRUMENTAL = 5;
const WITHIN: Partial<Record<Compare, readonly [string, string]>> = {
  le: ['ne vyšší než', 'at most'],
  ge: ['ne nižší než', 'at least'],
};

/** "2 nebo nižší" after a stat in a case: se silou 2 nebo nižší. */
export function measureText(t: Talk, stat: Noun | undefined, at: number, compare: Compare, value: Num): string {
  const { op, n } = rounded(compare, value);
  const shown = say(numberPhrase(t, n));
  const agree = (word: string): string => declineAdjective(word, stat?.gender ?? 'n', isPluralOnly(stat), at);
  if (typeof n === 'number' && op === 'le') return bi(t, `nejvýše ${shown}`, `${shown} or less`);
  if (typeof n === 'number' && op === 'ge') return bi(t, `alespoň ${shown}`, `${shown} or more`);
  const [cs, en] = at === INSTRUMENTAL ? (WITHIN[op] ?? LIMIT[op]) : LIMIT[op];
  const czech = cs.replace(/jiný|nižší|vyšší/, agree);
  return bi(t, czech, en) === '' ? shown : `${bi(t, czech, en)} ${shown}`;
}
