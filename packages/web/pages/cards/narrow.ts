import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { sidesOf } from '../../cards/sides.ts';
import { matcher } from '../common/fold.ts';

/** Which cards of a list are looked for: plain functions for the browser, the deck builder and the numbers of both. */

export interface Filter {
  readonly text: string;
  readonly set: string;
  readonly type: string;
  /** To whom it belongs, where sets do not tell. */
  readonly side: string;
  /** Name of a printed value, and from where to where it goes; null leaves an end open. */
  readonly stat: string;
  readonly from: number | null;
  readonly to: number | null;
}

export const NO_FILTER: Filter = { text: '', set: '', type: '', side: '', stat: '', from: null, to: null };

const wordsOf = ({ names, paragraphs }: CardInfo): string =>
  [
    names.cs,
    names.en,
    ...paragraphs.flatMap(({ name, text, reminder }) =>
      [name, text, reminder].flatMap((said) => (said == null ? [] : [said.cs, said.en])),
    ),
  ].join(' ');

function inBounds({ stats }: CardInfo, { stat, from, to }: Filter): boolean {
  if (stat === '') return true;
  const value = stats[stat];
  return value !== undefined && value >= (from ?? value) && value <= (to ?? value);
}

export function filtered(cards: readonly CardInfo[], filter: Filter): CardInfo[] {
  const { text, set, type, side } = filter;
  const matches = matcher(text);
  return cards.filter(
    (card) =>
      (set === '' || card.set === set) &&
      (type === '' || card.type === type || card.kinds.includes(type)) &&
      (side === '' || sidesOf(card).includes(side)) &&
      inBounds(card, filter) &&
      matches(wordsOf(card)),
  );
}

const several = (names: readonly string[]): string[] => {
  const found = [...new Set(names)];
  return found.length > 1 ? found : [];
};

export const setsOf = (cards: readonly CardInfo[]): string[] => several(cards.map(({ set }) => set));
export const typesOf = (cards: readonly CardInfo[]): string[] =>
  several(cards.flatMap(({ type, kinds }) => [type, ...kinds]));
export const allSides = (cards: readonly CardInfo[]): string[] => several(cards.flatMap(sidesOf));

const valuesOf = (cards: readonly CardInfo[], stat: string): number[] =>
  cards.flatMap((card) => card.stats[stat] ?? []);

/** Values that a tenth of the cards bear at least: rarer ones would only make lists long. */
export const printedOn = ({ stats }: Catalogue, cards: readonly CardInfo[]): Catalogue['stats'] =>
  stats.filter(({ name }) => {
    const { length } = valuesOf(cards, name);
    return length > 0 && length * 10 >= cards.length;
  });

/** Those by which cards differ. */
export const statsOf = (catalogue: Catalogue, cards: readonly CardInfo[]): Catalogue['stats'] =>
  printedOn(catalogue, cards).filter(({ name }) => new Set(valuesOf(cards, name)).size > 1);
