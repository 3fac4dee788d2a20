import type { Ability, Compare } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';

/**
 * A card is printed as it is at a table with the usual options. What an option decides is settled before anything is
 * said: a question that is then always true goes without saying, and an ability that never works is not told.
 */

type Part = Readonly<Record<string, unknown>>;

const COMPARES: Readonly<Record<Compare, (a: number, b: number) => boolean>> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
};

const isPart = (node: unknown): node is Part => typeof node === 'object' && node !== null && !Array.isArray(node);
const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/** All of nothing holds, one of nothing does not; of questions and of filters alike. */
const verdict = (holds: boolean, of: 'cs' | 'fs'): Part => ({ k: holds ? 'all' : 'any', [of]: [] });

function told(node: unknown): boolean | undefined {
  if (!isPart(node) || (node.k !== 'all' && node.k !== 'any')) return undefined;
  return isEmpty(node.cs) || isEmpty(node.fs) ? node.k === 'all' : undefined;
}

/** "And" without what always holds, "or" without what never does. */
function joined(part: Part, of: 'cs' | 'fs'): Part {
  const list = part[of] as readonly unknown[];
  const decisive = part.k === 'any';
  if (list.some((x) => told(x) === decisive)) return verdict(decisive, of);
  const open = list.filter((x) => told(x) === undefined);
  return open.length === 1 && isPart(open[0]) ? open[0] : { ...part, [of]: open };
}

function denied(part: Part, inner: unknown, of: 'cs' | 'fs'): Part {
  const found = told(inner);
  return found === undefined ? part : verdict(!found, of);
}

function settledPart(part: Part): unknown {
  switch (part.k) {
    case 'compare':
      return typeof part.a === 'number' && typeof part.b === 'number'
        ? verdict(COMPARES[part.op as Compare](part.a, part.b), 'cs')
        : part;
    case 'not':
      return part.c === undefined ? denied(part, part.f, 'fs') : denied(part, part.c, 'cs');
    case 'all':
    case 'any':
      return joined(part, part.cs === undefined ? 'fs' : 'cs');
    case 'test': {
      const found = told(part.if);
      return found === undefined ? part : verdict(found, 'fs');
    }
    case 'if': {
      const found = told(part.c);
      return found === undefined ? part : found ? part.then : (part.else ?? { k: 'nothing' });
    }
    default:
      return part;
  }
}

/** Lists of filters that must all be passed: one that every card passes is none. */
const FILTERS: readonly string[] = ['where', 'subject', 'source', 'to'];

function trimmed(key: string, value: unknown): unknown {
  return FILTERS.includes(key) && Array.isArray(value) ? value.filter((x) => told(x) !== true) : value;
}

function settled(def: GameDef, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((x) => settled(def, x));
  if (!isPart(node)) return node;
  if (node.k === 'option') return def.options.find(({ name }) => name === node.option)?.start ?? node;
  const parts = Object.entries(node).map(([key, value]) => [key, trimmed(key, settled(def, value))] as const);
  // A condition of an ability or an event that always holds is left out.
  const open = parts.filter(([key, value]) => !((key === 'if' || key === 'when') && told(value) === true));
  return settledPart(Object.fromEntries(node.k === 'test' ? parts : open));
}

const asks = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  ((node as Part).k === 'option' || Object.values(node).some((part) => asks(part)));

const neverIs = (test: unknown): boolean => told(test) === false;

/** The ability at the usual table; undefined where it never works there. */
export function usual(def: GameDef, ability: Ability): Ability | undefined {
  if (!asks(ability)) return ability;
  const found = settled(def, ability) as Ability & {
    readonly if?: unknown;
    readonly event?: { readonly if?: unknown };
  };
  return neverIs(found.if) || neverIs(found.event?.if) ? undefined : found;
}
