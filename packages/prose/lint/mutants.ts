import { type Family, NAMING, NAMING_BY_NODE, type Names } from '@bojiste/kernel/effects/lint/names';
import type { Ability } from '@bojiste/kernel/effects/nodes';

/**
 * An ability with one thing changed: a number, a word, a seat, a condition, filter, price or limit left out. What is
 * another deed must read otherwise, so a change that leaves the text as it is shows what the text is silent about.
 */

export type Step = string | number;
export type Node = Readonly<Record<string, unknown>>;

export interface Mutation {
  /** The way to what is changed, and the value there. */
  readonly path: readonly Step[];
  readonly value: unknown;
  /** The ability with another value there; several where not every other word reads otherwise. */
  readonly others: readonly Ability[];
}

export const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Names, keys and marks for the machine: no part of what the card does. */
const MACHINE = new Set([
  ...['key', 'name', 'clauses', 'keyword', 'wording', 'shared', 'cumulative', 'stays', 'item', 'prompt', 'label'],
  ...['v', 'share', 'layer', 'rank', 'sequence', 'answers', 'w', 'text', 'ask', 'many', 'k', 'kind', 'proc', 'verb'],
  ...['via', 'out', 'table', 'slot', 'tags', 'live', 'field', 'option', 'scope', 'link'],
]);

/** What an ability may do without, and what a node of that `k` may. */
const OPTIONAL = ['limit', 'when', 'if', 'during', 'slot', 'price', 'live'];
const OPTIONAL_IN_NODE: Readonly<Record<string, readonly string[]>> = {
  if: ['else'],
  ask: ['else', 'distinct'],
  stat: ['versus'],
  rule: ['to'],
  seats: ['if'],
  may: ['to'],
  in: ['of'],
};
const OPTIONAL_IN_EVENT = ['subject', 'source', 'by', 'if'];

/** Lists whose members each say something; those marked may be empty. */
const LISTS: Readonly<Record<string, 'kept' | 'empty'>> = {
  where: 'empty',
  subject: 'kept',
  source: 'kept',
  to: 'kept',
  cs: 'kept',
  fs: 'kept',
  do: 'kept',
  what: 'kept',
  price: 'kept',
  modes: 'kept',
  steps: 'kept',
  during: 'kept',
  abilities: 'kept',
};
/** Steps that only name a thing for later ones, or that the machine needs; verbs that only note something. */
const HELPERS = new Set(['let', 'collect', 'window', 'flush', 'nothing', 'announce']);
const NOTES = new Set(['tally', 'did']);
const isHelper = (x: unknown): boolean =>
  isNode(x) && (HELPERS.has(String(x.k)) || (x.k === 'verb' && NOTES.has(String(x.verb))));

const SWAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  op: {
    ...{ eq: 'ne', ne: 'eq', lt: 'ge', le: 'gt', gt: 'le', ge: 'lt' },
    ...{ add: 'sub', sub: 'add', mul: 'add', divUp: 'divDown', divDown: 'divUp', min: 'max', max: 'min' },
  },
  mode: { allow: 'forbid', forbid: 'allow', oblige: 'forbid' },
  which: { all: 'foes', others: 'mates', foes: 'mates', mates: 'foes' },
  until: { ever: 'turn', turn: 'ever', step: 'turn', source: 'turn' },
  per: { turn: 'game', step: 'turn', game: 'turn' },
  at: { start: 'end', end: 'start' },
};

/** Seats and objects, each with another in its place. A card that asks about itself asks about nobody else. */
const OTHER: Readonly<Record<string, object>> = {
  you: { k: 'foe' },
  foe: { k: 'you' },
  active: { k: 'foe' },
  controller: { k: 'you' },
  owner: { k: 'you' },
  host: { k: 'self' },
  it: { k: 'self' },
  cause: { k: 'self' },
};
const OTHER_SELF = { k: 'host', of: { k: 'self' } };
/** Where a card stands for itself without being named: the bearer of this card, what is asked about this card. */
const UNNAMED_SELF = new Set(['host', 'calc', 'controller', 'owner', 'placeOf', 'bound', 'item']);

const TRIES = 12;
/** Nobody counts so far: what may be chosen without a limit. */
const ENDLESS = 20;

/** Some others of the family, from all over it. */
function others(names: Names, family: Family, word: string): readonly string[] {
  const all = [...names.families[family]].filter((x) => x !== word);
  const step = Math.max(1, Math.floor(all.length / TRIES));
  return all.filter((_, i) => i % step === 0).slice(0, TRIES);
}

/** A single choice may be one that need not be made; a number that nobody reaches binds nobody. */
function otherNumber(node: Node, field: string, value: number): readonly number[] {
  if (MACHINE.has(field) || (node.k === 'ask' && (node.ask === 'yesno' || node.ask === 'order'))) return [];
  // From nought or from one on, where nothing but the card itself is at no distance.
  if (node.k === 'near' && field === 'min' && value < 2) return [];
  if (node.k !== 'ask' || node.many === true) return field === 'max' && value >= ENDLESS ? [] : [value + 1];
  return field === 'min' ? [1 - value] : node.ask === 'number' ? [value + 1] : [];
}

