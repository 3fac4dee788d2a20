import type { Filter } from '@bojiste/kernel/effects/nodes';
import { sharedWords } from '../grammar/drawn.ts';
import { declineAdjective } from '../grammar/paradigms.ts';
import { phrase, say, words } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import type { Word } from '../grammar/words.ts';
import { denied, measureText, rounded } from './compare.ts';
import { rangeClause } from './distance.ts';
import type { Agr } from './filters.ts';
import { properNoun } from './naming.ts';
import { condition, countOf, whoPhrase } from './parts.ts';
import { relationTail, sort } from './relations.ts';
import {
  abilityName,
  bi,
  declared,
  declaredNoun,
  isYou,
  lexAdjective,
  lexNoun,
  type Talk,
  textOf,
  within,
  wordOf,
} from './talk.ts';
import { refPhrase, somewhere } from './values.ts';

/** What a filter says of a card when it is said with a verb: "is a structure", "has at least 2 boosts". */

export interface Predicate {
  /** In Czech the subject may stand between verb and rest. */
  readonly verb: string;
  readonly rest: string;
}

const be = (t: Talk, a: Agr, deny: boolean): string => {
  if (t.lang === 'en') return `${a.plural ? 'are' : 'is'}${deny ? ' not' : ''}`;
  if (a.plural) return deny ? 'nejsou' : 'jsou';
  return deny ? 'není' : 'je';
};

const have = (t: Talk, a: Agr, deny: boolean): string => {
  if (t.lang === 'en') return deny ? (a.plural ? 'do not have' : 'does not have') : a.plural ? 'have' : 'has';
  return `${deny ? 'ne' : ''}${a.plural ? 'mají' : 'má'}`;
};

const firstWord = (text: string): Predicate => {
  const at = text.indexOf(' ');
  return at < 0 ? { verb: text, rest: '' } : { verb: text.slice(0, at), rest: text.slice(at + 1) };
};

/** `also`: the card was called something already. */
function wordPredicate(t: Talk, word: Word, deny: boolean, a: Agr, also: boolean): Predicate {
  if (word.is === 'predicate') return firstWord(inAgreement(deny ? word.no : word.yes, a.gender, a.plural));
  if (word.is === 'adjective') {
    return { verb: be(t, a, deny), rest: bi(t, declineAdjective(word.lemma, a.gender, a.plural, 0), word.lemma) };
  }
  const noun = say(phrase(t.lang, word, { plural: a.plural, det: a.plural ? '' : 'a' }), 'ins');
  const adverb = also && !deny ? bi(t, 'i', 'also') : '';
  return { verb: be(t, a, deny), rest: words(adverb, noun) };
}

function nearPredicate(t: Talk, f: Extract<Filter, { k: 'near' }>, deny: boolean, a: Agr): Predicate {
  if (f.max !== 1) return { verb: be(t, a, false), rest: rangeClause(t, f, deny) };
  const to = f.of.k === 'placeOf' ? refPhrase(t, f.of.of) : somewhere(t, f.of);
  if (t.lang === 'en') return { verb: be(t, a, deny), rest: `adjacent to ${say(to, 'acc')}` };
  return { verb: deny ? 'nesousedí' : 'sousedí', rest: `s ${say(to, 'ins', true)}` };
}

function statPredicate(t: Talk, f: Extract<Filter, { k: 'stat' }>, deny: boolean, a: Agr): Predicate {
  const noun = declaredNoun(t, 'stats', f.stat);
  const text = measureText(t, noun, 3, denied(f.op, deny), f.n);
  return { verb: have(t, a, false), rest: `${say(phrase(t.lang, noun), 'acc')} ${text}` };
}

const AMOUNT = {
  ge: ['alespoň', 'at least'],
  le: ['nejvýše', 'at most'],
  eq: ['přesně', 'exactly'],
  ne: ['jiný počet než', 'other than'],
  gt: ['více než', 'more than'],
  lt: ['méně než', 'fewer than'],
} as const;

/** "má alespoň 2 posílení", "nemá žádné posílení". */
export function counterPredicate(
  t: Talk,
  f: Pick<Extract<Filter, { k: 'counter' }>, 'counter' | 'op' | 'n'>,
  deny: boolean,
  a: Agr,
): Predicate {
  const noun = declaredNoun(t, 'counters', f.counter);
  const { op, n } = rounded(denied(f.op, deny), f.n);
  if ((op === 'eq' || op === 'le') && n === 0) {
    const none = phrase(t.lang, noun, { det: 'no', plural: t.lang === 'en' });
    return { verb: have(t, a, t.lang === 'cs'), rest: say(none, 'acc') };
  }
  const some = op === 'ne' && n === 0 ? { op: 'ge' as const, n: 1 } : { op, n };
  const [cs, en] = AMOUNT[some.op];
  return { verb: have(t, a, false), rest: words(bi(t, cs, en), say(countOf(t, some.n, noun), 'acc')) };
}

function sidePredicate(t: Talk, f: Extract<Filter, { k: 'by' }>, deny: boolean, a: Agr): Predicate {
  if (t.lang === 'cs') {
    return { verb: deny ? 'nepatří' : 'patří', rest: say(whoPhrase(t, f.who), 'dat') };
  }
  if (isYou(f.who))
    return { verb: be(t, a, deny), rest: textOf(t, 'voice.own') === undefined ? lexAdjective(t, 'word.own') : 'yours' };
  if (f.who.k === 'foe') return { verb: be(t, a, deny), rest: a.plural ? 'enemies' : 'an enemy' };
  return { verb: be(t, a, deny), rest: `controlled by ${say(whoPhrase(t, f.who), 'acc')}` };
}

