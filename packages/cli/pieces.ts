import { type Ability, type CardDecl, type GameDef, sure } from '@bojiste/kernel';

/**
 * How much of a game's cards is data. A piece of code counts as native when exactly one card and no rule uses it, whatever
 * clause it cites: a verb, a query function, a procedure, a permission, a tag, or a fact of the card that the rules read.
 */

export type PieceKind =
  | 'native'
  | 'verb'
  | 'function'
  | 'procedure'
  | 'permission'
  | 'tag'
  | 'fact'
  | 'argument'
  | Declared;

/** What a game declares by name and text, and rules in code may keep for a card. */
type Declared = 'stat' | 'flag' | 'tally' | 'counter' | 'resource' | 'event';

export interface Piece {
  readonly kind: PieceKind;
  readonly name: string;
  readonly card: string;
}

export interface Count {
  /** Cards that have abilities; those that only stand for a player or a rule are none, versions of one name are one. */
  readonly cards: number;
  readonly native: number;
  readonly pieces: readonly Piece[];
  /** Stats, flags, tallies, counters, resources and events that one card alone uses, and how many cards are native or use such. */
  readonly declared: readonly Piece[];
  readonly leaning: number;
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

/** Lists of the game in which a kind is declared, and the field of a node that names one. */
const DECLARED: readonly (readonly [
  kind: Declared,
  list: 'stats' | 'flags' | 'tallies' | 'counters' | 'resources' | 'events',
  field: string,
])[] = [
  ['stat', 'stats', 'stat'],
  ['flag', 'flags', 'flag'],
  ['tally', 'tallies', 'tally'],
  ['counter', 'counters', 'counter'],
  ['resource', 'resources', 'resource'],
  ['event', 'events', 'on'],
];

type Names = ReadonlyMap<Declared, ReadonlySet<string>>;

/** An event that is told in the log is of use to everybody who watches; what only cards hear may serve one of them. */
function declaredNames(def: GameDef): Names {
  const unheard = def.events.filter(({ log }) => log === undefined);
  return new Map(
    DECLARED.map(([kind, list]) => [kind, new Set((kind === 'event' ? unheard : def[list]).map(({ name }) => name))]),
  );
}

/** Every declared thing that a node names, in a field of its own or as an argument. */
function* declaredIn(node: unknown, names: Names): Generator<Used> {
  if (typeof node !== 'object' || node === null) return;
  const part = node as Readonly<Record<string, unknown>>;
  const args = Array.isArray(part.args) ? (part.args as readonly unknown[]) : [];
  for (const [kind, , field] of DECLARED)
    for (const name of [part[field], part.word, ...args])
      if (typeof name === 'string' && names.get(kind)?.has(name) === true) yield [kind, name];
  for (const below of Object.values(part)) yield* declaredIn(below, names);
}

function* declaredByCard(def: GameDef, card: CardDecl, names: Names): Generator<Used> {
  yield* declaredIn([card.abilities, grantedBy(def, card)], names);
  for (const stat of Object.keys(card.stats)) yield ['stat', stat];
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
function usedByRules(def: GameDef, uses: (node: unknown) => Iterable<Used>): Set<string> {
  const granted = new Set(def.cards.filter((card) => !isRule(card)).flatMap((card) => [...grantsIn(card.abilities)]));
  const others = def.abilities.filter(({ key }) => !granted.has(key));
  const rules = [def.procs, def.acts, def.turns, others, def.cards.filter(isRule).map((card) => card.abilities)];
  return new Set([...uses(rules)].map(([kind, name]) => `${kind} ${name}`));
}

/** Difficulties of a boss and other versions of a card have one name in both languages. */
const nameOf = ({ names }: CardDecl): string => `${names.cs}/${names.en}`;

/** What one card alone uses, and no rule. */
function ofOneCard(
  cards: readonly CardDecl[],
  ruled: ReadonlySet<string>,
  uses: (card: CardDecl) => Iterable<Used>,
): Piece[] {
  const users = new Map<string, { used: Used; by: Map<string, string> }>();
  for (const card of cards) {
    for (const used of uses(card)) {
      const key = used.join(' ');
      const entry = users.get(key) ?? { used, by: new Map() };
      if (!entry.by.has(nameOf(card))) entry.by.set(nameOf(card), card.key);
      users.set(key, entry);
    }
  }
  const pieces: Piece[] = [];
  for (const [key, { used, by }] of users) {
    const card = sure([...by.values()][0]);
    if (used[0] === 'native' || (by.size === 1 && !ruled.has(key))) pieces.push({ kind: used[0], name: used[1], card });
  }
  return pieces.sort((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1));
}

export function countNative(def: GameDef): Count {
  const words = dataWords(def);
  const names = declaredNames(def);
  const cards = def.cards.filter((card) => !isRule(card));
  const ruled = usedByRules(def, (node) => usedIn(def, node, words));
  const pieces = ofOneCard(cards, ruled, (card) => usedByCard(def, card, words));
  const kept = usedByRules(def, (node) => declaredIn(node, names));
  const declared = ofOneCard(cards, kept, (card) => declaredByCard(def, card, names));
  const acting = cards.filter((card) => card.abilities.length > 0);
  const many = (some: readonly CardDecl[]): number => new Set(some.map(nameOf)).size;
  return {
    cards: many(acting),
    native: new Set(pieces.map(({ card }) => card)).size,
    pieces,
    declared,
    leaning: new Set([...pieces, ...declared].map(({ card }) => card)).size,
    handWorded: many(acting.filter((card) => card.abilities.some(({ wording }) => wording !== undefined))),
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
  const verbs = used.flatMap(([kind, name]) => (kind === 'verb' || kind === 'procedure' ? name : []));
  return used.flatMap(([kind, name]) => {
    const calc = kind === 'function' ? def.calcs[name] : undefined;
    return calc?.text.cs === '' && calc.saidBy?.some((verb) => verbs.includes(verb)) !== true ? name : [];
  });
}
