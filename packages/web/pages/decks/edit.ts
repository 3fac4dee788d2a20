import type { Deck } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';

/** Changes of a deck as plain functions. */

export type Part = 'cards' | 'sideboard';
export type Counts = Readonly<Record<string, number>>;

export const countsOf = (deck: Deck, part: Part): Counts => deck[part] ?? {};
export const totalOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
export const countOf = (deck: Deck, part: Part, key: string): number => countsOf(deck, part)[key] ?? 0;

/** The deck with so many copies of a card; with none the card is no longer there. */
export function withCount(deck: Deck, part: Part, key: string, n: number): Deck {
  const { [key]: _, ...rest } = countsOf(deck, part);
  const counts = n > 0 ? { ...countsOf(deck, part), [key]: n } : rest;
  return { ...deck, [part]: counts };
}

export const renamed = (deck: Deck, name: string): Deck => ({ ...deck, name: { cs: name, en: name } });

export interface Group {
  readonly type: string;
  readonly n: number;
  readonly cards: readonly { readonly info: CardInfo; readonly n: number }[];
}

/** The list by type, in the order of the game's cards. Cards the game does not know are left to the check. */
export function groupsOf(catalogue: Catalogue, counts: Counts): Group[] {
  const known = Object.values(catalogue.cards).filter(({ key }) => (counts[key] ?? 0) > 0);
  const types = [...new Set(known.map(({ type }) => type))];
  return types.map((type) => {
    const cards = known.filter((info) => info.type === type).map((info) => ({ info, n: counts[info.key] ?? 0 }));
    return { type, n: cards.reduce((sum, { n }) => sum + n, 0), cards };
  });
}

/** The first of these that the game's cards have is what a curve is drawn of. */
const PRICES = ['cost', 'value', 'crates'];

export interface Curve {
  readonly stat: string;
  readonly bars: readonly { readonly value: number; readonly n: number }[];
}

export function curveOf(catalogue: Catalogue, counts: Counts): Curve | null {
  const stat = PRICES.find((name) => catalogue.stats.some((one) => one.name === name));
  if (stat === undefined) return null;
  const sums = new Map<number, number>();
  for (const [key, n] of Object.entries(counts)) {
    const value = catalogue.cards[key]?.stats[stat];
    if (value !== undefined && value >= 0) sums.set(value, (sums.get(value) ?? 0) + n);
  }
  if (sums.size === 0) return null;
  const last = Math.max(...sums.keys());
  return { stat, bars: Array.from({ length: last + 1 }, (_, value) => ({ value, n: sums.get(value) ?? 0 })) };
}
