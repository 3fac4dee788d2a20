import type { Ask, Eff, Num, Query, Who } from '@bojiste/kernel/effects/nodes';
import { addTail, type Phrase, phrase, say, still } from '../grammar/phrase.ts';
import { endsWith } from '../grammar/template.ts';
import type { Shape } from './assemble.ts';
import { type Bit, byOther, embed, optional, standing } from './bits.ts';
import { investedEach, type PerEach, perEach } from './numbers.ts';
import { effectBits, numberPhrase } from './parts.ts';
import { investedIn, isPossible, paidAt, payableFrom, refusable } from './payable.ts';
import { queryPhrase } from './queries.ts';
import {
  apart,
  bi,
  bind,
  declaredNoun,
  isYou,
  lexNoun,
  soleRef,
  type Talk,
  type Thing,
  textOf,
  within,
} from './talk.ts';
import { twiceBits, twiceOf } from './twice.ts';
import { baseOf, phraseSlot, sameSeat } from './values.ts';
import { instructionTokens, templateBit } from './verbs.ts';

/** Choices: what is asked, how many, and by whom. */

/** Nobody counts so far: more than this is any number. */
const ENDLESS = 20;

/** So many for each of something that is told: up to 2 cards for every 5 destiny points invested. */
function eachOf(t: Talk, a: Ask): PerEach | undefined {
  const max =
    typeof a.max === 'object' && a.max.k === 'math' && a.max.op === 'min' && isAllOf(a, a.max.b) ? a.max.a : a.max;
  if (typeof max !== 'object' || !isInvested(t, max)) return undefined;
  return a.min === 0 || JSON.stringify(a.min) === JSON.stringify(a.max) ? perEach(t, max) : undefined;
}

function isInvested(t: Talk, n: Num): boolean {
  if (typeof n === 'number') return false;
  if (n.k === 'math') return isInvested(t, n.a) || isInvested(t, n.b);
  const bound = n.k === 'var' ? t.vars.get(n.v) : undefined;
  return bound?.as === 'thing' && bound.each !== undefined;
}

function quantityOf(t: Talk, a: Ask): Shape {
  if (!a.many) return { det: 'a' };
  const each = eachOf(t, a);
  if (each !== undefined) return { quantity: { n: each.times, pre: a.min === 0 ? bi(t, 'až ', 'up to ') : '' } };
  if (typeof a.max !== 'number')
    return typeof a.min === 'number' && a.min > 0
      ? { quantity: { n: a.min, pre: bi(t, 'alespoň ', 'at least ') } }
      : { quantity: 'any' };
  if (typeof a.min !== 'number') return { quantity: { n: a.max, pre: bi(t, 'až ', 'up to ') } };
  if (a.max >= ENDLESS)
    return a.min === 0 ? { quantity: 'any' } : { quantity: { n: a.min, pre: bi(t, 'alespoň ', 'at least ') } };
  if (a.min === a.max) return { quantity: { n: a.max, pre: '' } };
  return { quantity: { n: a.max, pre: a.min === 0 ? bi(t, 'až ', 'up to ') : `${a.min}–` } };
}

/** Nobody can choose more than there are. */
const isAllOf = (a: Ask, n: Num): boolean =>
  typeof n === 'object' && n.k === 'count' && JSON.stringify(n.of) === JSON.stringify(a.from);

/** A limit that is an expression is said after what is chosen; that nobody can pay more is understood from the price. */
function limitTail(t: Talk, a: Ask): string {
  if (!a.many || typeof a.max === 'number' || isAllOf(a, a.max) || paidAt(a) !== undefined) return '';
  const each = eachOf(t, a);
  if (each !== undefined) return each.text;
  return bi(t, `(nejvýše ${say(numberPhrase(t, a.max))})`, `(at most ${say(numberPhrase(t, a.max))})`);
}

export const thingOf = (q: Query | undefined): Thing => {
  if (q === undefined) return 'number';
  if (q.k === 'best') return thingOf(q.of);
  if (q.k === 'seats') return 'seat';
  return q.k === 'cards' ? 'card' : q.k === 'places' ? 'place' : 'value';
};

function wanted(t: Talk, a: Ask, q: Query): Phrase {
  const note = a.distinct === 'name' ? bi(t, 's různými názvy', 'with different names') : '';
  return addTail(still(queryPhrase(t, q, { ...quantityOf(t, a), note })), limitTail(t, a));
}

/** The noun by which the thing will be called later. */
export const nounOf = (t: Talk, q: Query): Phrase => {
  const aside = apart(t);
  return baseOf(aside, queryPhrase(aside, q));
};

// ---- is it named by the first instruction? ------------------------------------------------------------------------------------

