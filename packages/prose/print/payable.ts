import type { Ask, Cond, Eff, Num, Price, Query } from '@bojiste/kernel/effects/nodes';
import { isYou } from './talk.ts';

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

/** Does this take so much of it from that seat? */
const takes = (e: Eff, of: Extract<Num, { k: 'resource' }>, n: number): boolean =>
  e.k === 'verb' &&
  e.word === of.resource &&
  e.args.includes(-n) &&
  e.args.some((arg) => JSON.stringify(arg) === JSON.stringify(of.of));

/** Who cannot give so much refuses: the question where both come to the same. */
export function refusable(e: Extract<Eff, { k: 'if' }>): Ask | undefined {
  const { c, then } = e;
  if (then.k !== 'ask' || then.else === undefined || c.k !== 'compare' || c.op !== 'ge') return undefined;
  if (typeof c.a === 'number' || c.a.k !== 'resource' || typeof c.b !== 'number') return undefined;
  return JSON.stringify(then.else) === JSON.stringify(e.else) && takes(then.then, c.a, c.b) ? then : undefined;
}

/** What is paid first and what is chosen next: whoever may do that can do it. */
const needs = (e: Eff): readonly Eff[] => (e.k === 'seq' ? e.do.flatMap(needs) : [e]);

function isNeeded(c: Cond, steps: readonly Eff[]): boolean {
  if (c.k === 'some')
    return steps.some((e) => e.k === 'ask' && e.ask === 'pick' && JSON.stringify(e.from) === JSON.stringify(c.of));
  if (c.k !== 'compare' || c.op !== 'ge' || typeof c.a === 'number' || c.a.k !== 'resource' || !isYou(c.a.of))
    return false;
  const { resource } = c.a;
  const priced = steps.flatMap((e) => (e.k === 'pay' ? e.price : []));
  return priced.some((p) => p.k === 'resource' && p.resource === resource && p.n === c.b);
}

/** May something be done on no other condition than that it can be paid for and that there is something to choose? */
export function isAffordable(e: Extract<Eff, { k: 'if' }>): boolean {
  if (e.else !== undefined || e.then.k !== 'ask' || e.then.ask !== 'yesno') return false;
  const steps = needs(e.then.then).filter((x) => x.k === 'pay' || x.k === 'ask');
  const asked = e.c.k === 'all' ? e.c.cs : [e.c];
  return asked.length === steps.length && asked.every((c) => isNeeded(c, steps));
}

/** Does the condition only ask whether the deed can be done? */
export const isPossible = (e: Extract<Eff, { k: 'if' }>): boolean =>
  e.then.k === 'verb' && e.else === undefined && e.c.k === 'could' && JSON.stringify(e.c.do) === JSON.stringify(e.then);
