import type { Lang } from '@bojiste/kernel/types';
import { bidOne } from './finish.ts';
import { declineAdjective } from './paradigms.ts';
import { agreement, ownedBy, type Phrase, phrase, say, whose, words } from './phrase.ts';
import { participleEnd } from './pronouns.ts';
import { type Case, caseIndex, isCase, isPluralOnly, type Noun } from './words.ts';

/**
 * Templates: how verbs, natives, calcs, events, rules and modes are said. `{}` are filled in, `[]` are chosen.
 *
 *   {0} {1} ...          arguments of the node; {word} the word a verb works on (counter, zone ...);
 *                        events have {subject} {source} {by} {step} {when}; rules have {to}; modes have none
 *   {0:acc}              in a case: nom gen dat acc loc ins. English needs none. A pronoun is chosen where it is clear,
 *                        with its n after a preposition by itself ("na {0:acc}": na ni, na tuto jednotku)
 *   {1:count:boost}      a number with its noun: "1 posílení", "2 karty", "5 karet", "1 posílení za každou ...", "tolik
 *                        posílení, kolik ...". The noun is a declared name, a word of the lexicon (card, space,
 *                        turn ...) or written out (karta|f:žena); `word` is the verb's own word. With a case:
 *                        {1:count:space:gen}. In the middle of a text, "for each ..." moves to the end by itself.
 *   {1:take:boost}       the same of what is taken from {0}: "všechna posílení" where it is as many as lie there
 *   {1:span:2:space:acc} from one number to another with its noun, "1–2 pole"; "1 pole" where both are the same
 *   {1:sign}             a number with its sign: +1; {1:times} how often: dvakrát, nothing for once
 *   {0:in} {0:from} {0:to} {0:into}   a place with its preposition: v ruce, z ruky, do ruky; na poli, z pole, na pole
 *   {0:poss}             its owner's form: její, této jednotky; its, this unit's. {by:poss:turn:gen}: vašeho tahu, your turn
 *   {0:end}              ending of a participle that agrees: "zničen{0:end}": zničen, zničena, zničeno, zničeni, zničeny
 *   {0:n:je,jsou}        one form for singular and one for plural: {0:n:is,are}
 *   {0:adj:zraněný:acc}  an adjective that agrees, in a case; {word:asOf:0}  the verb's word said of {0} ("jako vyčerpanou")
 *   {0:subj}             a seat that does it. Left out when it is the one the text speaks to.
 *   [posuňte|posunout|posune]   Czech verb: imperative, infinitive (after "můžete"), third person (an opponent does it)
 *   [push|pushes]        English verb: plain, third person. A template without brackets is a statement ("{0} utrpí ...").
 *   [? útokem {source:gen}]     said only when everything in it is there
 *   [~ {0:acc}]          said only of another card: after "attach" and "play" a card omits itself
 *
 * Events: `after` follows "poté, co" / "kdykoli" ("se {subject} přesune"), `before` follows "pokud" ("by měl{subject:end}
 * být zničen{subject:end} {subject}"). A template that begins with = is a time and takes no conjunction ("=na začátku
 * {by:poss:turn:gen}"). {when} is where "ve vašem tahu" goes; without it, it goes last.
 * Number calcs: a noun phrase in the nominative, and after " // " how one counts by it: "počet padlých hvězd // za každou
 * padlou hvězdu". Calcs of cards and places: a word ("jednotka* na {0:poss:route:loc}|f:žena"). Conditions: a clause
 * after "pokud" / "if", and after " // " its denial.
 * Modes: a text with [brackets] is said; one without is only the label of a button, and the effect itself is said.
 * Keys of `texts` the printer looks for: word.* (lexicon.ts), name.<card word>, named.<card word>, scope.<scope>, proc.<procedure>, slot.<slot>,
 * pay.<flag>, live.<zone group>, timing.<tag>, event.<event>.amount; `named`, how a card of a
 * name is told ("„%“") where "with % in its name" would not do; stats.<a>+<b>: one word for stats that change alike. Words of state (|v) and rules may agree with what they are
 * said of: "zraněn{end}", "{n:je,jsou} imunní".
 */

export type Mood = 'imperative' | 'infinitive' | 'third';

export type Token =
  | { readonly t: 'text'; readonly s: string }
  | { readonly t: 'slot'; readonly name: string; readonly mode: string; readonly rest: readonly string[] }
  | { readonly t: 'verb'; readonly forms: readonly string[] }
  | { readonly t: 'optional'; readonly body: readonly Token[]; readonly others?: boolean };

