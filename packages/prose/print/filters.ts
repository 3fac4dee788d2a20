import type { Cond, Filter, RefX, Relation } from '@bojiste/kernel/effects/nodes';
import { declineAdjective, type Gender } from '../grammar/paradigms.ts';
import { phrase, say } from '../grammar/phrase.ts';
import { determiner } from '../grammar/pronouns.ts';
import { agreeing, type Noun, type Word } from '../grammar/words.ts';
import { asFilters, isVar } from './asked.ts';
import { calcTail } from './calls.ts';
import { denied, rounded } from './compare.ts';
import { around, distance } from './distance.ts';
import { counterTail, hasTail, statTail } from './measures.ts';
import { addName, properNoun } from './naming.ts';
import { addOwner, addSide } from './owners.ts';
import { cardsPhrase, condition } from './parts.ts';
import { predicate, sayPredicates, tailPredicate } from './predicates.ts';
import { copyTail, relationTail } from './relations.ts';
import { relative } from './relative.ts';
import { ruleVerb } from './rules.ts';
import { silent } from './silent.ts';
import {
  asNoun,
  bi,
  declared,
  declaredNoun,
  lexNoun,
  relativeClause,
  type Talk,
  textOf,
  unprinted,
  within,
  wordOf,
} from './talk.ts';
import { refPhrase } from './values.ts';

/** What filters say of a card: the noun it is called by, adjectives before it, and what follows. */

export interface Agr {
  readonly gender: Gender;
  readonly plural: boolean;
}

export interface Described {
  nouns: Noun[];
  side: 'own' | 'enemy' | undefined;
  adjacent: boolean;
  other: boolean;
  readonly adjectives: string[];
  /** Those of them that tell how it is now: exhausted, wounded. */
  readonly states: string[];
  /** With and without what: comes before where it is. */
  readonly withs: ((a: Agr) => string)[];
  /** A genitive right after the noun. */
  readonly groups: string[];
  /** What it is not. */
  readonly denials: Noun[];
  readonly tails: ((a: Agr) => string)[];
  /** How or when: in a fight, while attacking. */
  readonly manners: string[];
  /** Relative clauses, which come last. */
  readonly clauses: ((a: Agr) => string)[];
}

/** ", která ..." / "that ..." */
// ---- one filter ---------------------------------------------------------------------------------------------------------------

const denyAdjective = (t: Talk, lemma: string, d: Described): void => {
  if (t.lang === 'cs' && !lemma.startsWith('ne')) d.adjectives.push(`ne${lemma}`);
  else if (t.lang === 'cs')
    d.clauses.push((a) =>
      relative(t, a, 0, `${a.plural ? 'nejsou' : 'není'} ${declineAdjective(lemma, a.gender, a.plural, 0)}`),
    );
  else d.clauses.push((a) => `that ${a.plural ? 'are' : 'is'} not ${lemma}`);
};

function addAdjective(d: Described, f: Filter, lemma: string): void {
  d.adjectives.push(lemma);
  if (f.k === 'flag' || f.k === 'counter') d.states.push(lemma);
}

/** A declared word said of a card. The first noun names it, another is said after it. */
function addWord(t: Talk, f: Filter, word: Word, d: Described, deny: boolean): void {
  if (word.is === 'adjective') {
    const not = deny && f.k === 'flag' ? textOf(t, `not.${f.flag}`)?.[t.lang].replace('|a', '') : undefined;
    if (not !== undefined) addAdjective(d, f, not);
    else if (deny) denyAdjective(t, word.lemma, d);
    else addAdjective(d, f, word.lemma);
  } else if (word.is === 'noun' && !deny && d.nouns.length === 0) d.nouns.push(word);
  else if (word.is === 'noun' && deny) {
    const positive = f.k === 'kind' ? textOf(t, `not.${f.kind}`)?.[t.lang].replace('|a', '') : undefined;
    if (positive === undefined) d.denials.push(word);
    else d.adjectives.push(positive);
  } else if (word.is === 'noun' && f.k === 'kind' && narrower(t, f.kind, d)) d.nouns = [word];
  else if (word.is === 'noun' && f.k === 'tag' && sameHead(t, word, d)) d.nouns = [word];
  else addRelative(t, [f], d, deny);
}

