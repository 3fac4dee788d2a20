import type { Ability, CardQuery, Change } from '@bojiste/kernel/effects/nodes';
import { declineAdjective } from '../grammar/paradigms.ts';
import { agreement, CLOSE, type Phrase, phrase, say, words } from '../grammar/phrase.ts';
import { inAgreement } from '../grammar/pronouns.ts';
import { render } from '../grammar/template.ts';
import { exactText } from './abilities.ts';
import { list } from './bits.ts';
import { filling, tokensOf } from './calls.ts';
import { capText, numberPhrase, termsOf } from './numbers.ts';
import { cardsPhrase } from './queries.ts';
import { ruleVerb } from './rules.ts';
import { bi, declared, declaredNoun, lexNoun, pick, soleRef, type Talk, textOf, within } from './talk.ts';
import { subjectText } from './tests.ts';
import { argSlot, refPhrase } from './values.ts';

/** Continuous changes as statements: "This unit has +1 strength", "do konce tahu se tato jednotka nesmí přesunout". */

/** What is said of the subject, for one and for many. */
interface Said {
  readonly reflexive: string;
  readonly verb: string;
  readonly rest: string;
  /** Parts that are said once for several: +2 k | Z, S a O | za každého Soldáta. */
  readonly shared?: { readonly pre: string; readonly names: readonly string[]; readonly post: string };
}

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

