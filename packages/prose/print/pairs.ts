import type { Ability, Eff } from '@bojiste/kernel/effects/nodes';
import type { GameDef } from '@bojiste/kernel/table/contract';
import { type Run, runAt } from './runs.ts';

/**
 * An ability may need two nodes: what follows an attack may also be done instead of one. Where both have one name and do
 * the same they are told together: after this unit attacks, or instead of attacking, you may ...
 */
export interface Pair {
  readonly on: Extract<Ability, { readonly kind: 'on' }>;
  readonly act: Extract<Ability, { readonly kind: 'act' }>;
}

/** Steps that no text speaks of, such as noting that the attack is used. */
const isSilent = (def: GameDef, e: Eff): boolean => e.k === 'verb' && def.verbs[e.verb]?.text.cs === '';

function steps(def: GameDef, e: Eff): readonly Eff[] {
  if (e.k === 'seq') return e.do.flatMap((x) => steps(def, x));
  return isSilent(def, e) ? [] : [e];
}

/** What is done, without whether it must be. */
function deed(def: GameDef, e: Eff): unknown {
  const [only, ...more] = steps(def, e);
  if (only?.k !== 'ask' || more.length > 0) return [only, ...more];
  return { from: only.from, v: only.v, max: only.max, does: steps(def, only.then) };
}

const isOptional = (e: Eff): boolean => e.k === 'ask' && e.min === 0;

function pairOf(def: GameDef, on: Ability, act: Ability | undefined): Pair | undefined {
  if (on.kind !== 'on' || act?.kind !== 'act' || on.name === undefined || on.name.cs !== act.name?.cs) return undefined;
  const plain = on.limit === undefined && act.limit === undefined && act.price === undefined && act.slot === undefined;
  const worded = on.wording !== undefined || act.wording !== undefined || on.keyword !== undefined;
  if (!plain || worded || act.when === undefined || !isOptional(on.do)) return undefined;
  return JSON.stringify(deed(def, on.do)) === JSON.stringify(deed(def, act.do)) ? { on, act } : undefined;
}

/** Two events after which the same comes to pass: after this warrior is killed or discarded. */
export interface Either {
  readonly on: Extract<Ability, { readonly kind: 'on' }>;
  readonly or: Extract<Ability, { readonly kind: 'on' }>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function eitherOf(on: Ability, or: Ability | undefined): Either | undefined {
  if (on.kind !== 'on' || or?.kind !== 'on' || on.event.on === or.event.on) return undefined;
  const plain = [on, or].every((a) => a.name === undefined && a.wording === undefined && a.keyword === undefined);
  const alike = same(
    { ...on, key: '', event: { ...on.event, on: '' } },
    { ...or, key: '', event: { ...or.event, on: '' } },
  );
  return plain && alike && on.event.subject !== undefined ? { on, or } : undefined;
}

/** Abilities as they are told: some of them together. */
export function inPairs(def: GameDef, abilities: readonly Ability[]): readonly (Ability | Pair | Either | Run)[] {
  const out: (Ability | Pair | Either | Run)[] = [];
  let i = 0;
  while (i < abilities.length) {
    const pair =
      pairOf(def, abilities[i] as Ability, abilities[i + 1]) ?? eitherOf(abilities[i] as Ability, abilities[i + 1]);
    const found = runAt(abilities, i);
    out.push(pair ?? found?.run ?? (abilities[i] as Ability));
    i += pair === undefined ? (found?.n ?? 1) : 2;
  }
  return out;
}
