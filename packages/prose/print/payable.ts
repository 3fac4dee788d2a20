import type { Ask, Cond, Eff, Filter, Num, Price, Query } from '@bojiste/kernel/effects/nodes';
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
  if (price.k !== 'resource' || typeof price.n === 'number') return;
  if (isAmount(price.n, a)) return { resource: price.resource, per: 1, free: 0 };
  if (price.n.k !== 'math' || price.n.op !== 'mul') return;
  const { a: per, b: n } = price.n;
  if (typeof per !== 'number' || typeof n === 'number') return;
  if (isAmount(n, a)) return { resource: price.resource, per, free: 0 };
  if (n.k !== 'math' || n.op !== 'sub' || typeof n.b !== 'number' || !isAmount(n.a, a)) return;
  return { resource: price.resource, per, free: n.b };
}

/** What is paid at once, before anything is done. */
function pricesOf(e: Eff): readonly Price[] {
  const first = e.k === 'seq' ? e.do.find(({ k }) => k !== 'window') : e;
  return first?.k === 'seq' ? pricesOf(first) : first?.k === 'pay' ? first.price : [];
}

/** As many as one can pay for at this rate. */
function isLimit(max: Num, rate: Rate): boolean {
  const { resource, per, free } = rate;
  if (typeof max === 'number') return false;
  if (max.k === 'resource') return free === 0 && per === 1 && max.resource === resource && isYou(max.of);
  if (max.k !== 'math') return false;
  if (max.op === 'add') return free > 0 && max.a === free && isLimit(max.b, { resource, per, free: 0 });
  const { op, a, b } = max;
  // Not more than there are of what it is paid for.
  if (op === 'min' && typeof b !== 'number' && b.k === 'count') return isLimit(a, rate);
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

/** Of those that can be paid for: the price for the chosen one tells it. */
export function payableFrom(a: Ask, q: Query): Query {
  if (q.k !== 'cards' || a.many) return q;
  const prices = pricesOf(a.then);
  const told = (f: Filter): boolean => prices.some((p) => p.k === 'resource' && isWorth(f, a.v, p));
  return q.where.some(told) ? { ...q, where: q.where.filter((f) => !told(f)) } : q;
}

/** Does the filter only ask whether you have this price for the chosen one? */
function isWorth(f: Filter, v: string, p: Extract<Price, { readonly k: 'resource' }>): boolean {
  const has = (n: Num): boolean =>
    typeof n === 'object' && n.k === 'resource' && n.resource === p.resource && isYou(n.of);
  const named = (n: Num, as: string): string => JSON.stringify(n).replaceAll(`"v":"${as}"`, '"v":"*"');
  if (f.k === 'stat') return f.op === 'le' && has(f.n) && isPlainStat(p.n, f.stat, v);
  if (f.k !== 'test' || f.if.k !== 'compare' || f.if.op !== 'le') return false;
  return has(f.if.b) && named(f.if.a, f.v) === named(p.n, v);
}

const isPlainStat = (n: Num, stat: string, v: string): boolean =>
  typeof n === 'object' && n.k === 'stat' && n.stat === stat && n.of.k === 'var' && n.of.v === v;

/** What is paid first and what is chosen next: whoever may do that can do it. */
const needs = (e: Eff): readonly Eff[] => (e.k === 'seq' ? e.do.flatMap(needs) : [e]);

function isNeeded(c: Cond, steps: readonly Eff[]): boolean {
  if (c.k === 'some')
    return steps.some((e) => e.k === 'ask' && e.ask === 'pick' && e.from !== undefined && isAmong(e.from, c.of));
  if (c.k !== 'compare' || c.op !== 'ge' || typeof c.a === 'number' || c.a.k !== 'resource' || !isYou(c.a.of))
    return false;
  const { resource } = c.a;
  const priced = steps.flatMap((e) => (e.k === 'pay' ? e.price : []));
  return (
    priced.some((p) => p.k === 'resource' && p.resource === resource && p.n === c.b) ||
    steps.some((e) => e.k === 'ask' && leastOf(e)?.resource === resource && leastOf(e)?.n === c.b)
  );
}

/** Whatever is chosen from the one is found in the other. */
function isAmong(some: Query, all: Query): boolean {
  if (some.k !== 'cards' || all.k !== 'cards') return JSON.stringify(some) === JSON.stringify(all);
  const tests = new Set(some.where.map((f) => JSON.stringify(f)));
  return JSON.stringify(some.from) === JSON.stringify(all.from) && all.where.every((f) => tests.has(JSON.stringify(f)));
}

/** What must be paid at least for what is chosen: 2 points for each of at least one warrior. */
function leastOf(a: Ask): { readonly resource: string; readonly n: number } | undefined {
  const rate = paidAt(a);
  if (rate === undefined || rate.free > 0 || typeof a.min !== 'number') return undefined;
  return { resource: rate.resource, n: a.min * rate.per };
}

/** What everybody has to choose and to pay who does this. */
function stepsAhead(e: Eff): readonly Eff[] {
  if (e.k === 'seq') return e.do.flatMap(stepsAhead);
  if (e.k === 'item') return stepsAhead(e.do);
  if (e.k !== 'ask' || !isYou(e.by)) return [e];
  if (e.min === 0 || e.ask === 'yesno') return [];
  return [e, ...stepsAhead(e.then)];
}

const conditionsOf = (c: Cond | undefined): readonly Cond[] => (c === undefined ? [] : c.k === 'all' ? c.cs : [c]);

/** The condition without what goes without saying: nobody pays what they do not have or chooses what is not there. */
export function untold(c: Cond | undefined, e: Eff): Cond | undefined {
  const steps = stepsAhead(e);
  const open = conditionsOf(c).filter((x) => !isNeeded(x, steps));
  return open.length > 1 ? { k: 'all', cs: open } : open[0];
}

/** Of what may be done or not, the price and the choice tell as much. */
export function untoldIf(e: Extract<Eff, { k: 'if' }>): Cond | undefined {
  const may = e.then.k === 'ask' && e.then.ask === 'yesno' && isYou(e.then.by) ? e.then.then : undefined;
  return may === undefined || e.else !== undefined ? e.c : untold(e.c, may);
}

type Part = Readonly<Record<string, unknown>>;

/** Conditions and filters of a node, and of all below it, that go without saying. */
export function* understood(node: unknown): Generator<unknown> {
  if (typeof node !== 'object' || node === null) return;
  const { when, if: test, do: does, k } = node as Part;
  if (typeof does === 'object' && k !== 'if') {
    const asked = [
      ...conditionsOf(when as Cond | undefined),
      ...conditionsOf(k === undefined ? (test as Cond) : undefined),
    ];
    const steps = stepsAhead(does as Eff);
    yield* asked.filter((c) => isNeeded(c, steps));
  }
  if (k === 'ask') yield* paidFilters(node as Ask);
  if (k === 'if') {
    const left = new Set<unknown>(conditionsOf(untoldIf(node as Extract<Eff, { k: 'if' }>)));
    yield* conditionsOf((node as Part).c as Cond).filter((c) => !left.has(c));
  }
  for (const below of Object.values(node)) yield* understood(below);
}

function paidFilters(a: Ask): readonly Filter[] {
  const told = a.from === undefined ? undefined : payableFrom(a, a.from);
  if (a.from?.k !== 'cards' || told?.k !== 'cards') return [];
  const left = new Set(told.where);
  return a.from.where.filter((f) => !left.has(f));
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