/** Equal amounts of several stats are said once. */
function drawnTogether(t: Talk, said: readonly Said[]): readonly Said[] {
  const out: Said[] = [];
  for (const s of said) {
    const last = out.at(-1);
    const a = last?.shared;
    const b = s.shared;
    const short =
      a?.pre.startsWith('+X') === false && [...a.names, ...(b?.names ?? [])].every((name) => !name.includes(' '));
    if (last !== undefined && a !== undefined && b !== undefined && short && a.pre === b.pre && a.post === b.post) {
      const names = [...a.names, ...b.names];
      out[out.length - 1] = { ...last, rest: words(a.pre, list(t, names), a.post), shared: { ...a, names } };
    } else out.push(s);
  }
  return out;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

// ---- stats --------------------------------------------------------------------------------------------------------------------------

/** A stat, or several that have one word together. */
const statNoun = (t: Talk, stat: string) =>
  textOf(t, `${BUNDLE}${stat}`) === undefined ? declaredNoun(t, 'stats', stat) : lexNoun(t, `${BUNDLE}${stat}`);

const BUNDLE = 'stats.';

/** Stats that all change alike and have one word together are said as one: +1 útok instead of one against each kind. */
function bundled(t: Talk, changes: readonly Change[]): readonly Change[] {
  const bundles = Object.keys(t.def.texts).filter((key) => key.startsWith(BUNDLE));
  return bundles.reduce((rest, key) => {
    const stat = key.slice(BUNDLE.length);
    const own = rest.filter((c): c is Node<'stat'> => c.k === 'stat' && stat.split('+').includes(c.stat));
    const alike = own.every((c) => c.layer === own[0].layer && JSON.stringify(c.n) === JSON.stringify(own[0].n));
    if (own.length !== stat.split('+').length || !alike) return rest;
    return rest.flatMap((c) => (c === own[0] ? [{ ...own[0], stat }] : own.some((one) => one === c) ? [] : [c]));
  }, changes);
}

function bonus(t: Talk, c: Node<'stat'>, plural: boolean): Said {
  const stat = phrase(t.lang, statNoun(t, c.stat));
  const name = bi(t, say(stat, 'dat'), say(stat));
  const got = (amount: string, post: string): Said =>
    getting(t, plural, { pre: bi(t, `${amount} k`, amount), names: [name], post });
  const terms = termsOf(t, c.n);
  if (terms === undefined) {
    const value = say(numberPhrase(t, c.n));
    return got('+X', bi(t, `, kde X je ${value}${CLOSE}`, `, where X is ${value}`));
  }
  const [first, ...more] = terms;
  const own = textOf(t, `${first.times < 0 ? 'less' : 'more'}.${c.stat}`)?.[t.lang];
  if (own !== undefined) {
    const said = ownPredicate(t, own.replace('%', String(Math.abs(first.times))), plural);
    return { ...said, rest: words(said.rest, first.text) };
  }
  const further = more.map((e) =>
    bi(t, `a další ${signed(e.times)} ${e.text}`, `, plus ${signed(e.times)} ${name} ${e.text}`),
  );
  const cap = first.cap === undefined ? '' : capText(t, signed(first.cap));
  return got(signed(first.times), words(first.text, cap, ...further));
}

function multiple(t: Talk, c: Node<'stat'>, plural: boolean): Said {
  const noun = declaredNoun(t, 'stats', c.stat);
  if (c.n === 2)
    return {
      ...getting(t, plural, {
        pre: bi(t, declineAdjective('dvojnásobný', noun.gender, false, 3), 'double'),
        names: [say(phrase(t.lang, noun), 'acc')],
        post: '',
      }),
      verb: has(t, plural),
    };
  if (c.n === 0.5)
    return {
      ...getting(t, plural, {
        pre: bi(t, declineAdjective('poloviční', noun.gender, false, 3), 'half the'),
        names: [say(phrase(t.lang, noun), 'acc')],
        post: '',
      }),
      verb: has(t, plural),
    };
  const times = say(numberPhrase(t, c.n));
  const stat = say(phrase(t.lang, noun), 'acc');
  const by = declineAdjective('vynásobený', noun.gender, false, 3);
  return having(t, plural, bi(t, `${stat} ${by} číslem ${times}`, `${stat} multiplied by ${times}`));
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

/** A relative clause at the end is closed before anything follows. */
const closed = (text: string): string => (/, kter\p{L}+ [^,]*$/u.test(text) ? `${text}${CLOSE}` : text);

/** What is said of a card, with its verb apart so that a time can stand before it: do konce kola jsou vaši bojovníci imunní. */
function splitVerb(t: Talk, said: string): Said {
  if (t.lang === 'en') return { reflexive: '', verb: '', rest: said };
  const found = /^(?:(se|si) )?((?:vždy |automaticky )?\p{Ll}+) (.*)$/u.exec(said);
  return found === null
    ? { reflexive: '', verb: '', rest: said }
    : { reflexive: found[1] ?? '', verb: found[2] ?? '', rest: closed(found[3] ?? '') };
}

function fixedStat(t: Talk, c: Node<'stat'>, plural: boolean, lead: string): Said {
  const own = ownWords(t, c, plural, 'says');
  if (own !== undefined) return own;
  const stat = say(phrase(t.lang, declaredNoun(t, 'stats', c.stat)), 'acc');
  if (typeof c.n === 'number') return having(t, plural, words(stat, lead, String(c.n)));
  const value = say(numberPhrase(t, c.n));
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

// ---- roles, abilities, permissions ----------------------------------------------------------------------------------------------------

function tagSaid(t: Talk, c: Node<'tag'>, subject: Phrase): Said {
  const word = declared(t, 'tags', c.tag);
  const { gender, plural } = agreement(subject);
  const verb = bi(t, plural ? 'jsou' : 'je', plural ? 'are' : 'is');
  if (word.is === 'adjective')
    return { reflexive: '', verb, rest: bi(t, declineAdjective(word.lemma, gender, plural, 0), word.lemma) };
  if (word.is === 'predicate') return splitVerb(t, inAgreement(word.yes, gender, plural));
  const noun = phrase(t.lang, word, { plural, det: plural ? '' : 'a' });
  return { reflexive: '', verb, rest: bi(t, `i ${say(noun, 'ins')}`, `also ${say(noun)}`) };
}

export const findAbility = (t: Talk, key: string): Ability | undefined =>
  t.def.abilities.find((a) => a.key === key) ?? t.def.cards.flatMap((c) => c.abilities).find((a) => a.key === key);

/** A granted ability is called by its name; one without a name is quoted. */
function grantSaid(t: Talk, c: Node<'grant'>, plural: boolean): Said {
  const names = c.abilities.map((key) => {
    const ability = findAbility(t, key);
    if (ability?.name !== undefined) return pick(t, ability.name);
    if (ability === undefined) return key;
    const text = exactText(t.def, ability, t.lang, t.card);
    return bi(t, `„${text}“`, `“${text}”`);
  });
  const once = [...new Set(names)];
  const word = once.length > 1 ? 'schopnosti' : 'schopnost';
  return having(t, plural, bi(t, `${word} ${list(t, once)}`, list(t, once)));
}

const MODAL = {
  allow: { cs: ['smí', 'smějí'], en: 'can' },
  forbid: { cs: ['nesmí', 'nesmějí'], en: "can't" },
  oblige: { cs: ['musí', 'musejí'], en: 'must' },
} as const;

/** What is done to a card is not forbidden to it: nemůže být zatlačena. */
const SUFFERED = { allow: ['může', 'mohou'], forbid: ['nemůže', 'nemohou'], oblige: ['musí', 'musejí'] } as const;

/** Rank of "never" and "always". */
const FIRM = 2;

/** What comes to pass of itself is not forbidden, `texts['forbid.<rule>']`: nepřežije žádné zranění. */
function ownPredicate(t: Talk, text: string, plural: boolean): Said {
  return splitVerb(t, text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, plural ? '$2' : '$1'));
}

function ruleSaid(t: Talk, c: Node<'rule'>, subject: Phrase): Said {
  const { plural } = agreement(subject);
  const to =
    c.to === undefined
      ? undefined
      : cardsPhrase(
          t,
          { k: 'cards', from: { k: 'board' }, where: c.to },
          c.mode === 'oblige' ? { det: 'a' } : { plural: true },
        );
  const own = c.mode === 'forbid' && to === undefined ? textOf(t, `forbid.${c.act}`)?.[t.lang] : undefined;
  if (own !== undefined) return ownPredicate(t, own, plural);
  const act = ruleVerb(t, c.act, to, agreement(subject));
  const modal = MODAL[c.mode];
  const firm = c.rank >= FIRM && c.mode === 'forbid' && textOf(t, 'voice.firm') !== undefined;
  if (t.lang === 'en') return { reflexive: '', verb: firm ? 'can never' : modal.en, rest: act.text };
  const forms = act.text.startsWith('být ') ? SUFFERED[c.mode] : modal.cs;
  return { reflexive: act.reflexive, verb: words(firm ? 'nikdy' : '', forms[plural ? 1 : 0]), rest: act.text };
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

function byVerb(said: readonly Said[]): readonly Clause[] {
  const out: Clause[] = [];
  for (const s of said) {
    const like = out.find((c) => c.said.verb === s.verb && s.reflexive === '');
    if (like !== undefined) like.items.push(s.rest);
    else out.push({ said: s, items: [s.rest] });
  }
  return out;
}

/** The same little verb is said once: být zatlačena ani zvolena, sesílat kouzla Umění metamorfózy a předtuchy. */
function shortened(items: readonly string[]): readonly string[] {
  const split = items.map((x) => x.split(' '));
  const shortest = Math.min(...split.map((x) => x.length)) - 1;
  let n = 0;
  while (n < shortest && split.every((x) => x[n] === split[0]?.[n])) n += 1;
  // The article goes with its noun: immune to the Art and the Dark Symmetry.
  if (n > 0 && /^(the|an?)$/.test(split[0]?.[n - 1] ?? '')) n -= 1;
  return n === 0 || items.length < 2 ? items : items.map((x, i) => (i === 0 ? x : x.split(' ').slice(n).join(' ')));
}

const isDenial = (t: Talk, verb: string): boolean => (t.lang === 'en' ? /can't|never/ : /nesm[íě]|nem[áůo]/).test(verb);

function itemsText(t: Talk, c: Clause): string {
  const items = shortened(c.items);
  if (items.length < 2 || !isDenial(t, c.said.verb)) return list(t, items);
  if (t.lang === 'en') return list(t, items, 'or');
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

function czechClause(t: Talk, c: Clause, subject: string, adverb: string): string {
  const { reflexive, verb } = c.said;
  const items = itemsText(t, c);
  if (adverb !== '' && t.passing && subject !== '' && c.said.shared !== undefined)
    return words(subject, verb, adverb, items);
  if (adverb !== '' && reflexive !== '') return words(adverb, reflexive, subject, verb, items);
  // An adverb of the verb keeps the subject before it: je-li ..., tento bojovník automaticky zabíjí ...
  if (adverb.endsWith(',') && subject !== '' && verb.startsWith('automaticky '))
    return words(adverb, subject, verb, items);
  // do konce tahu nemohou být tvé karty cílem ...: the verb is not parted from its "být".
  if (adverb !== '' && items.startsWith('být ')) return words(adverb, verb, 'být', subject, items.slice('být '.length));
  if (adverb !== '') return words(adverb, verb, subject, items);
  return subject === '' ? words(verb, reflexive, items) : words(subject, reflexive, verb, items);
}

/** A side has one of them at most: the defender of your army. */
const isOne = (t: Talk, q: CardQuery): boolean => q.from.k === 'calc' && t.def.calcs[q.from.name]?.one === true;

function groupText(t: Talk, changes: readonly Change[], adverb: string): string {
  const [head] = changes;
  if (head === undefined) return '';
  const of = subjectOf(head);
  const subject =
    soleRef(of) === undefined
      ? cardsPhrase(t, of, isOne(t, of) ? { det: 'the' } : { plural: true })
      : cardsPhrase(t, of);
  if (soleRef(of) === undefined) t.focus = '';
  const clauses = byVerb(
    drawnTogether(
      t,
      bundled(t, changes).map((c) => saidOf(t, c, subject)),
    ),
  );
  if (
    t.brief &&
    soleRef(of)?.k === 'self' &&
    adverb === '' &&
    clauses.length === 1 &&
    clauses[0]?.said.shared !== undefined
  )
    return itemsText(t, clauses[0]);
  if (t.lang === 'cs') return joinClauses(t, clauses, (c) => czechClause(t, c, subjectText(subject), adverb));
  const comma = adverb === '' || adverb.endsWith(',') ? '' : ',';
  return joinClauses(t, clauses, (c) => words(adverb, comma, say(subject), c.said.verb, itemsText(t, c)));
}

/** `adverb`: until when, or under which condition. `late`: English says it last. */
export function changesText(t: Talk, what: readonly Change[], adverb: string, late = false): string {
  return within(t, { acting: false, passing: late }, () => saidChanges(t, what, adverb, late));
}

function saidChanges(t: Talk, what: readonly Change[], adverb: string, late: boolean): string {
  const all = groups(what);
  const involved = what.some((c) => c.k === 'stat' && typeof c.n !== 'number');
  const atEnd = late && t.lang === 'en' && all.length === 1 && !involved;
  const text = all.map((g, i) => groupText(t, g, i === 0 && !atEnd ? adverb : '')).join(bi(t, ' a ', ' and '));
  return atEnd ? words(text, adverb) : text;
}