/** Steps that say nothing; and what is paid, which is said before what is done to the chosen thing. */
const SILENT: readonly string[] = ['let', 'nothing', 'window', 'flush', 'pay'];

function firstInstruction(e: Eff): Eff | undefined {
  switch (e.k) {
    case 'if':
      return isPossible(e) ? e.then : e;
    case 'seq':
      return e.do.filter((x) => !SILENT.includes(x.k)).map(firstInstruction)[0];
    case 'together':
    case 'step':
    case 'scope':
      return firstInstruction(e.do);
    case 'ask':
      return isPlainPick(e) || isRange(e) ? firstInstruction(e.then) : e;
    default:
      return e;
  }
}

const isPlainPick = (a: Ask): boolean =>
  !a.many && a.min === 1 && a.max === 1 && (a.ask === 'pick' || a.ask === 'place') && a.by.k === 'you';

/** A number between two others. */
const isRange = (a: Ask): boolean =>
  a.ask === 'number' && typeof a.min === 'number' && typeof a.max === 'number' && a.max < ENDLESS && a.by.k === 'you';

const names = (node: unknown, v: string): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  const x = node as { readonly k?: string; readonly v?: string };
  if (x.k === 'var' && x.v === v) return true;
  return Object.values(node).some((y) => names(y, v));
};

/** What lasts is told of the chosen thing itself: účastník souboje získá do konce souboje +2 k S. */
const isSubject = (v: string, e: Extract<Eff, { k: 'lasts' }>): boolean =>
  e.what.every((c) => {
    const ref = soleRef('of' in c ? c.of : c.to);
    return ref?.k === 'var' && ref.v === v;
  });

/** A price that speaks of the chosen thing comes after the choice. */
function paidFor(v: string, node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { readonly k?: string }).k === 'pay') return names(node, v);
  return Object.values(node).some((part) => paidFor(v, part));
}

/** "push a friendly structure" instead of "choose a friendly structure and push it". */
export function namedAtOnce(v: string, then: Eff): boolean {
  const first = firstInstruction(then);
  if (paidFor(v, then)) return false;
  if (first?.k === 'lasts') return isSubject(v, first);
  return (first?.k === 'verb' || first?.k === 'native' || first?.k === 'call') && first.args.some((a) => names(a, v));
}

/** "attach to one of your warriors and name another warrior": the second instruction names it, the first one another thing. */
function namedNext(t: Talk, { v, then, ...a }: Ask, q: Query): boolean {
  const [first, next] = then.k === 'seq' ? then.do.filter((x) => !SILENT.includes(x.k)) : [];
  if (first?.k !== 'verb' || next?.k !== 'verb' || names(first, v) || !names(next, v) || paidFor(v, then)) return false;
  const others = first.args.flatMap((x) => (typeof x === 'object' && x.k === 'var' ? [t.vars.get(x.v)] : []));
  // One that is not told yet would be told here, in what is said of this one.
  const open = others.some((x) => x?.as === 'thing' && x.fresh !== undefined);
  return open || (others.length > 0 && fits(t, { ...a, v, then }, q, next));
}

/** "each player discards": the seat that is gone through is the one who is asked. */
export function actsFirst(v: string, e: Eff): boolean {
  const step = e.k === 'seq' ? e.do[0] : e;
  const first = step?.k === 'if' ? refusable(step) : step;
  return (first?.k === 'ask' || first?.k === 'modes') && first.by.k === 'var' && first.by.v === v;
}

/** A long description reads badly in the middle of an instruction: then it is chosen first and named after. */
function fits(t: Talk, a: Ask, q: Query, first = firstInstruction(a.then), v = a.v): boolean {
  // Told of the chosen thing only where the text says that it is chosen, or where there is hardly a choice.
  if (first?.k === 'lasts') {
    const voice = textOf(t, 'voice.choice') ?? textOf(t, 'voice.one');
    const told = q.k === 'cards' && (q.from.k === 'calc' || voice !== undefined);
    const simple = first.what.every((c) => c.k === 'stat' || c.k === 'tag');
    return told && simple && a.min === 1 && isYou(a.by) && wanted(apart(t), a, q).tail.split(' ').length <= MIDDLE;
  }
  if (first?.k !== 'verb' && first?.k !== 'native') return false;
  const { tail } = wanted(apart(t), a, q);
  const long = tail.split(' ').length > MIDDLE || /\d/.test(tail);
  if (!long || (q.k === 'cards' && q.from.k === 'zone')) return true;
  const at = first.args.findIndex((x) => typeof x === 'object' && x.k === 'var' && x.v === v);
  return at >= 0 && endsWith(instructionTokens(t, first), String(at));
}

const MIDDLE = 3;

