import type { Cond, Filter, RefX } from '@bojiste/kernel/effects/nodes';

/** Tests about one thing that say no more than a filter does. */

export const isVar = (x: RefX | undefined, v: string): boolean => x?.k === 'var' && x.v === v;

/** A test that only asks for something a filter says is said like that filter. */
export function asFilters(c: Cond, v: string): readonly Filter[] | undefined {
  if (c.k === 'is' && isVar(c.ref, v)) return c.where;
  if (c.k === 'not') {
    const inner = asFilters(c.c, v);
    return inner?.length === 1 && inner[0] !== undefined ? [{ k: 'not', f: inner[0] }] : undefined;
  }
  if (c.k !== 'compare' || typeof c.a === 'number') return undefined;
  if (c.a.k === 'stat' && isVar(c.a.of, v) && c.a.versus === undefined)
    return [{ k: 'stat', stat: c.a.stat, op: c.op, n: c.b }];
  return c.a.k === 'counter' && isVar(c.a.of, v)
    ? [{ k: 'counter', counter: c.a.counter, op: c.op, n: c.b }]
    : undefined;
}