/** What fills a placeholder. Phrases are made once, in the order in which they are said. */
export interface Slot {
  phrase(): Phrase;
  count?(noun: Noun, key: string): Phrase;
  sign?(): string;
  /** A number that is all there is on the card it is taken from. */
  readonly all?: Phrase;
  /** How often, empty for once. */
  times?(): string;
  /** What is this seat's own: svou armádu. */
  readonly det?: 'own' | 'either';
  /** A seat: is it the one who carries the instructions out? Is it the reader? */
  readonly acts?: boolean;
  readonly you?: boolean;
  /** This very card. */
  readonly itself?: boolean;
  /** A word that is an adjective. */
  readonly adjective?: string;
}

export interface Filling {
  readonly lang: Lang;
  /** The reader is addressed as ty. */
  readonly familiar?: boolean;
  readonly slots: ReadonlyMap<string, Slot>;
  noun(key: string): Noun;
}

// ---- reading ----------------------------------------------------------------------------------------------------------------

const closing = (text: string, from: number): number => {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '[') depth += 1;
    if (text[i] === ']') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error(`"${text}": [ without ]`);
};

function slotToken(text: string): Token {
  const [name = '', mode = '', ...parts] = text.split(':').map((x) => x.trim());
  if (name === '') throw new Error('empty placeholder');
  // A word written out in the template has a colon of its own: {1:count:karta|f:žena}.
  const [head = '', tail = '', ...more] = parts;
  const rest = /\|[mifn]$/.test(head) ? [`${head}:${tail}`, ...more] : parts;
  return { t: 'slot', name, mode, rest };
}

const bracketToken = (inner: string): Token =>
  /^[?~]/.test(inner)
    ? { t: 'optional', body: parseTemplate(inner.slice(1)), others: inner.startsWith('~') }
    : { t: 'verb', forms: inner.split('|') };

/** Throws when a bracket is not closed. */
export function parseTemplate(text: string): readonly Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.slice(at).search(/[{[]/);
    if (open !== 0) {
      const end = open < 0 ? text.length : at + open;
      out.push({ t: 'text', s: text.slice(at, end) });
      at = end;
      continue;
    }
    const end = text[at] === '{' ? text.indexOf('}', at) : closing(text, at);
    if (end < 0) throw new Error(`"${text}": { without }`);
    const inner = text.slice(at + 1, end);
    out.push(text[at] === '{' ? slotToken(inner) : bracketToken(inner));
    at = end + 1;
  }
  return out;
}

export const slotsOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((x) => (x.t === 'optional' ? slotsOf(x.body) : x.t === 'slot' ? [x] : []));

export const mentions = (tokens: readonly Token[], name: string): boolean =>
  slotsOf(tokens).some((x) => x.t === 'slot' && x.name === name);

// ---- filling ----------------------------------------------------------------------------------------------------------------

const PREPOSITION =
  /(^|\s)(na|do|ze?|od|ode|ke?|se?|ve?|o|pod|nad|před|za|u|po|pro|bez|mezi|proti|kolem|vedle|při|přes)\s+$/;

const caseOf = (text: string | undefined): Case => (text !== undefined && isCase(text) ? text : 'nom');

/** v ruce, z ruky, do ruky; na poli, z pole, na pole. */
export function placed(p: Phrase, way: 'in' | 'from' | 'to' | 'into'): string {
  const at = p.nouns[0]?.at ?? '';
  if (p.lang === 'en') {
    const prep = way === 'from' ? 'from' : way === 'in' || at === 'on' ? at : way;
    return words(prep, say(p, 'acc'));
  }
  if (way === 'from') return words('z', say(p, 'gen', true));
  if (way === 'in') return words(at, say(p, 'loc', true));
  return at === 'na' ? words('na', say(p, 'acc', true)) : words('do', say(p, 'gen', true));
}

function possessed(f: Filling, slot: Slot, rest: readonly string[]): string {
  const owner = slot.phrase();
  const [key, c] = rest;
  if (key === undefined) return whose(owner);
  const noun = f.noun(key);
  const thing = phrase(f.lang, noun, { plural: isPluralOnly(noun) });
  return say(slot.det === undefined ? ownedBy(thing, owner) : { ...thing, det: slot.det }, caseOf(c));
}

function adjectiveFor(p: Phrase, rest: readonly string[]): string {
  const { gender, plural } = agreement(p);
  return declineAdjective(rest[0] ?? '', gender, plural, caseIndex(caseOf(rest[1])));
}

