import type { Ability, CardDecl, GameDef } from '@bojiste/kernel';

/**
 * How much of a game's cards is data. A piece of code counts as native when exactly one card and no rule uses it, whatever
 * clause it cites: a verb, a query function, a procedure, a permission, a tag, or a fact of the card that the rules read.
 */

export type PieceKind = 'native' | 'verb' | 'function' | 'procedure' | 'permission' | 'tag' | 'fact' | 'argument';

export interface Piece {
  readonly kind: PieceKind;
  readonly name: string;
  readonly card: string;
}

export interface Count {
  /** Cards that have abilities; those that only stand for a player or a rule are none. */
  readonly cards: number;
  readonly native: number;
  readonly pieces: readonly Piece[];
  /** Cards with at least one ability worded by hand. */
  readonly handWorded: number;
  /** Functions that cards ask and whose text is empty, so that the printed card is silent about them. */
  readonly silent: readonly Piece[];
}

type Used = readonly [kind: PieceKind, name: string];

/** Facts that tools read and rules do not: what a card waits for, where it comes from. */
const FACTS_OF_TOOLS = new Set(['waitsFor', 'requires', 'art', 'artist', 'copies', 'symbols']);

/** Text that an argument names and that is data by itself: a word borne by cards, a kind, a tag, a stat ... */
function dataWords(def: GameDef): Set<string> {
  const declared = [def.kinds, def.tags, def.stats, def.counters, def.resources, def.flags, def.zones, def.rules];
  const words = declared.flatMap((list) => list.map(({ name }) => name));
  return new Set([...words, ...def.cards.flatMap((card) => [card.key, ...(card.words ?? [])])]);
}

/** Every piece of code of this game that a node names, in it and all below it. */
function* usedIn(def: GameDef, node: unknown, words: ReadonlySet<string>): Generator<Used> {
  if (typeof node !== 'object' || node === null) return;
  const part = node as Readonly<Record<string, unknown>>;
  const name = (field: string): string => String(part[field]);
  if (part.k === 'native') yield ['native', name('name')];
  if (part.k === 'verb' && Object.hasOwn(def.verbs, name('verb'))) yield ['verb', name('verb')];
  if (part.k === 'calc') yield ['function', name('name')];
  if (part.k === 'call') yield ['procedure', name('proc')];
  if (part.k === 'rule' || part.k === 'may') yield ['permission', name('act')];
  if (part.k === 'tag') yield ['tag', name('tag')];
  if (part.k === 'calc' || part.k === 'verb')
    for (const arg of part.args as readonly unknown[])
      if (typeof arg === 'string' && !words.has(arg))
        yield ['argument', `${name(part.k === 'calc' ? 'name' : 'verb')}: ${arg}`];
  for (const below of Object.values(part)) yield* usedIn(def, below, words);
}

const isRule = (card: CardDecl): boolean => card.set === 'rules';

/** Keys of abilities that a node gives to cards. */
function* grantsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { k, abilities } = node as { readonly k?: unknown; readonly abilities?: readonly string[] };
  if (k === 'grant') yield* abilities ?? [];
  for (const below of Object.values(node)) yield* grantsIn(below);
}

/** Abilities that no card prints for itself belong to the cards that grant them. */
function grantedBy(def: GameDef, card: CardDecl): readonly Ability[] {
  const keys = new Set(grantsIn(card.abilities));
  return def.abilities.filter(({ key }) => keys.has(key));
}

function* usedByCard(def: GameDef, card: CardDecl, words: ReadonlySet<string>): Generator<Used> {
  yield* usedIn(def, [card.abilities, grantedBy(def, card)], words);
  const tags = new Set(def.tags.map(({ name }) => name));
  for (const [fact, value] of Object.entries(card.facts ?? {})) {
    if (!FACTS_OF_TOOLS.has(fact)) yield ['fact', fact];
    for (const word of Array.isArray(value) ? value : [value])
      if (typeof word === 'string' && tags.has(word)) yield ['tag', word];
  }
}

/** What the rules themselves use: procedures, acts, turns, abilities that no card grants, cards that stand for rules. */
function usedByRules(def: GameDef, words: ReadonlySet<string>): Set<string> {
  const granted = new Set(def.cards.filter((card) => !isRule(card)).flatMap((card) => [...grantsIn(card.abilities)]));
  const others = def.abilities.filter(({ key }) => !granted.has(key));
  const rules = [def.procs, def.acts, def.turns, others, def.cards.filter(isRule).map((card) => card.abilities)];
  return new Set([...usedIn(def, rules, words)].map(([kind, name]) => `${kind} ${name}`));
}

export function countNative(def: GameDef): Count {
  const words = dataWords(def);
  const ruled = usedByRules(def, words);
  const users = new Map<string, { used: Used; cards: Set<string> }>();
  const cards = def.cards.filter((card) => !isRule(card));
  for (const card of cards) {
    for (const used of usedByCard(def, card, words)) {
      const key = used.join(' ');
      const entry = users.get(key) ?? { used, cards: new Set() };
      entry.cards.add(card.key);
      users.set(key, entry);
    }
  }
  const pieces: Piece[] = [];
  for (const [key, { used, cards: by }] of users) {
    const [card] = by;
    if (used[0] === 'native' || (by.size === 1 && !ruled.has(key))) pieces.push({ kind: used[0], name: used[1], card });
  }
  const acting = cards.filter((card) => card.abilities.length > 0);
  return {
    cards: acting.length,
    native: new Set(pieces.map(({ card }) => card)).size,
    pieces: pieces.sort((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1)),
    handWorded: acting.filter((card) => card.abilities.some(({ wording }) => wording !== undefined)).length,
    silent: cards.flatMap((card) => silentIn(def, card)),
  };
}

/** Where an ability is worded by hand the wording must say it; where a verb of the ability says it, its text does. */
function silentIn(def: GameDef, card: CardDecl): Piece[] {
  const told = (ability: Ability): boolean => ability.wording !== undefined || ability.tags?.includes('rule') === true;
  const names = new Set(
    card.abilities.filter((ability) => !told(ability)).flatMap((ability) => silentOf(def, ability)),
  );
  return [...names].map((name) => ({ kind: 'function', name, card: card.key }));
}

function silentOf(def: GameDef, ability: Ability): string[] {
  const used = [...usedIn(def, ability, new Set())];
  const verbs = used.flatMap(([kind, name]) => (kind === 'verb' ? name : []));
  return used.flatMap(([kind, name]) => {
    const calc = kind === 'function' ? def.calcs[name] : undefined;
    return calc?.text.cs === '' && calc.saidBy?.some((verb) => verbs.includes(verb)) !== true ? name : [];
  });
}