function otherNode(node: Node, field: string, value: Node): readonly unknown[] {
  if (field === 'until') return ['ever'];
  // Whoever reads the card decides, unless another is named.
  if (field === 'by' && value.k === 'you' && (node.k === 'ask' || node.k === 'modes')) return [];
  if (field === 'c' && node.k === 'if') return [{ k: 'not', c: value }];
  // A question of the game is one about this card or its bearer.
  if (value.k === 'host' && node.k === 'calc') return [];
  if (value.k === 'self') return UNNAMED_SELF.has(String(node.k)) || field === 'of' ? [] : [OTHER_SELF];
  const other = typeof value.k === 'string' ? OTHER[value.k] : undefined;
  return other === undefined ? [] : [other];
}

/** What may stand in place of this value. One of them must read otherwise. */
function instead(names: Names, node: Node, field: string, value: unknown): readonly unknown[] {
  const swap = typeof value === 'string' ? SWAPS[field]?.[value] : undefined;
  if (swap !== undefined) return [swap];
  if (typeof value === 'number') return otherNumber(node, field, value);
  const family = NAMING_BY_NODE[String(node.k)]?.[field] ?? (MACHINE.has(field) ? undefined : NAMING[field]);
  if (typeof value === 'string') return family === undefined ? [] : others(names, family, value);
  if (typeof value === 'boolean') return field === 'optional' ? [!value] : [];
  return isNode(value) ? otherNode(node, field, value) : [];
}

function replaced(node: unknown, path: readonly Step[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(node)) {
    if (rest.length === 0 && value === undefined) return node.filter((_, i) => i !== first);
    return node.map((x, i) => (i === first ? replaced(x, rest, value) : x));
  }
  const { [String(first)]: old, ...fields } = node as Node;
  if (rest.length === 0 && value === undefined) return fields;
  return { ...fields, [String(first)]: replaced(old, rest, value) };
}

interface Change {
  readonly path: readonly Step[];
  readonly value: unknown;
  /** `undefined` leaves it out. */
  readonly values: readonly unknown[];
}

function isOptional(node: Node, field: string): boolean {
  if (typeof node.kind === 'string' && 'key' in node) return OPTIONAL.includes(field);
  if (typeof node.on === 'string') return OPTIONAL_IN_EVENT.includes(field);
  return OPTIONAL_IN_NODE[String(node.k)]?.includes(field) === true;
}

/** A choice whose words are its own: what it comes to is not told by its deed. */
const ownWords = (node: Node): boolean => isNode(node.text) && String(node.text.cs).includes('[');

function* changesIn(names: Names, node: Node, path: readonly Step[]): Generator<Change> {
  if (node.k === 'window' || (isHelper(node) && node.k === 'verb')) return;
  for (const [field, value] of Object.entries(node)) {
    const at = [...path, field];
    if (value === undefined || (Array.isArray(value) && value.length === 0) || (field === 'else' && isHelper(value)))
      continue;
    if (isOptional(node, field)) yield { path: at, value, values: [undefined] };
    const values = instead(names, node, field, value);
    if (values.length > 0) yield { path: at, value, values };
    if (field === 'limit' && isNode(value) && value.shared === true)
      yield { path: [...at, 'shared'], value: true, values: [undefined] };
    if (MACHINE.has(field) || (field === 'do' && ownWords(node))) continue;
    if (Array.isArray(value)) yield* changesOfList(names, node, field, value, at);
    else if (isNode(value)) yield* changesIn(names, value, at);
  }
}

/** Which of its links a card uses is its own business; a mark is set or taken away. */
const UNSPOKEN: Readonly<Record<string, number>> = { link: 1, mark: 1 };

const goesWithout = (field: string, list: readonly unknown[], x: unknown): boolean =>
  LISTS[field] !== undefined && !(LISTS[field] === 'kept' && list.length === 1) && !isHelper(x);

function* changesOfList(
  names: Names,
  node: Node,
  field: string,
  list: readonly unknown[],
  at: readonly Step[],
): Generator<Change> {
  for (const [i, x] of list.entries()) {
    const here = [...at, i];
    if (node.k === 'verb' && UNSPOKEN[String(node.verb)] === i) continue;
    if (goesWithout(field, list, x)) yield { path: here, value: x, values: [undefined] };
    const values = instead(names, node, field, x);
    if (values.length > 0) yield { path: here, value: x, values };
    if (isNode(x)) yield* changesIn(names, x, here);
  }
}

/** When an answer to nothing in particular may be given is told by its tags. */
function* changesOfTags(ability: Ability): Generator<Change> {
  if (ability.kind !== 'respond' || ability.event !== undefined || ability.tags === undefined) return;
  yield { path: ['tags'], value: ability.tags, values: [[]] };
}

/** All that can be changed in an ability, each with what to put in its place. */
export function* mutationsOf(names: Names, ability: Ability): Generator<Mutation> {
  const all = [...changesOfTags(ability), ...changesIn(names, ability as unknown as Node, [])];
  for (const { path, value, values } of all)
    yield { path, value, others: values.map((other) => replaced(ability, path, other) as Ability) };
}
