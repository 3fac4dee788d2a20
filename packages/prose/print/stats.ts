import type { Change } from '@bojiste/kernel/effects/nodes';
import { phrase, say, whose, words } from '../grammar/phrase.ts';
import type { Said } from './said.ts';
import { bi, declaredNoun, lexNoun, type Talk, textOf } from './talk.ts';
import { refPhrase } from './values.ts';

/** Stats that are told together: those with one word for several, and what is added of another card's. */

type StatChange = Extract<Change, { readonly k: 'stat' }>;

/** A stat, or several that have one word together. */
export const statNoun = (t: Talk, stat: string) =>
  textOf(t, `${BUNDLE}${stat}`) === undefined ? declaredNoun(t, 'stats', stat) : lexNoun(t, `${BUNDLE}${stat}`);

const BUNDLE = 'stats.';

/** Stats that all change alike and have one word together are said as one: +1 útok instead of one against each kind. */
export function bundled(t: Talk, changes: readonly Change[]): readonly Change[] {
  const bundles = Object.keys(t.def.texts).filter((key) => key.startsWith(BUNDLE));
  return bundles.reduce((rest, key) => {
    const stat = key.slice(BUNDLE.length);
    const own = rest.filter((c): c is StatChange => c.k === 'stat' && stat.split('+').includes(c.stat));
    const [first] = own;
    if (first === undefined || own.length !== stat.split('+').length) return rest;
    if (!own.every((c) => c.layer === first.layer && JSON.stringify(c.n) === JSON.stringify(first.n))) return rest;
    return rest.flatMap((c) => (c === first ? [{ ...first, stat }] : own.some((one) => one === c) ? [] : [c]));
  }, changes);
}

/** Of several numbers as much as another card has of each: do konce souboje si přičte její Z a S. */
export function addingOf(t: Talk, c: Change, plural: boolean): Said | undefined {
  if (c.k !== 'stat' || typeof c.n === 'number' || c.n.k !== 'stat' || c.n.stat !== c.stat) return undefined;
  if (c.n.versus !== undefined) return undefined;
  const stat = phrase(t.lang, statNoun(t, c.stat));
  const spokenOf = t.focus;
  const { of } = c.n;
  const bound = of.k === 'var' ? t.vars.get(of.v) : undefined;
  // Of each of those that were chosen: si přičte jejich Z a S.
  const them = bound?.as === 'thing' && bound.how === 'ofThem' && bound.fresh === undefined;
  const other = them ? { ...bound.base, pronoun: true, plural: true } : refPhrase(t, of);
  t.focus = spokenOf;
  const name = say(stat, 'acc');
  const own =
    other.pronoun === true || t.lang === 'en' ? { pre: whose(other), post: '' } : { pre: '', post: say(other, 'gen') };
  return {
    reflexive: bi(t, 'si', ''),
    verb: bi(t, plural ? 'přičtou' : 'přičte', plural ? 'add' : 'adds'),
    rest: words(own.pre, name, own.post),
    shared: { ...own, names: [name] },
  };
}
