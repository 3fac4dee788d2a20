import {
  answerOf,
  CARD_LIMIT,
  choose,
  cloneState,
  type Deck,
  decidingSeats,
  type Game,
  type GameDef,
  newGame,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  type SetupInput,
  type State,
} from '@bojiste/kernel';
import { LONGEST_GAME, type Rng, readySetup, rng, type SetupOf } from '../drive/random.ts';
import { instrument, type Noted } from './instrument.ts';

/**
 * The exhaustive runner: random games until every card was used, every ability fired and every verb executed. It
 * prefers what is still missing, in its choices and in its decks.
 */

export interface ExhaustOptions {
  /** Games at most. */
  readonly games?: number;
  readonly seed?: number;
  readonly setup?: SetupOf;
  /** Decks are remixed with missing cards unless this is false. */
  readonly remix?: boolean;
  /** Told after every game. */
  readonly progress?: (games: number, missing: number) => void;
}

export interface ExhaustReport {
  readonly game: string;
  readonly games: number;
  readonly cards: { readonly total: number; readonly used: number };
  readonly abilities: { readonly total: number; readonly used: number };
  readonly verbs: { readonly total: number; readonly used: number };
  /** `card x`, `ability y`, `verb z`. */
  readonly missing: readonly string[];
}

const KINDS = ['card', 'ability', 'verb'] as const;

const unused = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([key, times]) => (times === 0 ? [key] : []));

function missingOf({ cards, abilities, verbs }: Noted): string[] {
  return [cards, abilities, verbs].flatMap((counts, i) => unused(counts).map((key) => `${KINDS[i]} ${key}`));
}

export function exhaust(def: GameDef, options: ExhaustOptions = {}): ExhaustReport {
  const { games = 2000, seed = 1, setup = readySetup, remix = true, progress } = options;
  const noted = instrument(def);
  const tries: Tries = new Map();
  let played = 0;
  let missing = missingOf(noted);
  while (played < games && missing.length > 0) {
    const random = rng(seed + played);
    const input = withOptions(noted.g, setup(noted.g, seed + played), played);
    // The first games use the decks as they are; only what they lack is mixed in.
    const mixed = remix && played >= def.decks.length ? { ...input, decks: withMissing(noted, input, random) } : input;
    playNoted(noted, playable(noted.g, mixed) ? mixed : input, random, tries, THRIFT[played % THRIFT.length]);
    played++;
    missing = missingOf(noted);
    progress?.(played, missing.length);
  }
  const count = (counts: ReadonlyMap<string, number>) => ({
    total: counts.size,
    used: counts.size - unused(counts).length,
  });
  const { cards, abilities, verbs } = noted;
  return {
    game: def.id,
    games: played,
    cards: count(cards),
    abilities: count(abilities),
    verbs: count(verbs),
    missing,
  };
}

/** Two of three games are played by other options of the format, since some rules wait for them. */
function withOptions(g: Game, input: SetupInput, played: number): SetupInput {
  if (played % 3 === 0) return input;
  const random = rng(played);
  const options = Object.fromEntries(g.def.options.map((option) => [option.name, random.pick(option.values).value]));
  const varied = { ...input, options: { ...options, ...input.options } };
  return playable(g, varied) ? varied : input;
}

const MIXES = 8;

/** Exchanges some cards of each deck for missing ones; a deck that no mix leaves legal stays as it is. */
function withMissing(noted: Noted, input: SetupInput, random: Rng): Deck[] {
  const wanted = wantedCards(noted);
  if (wanted.length === 0) return [...input.decks];
  const isLegal = (deck: Deck) => noted.g.def.checkDeck(noted.g, deck, input.options ?? {}).length === 0;
  return input.decks.map((deck) => {
    for (let i = 0; i < MIXES; i++) {
      const mixed = { ...deck, cards: mix(deck.cards, wanted, random) };
      if (isLegal(mixed)) return mixed;
    }
    return deck;
  });
}

/** Half of the mixes exchange one card: what is rare, or bound by limits, comes in only this way. */
function mix(cards: Deck['cards'], wanted: readonly string[], random: Rng): Record<string, number> {
  const mixed: Record<string, number> = { ...cards };
  if (random.below(2) === 0) return withOne(mixed, wanted, random);
  for (const key of Object.keys(cards)) {
    if (random.below(3) !== 0) continue;
    delete mixed[key];
    const other = random.pick(wanted);
    mixed[other] = (mixed[other] ?? 0) + cards[key];
  }
  return mixed;
}

/** Cards that were never used, and those with an ability that never was. */
function wantedCards({ g, cards, abilities }: Noted): string[] {
  return g.def.cards.flatMap((card) => {
    const wanted = cards.get(card.key) === 0 || card.abilities.some((ability) => abilities.get(ability.key) === 0);
    return wanted ? [card.key] : [];
  });
}

/** One card for another. */
function withOne(cards: Record<string, number>, wanted: readonly string[], random: Rng): Record<string, number> {
  const out = random.pick(Object.keys(cards));
  const other = random.pick(wanted);
  if (--cards[out] === 0) delete cards[out];
  cards[other] = (cards[other] ?? 0) + 1;
  return cards;
}

