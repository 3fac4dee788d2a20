import { memo } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import { label } from '@bojiste/kernel/table/label';
import { declineAdjective, type Gender } from '@bojiste/prose/grammar/paradigms';
import { determiner, participleEnd, settleYours } from '@bojiste/prose/grammar/pronouns';
import { type Noun, parseWord, pluralForm } from '@bojiste/prose/grammar/words';
import type { Part } from './types.ts';

/** The grammar of sentences: nouns in their cases, verbs in agreement, pieces put together. */

export const CASES = { nom: 0, gen: 1, dat: 2, acc: 3, loc: 4, ins: 5 } as const;
export type Case = keyof typeof CASES;

type Piece = string | number | Part | readonly Part[];

const ENDS_LOUD = /[!?]$/;

/** Puts pieces side by side. After a name that ends in ! or ? comes no other mark. */
export function join(pieces: readonly Piece[]): Part[] {
  const out: Part[] = [];
  const add = (part: Part): void => {
    const last = out.at(-1);
    if (typeof part !== 'string') {
      out.push(part);
      return;
    }
    const loud = last !== undefined && typeof last !== 'string' && 'name' in last && ENDS_LOUD.test(last.name);
    const text = loud ? part.replace(/^[.:;]/, '') : part;
    if (text === '') return;
    if (typeof last === 'string') out[out.length - 1] = last + text;
    else out.push(text);
  };
  for (const piece of pieces) {
    if (typeof piece === 'number') add(`${piece}`.replace('-', '−'));
    else if (typeof piece === 'string' || !Array.isArray(piece)) add(piece as Part);
    else for (const part of piece as readonly Part[]) add(part);
  }
  return out;
}

/** p`${subject} attacked ${target}` */
export const p = (strings: readonly string[], ...values: readonly Piece[]): Part[] =>
  join(strings.flatMap((text, i): Piece[] => (i < values.length ? [text, sure(values[i])] : [text])));

/** Several things: a, b and c. */
export function list(items: readonly (readonly Part[])[], and: string): Part[] {
  return join(items.flatMap((item, i): Piece[] => (i === 0 ? [item] : [i < items.length - 1 ? ', ' : and, item])));
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence: a capital at its beginning, a full stop at its end. */
export function sentence(parts: readonly Part[]): Part[] {
  if (parts.length === 0) return [];
  const last = sure(parts[parts.length - 1]);
  const words = typeof last === 'string' ? last : 'name' in last ? last.name : '';
  const out = join([parts, /[.!?…]$/.test(words) ? '' : '.']);
  if (typeof out[0] === 'string') out[0] = upper(out[0]);
  return out;
}

export const plainParts = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'dice' in part ? part.words : part.name)).join('');

// ---- Czech --------------------------------------------------------------------------------------------------------------

const nouns = memo(new Map<string, Noun>());
function czechNoun(text: string): Noun {
  let noun = nouns.get(text);
  if (noun === undefined) {
    noun = parseWord(text, 'cs') as Noun;
    nouns.set(text, noun);
  }
  return noun;
}

export const genderOf = (text: string): Gender => czechNoun(text).gender;

/** váš, svůj, in agreement. The table says vy in every game, whatever its cards say. */
export const yours = (whose: string, gender: Gender, plural: boolean, at: Case): string =>
  settleYours(determiner(whose, gender, plural, CASES[at]), 'vy');

/** A noun in a case, with the adjectives before it and the fixed words after it. */
export function czech(text: string, at: Case, plural = false, whose = ''): string {
  const { gender, own, after, sg, pl } = czechNoun(text);
  const form = (plural ? pl : sg)[CASES[at]];
  const before = own.map((word) => declineAdjective(word, gender, plural, CASES[at]));
  const det = whose === '' ? [] : [yours(whose, gender, plural, at)];
  return [...det, ...before, form, after].filter((word) => word !== '').join(' ');
}

/** The sign of a number is a minus; hyphens of words stay. */
const counted = (n: number): string => `${n}`.replace('-', '−');

/** 1 karta, 2 karty, 5 karet, in a case. */
export function czechCount(n: number, text: string, at: Case = 'acc'): string {
  const form = pluralForm(Math.abs(n));
  const object = at === 'nom' || at === 'acc';
  const said = form === 'many' && object ? czech(text, 'gen', true) : czech(text, at, form !== 'one');
  return `${counted(n)} ${said}`;
}

/** zaútočil, zaútočila; `šel` and its like lose their e: `přešel` is written `přeš*el`. */
export function agreed(participle: string, gender: Gender, plural = false): string {
  if (participle.includes(' ')) throw new Error(`"${participle}": only a participle agrees`);
  const [stem, flees] = participle.split('*');
  const end = participleEnd(gender, plural);
  if (flees === undefined) return participle + end;
  return end === '' ? stem + flees : stem + flees.replace('e', '') + end;
}

// ---- English -------------------------------------------------------------------------------------------------------------

export function englishCount(n: number, text: string): string {
  const { sg, pl, after } = parseWord(text, 'en') as Noun;
  const words = [n === 1 ? sg[0] : pl[0], after].filter((word) => word !== '').join(' ');
  return `${counted(n)} ${words}`;
}

export { label };
