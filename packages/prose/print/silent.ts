import type { Filter } from '@bojiste/kernel/effects/nodes';
import { type Talk, textOf } from './talk.ts';

/** What goes without saying: functions without a text, and roles that `texts['quiet.<tag>']` names. */
export function silent(t: Talk, f: Filter): boolean {
  if (f.k === 'not') return silent(t, f.f);
  if (f.k === 'tag') return textOf(t, `quiet.${f.tag}`) !== undefined;
  if (f.k !== 'test') return false;
  const test = f.if.k === 'not' ? f.if.c : f.if;
  // What could not be done to it is not chosen for that: the instruction that follows says it.
  if (test.k === 'could' && f.if.k !== 'not') return test.do.k === 'verb';
  return test.k === 'calc' && t.def.calcs[test.name]?.text[t.lang] === '';
}
