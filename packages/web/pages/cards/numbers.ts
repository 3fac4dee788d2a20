import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { sidesOf } from '../../cards/sides.ts';
import { printedOn, setsOf } from './narrow.ts';

/** What a pile of cards is made of, in numbers: a deck, what a search found, or a whole collection. */

/** Copies by key of the card. */
export type Counts = Readonly<Record<string, number>>;

export interface Share {
  readonly key: string;
  readonly n: number;
}

export interface Spread {
  readonly stat: string;
  readonly mean: number;
  /** How many cards have it, from the lowest to the highest value, gaps with none. */
  readonly bars: readonly { readonly value: number; readonly n: number }[];
}

export interface Numbers {
  readonly cards: number;
  readonly titles: number;
  readonly types: readonly Share[];
  readonly sides: readonly Share[];
  readonly sets: readonly Share[];
  readonly values: readonly Spread[];
}

type Piled = readonly { readonly info: CardInfo; readonly n: number }[];

function shares(piled: Piled, of: (info: CardInfo) => readonly string[]): Share[] {
  const sums = new Map<string, number>();
  for (const { info, n } of piled) for (const key of of(info)) sums.set(key, (sums.get(key) ?? 0) + n);
  return [...sums].map(([key, n]) => ({ key, n })).sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1));
}

function spread(piled: Piled, stat: string): Spread | null {
  const sums = new Map<number, number>();
  for (const { info, n } of piled) {
    const value = info.stats[stat];
    if (value !== undefined) sums.set(value, (sums.get(value) ?? 0) + n);
  }
  if (sums.size === 0) return null;
  const [low, high] = [Math.min(...sums.keys()), Math.max(...sums.keys())];
  const all = [...sums.values()].reduce((sum, n) => sum + n, 0);
  const mean = [...sums].reduce((sum, [value, n]) => sum + value * n, 0) / all;
  const bars = Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, n: sums.get(low + i) ?? 0 }));
  return { stat, mean, bars };
}

export function numbersOf(catalogue: Catalogue, counts: Counts): Numbers {
  const piled = Object.entries(counts).flatMap(([key, n]) => {
    const info = catalogue.cards[key];
    return info === undefined || n <= 0 ? [] : [{ info, n }];
  });
  const cards = piled.map(({ info }) => info);
  return {
    cards: piled.reduce((sum, { n }) => sum + n, 0),
    titles: piled.length,
    types: shares(piled, ({ type }) => [type]),
    sides: shares(piled, sidesOf),
    sets: setsOf(cards).length === 0 ? [] : shares(piled, ({ set }) => [set]),
    values: printedOn(catalogue, cards).flatMap(({ name }) => spread(piled, name) ?? []),
  };
}
