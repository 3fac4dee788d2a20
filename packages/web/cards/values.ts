import type { CardView } from '@bojiste/kernel';
import type { CardInfo } from '@bojiste/session/types';

/** Values of a card by their names: the current ones where the card lies on the table, else the printed ones. */

interface Order {
  readonly stats: readonly { readonly name: string }[];
  readonly counters: readonly { readonly name: string }[];
  readonly flags: readonly { readonly name: string }[];
}

export interface Values {
  stat(name: string): number;
  counter(name: string): number;
  is(flag: string): boolean;
}

export function valuesOf(order: Order, info: CardInfo, card?: CardView): Values {
  const at = (list: readonly { readonly name: string }[], name: string) => list.findIndex((one) => one.name === name);
  return {
    stat: (name) => card?.stats[at(order.stats, name)] ?? info.stats[name] ?? 0,
    counter: (name) => card?.counters[at(order.counters, name)] ?? 0,
    is: (name) => card !== undefined && (card.flags & (1 << at(order.flags, name))) !== 0,
  };
}

/** How a value differs from the printed one: told by an arrow, not only by colour. */
export const trend = (now: number, printed: number): string => (now > printed ? 'up' : now < printed ? 'down' : 'same');
