import type { Ability, CardQuery, Change } from '@bojiste/kernel/effects/nodes';
import { sharedStart } from '../grammar/drawn.ts';
import { declineAdjective } from '../grammar/paradigms.ts';
import { agreement, CLOSE, type Phrase, phrase, say, words } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import { render } from '../grammar/template.ts';
import { list } from './bits.ts';
import { filling, tokensOf } from './calls.ts';
import { capText, termsOf } from './numbers.ts';
import { cardsPhrase, countOf, numberPhrase } from './parts.ts';
import { ruleSaid, tellsTime } from './permissions.ts';
import { asReader, isReaders, toldToReader } from './readers.ts';
import { nameSaid, tagSaid } from './roles.ts';
import { ownPredicate, type Said, splitVerb } from './said.ts';
import { scaleText } from './scaling.ts';
import { addingOf, bundled, statNoun } from './stats.ts';
import { apart, bi, declaredNoun, lexNoun, nounByKey, pick, soleRef, type Talk, textOf, within } from './talk.ts';
import { functionFocus, subjectText } from './tests.ts';
import { oneTime } from './time.ts';
import { argSlot, refPhrase } from './values.ts';

/** Continuous changes as statements: "This unit has +1 strength", "do konce tahu se tato jednotka nesmí přesunout". */

type Node<K> = Extract<Change, { readonly k: K }>;

const has = (t: Talk, plural: boolean, deny = false): string =>
  bi(t, `${deny ? 'ne' : ''}${plural ? 'mají' : 'má'}`, plural ? 'have' : 'has');

const having = (t: Talk, plural: boolean, rest: string): Said => ({ reflexive: '', verb: has(t, plural), rest });

/** A number is got, an ability is had; in Czech what holds for a time is gained. */
const getting = (t: Talk, plural: boolean, shared: NonNullable<Said['shared']>): Said => ({
  reflexive: '',
  verb: t.passing
    ? bi(t, plural ? 'získají' : 'získá', plural ? 'get' : 'gets')
    : bi(t, plural ? 'mají' : 'má', plural ? 'get' : 'gets'),
  rest: words(shared.pre, list(t, shared.names), shared.post),
  shared,
});

type Shared = NonNullable<Said['shared']>;

const sameAmount = (a: Shared, b: Shared): boolean =>
  a.amount !== undefined && a.amount === b.amount ? true : a.post === b.post && !a.pre.startsWith('+X');