/** Of two kinds the later declared says more: voják, not člověk, který je i vojákem. */
function narrower(t: Talk, kind: string, d: Described): boolean {
  const at = t.def.kinds.findIndex((k) => k.name === kind);
  const said = t.def.kinds.findIndex((k) => declaredNoun(t, 'kinds', k.name).sg[0] === d.nouns[0]?.sg[0]);
  return d.nouns.length === 1 && said >= 0 && at > said;
}

/** A warrior of Capitol is a warrior already: bojovníka Kapitolu, a Capitol warrior. */
function sameHead(t: Talk, word: Noun, d: Described): boolean {
  const [said, ...more] = d.nouns;
  const [one = '', own = ''] = [said?.sg[0] ?? '', word.sg[0] ?? ''];
  if (one === '' || more.length > 0 || said?.after !== '') return false;
  return t.lang === 'cs' ? own === one : own.endsWith(` ${one}`);
}

function addRelative(t: Talk, fs: readonly Filter[], d: Described, deny: boolean): void {
  d.clauses.push((a) => {
    // One of several things is not told as one more.
    const also = fs.length === 1 && d.nouns.length > 0;
    const said = fs.map((f) => predicate(t, f, deny, a, also));
    return relative(t, a, 0, bi(t, '', 'that ') + sayPredicates(t, said, deny ? 'and' : 'or'));
  });
}

/** Chosen just before, or by the same sentence: vyberte bojovníka a jiného bojovníka. */
function isJustChosen(t: Talk, ref: RefX): boolean {
  const bound = ref.k === 'var' ? t.vars.get(ref.v) : undefined;
  if (ref.k !== 'var' || bound?.as !== 'thing' || bound.how !== 'chosen') return false;
  return bound.fresh !== undefined || t.focus === `v:${ref.v}`;
}

function addRef(t: Talk, ref: RefX, d: Described, deny: boolean): void {
  if (deny && (ref.k === 'self' || (ref.k === 'it' && t.itIsSelf) || isJustChosen(t, ref))) {
    d.other = true;
    return;
  }
  const card = refPhrase(t, ref);
  // K jinému svému bojovníkovi, než je držitel.
  if (deny && ref.k === 'host' && t.lang === 'cs') {
    d.other = true;
    d.tails.push(() => relativeClause(t, `než je ${say(card)}`));
    return;
  }
  if (deny) d.tails.push(() => bi(t, `${agreeing('jiný')} než ${say(card)}`, `other than ${say(card, 'acc')}`));
  else d.clauses.push((a) => relative(t, a, 0, bi(t, `je ${say(card)}`, `that is ${say(card)}`)));
}

function nounOfFilter(t: Talk, f: Filter): Noun | undefined {
  if (f.k !== 'kind' && f.k !== 'tag') return undefined;
  const word = f.k === 'kind' ? declared(t, 'kinds', f.kind) : declared(t, 'tags', f.tag);
  return word.is === 'noun' ? word : undefined;
}

/** A role said after the noun, if the game has a text for that: `texts['with.<tag>']`, e.g. "with a cannon". */
const withTail = (t: Talk, f: Filter): string | undefined => {
  const name = f.k === 'tag' ? f.tag : f.k === 'flag' ? f.flag : undefined;
  return name === undefined ? undefined : textOf(t, `with.${name}`)?.[t.lang];
};

function addTag(t: Talk, f: Extract<Filter, { k: 'tag' }>, d: Described, deny: boolean): void {
  const tail = deny ? undefined : withTail(t, f);
  if (tail === undefined) addWord(t, f, declared(t, 'tags', f.tag), d, deny);
  else addWith(d, tail);
}

/** A common or a champion: alternatives that are all nouns name the card together. */
function addAny(t: Talk, fs: readonly Filter[], d: Described, deny: boolean): void {
  if (!deny && around(t, fs, d)) return;
  const tails = fs.map((f) => withTail(t, f)).filter((tail) => tail !== undefined);
  if (!deny && tails.length === fs.length) {
    addWith(d, sayPredicates(t, tails.map(tailPredicate), 'or'));
    return;
  }
  const nouns = fs.map((f) => nounOfFilter(t, f));
  const named = nouns.filter((n) => n !== undefined);
  if (!deny && d.nouns.length === 0 && named.length === fs.length) d.nouns = named;
  else if (deny && named.length === fs.length) d.denials.push(...named);
  else if (deny) for (const f of fs) addFilter(t, f, d, true);
  else addRelative(t, fs, d, false);
}

type NearFilter = Extract<Filter, { k: 'near' }>;

