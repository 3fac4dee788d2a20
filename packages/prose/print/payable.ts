import type { Ask, Eff, Num, Price, Query } from '@bojiste/kernel/effects/nodes';
import { isYou } from './values.ts';

/**
 * Choices that are paid for by number: so much for each chosen thing, or for each but the first. Nobody can pay more than
 * they have, so a limit that says just this is told by the price.
 */

/** So much of a resource for each; the first ones are free. */
interface Rate {
  readonly resource: string;
  readonly per: number;
  readonly free: number;
}

/** The number of things that were chosen under this name. */
const isChosen = (q: Query, v: string): boolean =>
  q.k === 'cards' && q.from.k === 'set' && q.from.v === v && q.where.length === 0;

function isAmount(n: Num, a: Ask): boolean {
  if (typeof n === 'number') return false;
  return a.many ? n.k === 'count' && isChosen(n.of, a.v) : n.k === 'var' && n.v === a.v;
}

function rateOf(price: Price, a: Ask): Rate | undefined {
  if (price.k !== 'resource' || typeof price.n === 'number' || price.n.k !== 'math' || price.n.op !== 'mul') return;
  const { a: per, b: n } = price.n;
  if (typeof per !== 'number' || typeof n === 'number') return;
  if (isAmount(n, a)) return { resource: price.resource, per, free: 0 };
  if (n.k !== 'math' || n.op !== 'sub' || typeof n.b !== 'number' || !isAmount(n.a, a)) return;
  return { resource: price.resource, per, free: n.b };
}

/** What is paid at once, before anything is done. */
function pricesOf(e: Eff): readonly Price[] {
  const first = e.k === 'seq' ? e.do[0] : e;
  return first?.k === 'pay' ? first.price : [];
}

/** As many as one can pay for at this rate. */
function isLimit(max: Num, { resource, per, free }: Rate): boolean {
  if (typeof max === 'number' || max.k !== 'math') return false;
  if (max.op === 'add') return free > 0 && max.a === free && isLimit(max.b, { resource, per, free: 0 });
  const { op, a, b } = max;
  if (free > 0 || op !== 'divDown' || b !== per || typeof a === 'number') return false;
  return a.k === 'resource' && a.resource === resource && isYou(a.of);
}

/** The rate, where the limit of the choice is what can be paid at it. */
export const paidAt = (a: Ask): Rate | undefined =>
  pricesOf(a.then)
    .map((price) => rateOf(price, a))
    .find((rate) => rate !== undefined && isYou(a.by) && isLimit(a.max, rate));

/** A number that is nothing but what is paid, step by step: it is invested. What follows is told by it. */
export function investedIn(a: Ask): { readonly rate: Rate; readonly least: number; readonly rest: Eff } | undefined {
  const rate = a.many ? undefined : paidAt(a);
  if (rate === undefined || rate.free > 0 || typeof a.min !== 'number' || pricesOf(a.then).length !== 1) return;
  return a.then.k === 'seq'
    ? { rate, least: a.min * rate.per, rest: { ...a.then, do: a.then.do.slice(1) } }
    : undefined;
}