/** A declared word said of another: označte ji jako vyčerpanou, jako portál. */
function asOf(f: Filling, slot: Slot, of: string): string {
  const lemma = slot.adjective;
  const p = f.slots.get(of)?.phrase();
  if (lemma === undefined || p === undefined) return say(slot.phrase());
  return f.lang === 'cs' ? adjectiveFor(p, [lemma, 'acc']) : lemma;
}

function counted(f: Filling, slot: Slot, rest: readonly string[], c: Case): string {
  const key = rest[0] ?? 'card';
  const made = slot.count?.(f.noun(key), key) ?? slot.phrase();
  return say(made, rest[1] === undefined ? c : caseOf(rest[1]));
}

function span(f: Filling, from: Slot, [to = '', ...rest]: readonly string[]): string {
  const slot = f.slots.get(to);
  if (slot === undefined) return say(from.phrase());
  const most = counted(f, slot, rest, 'acc');
  return say(from.phrase()) === say(slot.phrase()) ? most : `${say(from.phrase())}–${most}`;
}

interface Where {
  readonly first: boolean;
  readonly before: string;
}

function plainCase(f: Filling, token: { readonly name: string; readonly mode: string }, w: Where): Case {
  if (isCase(token.mode)) return token.mode;
  return f.lang === 'en' && !w.first && token.name !== 'subject' ? 'acc' : 'nom';
}

/** A Czech genitive that only says whose: not "cestu jí", but "cestu této jednotky". */
function inCase(p: Phrase, c: Case, before: string): string {
  const afterPreposition = PREPOSITION.test(before);
  if (p.lang === 'cs' && c === 'gen' && !afterPreposition) return say({ ...p, pronoun: false }, c);
  // A subject that was just named is left out, except where the sentence would begin with nothing.
  return p.lang === 'cs' && c === 'nom' && p.pronoun === true && p.oblique !== true && before.trim() !== ''
    ? ''
    : say(p, c, afterPreposition);
}

function fillSlot(f: Filling, token: Extract<Token, { t: 'slot' }>, w: Where): string {
  const slot = f.slots.get(token.name);
  if (slot === undefined) return '';
  switch (token.mode) {
    case 'count':
      return counted(f, slot, token.rest, f.lang === 'cs' && w.first ? 'nom' : 'acc');
    case 'take':
      return slot.all === undefined ? counted(f, slot, token.rest, 'acc') : say(slot.all, 'acc');
    case 'span':
      return span(f, slot, token.rest);
    case 'sign':
      return slot.sign?.() ?? '';
    case 'times':
      return slot.times?.() ?? '';
    case 'in':
    case 'from':
    case 'to':
    case 'into':
      return placed(slot.phrase(), token.mode);
    case 'poss':
      return possessed(f, slot, token.rest);
    case 'end': {
      const a = agreement(slot.phrase());
      return participleEnd(a.gender, a.plural);
    }
    case 'n':
      return (token.rest[0] ?? '').split(',')[agreement(slot.phrase()).plural ? 1 : 0] ?? '';
    case 'adj':
      return adjectiveFor(slot.phrase(), token.rest);
    case 'asOf':
      return asOf(f, slot, token.rest[0] ?? '0');
    case 'subj':
      return slot.acts === true || slot.you === true ? '' : say(slot.phrase());
    default:
      return inCase(slot.phrase(), plainCase(f, token, w), w.before);
  }
}

function verbForm(forms: readonly string[], mood: Mood, { lang, familiar }: Filling): string {
  const at = mood === 'imperative' ? 0 : mood === 'third' ? forms.length - 1 : lang === 'cs' ? 1 : 0;
  const form = forms[at] ?? forms[0] ?? '';
  return at === 0 && familiar === true && lang === 'cs' ? bidOne(form) : form;
}

/** Where Czech puts its little words: můžete si ji vzít, soupeř si ji vezme; but vezměte si ji, a vzít si ji. */
function czechVerb(verb: string, clitic: string, leads: boolean): string {
  const reflexive = /(^| )(se|si)( |$)/.exec(verb)?.[2] ?? '';
  const bare = verb.replace(/(^| )(se|si)( |$)/, '$1').trim();
  return leads ? words(reflexive, clitic, bare) : words(bare, reflexive, clitic);
}

