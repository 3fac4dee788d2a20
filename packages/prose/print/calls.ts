import type { Calc } from '@bojiste/kernel/effects/nodes';
import type { CalcDecl } from '@bojiste/kernel/table/contract';
import { CLOSE, fixed, type Phrase, phrase } from '../grammar/phrase.ts';
import { type Filling, parseTemplate, render, type Slot, type Token } from '../grammar/template.ts';
import { type Noun, parseWord } from '../grammar/words.ts';
import { givenSlot } from './parts.ts';
import { address, nounByKey, pick, type Talk } from './talk.ts';

/** Functions of the game, said by their templates. */

export const filling = (t: Talk, slots: ReadonlyMap<string, Slot>): Filling => ({
  lang: t.lang,
  familiar: address(t) === 'ty',
  slots,
  noun: (key) => nounByKey(t, key),
});

/** A broken template is reported by lint and shown as it stands. */
export function tokensOf(text: string): readonly Token[] {
  try {
    return parseTemplate(text);
  } catch {
    return [{ t: 'text', s: text }];
  }
}

export function callSlots(t: Talk, types: CalcDecl['args'], args: Calc['args']): Map<string, Slot> {
  return new Map(args.map((arg, i) => [String(i), givenSlot(t, types[i] ?? 'card', arg)]));
}

function parts(t: Talk, c: Calc): { readonly text: string; readonly each: string; readonly fill: Filling } {
  const decl = t.def.calcs[c.name];
  const [text = c.name, each = ''] = (decl === undefined ? c.name : pick(t, decl.text)).split(' // ');
  return { text, each, fill: filling(t, callSlots(t, decl?.args ?? [], c.args)) };
}

const filled = (fill: Filling, text: string): string => render(fill, tokensOf(text), 'imperative');

/** A condition of the game as a clause; after " // " its denial. */
export function calcClause(t: Talk, c: Calc, deny: boolean): string {
  const { text, each, fill } = parts(t, c);
  if (!deny) return dropSubject(t, filled(fill, text));
  return each === ''
    ? `${t.lang === 'cs' ? 'neplatí, že ' : 'it is not true that '}${filled(fill, text)}`
    : dropSubject(t, filled(fill, each));
}

/** The short form of a condition after a noun, empty where it has none. */
export function calcTail(t: Talk, c: Calc, deny: boolean): string {
  const decl = t.def.calcs[c.name];
  if (decl?.tail === undefined) return '';
  const [text = '', denial = ''] = pick(t, decl.tail).split(' // ');
  const said = filled(filling(t, callSlots(t, decl.args, c.args)), deny ? denial : text);
  return said.startsWith(',') ? `${said}${CLOSE}` : said;
}

/** A part of a function's text, filled in. */
export const calcRest = (t: Talk, c: Calc, text: string): string => filled(parts(t, c).fill, text).trim();

const dropSubject = (t: Talk, clause: string): string =>
  t.lang === 'cs' ? clause.replace(/^(ta|ten|to|ti|ty) /, '') : clause;

/** How one counts by it: for each special symbol rolled. */
export function calcEach(t: Talk, c: Calc): string {
  const { each, fill } = parts(t, c);
  return each === '' ? '' : filled(fill, each);
}

/** A number, card, cards, places or values of the game as a noun phrase. */
export function calcPhrase(t: Talk, c: Calc): Phrase {
  const { text, fill } = parts(t, c);
  const said = filled(fill, text);
  const word = said.includes('|') || t.lang === 'en' ? parseWord(said, t.lang) : undefined;
  if (word?.is !== 'noun') return fixed(t.lang, said);
  return phrase(t.lang, standing(t, c, said, word), { det: isTheOne(t, c, said) ? 'the' : '' });
}

/** A space is something one stands on, unless the text says otherwise. */
const standing = (t: Talk, c: Calc, said: string, word: Noun): Noun =>
  t.def.calcs[c.name]?.type === 'places' && !said.includes('@') ? { ...word, at: t.lang === 'cs' ? 'na' : 'on' } : word;

/** A number, or a card there is one of: the attacker. Where the text has a determiner it stays. */
const isTheOne = (t: Talk, c: Calc, said: string): boolean => {
  const type = t.def.calcs[c.name]?.type;
  return t.lang === 'en' && (type === 'number' || (type === 'card' && !DETERMINED.test(said)));
};

const DETERMINED = /^(the|an?|its|their|your|this|that|each|any|one|all|no) /;
