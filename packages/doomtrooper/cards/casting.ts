import type { Ability, RefX } from '@bojiste/kernel';
import { $ } from '@bojiste/kernel/effects/build/index';

/**
 * What a spell costs is paid by whoever casts it, so that cards can make it dearer or cheaper for him (DT-ART-06): every
 * price below the choice of the caster is paid for his sake.
 */

type Json = unknown;
type Node = Readonly<Record<string, Json>>;

const isNode = (x: Json): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);
const is = (x: Json, k: string): x is Node => isNode(x) && x.k === k;

/** Everything in a tree, from the leaves up. */
function mapped(x: Json, change: (node: Node) => Json): Json {
  if (Array.isArray(x)) return x.map((one) => mapped(one, change));
  if (!isNode(x)) return x;
  return change(Object.fromEntries(Object.entries(x).map(([field, value]) => [field, mapped(value, change)])));
}

const has = (x: Json, test: (node: Node) => boolean): boolean =>
  Array.isArray(x)
    ? x.some((one) => has(one, test))
    : isNode(x) && (test(x) || Object.values(x).some((y) => has(y, test)));

const isDestiny = (x: Node): boolean => x.k === 'resource' && x.resource === 'destiny';
const isOwn = (x: Node): boolean => 'n' in x || is(x.of, 'you');
const choosesCaster = (x: Node): boolean =>
  x.k === 'ask' && isNode(x.from) && is(x.from.from, 'calc') && x.from.from.name === 'casters';
const isChance = (x: Node): boolean => x.k === 'window' && isNode(x.w) && x.w.name === 'react';

/** Prices and limits below this are those of the caster. */
export const paidFor = <T>(tree: T, caster: RefX): T =>
  mapped(tree, (x) => {
    if (isDestiny(x) && isOwn(x)) return { ...x, for: caster };
    return x.k === 'verb' && x.verb === 'noteCast' && isNode(x) && Array.isArray(x.args)
      ? { ...x, args: [x.args[0], caster] }
      : x;
  }) as T;

/** The first chance to react comes after all that is chosen: there a fixed price is paid. */
const priced = (tree: Json, price: Json): Json =>
  price === undefined ? tree : mapped(tree, (x) => (isChance(x) ? { k: 'seq', do: [{ k: 'pay', price }, x] } : x));

export function paidByCaster(ability: Ability): Ability {
  if (!has(ability, choosesCaster)) return ability;
  const { price, ...rest } = ability as Ability & { readonly price?: Json };
  return mapped(rest, (x) => {
    if (!choosesCaster(x)) return x;
    const caster = $(x.v as string);
    // biome-ignore lint/suspicious/noThenProperty: a node of the language; nobody awaits it.
    return { ...x, then: paidFor(priced(x.then, price), caster) };
  }) as Ability;
}
