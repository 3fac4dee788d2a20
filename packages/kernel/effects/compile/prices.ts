import { setTally } from '../../run/atoms.ts';
import type { Test, Val } from '../../run/game.ts';
import { isTraced, trace } from '../../run/log.ts';
import { type Frame, live, type State } from '../../state/records.ts';
import type { Price } from '../nodes.ts';
import type { Context } from './context.ts';
import { compileNum, compileRef } from './parts.ts';
import { counterOf } from './values.ts';

/** Prices: tested as a whole before anything is paid, then paid in one go. */

interface Part {
  readonly payable: Test;
  readonly pay: (s: State, f: Frame) => void;
}

/** An allowance of the turn: a tally that must not be used up. */
export interface Slot {
  readonly k: 'slot';
  readonly tally: string;
}

/** What the price comes to for whoever it is paid for. */
function due(c: Context, price: Extract<Price, { k: 'resource' }>, resource: number): Val {
  const { g } = c;
  const { charged } = g.def;
  const n = compileNum(c, price.n);
  if (price.for === undefined || charged === undefined) return n;
  const sake = compileRef(c, price.for);
  return (s, f) => charged(g, s, f, sake(s, f), resource, n(s, f));
}

function compilePart(c: Context, price: Price | Slot): Part {
  const { g } = c;
  if (price.k === 'slot') {
    const tally = c.lookup(g.names.tallies, price.tally, 'tally');
    return { payable: (s) => s.tally[tally] > 0, pay: (s) => setTally(s, tally, s.tally[tally] - 1) };
  }
  if (price.k === 'resource') {
    const resource = c.lookup(g.names.resources, price.resource, 'resource');
    const n = due(c, price, resource);
    return {
      payable: (s, f) => s.seats[f.you].resources[resource] >= n(s, f),
      pay: (s, f) => g.builtin.gain(g, s, f, f.you, 0 - n(s, f), resource),
    };
  }
  const of: Val = compileRef(c, price.of);
  if (price.k === 'counter') {
    const counter = c.lookup(g.names.counters, price.counter, 'counter');
    const n = compileNum(c, price.n);
    return {
      payable: (s, f) => counterOf(g, s, of(s, f), counter) >= n(s, f),
      pay: (s, f) => g.builtin.count(g, s, f, of(s, f), 0 - n(s, f), counter),
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

export function compilePayable(c: Context, price: readonly (Price | Slot)[]): Test {
  const parts = price.map((part) => compilePart(c, part).payable);
  if (parts.length === 1) return parts[0];
  return (s, f) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i](s, f)) return false;
    return true;
  };
}

export function compilePay(c: Context, price: readonly (Price | Slot)[]): (s: State, f: Frame) => void {
  const parts = price.map((part) => compilePart(c, part).pay);
  return (s, f) => {
    if (isTraced()) trace(s, { k: 'paid', price: parts, seat: f.you, source: f.self, vars: f.vars.join() });
    for (const pay of parts) pay(s, f);
  };
}