/** Some game says that it is one: zotav jedno své vozidlo, znič 1 nepřítele. `texts['voice.one']`. */
function someOne(t: Talk, p: Phrase, q: Query): Phrase {
  const how = textOf(t, 'voice.one')?.[p.lang] ?? '';
  if (how === '' || p.det !== 'a' || q.k !== 'cards' || q.from.k === 'zone' || q.from.k === 'zones') return p;
  return how === '1' ? { ...p, quantity: { n: 1, pre: '' } } : { ...p, det: 'one' };
}

// ---- the kinds of questions -----------------------------------------------------------------------------------------------------

const CHOOSE = { cs: '[vyberte|vybrat|vybere] {0:acc}', en: '[choose|chooses] {0}' };
const ARRANGE = {
  cs: '[seřaďte|seřadit|seřadí] {0:acc} v libovolném pořadí',
  en: '[arrange|arranges] {0} in any order',
};

/** From an own pile, or one that is said to be, `texts['mine.<function>']`. */
export const isOwn = (t: Talk, q: Query): boolean =>
  q.k === 'cards' &&
  ((q.from.k === 'zone' && isYou(q.from.of)) ||
    (q.from.k === 'calc' && textOf(t, `mine.${q.from.name}`) !== undefined));

/** Several are chosen for one deed and nothing else: zotav 1–2 své vyčerpané lidi. */
function doneToAll(a: Ask): Extract<Eff, { k: 'each' }> | undefined {
  const e = a.then;
  if (!a.many || !isYou(a.by) || e.k !== 'each' || e.of.k !== 'cards' || e.of.from.k !== 'set') return undefined;
  const plain = e.of.from.v === a.v && e.of.where.length === 0 && e.do.k === 'verb' && e.share === undefined;
  const args = e.do.k === 'verb' ? e.do.args : [];
  const alike = args.filter((x) => typeof x === 'object' && x.k === 'var' && x.v === e.v).length === 1;
  return plain && alike && args.length === 1 ? e : undefined;
}

function pickBits(t: Talk, a: Ask): readonly Bit[] {
  if (a.from === undefined) return effectBits(t, a.then);
  const twice = twiceOf(t, a);
  if (twice !== undefined) return twiceBits(t, a, twice);
  const q = payableFrom(a, a.from);
  const base = nounOf(t, q);
  if (!a.many && ((namedAtOnce(a.v, a.then) && fits(t, a, q)) || namedNext(t, a, q))) {
    const told = firstInstruction(a.then)?.k === 'lasts';
    const choice = told && q.k === 'cards' ? (textOf(t, 'voice.choice')?.[t.lang] ?? '') : '';
    const some = (now: Talk): Phrase => {
      const one = someOne(
        now,
        within(now, told ? { acting: false } : {}, () => wanted(now, a, q)),
        q,
      );
      // One of several is a choice already.
      return one.singular === true ? one : addTail(one, choice);
    };
    bind(t, a.v, { as: 'thing', type: thingOf(q), base, how: 'chosen', many: false, fresh: some, mine: isOwn(t, q) });
    return effectBits(t, a.then);
  }
  const all = doneToAll(a);
  if (all !== undefined && fits(t, a, q, all.do, all.v)) {
    const some = (now: Talk): Phrase => wanted(now, a, q);
    bind(t, all.v, { as: 'thing', type: thingOf(q), base, how: 'chosen', many: true, fresh: some, mine: isOwn(t, q) });
    return effectBits(t, all.do);
  }
  const chosen = wanted(t, a, q);
  bind(t, a.v, { as: 'thing', type: thingOf(q), base, how: 'chosen', many: a.many, mine: isOwn(t, q) });
  t.focus = `v:${a.v}`;
  return [templateBit(t, CHOOSE, [phraseSlot(chosen)]), ...effectBits(t, a.then)];
}

function rangeText(t: Talk, min: number, max: number): string {
  if (min === 0) return bi(t, 'až ', 'up to ');
  return max === min + 1 && min > 1 ? `${min}${bi(t, ' nebo ', ' or ')}` : `${min}–`;
}

const INVEST = { cs: '[investujte|investovat|investuje] {0:acc}', en: '[invest|invests] {0}' };

/** "invest at least 2 destiny points", and what follows is so much for every 2 of them. */
function investBits(
  t: Talk,
  a: Ask,
  { rate, least, rest }: NonNullable<ReturnType<typeof investedIn>>,
): readonly Bit[] {
  const noun = declaredNoun(t, 'resources', rate.resource);
  const some = phrase(t.lang, noun, {
    quantity: least === 0 ? 'any' : { n: least, pre: bi(t, 'alespoň ', 'at least ') },
  });
  const base = phrase(t.lang, lexNoun(t, 'word.number'));
  const each = investedEach(t, noun, rate.per);
  bind(t, a.v, { as: 'thing', type: 'number', base, how: 'chosen', many: false, each });
  return [templateBit(t, INVEST, [phraseSlot(some)]), ...effectBits(t, rest)];
}

