import type { Filter } from '@bojiste/kernel/effects/nodes';
import { phrase, say } from '../grammar/phrase.ts';
import { denied, INSTRUMENTAL, LIMIT, measureText, rounded } from './compare.ts';
import { countOf } from './parts.ts';
import { abilityName, bi, declaredNoun, type Talk } from './talk.ts';

/** With how much of something: with cost 2 or less, with no boosts. */

export function statTail(t: Talk, f: Extract<Filter, { k: 'stat' }>, deny: boolean): string {
  const noun = declaredNoun(t, 'stats', f.stat);
  const text = measureText(t, noun, INSTRUMENTAL, denied(f.op, deny), f.n);
  return bi(t, `s ${say(phrase(t.lang, noun), 'ins')} ${text}`, `with ${say(phrase(t.lang, noun))} ${text}`);
}

export function counterTail(t: Talk, f: Extract<Filter, { k: 'counter' }>, deny: boolean): string {
  const noun = declaredNoun(t, 'counters', f.counter);
  const { op, n } = rounded(denied(f.op, deny), f.n);
  const none = (op === 'eq' || op === 'le') && n === 0;
  if (none)
    return bi(t, `bez ${say(phrase(t.lang, noun), 'gen')}`, `with no ${say(phrase(t.lang, noun, { plural: true }))}`);
  if ((op === 'ge' && n === 1) || (op === 'ne' && n === 0))
    return bi(t, `s alespoň ${say(countOf(t, 1, noun), 'ins')}`, `with at least ${say(countOf(t, 1, noun))}`);
  const many = countOf(t, n, noun);
  const [cs, en] =
    op === 'ge'
      ? ['alespoň', 'at least']
      : op === 'le'
        ? ['nejvýše', 'at most']
        : op === 'eq'
          ? ['přesně', 'exactly']
          : LIMIT[op];
  return bi(t, `s ${cs} ${say(many, 'ins')}`, `with ${en} ${say(many)}`);
}

export function hasTail(t: Talk, ability: string, deny: boolean): string {
  const name = abilityName(t, ability);
  return bi(t, deny ? `bez schopnosti ${name}` : `se schopností ${name}`, `${deny ? 'without' : 'with'} ${name}`);
}
