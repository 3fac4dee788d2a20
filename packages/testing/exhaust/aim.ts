import { type CardDecl, type Deck, type Game, newGame, type SetupInput } from '@bojiste/kernel';
import type { Rng } from '../drive/random.ts';
import type { Noted } from './instrument.ts';

/** What the exhaustive runner is after: cards that were not used or could not do all they can, and what they wait for. */

/** Cards that were never used, those with an ability that never was, and those whose text has a verb that never was. */
function unusedCards({ g, cards, abilities, verbs }: Noted): CardDecl[] {
  const missing = new Set([...verbs].flatMap(([name, times]) => (times === 0 ? [name] : [])));
  return g.def.cards.filter(
    (card) =>
      cards.get(card.key) === 0 ||
      card.abilities.some((ability) => abilities.get(ability.key) === 0) ||
      (missing.size > 0 && stringsIn(card.abilities).some((text) => missing.has(text))),
  );
}

const stringsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
};

const factsOf = (card: CardDecl): unknown[] => Object.values(card.facts ?? {});

/** What its facts list, as they do with conditions and with those it belongs to. */
const listedIn = (card: CardDecl): string[] => factsOf(card).flatMap((fact) => (Array.isArray(fact) ? fact : []));

/** Cards that its facts name outright, such as its other side. */
const turnsInto = (card: CardDecl): string[] => factsOf(card).filter((fact) => typeof fact === 'string');

/** A fact as it is, or what stands behind its colon. */
const alternatives = (fact: string): string[] => [`${fact}`, `${fact}`.split(':').at(-1) ?? ''];

const answersTo = ({ key, words = [] }: CardDecl, names: readonly string[]): boolean =>
  names.includes(key) || words.some((word) => names.includes(word));

/** What unused cards name as their conditions, and what that names in turn: by key, or by a word printed on it. */
export function neededForUnused(noted: Noted): ReadonlySet<string> {
  const all = noted.g.def.cards;
  const needed = new Set(unusedCards(noted).map((card) => card.key));
  for (let before = -1; before < needed.size; ) {
    before = needed.size;
    const names = new Set(all.flatMap((card) => (needed.has(card.key) ? listedIn(card).flatMap(alternatives) : [])));
    for (const { key, words = [] } of all) if (names.has(key) || words.some((word) => names.has(word))) needed.add(key);
  }
  return needed;
}

type Fits = (card: CardDecl) => boolean;

/** One unused card with what it turns from and what it names, and what that names in turn, as far as a deck takes it. */
function chainToUnused(noted: Noted, fits: Fits, random: Rng): string[] {
  const all = noted.g.def.cards;
  const sources = (card: CardDecl) => all.filter((other) => turnsInto(other).includes(card.key));
  const aims = unusedCards(noted).filter((card) => fits(card) || sources(card).some(fits));
  if (aims.length === 0) return [];
  const aim = random.pick(aims);
  const chain = new Set<string>();
  const open = [aim, ...sources(aim), ...related(aim, all, random), ...affected(noted, aim, fits, random)];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    chain.add(next.key);
    for (const names of namedBy(next)) {
      const fitting = all.filter((other) => other !== next && answersTo(other, names) && fits(other));
      // A ring of names ends at what is in the chain already.
      if (fitting.length > 0 && !fitting.some(({ key }) => chain.has(key))) open.push(random.pick(fitting));
    }
  }
  return [...chain];
}

/** For every kind and tag that its unused abilities speak of, another card that has it. */
function affected({ g, abilities }: Noted, card: CardDecl, fits: Fits, random: Rng): CardDecl[] {
  const spoken = card.abilities.filter(({ key }) => abilities.get(key) === 0).flatMap(traitsIn);
  return [...new Set(spoken)].flatMap((trait) => {
    const having = g.def.cards.filter((other) => other !== card && hasTrait(other, trait) && fits(other));
    return having.length > 0 ? [random.pick(having)] : [];
  });
}

const traitsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { k, kind, tag } = node as { k?: unknown; kind?: unknown; tag?: unknown };
  const own = k === 'kind' ? kind : k === 'tag' ? tag : undefined;
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(node).flatMap(traitsIn)];
};

const hasTrait = ({ kinds, words = [] }: CardDecl, trait: string): boolean =>
  kinds.includes(trait) || words.some((word) => word.split(':').at(-1) === trait);

/** What its text and its facts name. */
const namedBy = (card: CardDecl): string[][] => [
  ...listedIn(card).map(alternatives),
  ...[...new Set(stringsIn(card.abilities))].map((text) => [text]),
];

/** For what its facts list and no card is called, another card that lists it: such as one of the same affiliation. */
function related(card: CardDecl, all: readonly CardDecl[], random: Rng): CardDecl[] {
  return listedIn(card).flatMap((fact) => {
    if (all.some((other) => answersTo(other, alternatives(fact)))) return [];
    const group = all.filter((other) => other !== card && listedIn(other).includes(fact));
    return group.length > 0 ? [random.pick(group)] : [];
  });
}

/** Cards exchanged at most in one deck, and how often it is tried. */
const SWAPS = 8;
const ATTEMPTS = 60;

type IsLegal = (deck: Deck) => boolean;
const legalIn =
  ({ g }: Noted, { options = {} }: SetupInput): IsLegal =>
  (deck) =>
    g.def.checkDeck(g, deck, options).length === 0;

