import type { Lang } from '@bojiste/kernel/types';
import { type Declined, decline, type Gender } from './paradigms.ts';

/**
 * The words a game declares (kinds, zones, counters, resources, stats, flags, tags, steps) are written in a short notation:
 *
 *   Czech noun      "jednotka|f:žena"                         gender f, m, i (masculine inanimate) or n, and a paradigm
 *                   "ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama"       all forms by hand
 *                   "síla|f:žena;p2=sil"                      a paradigm with exceptions: s or p, and the number of the case
 *                   "Z|n:0"                                   a word that does not change
 *                   "obyčejná jednotka|f:žena"                words before the noun are adjectives and agree
 *                   "fáze* přesunu|f:růže"                    a star marks the noun when something fixed follows it
 *                   "bojovník* bránící~ se ze zóny|m:pán"     a wave marks an adjective after the noun that agrees with it
 *                   "odhazovací hromádka|f:žena@na"           @ gives the preposition of place: v (default) or na
 *   English noun    "unit", "die|dice", "damage|damage" (not counted), "battlefield@on"
 *   adjective       "vyčerpaný|a", "exhausted|a"
 *   predicate       "se přesunul{end} / se nepřesunul{end}|v", "has moved / has not moved|v"      said of a card, and denied
 */

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'loc' | 'ins';
const CASES: readonly string[] = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins'];
export const caseIndex = (c: Case): number => CASES.indexOf(c);
export const isCase = (text: string): text is Case => CASES.includes(text);

export interface Noun extends Declined {
  readonly is: 'noun';
  readonly gender: Gender;
  /** Adjectives of the word itself, in the nominative. */
  readonly own: readonly string[];
  /** Fixed words after it. */
  readonly after: string;
  /** Preposition of place. */
  readonly at: string;
  /** The name of somebody there is one of: no article. */
  readonly person?: true;
}

export interface Adjective {
  readonly is: 'adjective';
  readonly lemma: string;
}

export interface Predicate {
  readonly is: 'predicate';
  readonly yes: string;
  readonly no: string;
}

export type Word = Noun | Adjective | Predicate;

/** An adjective after its noun, which still agrees with it: šampiona sousedícího s touto jednotkou. */
export const agreeing = (adjective: string): string => `\uE002${adjective}\uE003`;

const GENDERS = ['m', 'i', 'f', 'n'];
/** How Czech schools number the cases; the fifth, vocative, is never needed. */
const SCHOOL = '123467';

function exceptions(base: Declined, text: string): Declined {
  const sg = [...base.sg];
  const pl = [...base.pl];
  for (const part of text.split(',')) {
    const [where = '', form = ''] = part.split('=').map((x) => x.trim());
    const at = SCHOOL.indexOf(where[1] ?? '?');
    if (at < 0 || !form || !/^[sp][1-7]$/.test(where)) throw new Error(`bad exception "${part}"`);
    (where[0] === 's' ? sg : pl)[at] = form;
  }
  return { sg, pl };
}

function sixForms(text: string | undefined, lemma: string): readonly string[] {
  const forms = (text ?? '').split(',').map((x) => x.trim());
  if (forms.length !== 6) throw new Error(`"${lemma}" needs six forms, comma between them`);
  return forms;
}

function czechForms(lemma: string, parts: readonly string[]): Declined {
  const [, kind = '', sg, pl] = parts;
  const [pattern = '', extra] = kind.split(';');
  const paradigm = pattern.split(':')[1];
  if (paradigm === undefined) return { sg: sixForms(sg, lemma), pl: sixForms(pl ?? sg, lemma) };
  const base = decline(lemma, paradigm);
  return extra === undefined ? base : exceptions(base, extra);
}

function splitPlace(text: string, standard: string): [string, string] {
  const [word = '', at = standard] = text.split('@');
  return [word, at];
}

function czechNoun(text: string): Noun {
  const [body, at] = splitPlace(text, 'v');
  const parts = body.split('|');
  if (parts.length === 1)
    return { is: 'noun', gender: 'n', own: [], after: '', at, ...decline(body.replace('*', ''), '0') };
  const words = (parts[0] ?? '')
    .replace(/\*(?=\S)/, '* ')
    .trim()
    .split(/\s+/);
  const starred = words.findIndex((w) => w.endsWith('*'));
  const head = starred < 0 ? words.length - 1 : starred;
  const lemma = (words[head] ?? '').replace('*', '');
  // Forms written out are whole: Algerothův dar, Algerothova daru.
  const own = starred < 0 && !(parts[1] ?? '').includes(':') ? [] : words.slice(0, head);
  const after = words
    .slice(head + 1)
    .map((word) => (word.endsWith('~') ? agreeing(word.slice(0, -1)) : word))
    .join(' ');
  const gender = parts[1]?.[0] ?? '';
  if (!GENDERS.includes(gender)) throw new Error(`"${text}": gender must be one of ${GENDERS.join(', ')}`);
  return { is: 'noun', gender: gender as Gender, own, after, at, ...czechForms(lemma, parts) };
}

export function englishPlural(word: string): string {
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function englishNoun(text: string): Noun {
  const [body, at] = splitPlace(text, 'in');
  const [one = '', many] = body.split('|').map((x) => x.trim());
  const [head = '', after = ''] = one.split('*').map((x) => x.trim());
  return { is: 'noun', gender: 'n', own: [], after, at, sg: [head], pl: [many ?? englishPlural(head)] };
}

function predicate(text: string): Predicate {
  const [yes = '', no] = text.split(' / ').map((x) => x.trim());
  if (no === undefined) throw new Error(`"${text}": a predicate needs its denial after " / "`);
  return { is: 'predicate', yes, no };
}

/** Throws with a reason when the notation is wrong. */
export function parseWord(text: string, lang: Lang): Word {
  if (/\|a$/.test(text)) return { is: 'adjective', lemma: text.slice(0, -2).trim() };
  if (/\|v$/.test(text)) return predicate(text.slice(0, -2));
  return lang === 'cs' ? czechNoun(text) : englishNoun(text);
}

/** Is the Czech word able to decline, or only a bare string? */
export const isInflected = (text: string): boolean => text.includes('|');

export type PluralForm = 'one' | 'few' | 'many';

/** 1 karta, 2 karty, 5 karet. */
export function pluralForm(n: number): PluralForm {
  if (n === 1) return 'one';
  return n >= 2 && n <= 4 ? 'few' : 'many';
}

export function article(word: string): string {
  const first = word.replace(/^[("„“]+/, '');
  if (/^(hour|honest|heir)/i.test(first)) return 'an';
  if (/^(8|11|18)(\D|$)/.test(first)) return 'an';
  if (/^(uni|use|usu|eu|one\b)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}

/** náklady: all forms the same in both numbers, and they do change. */
export const isPluralOnly = (n: Noun | undefined): boolean =>
  n?.sg.every((form, i) => form === n.pl[i]) === true && n.sg[0] !== n.sg[2];