/** Equal amounts of several stats are said once. */
function drawnTogether(t: Talk, said: readonly Said[]): readonly Said[] {
  const out: Said[] = [];
  for (const s of said) {
    const last = out.at(-1);
    const a = last?.shared;
    const b = s.shared;
    const short = [...(a?.names ?? []), ...(b?.names ?? [])].every((name) => !name.includes(' '));
    if (last !== undefined && a !== undefined && b !== undefined && short && a.pre === b.pre && sameAmount(a, b)) {
      const names = [...a.names, ...b.names];
      out[out.length - 1] = { ...last, rest: words(a.pre, list(t, names), a.post), shared: { ...a, names } };
    } else out.push(s);
  }
  return out;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

// ---- stats --------------------------------------------------------------------------------------------------------------------------

function bonus(t: Talk, c: Node<'stat'>, plural: boolean): Said {
  const stat = phrase(t.lang, statNoun(t, c.stat));
  const name = bi(t, say(stat, 'dat'), say(stat));
  const said = typeof c.n === 'number' ? {} : { amount: JSON.stringify(c.n) };
  const got = (amount: string, post: string): Said =>
    getting(t, plural, { pre: bi(t, `${amount} k`, amount), names: [name], post, ...said });
  const terms = termsOf(t, c.n);
  if (terms === undefined) {
    const value = say(numberPhrase(t, c.n));
    return got('+X', bi(t, `, kde X je ${value}${CLOSE}`, `, where X is ${value}`));
  }
  const [first, ...more] = terms;
  const own = textOf(t, `${first.times < 0 ? 'less' : 'more'}.${c.stat}`)?.[t.lang];
  if (own !== undefined) {
    const told = ownPredicate(t, withAmount(t, own, Math.abs(first.times)), plural);
    return { ...told, rest: words(told.rest, first.text) };
  }
  const further = more.map((e) =>
    bi(t, `a další ${signed(e.times)} ${e.text}`, `, plus ${signed(e.times)} ${name} ${e.text}`),
  );
  const cap = first.cap === undefined ? '' : capText(t, signed(first.cap));
  return got(signed(first.times), words(first.text, cap, ...further));
}

/** The amount stands for %, and with a noun after a colon for so many of them: o 1 zásilku méně. */
const withAmount = (t: Talk, text: string, n: number): string =>
  text.replace(/%(?::(\w+))?/, (_, noun?: string) =>
    noun === undefined ? String(n) : say(countOf(t, n, nounByKey(t, noun)), 'acc'),
  );

const TIMES: Readonly<Record<number, readonly [string, string]>> = {
  0.5: ['poloviční', 'half the'],
  2: ['dvojnásobný', 'double'],
  3: ['trojnásobný', 'triple'],
};

/** Numbers as printed on the card, before anything is added, are its base numbers. */
const isBase = (t: Talk, c: Node<'stat'>): boolean => t.def.layers.find((l) => l.name === c.layer)?.base === true;

function multiple(t: Talk, c: Node<'stat'>, plural: boolean): Said {
  const noun = declaredNoun(t, 'stats', c.stat);
  const base = isBase(t, c) ? bi(t, 'základní', 'base') : '';
  const times = typeof c.n === 'number' ? TIMES[c.n] : undefined;
  const stat = words(base, say(phrase(t.lang, noun), 'acc'));
  if (times !== undefined)
    return {
      ...getting(t, plural, {
        pre: words(bi(t, declineAdjective(times[0], noun.gender, false, 3), times[1]), base),
        names: [say(phrase(t.lang, noun), 'acc')],
        post: '',
      }),
      verb: has(t, plural),
    };
  const factor = say(numberPhrase(t, c.n));
  const by = declineAdjective('vynásobený', noun.gender, false, 3);
  return having(t, plural, bi(t, `${stat} ${by} číslem ${factor}`, `${stat} multiplied by ${factor}`));
}

/** The game's own words for a stat that a change sets or bounds. */
function ownWords(t: Talk, c: Node<'stat'>, plural: boolean, how: 'says' | 'saysMore'): Said | undefined {
  const text = t.def.stats.find((x) => x.name === c.stat)?.[how];
  if (text === undefined) return undefined;
  // Once is understood.
  const once = c.n === 1 ? pick(t, text).replace(' ({n}×)', '') : pick(t, text);
  const slots = new Map([['n', argSlot(t, 'number', c.n)]]);
  return splitVerb(t, render(filling(t, slots), tokensOf(inAgreement(once, 'm', plural)), 'imperative'));
}

const FOLD = /^(dvoj|troj|čtyř)násobek |^(twice|three times|four times) /;

function fixedStat(t: Talk, c: Node<'stat'>, plural: boolean, lead: string): Said {
  const own = ownWords(t, c, plural, 'says');
  if (own !== undefined) return own;
  const base = isBase(t, c) ? bi(t, 'základní', 'base') : '';
  const stat = words(base, say(phrase(t.lang, declaredNoun(t, 'stats', c.stat)), 'acc'));
  if (typeof c.n === 'number') return having(t, plural, words(stat, lead, String(c.n)));
  const value = say(numberPhrase(t, c.n));
  const fold = typeof c.n === 'object' && c.n.k === 'math' ? FOLD.exec(value) : undefined;
  if (lead === '' && typeof c.n === 'object' && fold !== null) {
    const noun = declaredNoun(t, 'stats', c.stat);
    const equal = declineAdjective('rovný', noun.gender, false, 3);
    const dative = fold === undefined ? say(numberPhrase(apart(t), c.n), 'dat') : value.replace(FOLD, '$1násobku ');
    const post = bi(t, `${equal} ${dative}`, `equal to ${value}`);
    const name = say(phrase(t.lang, noun), 'acc');
    return {
      ...getting(t, plural, { pre: base, names: [name], post, amount: JSON.stringify(c.n) }),
      verb: has(t, plural),
    };
  }
  const x = words(stat, lead, 'X');
  return having(t, plural, bi(t, `${x}, kde X je ${value}${CLOSE}`, `${x}, where X is ${value}`));
}

function statSaid(t: Talk, c: Node<'stat'>, plural: boolean): Said {
  const op = t.def.layers.find((l) => l.name === c.layer)?.op ?? 'add';
  switch (op) {
    case 'add':
      return ownWords(t, c, plural, 'saysMore') ?? bonus(t, c, plural);
    case 'mul':
      return multiple(t, c, plural);
    case 'set':
      return fixedStat(t, c, plural, '');
    case 'max':
      return fixedStat(t, c, plural, bi(t, 'alespoň', 'at least'));
    case 'min':
      return fixedStat(t, c, plural, bi(t, 'nejvýše', 'at most'));
  }
}

// ---- abilities, permissions --------------------------------------------------------------------------------------------------------

export const findAbility = (t: Talk, key: string): Ability | undefined =>
  t.def.abilities.find((a) => a.key === key) ?? t.def.cards.flatMap((c) => c.abilities).find((a) => a.key === key);

/** A granted ability is called by its name; one without a name is quoted. */
function grantSaid(t: Talk, c: Node<'grant'>, plural: boolean): Said {
  const names = c.abilities.map((key) => {
    const ability = findAbility(t, key);
    if (ability?.name !== undefined) return pick(t, ability.name);
    if (ability === undefined) return key;
    const text = t.parts.exact(t.def, ability, t.lang, t.card);
    return bi(t, `„${text}“`, `“${text}”`);
  });
  const once = [...new Set(names)];
  const word = once.length > 1 ? 'schopnosti' : 'schopnost';
  return having(t, plural, bi(t, `${word} ${list(t, once)}`, list(t, once)));
}

function saidOf(t: Talk, c: Change, subject: Phrase): Said {
  const { plural } = agreement(subject);
  switch (c.k) {
    case 'stat':
      return statSaid(t, c, plural);
    case 'tag':
      return tagSaid(t, c, subject);
    case 'grant':
      return grantSaid(t, c, plural);
    case 'copy': {
      const from = refPhrase(t, c.from);
      return having(
        t,
        plural,
        bi(t, `všechny vytištěné schopnosti ${say(from, 'gen')}`, `all printed abilities of ${say(from, 'acc')}`),
      );
    }
    case 'mute':
      return { reflexive: '', verb: has(t, plural, true), rest: bi(t, 'žádné schopnosti', 'no abilities') };
    case 'name':
      return nameSaid(t, c, subject);
    case 'scale':
      return { reflexive: '', verb: '', rest: scaleText(t, c, '') };
    case 'rule':
      return ruleSaid(t, c, subject);
  }
}

// ---- joining --------------------------------------------------------------------------------------------------------------------------

const subjectOf = (c: Change): CardQuery => ('of' in c ? c.of : c.to);

function groups(what: readonly Change[]): readonly (readonly Change[])[] {
  const out: Change[][] = [];
  for (const c of what) {
    const last = out.at(-1)?.[0];
    if (last !== undefined && JSON.stringify(subjectOf(last)) === JSON.stringify(subjectOf(c))) out.at(-1)?.push(c);
    else out.push([c]);
  }
  return out;
}

/** Things said with one verb: nesmí se přesunout, zaútočit ani být terčem útoku. */
interface Clause {
  readonly said: Said;
  readonly items: string[];
}

/** What holds its verb itself goes with what begins with the same one. */
const sameVerb = (s: Said, item = ''): boolean => s.verb !== '' || s.rest.split(' ')[0] === item.split(' ')[0];

function byVerb(said: readonly Said[]): readonly Clause[] {
  const out: Clause[] = [];
  for (const s of said) {
    const like = out.find((c) => c.said.verb === s.verb && s.reflexive === '' && sameVerb(s, c.items[0]));
    if (like !== undefined) like.items.push(s.rest);
    else out.push({ said: s, items: [s.rest] });
  }
  return out;
}

/** attack or be attacked. */
const passiveLast = (a: string, b: string): number => Number(a.startsWith('be ')) - Number(b.startsWith('be '));

/** One verb with two objects among others: receive beasts or vehicles, or transfer. */
function likeTogether(items: readonly string[]): readonly string[] {
  const [a = '', b = '', ...rest] = items;
  const [x, y = ''] = sharedStart([a, b]);
  return rest.length === 1 && y !== b ? [`${x} or ${y},`, ...rest] : items;
}

const isDenial = (t: Talk, verb: string): boolean => (t.lang === 'en' ? /can't|never/ : /nesm[íě]|nem[áůo]/).test(verb);

function itemsText(t: Talk, c: Clause): string {
  const denial = isDenial(t, c.said.verb);
  const items = sharedStart(denial && t.lang === 'en' ? [...c.items].sort(passiveLast) : c.items);
  if (items.length < 2 || !denial) return list(t, items);
  if (t.lang === 'en') return list(t, likeTogether(items), 'or');
  return `${items.slice(0, -1).join(', ')} ani ${items.at(-1)}`;
}

/** nesmí se, nikdy se nesmí. */
function laterVerb({ verb, reflexive }: Said): string {
  const [first = '', ...rest] = verb.split(' ');
  return words(first, reflexive, ...rest);
}

/** The first clause has the subject and what stands before it; the others begin with their verb. */
function joinClauses(t: Talk, clauses: readonly Clause[], first: (c: Clause) => string): string {
  const [head, ...rest] = clauses;
  if (head === undefined) return '';
  return list(t, [first(head), ...rest.map((c) => words(laterVerb(c.said), itemsText(t, c)))]);
}

/** `manner`: how or when, told after the verb: mají v souboji s bojovníkem Černé legie +5 k Z. */
function czechClause(t: Talk, c: Clause, subject: string, adverb: string, manner: string): string {
  const { reflexive, verb } = c.said;
  const items = itemsText(t, c);
  if (manner !== '' && adverb === '' && /^(automaticky|vždy) /.test(verb)) return words(subject, manner, verb, items);
  if (manner !== '' && adverb === '') return words(subject, reflexive, verb, manner, items);
  if (manner !== '') return czechClause(t, c, words(subject, manner), adverb, '');
  if (adverb !== '' && t.passing && subject !== '' && c.said.shared !== undefined)
    return words(subject, reflexive, verb, adverb.endsWith(CLOSE) ? ',' : '', adverb, items);
  if (adverb !== '' && reflexive !== '') return words(adverb, reflexive, subject, verb, items);
  // An adverb of the verb keeps the subject before it: je-li ..., tento bojovník automaticky zabíjí ...
  if (adverb !== '' && subject !== '' && /^(automaticky|vždy) /.test(verb) && !t.passing)
    return words(adverb, subject, verb, items);
  // do konce tahu nemohou být tvé karty cílem ...: the verb is not parted from its "být".
  if (adverb !== '' && items.startsWith('být ')) return words(adverb, verb, 'být', subject, items.slice('být '.length));
  if (adverb !== '') return words(adverb, verb, subject, items);
  return subject === '' ? words(verb, reflexive, items) : words(subject, reflexive, verb, items);
}

/** A side has one of them at most: the defender of your army. */
const isOne = (t: Talk, q: CardQuery): boolean => q.from.k === 'calc' && t.def.calcs[q.from.name]?.one === true;

function groupText(t: Talk, changes: readonly Change[], when: string): string {
  const [head] = changes;
  if (head === undefined) return '';
  if (head.k === 'scale') return scaleText(t, head, when);
  const of = subjectOf(head);
  const only = soleRef(of);
  const told = only?.k === 'calc' && t.focus === functionFocus(only);
  // An opponent that fights is a card.
  const again = told ? { pronoun: true, ...(t.lang === 'en' ? { nouns: [lexNoun(t, 'word.card')] } : {}) } : {};
  const whole =
    only === undefined
      ? cardsPhrase(t, of, isOne(t, of) ? { det: 'the' } : { plural: true })
      : { ...cardsPhrase(t, of), ...again };
  // Each of them may not: none of them may.
  const none = whole.det === 'each' && changes.every((c) => c.k === 'rule' && c.mode === 'forbid');
  const reader = isReaders(t, only);
  const subject = reader ? asReader(t, whole) : none ? { ...whole, det: 'no' as const } : whole;
  if (soleRef(of) === undefined) t.focus = '';
  const { manner: how = '', ...plain } = subject;
  const named = how === '' ? subject : { ...plain, tail: subject.tail.slice(0, -how.length).trim() };
  const [adverb, manner] = oneTime(t, when, how);
  const bound = bundled(t, changes);
  const { plural } = agreement(subject);
  const adding = bound.length > 1 && bound.every((c) => addingOf(apart(t), c, plural) !== undefined);
  const said = bound.map((c) => (adding ? addingOf(t, c, plural) : undefined) ?? saidOf(t, c, subject));
  const clauses = byVerb(drawnTogether(t, said));
  if (reader && t.lang === 'cs')
    return joinClauses(t, clauses.map(toldToReader), (c) => czechClause(t, c, '', adverb, manner));
  if (
    t.brief &&
    soleRef(of)?.k === 'self' &&
    adverb === '' &&
    clauses.length === 1 &&
    clauses[0]?.said.shared !== undefined
  )
    return itemsText(t, clauses[0]);
  if (t.lang === 'cs') return joinClauses(t, clauses, (c) => czechClause(t, c, subjectText(named), adverb, manner));
  const comma = adverb === '' || adverb.endsWith(',') ? '' : ',';
  // A number is told before when it holds, what they do after it.
  const front = manner !== '' && adverb === '' && clauses[0]?.said.shared === undefined ? `${manner},` : '';
  const text = joinClauses(t, clauses, (c) => words(front, adverb, comma, say(named), c.said.verb, itemsText(t, c)));
  return front === '' ? words(text, manner) : text;
}

/** `adverb`: until when, or under which condition. `late`: English says it last. */
export function changesText(t: Talk, what: readonly Change[], adverb: string, late = false): string {
  const when = late && what.every((c) => tellsTime(t, c)) ? '' : adverb;
  return within(t, { acting: false, passing: late }, () => saidChanges(t, what, when, late));
}

function saidChanges(t: Talk, what: readonly Change[], adverb: string, late: boolean): string {
  const all = groups(what);
  const involved = what.some((c) => c.k === 'stat' && typeof c.n !== 'number');
  const atEnd = late && t.lang === 'en' && all.length === 1 && !involved;
  const text = all.map((g, i) => groupText(t, g, i === 0 && !atEnd ? adverb : '')).join(bi(t, ' a ', ' and '));
  return atEnd ? words(text, adverb) : text;
}
