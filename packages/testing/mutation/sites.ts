import type { Ability, GameDef } from '@bojiste/kernel';

/**
 * Places where a rule can be broken. A mutant is the same game with one step switched off or turned round; if no test
 * turns red, the tests do not show that step.
 */

export interface Mutant {
  /** Where and what: `proc combat: drop verb damage`. */
  readonly name: string;
  readonly room: Room;
  make(): GameDef;
}

export const ROOMS = ['procs', 'acts', 'turns', 'always', 'abilities', 'verbs'] as const;
export type Room = (typeof ROOMS)[number];

type Json = unknown;
type Path = readonly (string | number)[];
interface Edit {
  readonly path: Path;
  readonly what: string;
  readonly to: Json;
}

const REMOVED = Symbol('removed');

/** A copy with one place changed; `REMOVED` takes an element of a list or a part away. */
function edited(node: Json, path: Path, to: Json): Json {
  if (path.length === 0) return to;
  const [head, ...rest] = path;
  if (Array.isArray(node)) {
    if (rest.length === 0 && to === REMOVED) return node.filter((_, i) => i !== head);
    return node.map((child, i) => (i === head ? edited(child, rest, to) : child));
  }
  const copy: Record<string, Json> = { ...(node as Record<string, Json>) };
  if (rest.length === 0 && to === REMOVED) delete copy[head];
  else copy[head] = edited(copy[head], rest, to);
  return copy;
}

const CONDITIONS = ['c', 'if', 'when'];
/** Parts that hold numbers the rules compute with; other numbers (ranks, slots, links) are names in disguise. */
const NUMBERS = ['n', 'a', 'b', 'total', 'args', 'be'];

const describe = (node: Record<string, Json>): string =>
  [node.k, node.verb ?? node.proc ?? node.name ?? node.step].filter((x) => typeof x === 'string').join(' ');

/** All edits inside a tree of nodes. */
export function editsIn(node: Json, path: Path = []): Edit[] {
  if (Array.isArray(node)) return node.flatMap((child, i) => editsIn(child, [...path, i]));
  if (typeof node !== 'object' || node === null) return [];
  const record = node as Record<string, Json>;
  const inside = Object.entries(record).flatMap(([name, child]) => [
    ...editsOfPart(record, name, child, [...path, name]),
    ...editsIn(child, [...path, name]),
  ]);
  return [...editsOfNode(record, path), ...inside];
}

const NOTHING = { k: 'nothing' };

function editsOfNode(node: Record<string, Json>, path: Path): Edit[] {
  if (path.length === 0) return [];
  if (node.k === 'verb') return [{ path, what: `drop ${describe(node)}`, to: NOTHING }];
  if (node.k === 'step') return [{ path, what: `drop step ${(node.label as { en?: string })?.en ?? ''}`, to: NOTHING }];
  if (node.k === 'call' || node.k === 'lasts' || node.k === 'pay' || node.k === 'native')
    return [{ path, what: `drop ${describe(node)}`, to: NOTHING }];
  return [];
}

function editsOfPart(node: Record<string, Json>, name: string, child: Json, path: Path): Edit[] {
  const isNode = typeof child === 'object' && child !== null && 'k' in child;
  if (CONDITIONS.includes(name) && isNode) return [{ path, what: `negate ${name}`, to: { k: 'not', c: child } }];
  if (name === 'where' && Array.isArray(child))
    return child.map((filter, i) => ({ path: [...path, i], what: `drop filter ${describe(filter)}`, to: REMOVED }));
  if (name === 'what' && Array.isArray(child) && child.length > 0)
    return child.map((change, i) => ({ path: [...path, i], what: `drop change ${describe(change)}`, to: REMOVED }));
  if (name === 'limit' || name === 'price') return [{ path, what: `drop ${name}`, to: REMOVED }];
  if (name === 'mode' && (child === 'allow' || child === 'forbid'))
    return [{ path, what: `turn ${child} round`, to: child === 'allow' ? 'forbid' : 'allow' }];
  return constants(node, name, child, path);
}

