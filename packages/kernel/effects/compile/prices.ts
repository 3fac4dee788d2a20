import type { Test, Val } from '../../run/game.ts';
import { type Frame, live, type State } from '../../state/records.ts';
import type { Price } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileNum, compileRef, counterOf } from './values.ts';

/** Prices: tested as a whole before anything is paid, then paid in one go. */

interface Part {
  readonly payable: Test;
  readonly pay: (s: State, f: Frame) => void;
}

function compilePart(c: Context, price: Price): Part {
  const { g } = c;
  if (price.k === 'resource') {
    const resource = c.lookup(g.names.resources, price.resource, 'resource');
    const n = compileNum(c, price.n);
    return {
      payable: (s, f) => s.seats[f.you].resources[resource] >= n(s, f),
      pay: (s, f) => g.builtin.gain(g, s, f, f.you, -n(s, f), resource),
    };
  }
  const of: Val = compileRef(c, price.of);
  if (price.k === 'counter') {
    const counter = c.lookup(g.names.counters, price.counter, 'counter');
    const n = compileNum(c, price.n);
    return {
      payable: (s, f) => counterOf(g, s, of(s, f), counter) >= n(s, f),
      pay: (s, f) => g.builtin.count(g, s, f, of(s, f), -n(s, f), counter),
    };
  }
  const flag = c.lookup(g.names.flags, price.flag, 'flag');
  return {
    payable: (s, f) => {
      const card = live(s, of(s, f));
      return card !== null && (card.flags & (1 << flag)) === 0;
    },
    pay: (s, f) => g.builtin.mark(g, s, f, of(s, f), flag, 1),
  };
}

export function compilePayable(c: Context, price: readonly Price[]): Test {
  const parts = price.map((part) => compilePart(c, part).payable);
  return (s, f) => parts.every((payable) => payable(s, f));
}

export function compilePay(c: Context, price: readonly Price[]): (s: State, f: Frame) => void {
  const parts = price.map((part) => compilePart(c, part).pay);
  return (s, f) => {
    for (const pay of parts) pay(s, f);
  };
}
