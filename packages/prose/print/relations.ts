import type { Filter, RefX, Relation } from '@bojiste/kernel/effects/nodes';
import type { Bilingual } from '@bojiste/kernel/types';
import { declineAdjective } from '../grammar/paradigms.ts';
import { CLOSE, say } from '../grammar/phrase.ts';
import { placed, render } from '../grammar/template.ts';
import { agreeing } from '../grammar/words.ts';
import { filling, tokensOf } from './calls.ts';
import type { Agr } from './filters.ts';
import { cardsPhrase } from './parts.ts';
import { bi, pick, type Talk, textOf } from './talk.ts';
import { phraseSlot, refPhrase, zonePhrase } from './values.ts';

/** How a card stands to others, said after its noun: "attached to a warrior", "with a beast", "in the Squad". */

export const sort = (t: Talk, where: readonly Filter[]) =>
  cardsPhrase(t, { k: 'cards', from: { k: 'board' }, where }, { det: 'a' });

/** As an attribute it takes the case of its noun; in a predicate it agrees with the subject. */
function attached(t: Talk, where: readonly Filter[], deny: boolean, a?: Agr): string {
  const adjective = deny ? 'nepřiložený' : 'přiložený';
  const word = a === undefined ? agreeing(adjective) : declineAdjective(adjective, a.gender, a.plural, 0);
  return bi(t, `${word} k ${say(sort(t, where), 'dat')}`, `${deny ? 'not ' : ''}attached to ${say(sort(t, where))}`);
}

function bearing(t: Talk, where: readonly Filter[], deny: boolean): string {
  const thing = sort(t, where);
  if (deny) return bi(t, `bez ${say(thing, 'gen')}`, `without ${say(thing)}`);
  return bi(t, `s ${say(thing, 'ins')}`, `with ${say(thing)}`);
}

function lying(t: Talk, f: Extract<Relation, { k: 'in' }>, deny: boolean): string {
  const where = placed(zonePhrase(t, f.zone, f.of ?? { k: 'nobody' }), 'in');
  return deny ? bi(t, `jinde než ${where}`, `elsewhere than ${where}`) : where;
}

const TOGETHER = {
  cs: 'na stejném místě jako {0:nom} // jinde než {0:nom}',
  en: 'in the same place as {0} // elsewhere than {0}',
};

/** `texts['word.together']`: how two cards in one zone are told, where the game has its own word for it. */
function together(t: Talk, f: Extract<Relation, { k: 'with' | 'alike' }>, deny: boolean): string {
  return said(t, textOf(t, 'word.together') ?? TOGETHER, f.ref, deny);
}

/** A template about another card, and after " // " its denial. */
function said(t: Talk, text: Bilingual, other: RefX | undefined, deny: boolean): string {
  const [yes = '', no = ''] = pick(t, text).split(' // ');
  const named = other === undefined ? undefined : { ...refPhrase(t, other), pronoun: false };
  const slots = new Map(named === undefined ? [] : [['0', phraseSlot(named)] as const]);
  return render(filling(t, slots), tokensOf(deny ? no : yes), 'imperative');
}

/** "a copy of this card": said as a noun of its own where nothing else names the card. */
function alike(t: Talk, f: Extract<Relation, { k: 'with' | 'alike' }>, deny: boolean): string {
  const other = { ...refPhrase(t, f.ref), pronoun: false };
  return deny
    ? bi(t, `s jiným názvem než ${say(other)}`, `with another name than ${say(other)}`)
    : bi(t, `se stejným názvem jako ${say(other)}`, `with the same name as ${say(other)}`);
}

export const copyTail = (t: Talk, ref: RefX): string => {
  const other = { ...refPhrase(t, ref), pronoun: false };
  return bi(t, say(other, 'gen'), `of ${say(other)}`);
};

function bound(t: Talk, f: Extract<Relation, { k: 'bound' }>, deny: boolean): string {
  const link = t.def.links?.find((x) => x.name === f.link);
  if (link === undefined) return f.link;
  return said(t, f.to === undefined ? link.loose : link.text, f.to, deny);
}

export function relationTail(t: Talk, f: Relation, deny: boolean, a?: Agr): string {
  switch (f.k) {
    case 'upon':
      return attached(t, f.where, deny, a);
    case 'bears':
      return bearing(t, f.where, deny);
    case 'in':
      return lying(t, f, deny);
    case 'with':
      return together(t, f, deny);
    case 'alike':
      return alike(t, f, deny);
    case 'bound':
      return bound(t, f, deny);
  }
}

const RELATIVE = { cs: /^, (?=kter)/, en: /^(?:that|you|not \p{Ll}+ed by) /u };

const DENIED = { cs: /^, kter\p{L}+ (?=není |nejsou )/u, en: /^that (?:is|are) not / };

/** Two denials of one verb are one: která není korábem ani není považována za vozidlo. */
function neitherNor(t: Talk, said: readonly string[]): readonly string[] | undefined {
  const at = said.findIndex((x, i) => DENIED[t.lang].test(x) && DENIED[t.lang].test(said[i + 1] ?? ''));
  if (at < 0 || said.filter((x) => DENIED[t.lang].test(x)).length > 2) return undefined;
  const [one = '', other = ''] = said.slice(at, at + 2);
  const both =
    t.lang === 'cs'
      ? `${one.replace(CLOSE, '')} ani ${other.replace(DENIED.cs, '')}`
      : `${one.replace(/ not /, ' neither ')} nor ${other.replace(DENIED.en, '')}`;
  return [...said.slice(0, at), both, ...said.slice(at + 2)];
}

/** Clauses that follow each other are joined: který není v úkrytu a kterého neovládáte. */
export const oneRelative = (t: Talk, given: readonly string[], a: Agr): readonly string[] => {
  // What is not controlled by somebody is told last: that may defend and that is not controlled by ...
  const late = (x: string): boolean => t.lang === 'en' && x.startsWith('not ');
  const list = neitherNor(t, given) ?? given;
  const said = list.some(late) ? [...list.filter((x) => !late(x)), ...list.filter(late)] : list;
  return said.map((x, i) => {
    const after = RELATIVE[t.lang].test(x) && said.slice(0, i).some((before) => RELATIVE[t.lang].test(before));
    // One that needs no that has it before another: that you do not control and that is not in cover.
    const next = said[i + 1];
    if (t.lang === 'en' && /^you do not /.test(x) && next !== undefined && RELATIVE.en.test(next)) return `that ${x}`;
    if (!after) return said.length > i + 1 && RELATIVE[t.lang].test(said[i + 1] ?? '') ? x.replace(CLOSE, '') : x;
    const whole = x.startsWith('not ') ? `that ${a.plural ? 'are' : 'is'} ${x}` : x;
    return bi(t, `a ${x.slice(2)}`, `and ${whole}`);
  });
};