/** A pronoun right after the verb, alone or with its preposition, goes before the verb where the verb does not come first. */
function cliticAfter(f: Filling, tokens: readonly Token[], at: number): string {
  const gap = tokens[at + 1];
  const next = tokens[at + 2];
  if (f.lang !== 'cs' || gap?.t !== 'text' || next?.t !== 'slot' || !isCase(next.mode)) return '';
  const preposition = PREPOSITION.exec(gap.s)?.[2] ?? '';
  const short = gap.s === ' ' && (next.mode === 'acc' || next.mode === 'dat');
  const p = short || gap.s.trim() === preposition ? f.slots.get(next.name)?.phrase() : undefined;
  if (p?.pronoun !== true) return '';
  return words(preposition, say(p, next.mode, preposition !== ''));
}

/** A count in the middle of a text leaves its "for each ..." to the end. */
function splitCount(
  f: Filling,
  token: Extract<Token, { t: 'slot' }>,
): { readonly now: string; readonly later: string } {
  const slot = f.slots.get(token.name);
  const key = token.rest[0] ?? 'card';
  const made = slot?.count?.(f.noun(key), key);
  if (made === undefined || made.tail === '') return { now: '', later: '' };
  return {
    now: say({ ...made, tail: '' }, token.rest[1] === undefined ? 'acc' : caseOf(token.rest[1])),
    later: made.tail,
  };
}

interface Run {
  out: string;
  later: string;
}

/** Says token `i`; gives the next one. */
function step(f: Filling, tokens: readonly Token[], i: number, mood: Mood, leads: boolean, run: Run): number {
  const token = tokens[i];
  if (token === undefined) return i + 1;
  if (token.t === 'text') run.out += token.s;
  else if (token.t === 'optional') {
    const fits = (slot: Slot | undefined): boolean =>
      slot !== undefined && !(token.others === true && slot.itself === true);
    const there = slotsOf(token.body).every((x) => x.t === 'slot' && fits(f.slots.get(x.name)));
    if (there) run.out += raw(f, token.body, mood, false);
  } else if (token.t === 'slot') {
    const split = token.mode === 'count' && i < tokens.length - 1 ? splitCount(f, token) : { now: '', later: '' };
    run.out += split.now === '' ? fillSlot(f, token, { first: run.out.trim() === '', before: run.out }) : split.now;
    run.later = words(run.later, split.later);
  } else {
    const verb = verbForm(token.forms, mood, f);
    const clitic = leads ? cliticAfter(f, tokens, i) : '';
    run.out += f.lang === 'cs' ? czechVerb(verb, clitic, leads) : verb;
    return clitic === '' ? i + 1 : i + 3;
  }
  return i + 1;
}

function raw(f: Filling, tokens: readonly Token[], mood: Mood, leads: boolean): string {
  const run: Run = { out: '', later: '' };
  for (let i = 0; i < tokens.length; ) i = step(f, tokens, i, mood, leads, run);
  return run.later === '' ? run.out : words(run.out.trim(), run.later);
}

/** `leads`: something stands before the verb in its clause: "můžete", its subject, a time. */
export const render = (f: Filling, tokens: readonly Token[], mood: Mood, leads = false): string =>
  raw(f, tokens, mood, leads).trim();

const LATE: readonly string[] = ['count', 'take', 'span', 'subj'];

/** Makes the phrases in the order in which they are read; counts come last, as their tails do. */
export function prepare(f: Filling, tokens: readonly Token[]): void {
  // What omits itself is not named.
  const omits = (x: Token): boolean =>
    x.t === 'optional' &&
    x.others === true &&
    slotsOf(x.body).some((y) => y.t === 'slot' && f.slots.get(y.name)?.itself === true);
  const slots = slotsOf(tokens.filter((x) => !omits(x))).filter((x) => x.t === 'slot');
  for (const x of slots) if (!LATE.includes(x.mode)) f.slots.get(x.name)?.phrase();
}

const verbForms = (tokens: readonly Token[]): readonly string[] | undefined =>
  tokens.map((x) => (x.t === 'verb' ? x.forms : undefined)).find((x) => x !== undefined);

/** Can the text be said in this mood at all? A statement has no mood, an unwritten third person cannot be guessed. */
export function speaks(tokens: readonly Token[], mood: Mood, lang: Lang): boolean {
  const forms = verbForms(tokens);
  if (forms === undefined) return false;
  return mood !== 'third' || forms.length > (lang === 'cs' ? 2 : 1);
}

export const subjectSlot = (tokens: readonly Token[]): string | undefined => {
  const found = tokens.find((x) => x.t === 'slot' && x.mode === 'subj');
  return found?.t === 'slot' ? found.name : undefined;
};

/** Does the text end with this argument? Only then may it be long. */
export function endsWith(tokens: readonly Token[], name: string): boolean {
  const last = tokens.at(-1);
  return last?.t === 'slot' && last.name === name;
}