function constants(node: Record<string, Json>, name: string, child: Json, path: Path): Edit[] {
  const many = node.k === 'ask' && (node.many === true || node.ask === 'number');
  if (!NUMBERS.includes(name) && !(many && (name === 'min' || name === 'max'))) return [];
  const list = Array.isArray(child)
    ? child.map((value, i) => ({ value, at: [...path, i] }))
    : [{ value: child, at: path }];
  return list.flatMap(({ value, at }) =>
    typeof value === 'number' && value >= 0
      ? [1, -1].map((by) => ({ path: at, what: `${value} becomes ${value + by}`, to: value + by }))
      : [],
  );
}

// ---- rooms -----------------------------------------------------------------------------------------------------------

/** Mutants of one list of the definition; every edit is a mutant. */
function mutantsOf(
  def: GameDef,
  room: Room,
  name: string,
  tree: Json,
  put: (tree: Json) => Partial<GameDef>,
): Mutant[] {
  return editsIn(tree).map((edit) => ({
    name: `${name}: ${edit.what} at ${edit.path.join('.')}`,
    room,
    make: () => ({ ...def, ...put(edited(tree, edit.path, edit.to)) }),
  }));
}

const replaced = <T>(list: readonly T[], at: number, by: Json): readonly T[] =>
  list.map((x, i) => (i === at ? (by as T) : x));

function procMutants(def: GameDef): Mutant[] {
  return def.procs.flatMap((proc, i) =>
    mutantsOf(def, 'procs', `proc ${proc.key}`, proc, (tree) => ({ procs: replaced(def.procs, i, tree) })),
  );
}

function actMutants(def: GameDef): Mutant[] {
  return def.acts.flatMap((rule, i) =>
    mutantsOf(def, 'acts', `act ${rule.key}`, rule, (tree) => ({ acts: replaced(def.acts, i, tree) })),
  );
}

/** Steps of turns: their effects, and each act they offer. */
function turnMutants(def: GameDef): Mutant[] {
  return Object.entries(def.turns).flatMap(([key, steps]) =>
    steps.flatMap((step, i) => {
      const put = (tree: Json) => ({ turns: { ...def.turns, [key]: replaced(steps, i, tree) } });
      const name = `turn ${key}, step ${step.step}`;
      const drops = (['enter', 'leave'] as const).filter((part) => step[part] !== undefined);
      return [
        ...mutantsOf(def, 'turns', name, step, put),
        ...drops.map((part) => dropMutant(def, `${name}: drop ${part}`, () => put(edited(step, [part], REMOVED)))),
        ...step.acts.map((act, at) =>
          dropMutant(def, `${name}: drop act ${act}`, () => put(edited(step, ['acts', at], REMOVED))),
        ),
      ];
    }),
  );
}

const dropMutant = (def: GameDef, name: string, put: () => Partial<GameDef>): Mutant => ({
  name,
  room: 'turns',
  make: () => ({ ...def, ...put() }),
});

/** An ability shared by several cards is changed in all of them: they must stay the same. */
function abilityMutants(def: GameDef): Mutant[] {
  const all = new Map<string, Ability>();
  for (const ability of [...def.abilities, ...def.cards.flatMap((card) => card.abilities)])
    all.set(ability.key, ability);
  return [...all.values()].flatMap((ability) => {
    const swap = (list: readonly Ability[], by: Json): readonly Ability[] =>
      list.map((other) => (other.key === ability.key ? (by as Ability) : other));
    const put = (tree: Json): Partial<GameDef> => ({
      abilities: swap(def.abilities, tree),
      cards: def.cards.map((card) => ({ ...card, abilities: swap(card.abilities, tree) })),
    });
    return mutantsOf(def, ability.kind === 'always' ? 'always' : 'abilities', `ability ${ability.key}`, ability, put);
  });
}

function verbMutants(def: GameDef): Mutant[] {
  return Object.entries(def.verbs).map(([name, verb]) => ({
    name: `verb ${name}: does nothing`,
    room: 'verbs',
    make: () => ({ ...def, verbs: { ...def.verbs, [name]: { ...verb, exec: () => {} } } }),
  }));
}

export function allMutants(def: GameDef, rooms: readonly Room[] = ROOMS): Mutant[] {
  const all = [
    ...procMutants(def),
    ...actMutants(def),
    ...turnMutants(def),
    ...abilityMutants(def),
    ...verbMutants(def),
  ];
  return all.filter((mutant) => rooms.includes(mutant.room));
}