/** Exchanges some cards of each deck for unused ones and what belongs to them, as long as the deck stays legal. */
export function withMissing(noted: Noted, input: SetupInput, random: Rng): Deck[] {
  const wanted = wantedCards(noted);
  if (wanted.length === 0) return [...input.decks];
  const isLegal = legalIn(noted, input);
  return input.decks.map((deck) => {
    let mixed = deck;
    let left = 1 + random.below(SWAPS);
    for (let i = 0; i < ATTEMPTS && left > 0; i++) {
      const tried = exchanged(mixed, random.pick(Object.keys(mixed.cards)), random.pick(wanted));
      if (!isLegal(tried)) continue;
      mixed = tried;
      left--;
    }
    return mixed;
  });
}

function wantedCards(noted: Noted): string[] {
  const { g, cards } = noted;
  const missing = unusedCards(noted);
  const wanted = new Set(missing.map((card) => card.key));
  for (const card of missing)
    for (const key of listedIn(card).flatMap(alternatives)) if (cards.has(key)) wanted.add(key);
  for (const card of g.def.cards) if (turnsInto(card).some((key) => cards.get(key) === 0)) wanted.add(card.key);
  return [...wanted];
}

/** Chains put into one deck. */
const CHAINS = 12;

/** Each deck with all that several unused cards need, as far as it stays legal, in place of what none of them needs. */
export function withChains(noted: Noted, input: SetupInput, random: Rng): Deck[] {
  const isLegal = legalIn(noted, input);
  const needed = neededForUnused(noted);
  return input.decks.map((deck) => {
    const keep = new Set(Object.keys(deck.cards).filter((key) => needed.has(key)));
    const fits = fittingInto(noted, deck, isLegal);
    const taken: string[] = [];
    let mixed = deck;
    for (let i = 0; i < CHAINS; i++) {
      const chain = chainToUnused(noted, fits, random);
      for (const key of chain) keep.add(key);
      // Where little is left the same is drawn again and again: then there are several copies.
      const copies = 1 + Math.floor(taken.filter((aim) => aim === chain[0]).length / 3);
      taken.push(chain[0]);
      mixed = takenIn(noted, mixed, chain, copies, keep, isLegal, random);
    }
    return mixed;
  });
}

/** Copies of everything in a deck that is made for one aim. */
const COPIES = 4;

/** Each deck with all that one unused card needs, several times, as far as it stays legal. */
export function withOneAim(noted: Noted, input: SetupInput, random: Rng): Deck[] {
  const isLegal = legalIn(noted, input);
  return input.decks.map((deck) => {
    const chain = chainToUnused(noted, fittingInto(noted, deck, isLegal), random);
    const keep = new Set(chain);
    let mixed = deck;
    for (let copies = 1; copies <= COPIES; copies++)
      mixed = takenIn(noted, mixed, chain, copies, keep, isLegal, random);
    return mixed;
  });
}

/** Cards of its type for which a card is tried to be exchanged. */
const LIKE = 4;

/** Can the card stand in the deck in place of one of its type? */
function fittingInto({ g }: Noted, deck: Deck, isLegal: IsLegal): Fits {
  const known = new Map<string, boolean>();
  const typeOf = (key: string) => g.cardDef(key).decl.type;
  const look = ({ key, type }: CardDecl): boolean =>
    Object.keys(deck.cards)
      .filter((own) => typeOf(own) === type)
      .slice(-LIKE)
      .some((own) => own === key || isLegal(exchanged(deck, own, key)));
  return (card) => {
    const fits = known.get(card.key) ?? (deck.cards[card.key] > 0 || look(card));
    known.set(card.key, fits);
    return fits;
  };
}

function takenIn(
  { g }: Noted,
  deck: Deck,
  chain: readonly string[],
  copies: number,
  keep: ReadonlySet<string>,
  isLegal: IsLegal,
  random: Rng,
): Deck {
  let mixed = deck;
  for (let i = 0; i < ATTEMPTS; i++) {
    const lacking = chain.filter((key) => (mixed.cards[key] ?? 0) < copies);
    const spare = Object.keys(mixed.cards).filter((key) => !keep.has(key) || mixed.cards[key] > copies);
    if (lacking.length === 0 || spare.length === 0) break;
    const into = random.pick(lacking);
    // Like for like, since parts of a deck have limits of their own.
    const alike = spare.filter((key) => g.cardDef(key).decl.type === g.cardDef(into).decl.type);
    const tried = exchanged(mixed, random.pick(alike.length > 0 ? alike : spare), into);
    if (isLegal(tried)) mixed = tried;
  }
  return mixed;
}

/** One card for another. */
function exchanged(deck: Deck, out: string, into: string): Deck {
  const cards: Record<string, number> = { ...deck.cards };
  if (--cards[out] === 0) delete cards[out];
  cards[into] = (cards[into] ?? 0) + 1;
  return { ...deck, cards };
}

/** Not every card can stand in every deck; a set-up that fails is not a finding here. */
export function playable(g: Game, input: SetupInput): boolean {
  try {
    newGame(g, input);
    return input.decks.every((deck) => g.def.checkDeck(g, deck, input.options ?? {}).length === 0);
  } catch {
    return false;
  }
}