function joined(t: Talk, fs: readonly Filter[], deny: boolean, a: Agr, how: 'and' | 'or'): Predicate {
  const said = fs.map((f) => predicate(t, f, deny, a, false));
  const [first, ...rest] = said;
  if (first === undefined) return { verb: be(t, a, deny), rest: '' };
  // The same verb is said once: je Inkvizitorem nebo Vrchním inkvizitorem.
  const others =
    how === 'or' && rest.every((p) => p.verb === first.verb) ? rest.map((p) => ({ ...p, verb: '' })) : rest;
  return { verb: first.verb, rest: sayPredicates(t, [{ verb: '', rest: first.rest }, ...others], how) };
}

export function predicate(t: Talk, f: Filter, deny: boolean, a: Agr, also: boolean): Predicate {
  switch (f.k) {
    case 'kind':
      return wordPredicate(t, declared(t, 'kinds', f.kind), deny, a, also);
    case 'tag':
      return wordPredicate(t, declared(t, 'tags', f.tag), deny, a, also);
    case 'flag': {
      const not = deny ? textOf(t, `not.${f.flag}`) : undefined;
      if (not !== undefined) return wordPredicate(t, wordOf(t, not, f.flag), false, a, false);
      return wordPredicate(t, declared(t, 'flags', f.flag), deny, a, also);
    }
    case 'name': {
      const noun = properNoun(t, f.word);
      if (noun !== undefined) return wordPredicate(t, noun, deny, a, also);
      const shown = textOf(t, `name.${f.word}`)?.[t.lang] ?? f.word;
      const called = textOf(t, 'named')?.[t.lang];
      if (called !== undefined) return { verb: be(t, a, deny), rest: called.replace('%', shown) };
      return {
        verb: have(t, a, deny),
        rest: bi(t, `v názvu „${shown}“`, `“${shown}” in ${a.plural ? 'their names' : 'its name'}`),
      };
    }
    case 'has':
      return {
        verb: have(t, a, deny),
        rest: bi(t, `schopnost ${abilityName(t, f.ability)}`, abilityName(t, f.ability)),
      };
    case 'by':
      return sidePredicate(t, f, deny, a);
    case 'ownedBy': {
      const owner = whoPhrase(t, f.who);
      if (t.lang === 'en') return { verb: be(t, a, deny), rest: `owned by ${say(owner, 'acc')}` };
      return {
        verb: have(t, a, false),
        rest: `${deny ? 'jiného vlastníka než' : 'za vlastníka'} ${say(owner, 'acc')}`,
      };
    }
    case 'ref':
      return {
        verb: be(t, a, deny),
        rest: say({ ...refPhrase(t, f.ref), pronoun: false }, t.lang === 'cs' ? 'ins' : 'nom'),
      };
    case 'near':
      return nearPredicate(t, f, deny, a);
    case 'stat':
      return statPredicate(t, f, deny, a);
    case 'counter':
      return counterPredicate(t, f, deny, a);
    case 'bears':
      return { verb: have(t, a, deny), rest: say(sort(t, f.where), 'acc') };
    case 'upon':
    case 'in':
    case 'with':
    case 'alike':
    case 'bound':
      return { verb: be(t, a, false), rest: relationTail(t, f, deny, a) };
    case 'test': {
      const base = phrase(t.lang, lexNoun(t, 'word.card'));
      const vars = new Map(t.vars).set(f.v, { as: 'thing', type: 'card', base, how: 'that', many: false });
      const clause = within(t, { vars }, () => condition(t, f.if, deny));
      return { verb: bi(t, 'splňuje', 'meets'), rest: bi(t, `podmínku, že ${clause}`, `the condition that ${clause}`) };
    }
    case 'not':
      return predicate(t, f.f, !deny, a, also);
    case 'any':
      return joined(t, f.fs, deny, a, deny ? 'and' : 'or');
    case 'all':
      return joined(t, f.fs, deny, a, deny ? 'or' : 'and');
  }
}

export function sayPredicates(t: Talk, list: readonly Predicate[], how: 'and' | 'or'): string {
  const link = how === 'and' ? bi(t, ' a ', ' and ') : bi(t, ' nebo ', ' or ');
  // "jsou vyčerpané nebo zraněné": the same verb is said once.
  const same = list.every((p) => p.verb === list[0]?.verb && p.rest !== '');
  const rests = list.map((p) => p.rest);
  const drawn = same ? sharedWords(rests) : rests;
  const said = list.map((p, i) => words(same && i > 0 ? '' : p.verb, drawn[i] ?? ''));
  const head = said.slice(0, -1).join(', ');
  return said.length < 2 ? said.join('') : `${head}${said.length > 2 ? bi(t, '', ',') : ''}${link}${said.at(-1)}`;
}

/** "s kulometem nebo dělem", "with a machine gun or a cannon": the preposition is said once where it is the same. */
export const tailPredicate = (tail: string): Predicate => ({
  verb: tail.slice(0, tail.indexOf(' ')),
  rest: tail.slice(tail.indexOf(' ') + 1),
});