function numberBits(t: Talk, a: Ask): readonly Bit[] {
  const invested = investedIn(a);
  if (invested !== undefined) return investBits(t, a, invested);
  if (isRange(a) && typeof a.min === 'number' && typeof a.max === 'number' && namedAtOnce(a.v, a.then)) {
    const base = phrase(t.lang, lexNoun(t, 'word.number'));
    const range = { n: a.max, pre: rangeText(t, a.min, a.max) };
    bind(t, a.v, { as: 'thing', type: 'number', base, how: 'chosen', many: false, range });
    return effectBits(t, a.then);
  }
  const low = say(numberPhrase(t, a.min), 'gen');
  const high = say(numberPhrase(t, a.max), 'gen');
  const range =
    typeof a.max === 'number' && a.max >= ENDLESS ? '' : bi(t, ` od ${low} do ${high}`, ` from ${low} to ${high}`);
  const number = phrase(t.lang, lexNoun(t, 'word.number'), { det: 'a', tail: range.trim() });
  bind(t, a.v, {
    as: 'thing',
    type: 'number',
    base: phrase(t.lang, lexNoun(t, 'word.number')),
    how: 'chosen',
    many: false,
  });
  return [templateBit(t, CHOOSE, [phraseSlot(number)]), ...effectBits(t, a.then)];
}

function listBits(
  t: Talk,
  a: Ask,
  text: { readonly cs: string; readonly en: string },
  extra: Num | undefined,
): readonly Bit[] {
  const q = a.from;
  if (q === undefined) return effectBits(t, a.then);
  const all = queryPhrase(t, q, { plural: true });
  const total = extra === undefined ? [] : [phraseSlot(numberPhrase(t, extra))];
  bind(t, a.v, { as: 'thing', type: thingOf(q), base: baseOf(t, all), how: 'chosen', many: true });
  t.focus = `v:${a.v}`;
  return [templateBit(t, text, [phraseSlot(all), ...total]), ...effectBits(t, a.then)];
}

const DIVIDE = { cs: '[rozdělte|rozdělit|rozdělí] {1:acc} mezi {0:acc}', en: '[divide|divides] {1} among {0}' };

/** What one need not lose is paid. */
function asPrice(a: Ask): Eff {
  const e = a.then;
  const [who, n] = e.k === 'verb' && e.verb === 'gain' ? e.args : [];
  const own = e.k === 'verb' && e.word !== undefined && typeof who === 'object' && sameSeat(who as Who, a.by);
  if (!own || typeof n !== 'number' || n >= 0) return e;
  return { k: 'pay', price: [{ k: 'resource', resource: e.word ?? '', n: -n }] };
}

function questionBits(t: Talk, a: Ask): readonly Bit[] {
  switch (a.ask) {
    case 'pick':
    case 'place':
      return pickBits(t, a);
    case 'number':
      return numberBits(t, a);
    case 'yesno':
      return effectBits(t, asPrice(a));
    case 'order':
      return listBits(t, a, ARRANGE, undefined);
    case 'split':
      return listBits(t, a, DIVIDE, a.total ?? a.max);
  }
}

/** A least number that is computed may be nothing, so the choice is told as one. */
const isOptional = (a: Ask): boolean =>
  a.ask === 'yesno' || (!a.many && (a.min === 0 || typeof a.min !== 'number') && a.ask !== 'number');

function elseBits(t: Talk, a: Ask): readonly Bit[] {
  if (a.else === undefined) return [];
  // After somebody who did not, a pronoun would mean him.
  if (!isYou(a.by) && a.by.k !== 'var') t.focus = '';
  const text = embed(t, effectBits(t, a.else));
  if (text === '') return [];
  const refused = isYou(a.by)
    ? bi(t, 'pokud to neuděláte', "if you don't")
    : bi(t, 'pokud to neudělá', "if they don't");
  const lead = isOptional(a) ? refused : bi(t, 'pokud to není možné', 'if that is not possible');
  return [standing(`${lead}, ${text}`)];
}

export function askBits(t: Talk, a: Ask): readonly Bit[] {
  const other = !sameSeat(a.by, t.actor);
  const said = within(t, { actor: a.by }, () => {
    const asked = questionBits(t, a);
    return isOptional(a) ? optional(t, asked) : other ? byOther(t, asked) : asked;
  });
  return [...said, ...elseBits(t, a)];
}
