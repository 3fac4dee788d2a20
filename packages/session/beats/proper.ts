import { decline, declineAdjective, type Gender } from '@bojiste/prose/grammar/paradigms';
import { determiner } from '@bojiste/prose/grammar/pronouns';
import { CASES, type Case } from './words.ts';

/**
 * Names of cards as Czech sentences need them: in their cases, with their gender. A game lists its names by how their words
 * decline, one after another: `f a žena` is a feminine adjective and noun (Válečná královna), `m pán pán` a man with two
 * names, `m ův pán` what belongs to one (Algerothův nefarit). Words beyond the list, and those under 0, stay as they are. After a gender with + the names stand in the plural and
 * are listed in the singular; after a gender alone come the six cases, with / between them. A name that is not listed stands
 * after the word for what it is: kartu Pro slávu!
 */
export type NameLists = Readonly<Record<string, readonly string[]>>;

export interface Proper {
  readonly gender: Gender;
  readonly plural: boolean;
  /** In the order of `CASES`. */
  readonly forms: readonly string[];
}

/** Declensions of foreign names, and of one class of Czech nouns, which the schools do not name a paradigm of their own. */
const FOREIGN: Readonly<Record<string, (word: string) => readonly string[]>> = {
  billy: (w) => [w, `${w}ho`, `${w}mu`, `${w}ho`, `${w}m`, `${w}m`],
  sonya: (w) => ['a', 'i', 'e', 'u', 'e', 'ou'].map((end) => w.slice(0, -1) + end),
  julia: (w) => ['a', 'e', 'i', 'i', 'i', 'í'].map((end) => w.slice(0, -1) + end),
  jaworska: (w) => ['a', 'é', 'é', 'ou', 'é', 'ou'].map((end) => w.slice(0, -1) + end),
  marko: (w) => ['o', 'a', 'ovi', 'a', 'ovi', 'em'].map((end) => w.slice(0, -1) + end),
  talus: (w) => ['us', 'a', 'ovi', 'a', 'ovi', 'em'].map((end) => w.slice(0, -2) + end),
  gorkij: (w) => ['ij', 'ého', 'ému', 'ého', 'ém', 'ým'].map((end) => w.slice(0, -2) + end),
};

const PLURAL_OF_SOUDCE = ['i', 'ů', 'ům', 'e', 'ích', 'i'];
const soudce = (word: string, plural: boolean): readonly string[] =>
  (plural ? PLURAL_OF_SOUDCE : ['e', 'e', 'i', 'e', 'i', 'em']).map((end) => word.slice(0, -1) + end);

interface Kind {
  readonly gender: Gender;
  readonly plural: boolean;
}

function formsOfWord(word: string, how: string, { gender, plural }: Kind): readonly string[] {
  if (how === '0') return Object.values(CASES).map(() => word);
  if (how === 'a') return Object.values(CASES).map((at) => declineAdjective(word, gender, plural, at));
  if (how === 'ův') return Object.values(CASES).map((at) => determiner(word, gender, plural, at));
  if (how === 'soudce') return soudce(word, plural);
  const foreign = FOREIGN[how];
  if (foreign !== undefined) return foreign(word);
  const { sg, pl } = decline(word, how);
  return plural ? pl : sg;
}

/** "Mrazový mág;1=mágové": forms of the last declined word that are not as its paradigm says, by the place of the case. */
function exceptions(forms: readonly string[], text: string): readonly string[] {
  const own = new Map(text.split(',').map((part) => part.split('=', 2) as [string, string]));
  return forms.map((form, at) => own.get(`${at + 1}`) ?? form);
}

function properOf(entry: string, how: readonly string[], kind: Kind): Proper {
  if (how.length === 0) return { ...kind, forms: entry.split('/') };
  const [name = '', own] = entry.split(';');
  const words = name.split(' ');
  const last = Math.min(how.length, words.length) - 1;
  const declined = words.map((word, i) => {
    const forms = formsOfWord(word, how[i] ?? '0', kind);
    return i === last && own !== undefined ? exceptions(forms, own) : forms;
  });
  return { ...kind, forms: Object.values(CASES).map((at) => declined.map((forms) => forms[at] ?? '').join(' ')) };
}

/** By the name on the card. */
export function properNames(...lists: readonly NameLists[]): ReadonlyMap<string, Proper> {
  const found = new Map<string, Proper>();
  for (const [key, entries] of lists.flatMap((list) => Object.entries(list))) {
    const [first = '', ...how] = key.split(' ');
    const kind = { gender: first.slice(0, 1) as Gender, plural: first.endsWith('+') };
    for (const entry of entries) {
      const proper = properOf(entry, how, kind);
      const [nominative = ''] = proper.forms;
      if (proper.forms.length !== 6) throw new Error(`"${entry}" needs six forms`);
      if (found.has(nominative)) throw new Error(`"${nominative}" is listed twice`);
      found.set(nominative, proper);
    }
  }
  return found;
}

export const formOf = ({ forms }: Proper, at: Case): string => forms[CASES[at]] ?? '';