/** "near some friendly structure": said as a distance from it. */
function addNearSome(t: Talk, c: Cond, v: string, d: Described, deny: boolean): boolean {
  if (c.k !== 'some' || c.of.k !== 'cards' || c.of.from.k !== 'board' || deny) return false;
  const q = c.of;
  const to = q.where.find((f): f is NearFilter => f.k === 'near' && f.of.k === 'var' && f.of.v === v);
  if (to === undefined) return false;
  const rest = q.where.filter((f) => f !== to);
  distance(t, to, d, deny, cardsPhrase(t, { k: 'cards', from: q.from, where: rest }));
  return true;
}

/** A question of the game that has a short form after the noun; the thing itself is its first argument. */
function addCalcTail(t: Talk, c: Cond, v: string, d: Described, deny: boolean): boolean {
  const [asked, denied] = c.k === 'not' ? [c.c, !deny] : [c, deny];
  const thing = asked.k === 'calc' ? asked.args[0] : undefined;
  if (asked.k !== 'calc' || typeof thing !== 'object' || thing.k !== 'var' || thing.v !== v) return false;
  const noun = denied || d.nouns.length > 0 ? undefined : t.def.calcs[asked.name]?.noun;
  if (noun !== undefined) {
    d.nouns.push(asNoun(t, wordOf(t, noun, asked.name)));
    return true;
  }
  // One that agrees with the noun: bojeschopného bojovníka.
  const adjective = denied || t.lang === 'en' ? undefined : textOf(t, `adjective.${asked.name}`);
  if (adjective !== undefined) {
    d.adjectives.push(adjective.cs);
    return true;
  }
  const tail = calcTail(t, asked, denied);
  if (tail === '') return false;
  if (/^(při|while) /.test(tail)) d.manners.push(tail);
  // A clause comes after where it lies: a war zone from your discard pile that you may play.
  else if (/^(, kter|that )/.test(tail)) d.clauses.push(() => tail);
  else d.tails.push(() => tail);
  return true;
}

/** In a fight with what: `texts['facing.<function>']`, where the function gives the other one. */
function addFacing(t: Talk, c: Cond, d: Described, deny: boolean): boolean {
  if (deny || c.k !== 'is' || c.ref.k !== 'calc') return false;
  const text = textOf(t, `facing.${c.ref.name}`)?.[t.lang];
  if (text === undefined) return false;
  const other = cardsPhrase(t, { k: 'cards', from: { k: 'board' }, where: c.where });
  d.manners.push(text.replace('%', say(other, 'ins')));
  return true;
}

/** který se smí transferovat, that can transfer. */
function addAble(t: Talk, act: string, d: Described, deny: boolean): void {
  d.clauses.push((a) => {
    const { reflexive, text } = ruleVerb(t, act, undefined, a);
    const may = `${deny ? 'ne' : ''}${a.plural ? 'smějí' : 'smí'}`;
    return relative(
      t,
      a,
      0,
      bi(t, [reflexive, may, text].filter((x) => x !== '').join(' '), `that ${deny ? "can't" : 'can'} ${text}`),
    );
  });
}

function addTest(t: Talk, f: Extract<Filter, { k: 'test' }>, d: Described, deny: boolean): void {
  const parts = f.if.k === 'all' && !deny ? f.if.cs : [f.if];
  for (const c of parts) {
    const filters = asFilters(c, f.v);
    if (addNearSome(t, c, f.v, d, deny) || addCalcTail(t, c, f.v, d, deny) || addFacing(t, c, d, deny)) continue;
    if (c.k === 'may' && isVar(c.ref, f.v) && c.to === undefined) {
      addAble(t, c.act, d, deny);
      continue;
    }
    if (filters !== undefined && (filters.length === 1 || !deny)) for (const x of filters) addFilter(t, x, d, deny);
    else {
      const base = phrase(t.lang, d.nouns[0] ?? lexNoun(t, 'word.card'));
      const vars = new Map(t.vars).set(f.v, { as: 'thing', type: 'card', base, how: 'that', many: false });
      const clause = within(t, { vars, focus: `v:${f.v}` }, () => condition(t, c, deny));
      const which = (a: Agr): string => determiner('který', a.gender, a.plural, 3);
      d.clauses.push((a) => bi(t, relativeClause(t, `pro ${which(a)} platí, že ${clause}`), `such that ${clause}`));
    }
  }
}