/** Not every card can stand in every deck; a set-up that fails is not a finding here. */
function playable(g: Game, input: SetupInput): boolean {
  try {
    newGame(g, input);
    return input.decks.every((deck) => g.def.checkDeck(g, deck, input.options ?? {}).length === 0);
  } catch {
    return false;
  }
}

/** How often something was chosen because it was new: what does not help by then is no longer preferred. */
type Tries = Map<number, number>;
const ENOUGH = 60;

/** An answer also says which of several events it is for; that makes it no other thing. */
const thingOf = (s: State, value: number): number =>
  value >= 0 && s.frames[s.frames.length - 1].op === OP_WINDOW ? answerOf(value) : value;

const tryOf = (s: State, option: number): number => {
  const value = thingOf(s, option);
  return Math.floor(value / CARD_LIMIT) * CARD_LIMIT + s.cards[value % CARD_LIMIT].def;
};

/** Ending a menu and passing in a window. */
const NOTHING = -1;

/** By games: in how many of ten such moments a player does nothing. */
const THRIFT = [0, 9, 0, 7];

/** A thrifty player does nothing where nothing is new, so that what is dear can be paid for. */
function saves(s: State, options: readonly number[], random: Rng, thrift: number): boolean {
  const { op } = s.frames[s.frames.length - 1];
  return (op === OP_TABLE || op === OP_WINDOW) && options.includes(NOTHING) && random.below(10) < thrift;
}

/** How often a game is taken up again from a position in which something unused is in play, and for how long. */
const BRANCHES = 12;
const BRANCH_LENGTH = 80;
/** Decisions between two such positions. */
const BRANCH_EVERY = 7;

function playNoted(noted: Noted, input: SetupInput, random: Rng, tries: Tries, thrift: number): void {
  const { g } = noted;
  const s = newGame(g, input);
  for (let i = 0; i < LONGEST_GAME && s.over < 0; i++) {
    noteBoard(noted, s);
    if (i % BRANCH_EVERY === 0 && holdsUnused(noted, s)) branch(noted, s, random, tries);
    takeOne(noted, s, random, tries, thrift);
  }
  noteBoard(noted, s);
}

/** What must meet something else in play gets several chances: the game goes on in several ways. */
function branch(noted: Noted, s: State, random: Rng, tries: Tries): void {
  for (let b = 0; b < BRANCHES; b++) {
    const copy = cloneState(s);
    for (let i = 0; i < BRANCH_LENGTH && copy.over < 0; i++)
      takeOne(noted, copy, random, tries, THRIFT[b % THRIFT.length]);
  }
}

function holdsUnused({ g, abilities }: Noted, s: State): boolean {
  return s.field.some((id) =>
    g.defs[s.cards[id].def].abilities.some((ability) => abilities.get(g.abilities[ability].ability.key) === 0),
  );
}

function takeOne(noted: Noted, s: State, random: Rng, tries: Tries, thrift: number): void {
  const { g } = noted;
  const seat = random.pick(decidingSeats(g, s));
  const options = optionsOf(g, s, seat);
  const fresh = random.below(4) === 0 ? [] : options.filter((value) => isFresh(noted, s, value, tries));
  const other = saves(s, options, random, thrift) ? [NOTHING] : options;
  const value = random.pick(fresh.length > 0 ? fresh : other);
  if (fresh.length > 0) tries.set(tryOf(s, value), (tries.get(tryOf(s, value)) ?? 0) + 1);
  choose(g, s, seat, value);
}

/** A card that stands on the board has entered. */
function noteBoard({ g, cards }: Noted, s: State): void {
  s.zones.forEach((zone, at) => {
    for (const id of zone) {
      const def = g.defs[s.cards[id].def];
      // A card without a text can do no more than lie openly on the table.
      if (!g.zones[at].board && (g.zones[at].sight !== 0 || def.abilities.length > 0)) continue;
      cards.set(def.decl.key, (cards.get(def.decl.key) ?? 0) + 1);
    }
  });
}

/** Would this option use something that was not used yet? */
function isFresh(noted: Noted, s: State, option: number, tries: Tries): boolean {
  const value = thingOf(s, option);
  const { g, cards, abilities } = noted;
  const { op } = s.frames[s.frames.length - 1];
  if (value < 0 || (op !== OP_TABLE && op !== OP_WINDOW)) return false;
  if ((tries.get(tryOf(s, value)) ?? 0) >= ENOUGH) return false;
  const index = Math.floor(value / CARD_LIMIT);
  const ability = op === OP_WINDOW ? index : index - g.acts.length;
  const def = g.defs[s.cards[value % CARD_LIMIT].def];
  if (cards.get(def.decl.key) === 0) return true;
  if (ability >= 0) return abilities.get(g.abilities[ability].ability.key) === 0;
  return def.abilities.some((id) => abilities.get(g.abilities[id].ability.key) === 0);
}
