import type { Bilingual } from '@bojiste/kernel';
import { distance } from './spelling.ts';

/** Names of cards as people write them: in any case, without accents, in the plural, shortened, misspelt. */

export interface NamedCard {
  readonly key: string;
  readonly names: Bilingual;
}

/** What a name was taken for: one card, one that the pool does not have yet, several that it may be, or nothing. */
export type Found = { readonly card: string } | { readonly absent: string } | { readonly maybe: readonly string[] };

interface Entry {
  /** Key of a card; for an absent one its name. */
  readonly id: string;
  readonly absent: boolean;
  readonly words: readonly string[];
  readonly joined: string;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word;
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'the')
    .map(singular);
const entry = (id: string, name: string, absent: boolean): Entry => {
  const words = wordsOf(name);
  return { id, absent, words, joined: words.join('') };
};

const slips = (length: number): number => (length <= 4 ? 0 : length <= 8 ? 1 : length <= 14 ? 2 : 3);

/** Each word begins a word of the name, in its order, and the first one the first. */
function shortens(query: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  for (const [i, word] of query.entries()) {
    const found = name.findIndex((other, j) => j >= at && (i > 0 || j === 0) && other.startsWith(word));
    if (found < 0) return false;
    at = found + 1;
  }
  return query.length > 0;
}

const LEAST_LETTERS = 3;
const MOST_ASKED = 6;
const LIKE = 0.5;

/** Pairs of letters two names share. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const [x, y] = [pairs(a), pairs(b)];
  const common = [...x].filter((pair) => y.has(pair)).length;
  return (2 * common) / Math.max(1, x.size + y.size);
}

const found = (hits: readonly Entry[]): Found | undefined => {
  const ids = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return only.absent ? { absent: only.id } : { card: only.id };
  const cards = ids.filter((hit) => !hit.absent);
  return cards.length === 0 ? undefined : { maybe: cards.slice(0, MOST_ASKED).map(({ id }) => id) };
};

export function nameFinder(cards: readonly NamedCard[], absent: readonly string[] = []): (name: string) => Found {
  const exact = new Map<string, string>();
  // The first card of a name wins: it is the one a deck can hold, its other faces come later.
  for (const { key, names } of [...cards].reverse())
    for (const name of [key, names.en, names.cs]) exact.set(fold(name), key);
  const entries = [
    ...cards.flatMap(({ key, names }) => [...new Set([names.en, names.cs])].map((name) => entry(key, name, false))),
    ...absent.map((name) => entry(name, name, true)),
  ];
  const known = new Set([...exact.values()]);
  return (name) => {
    const key = exact.get(fold(name));
    if (key !== undefined) return { card: key };
    const query = entry('', name, false);
    const usable = entries.filter((one) => one.absent || known.has(one.id));
    const same = found(usable.filter((one) => one.joined === query.joined));
    if (same !== undefined) return same;
    const letters = query.joined.length;
    const short = letters < LEAST_LETTERS ? undefined : found(usable.filter((one) => shortens(query.words, one.words)));
    if (short !== undefined && !('maybe' in short)) return short;
    const most = slips(letters);
    const near = usable
      .map((one) => ({ one, by: distance(query.joined, one.joined, most) }))
      .filter(({ by }) => by <= most);
    const least = Math.min(...near.map(({ by }) => by));
    const misspelt = found(near.filter(({ by }) => by === least).map(({ one }) => one));
    return misspelt ?? short ?? { maybe: guesses(usable, query) };
  };
}

function guesses(entries: readonly Entry[], query: Entry): readonly string[] {
  const like = entries
    .filter((one) => !one.absent)
    .map((one) => ({ id: one.id, by: likeness(query.joined, one.joined) }))
    .filter(({ by }) => by > LIKE)
    .sort((a, b) => b.by - a.by);
  return [...new Set(like.map(({ id }) => id))].slice(0, LEAST_LETTERS);
}