function addWith(d: Described, text: string): void {
  d.withs.push(() => text);
}

/** A card with at least one may have an adjective, `texts['marked.<counter>']`: zraněná postava. */
function addCounter(t: Talk, f: Extract<Filter, { k: 'counter' }>, d: Described, deny: boolean): void {
  const { op, n } = rounded(denied(f.op, deny), f.n);
  const marked = textOf(t, `marked.${f.counter}`)?.[t.lang].replace('|a', '');
  const some = (op === 'ge' && n === 1) || (op === 'ne' && n === 0);
  if (marked !== undefined && some) addAdjective(d, f, marked);
  else addWith(d, counterTail(t, f, deny));
}

/** "not both" is "other than one that is both", or "not the one or not the other". */
function addAll(t: Talk, fs: readonly Filter[], d: Described, deny: boolean): void {
  const one = deny ? describe(t, fs) : undefined;
  if (one !== undefined && one.nouns.length === 1 && one.clauses.length === 0) {
    const both = cardsPhrase(t, { k: 'cards', from: { k: 'board' }, where: fs });
    d.tails.push(() => bi(t, `${agreeing('jiný')} než ${say(both)}`, `other than ${say(both, 'acc')}`));
  } else if (deny)
    addRelative(
      t,
      fs.map((f) => ({ k: 'not', f }) as const),
      d,
      false,
    );
  else for (const f of fs) addFilter(t, f, d, false);
}

function addAlike(t: Talk, f: Extract<Relation, { k: 'with' | 'alike' }>, d: Described, deny: boolean): void {
  if (deny || d.nouns.length > 0) d.tails.push(() => relationTail(t, f, deny));
  else {
    d.nouns.push(lexNoun(t, 'word.copy'));
    d.tails.push(() => copyTail(t, f.ref));
  }
}

function addFilter(t: Talk, f: Filter, d: Described, deny: boolean): void {
  switch (f.k) {
    case 'kind':
      addWord(t, f, declared(t, 'kinds', f.kind), d, deny);
      break;
    case 'tag':
      addTag(t, f, d, deny);
      break;
    case 'flag':
      if (!deny && withTail(t, f) !== undefined) addWith(d, withTail(t, f) ?? '');
      else addWord(t, f, declared(t, 'flags', f.flag), d, deny);
      break;
    case 'name':
      addName(t, f.word, d, deny);
      break;
    case 'has':
      addWith(d, hasTail(t, f.ability, deny));
      break;
    case 'by':
      addSide(t, f.who, d, deny);
      break;
    case 'ownedBy':
      addOwner(t, f.who, ['vlastní', 'vlastníte', 'own'], d, deny);
      break;
    case 'ref':
      addRef(t, f.ref, d, deny);
      break;
    case 'near':
      distance(t, f, d, deny);
      break;
    case 'stat':
      addWith(d, statTail(t, f, deny));
      break;
    case 'counter':
      addCounter(t, f, d, deny);
      break;
    case 'test':
      addTest(t, f, d, deny);
      break;
    case 'not':
      addFilter(t, f.f, d, !deny);
      break;
    case 'any':
      addAny(t, f.fs, d, deny);
      break;
    case 'all':
      addAll(t, f.fs, d, deny);
      break;
    case 'alike':
      addAlike(t, f, d, deny);
      break;
    case 'upon':
    case 'bears':
    case 'in':
    case 'with':
    case 'bound':
      d.tails.push(() => relationTail(t, f, deny));
      break;
    default:
      unprinted(f);
  }
}

/** Nouns are looked for first, so that a later tag can say "that is also". */
export function describe(t: Talk, where: readonly Filter[]): Described {
  const d: Described = {
    nouns: [],
    side: undefined,
    adjacent: false,
    other: false,
    adjectives: [],
    states: [],
    withs: [],
    groups: [],
    denials: [],
    tails: [],
    manners: [],
    clauses: [],
  };
  // A name takes the place of the noun, so that several sorts of whom it may be are told after it.
  const proper = where.some((f) => f.k === 'name' && properNoun(t, f.word) !== undefined);
  const early = (f: Filter): number => (f.k === 'kind' ? 0 : f.k === 'any' ? (proper ? 3 : 0) : f.k === 'tag' ? 1 : 2);
  for (const f of where.filter((f) => !silent(t, f)).sort((a, b) => early(a) - early(b))) addFilter(t, f, d, false);
  return d;
}
