import {
  applyMove,
  CARD_LIMIT,
  type CardDecl,
  compileGame,
  ensureIndex,
  type Game,
  type GameDef,
  newGame,
  positionText,
  type State,
} from '@bojiste/kernel';
import { randomMove, readySetup, rng, type SetupOf } from '../drive/random.ts';

/**
 * A game that has grown: one more card, tag, verb ... that no game in question uses. Its digests and its notation must
 * be those of the game as it was, or every record would end with the next release.
 */

export interface Growth {
  readonly name: string;
  readonly grow: (def: GameDef) => GameDef;
}

const text = { cs: 'zkouška', en: 'dummy' };
const named = { name: 'dummy', text };
const added = <T>(list: readonly T[], at: number, item: T): T[] => [...list.slice(0, at), item, ...list.slice(at)];

/** With all abilities of another card, so that they get other numbers too. */
const dummyCard = (like: CardDecl): CardDecl => ({ ...like, key: 'dummy', names: text, words: [] });

function withCard(def: GameDef, at: number, like: CardDecl): GameDef {
  return { ...def, cards: added(def.cards, at, dummyCard(like)) };
}

/** Cards that come into a game by a deck only. */
function inDecks(def: GameDef): CardDecl[] {
  const keys = new Set(def.decks.flatMap((deck) => Object.keys(deck.cards)));
  return def.cards.filter((card) => keys.has(card.key));
}

/**
 * Cards may stand anywhere; names that rules know by number come after the others. (Counters are missing: games lay
 * them out by constants of their own.)
 */
export const growths: readonly Growth[] = [
  { name: 'a card in front', grow: (def) => withCard(def, 0, inDecks(def).at(-1) as CardDecl) },
  {
    name: 'a card in front with the abilities of all others, the last first',
    grow: (def) => {
      const abilities = new Map(inDecks(def).flatMap((card) => card.abilities.map((one) => [one.key, one])));
      return withCard(def, 0, { ...def.cards[0], abilities: [...abilities.values()].reverse() });
    },
  },
  { name: 'a card in the middle', grow: (def) => withCard(def, def.cards.length >> 1, inDecks(def)[0]) },
  { name: 'a card at the end', grow: (def) => withCard(def, def.cards.length, inDecks(def)[0]) },
  { name: 'a tag', grow: (def) => ({ ...def, tags: [...def.tags, named] }) },
  { name: 'a kind', grow: (def) => ({ ...def, kinds: [...def.kinds, named] }) },
  { name: 'a resource', grow: (def) => ({ ...def, resources: [...def.resources, named] }) },
  { name: 'a flag', grow: (def) => ({ ...def, flags: [...def.flags, { ...named, reset: 'never' }] }) },
  { name: 'a stat', grow: (def) => ({ ...def, stats: [...def.stats, named] }) },
  { name: 'a rule', grow: (def) => ({ ...def, rules: [...def.rules, named] }) },
  { name: 'a tally', grow: (def) => ({ ...def, tallies: [...def.tallies, { ...named, reset: 'turn', start: 7 }] }) },
  { name: 'a scope', grow: (def) => ({ ...def, scopes: [{ name: 'dummy', holds: [] }, ...def.scopes] }) },
  { name: 'an event', grow: (def) => ({ ...def, events: [{ name: 'dummy' }, ...def.events] }) },
  {
    name: 'a verb',
    grow: (def) => ({ ...def, verbs: { dummy: { ...Object.values(def.verbs)[0], text }, ...def.verbs } }),
  },
  { name: 'a deck', grow: (def) => ({ ...def, decks: [{ ...def.decks[0], key: 'dummy' }, ...def.decks] }) },
  {
    name: 'an option of the table',
    grow: (def) => ({
      ...def,
      options: [...def.options, { ...named, start: 3, values: [{ value: 3, name: 'dummy', text }] }],
    }),
  },
  {
    name: 'a zone',
    grow: (def) => ({
      ...def,
      zones: [...def.zones, { ...named, per: 'table', sight: 'open', group: 'dummy', alike: false }],
    }),
  },
  {
    name: 'a procedure and an action',
    grow: (def) => ({
      ...def,
      procs: [{ ...def.procs[0], key: 'dummy' }, ...def.procs],
      acts: [{ ...def.acts[0], key: 'dummyAct' }, ...def.acts],
    }),
  },
];

/** Who listens to each event, in order: it decides what comes first where nobody is asked. */
function listeners(g: Game, s: State): string {
  ensureIndex(g, s);
  const names = (kind: number): string =>
    s.listen[kind]
      .map((packed) => `${g.abilities[Math.floor(packed / CARD_LIMIT)].ability.key}@${packed % CARD_LIMIT}`)
      .join(' ');
  const lists = g.events.flatMap(({ decl, index }) => {
    const heard = names(g.listen.after + index);
    const replaced = names(g.listen.before + index);
    return heard === '' && replaced === '' ? [] : [`${decl.name}: ${heard} / ${replaced}`];
  });
  return [...lists.sort(), names(g.listen.respond), names(g.listen.act)].join('\n');
}

const told = (g: Game, s: State): string => `${positionText(g, s)}\n${listeners(g, s)}`;

/** Plays the same moves at the grown table; the first position that is told otherwise is a finding. */
export function growthFindings(
  def: GameDef,
  growth: Growth,
  seed: number,
  moves: number,
  setup: SetupOf = readySetup,
): string[] {
  const plain = compileGame(def);
  const grown = compileGame(growth.grow(def));
  const input = setup(plain, seed);
  const random = rng(seed);
  const [s, t] = [newGame(plain, input), newGame(grown, input)];
  for (let i = 0; ; i++) {
    const [a, b] = [told(plain, s), told(grown, t)];
    if (a !== b) return [`${growth.name}: step ${s.step}, mode ${input.mode}: ${difference(a, b)}`];
    const move = i < moves ? randomMove(plain, s, random) : null;
    if (move === null) return [];
    applyMove(plain, s, move);
    const refusal = applyMove(grown, t, move);
    if (refusal !== null) return [`${growth.name}: step ${s.step}: "${move.key}" is refused (${refusal.code})`];
  }
}

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (one: string) => one.slice(Math.max(0, at - 60), at + 60);
  return `"${around(a)}" became "${around(b)}"`;
}
