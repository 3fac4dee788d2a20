import {
  answerOf,
  CARD_LIMIT,
  type CardDecl,
  choose,
  chooseToWeigh,
  cloneState,
  type Deck,
  decidingSeats,
  type Game,
  type GameDef,
  newGame,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  type Seat,
  type SetupInput,
  type State,
} from '@bojiste/kernel';
import { LONGEST_GAME, type Rng, readySetup, rng, type SetupOf } from '../drive/random.ts';
import { instrument, type Noted } from './instrument.ts';

/**
 * The exhaustive runner: games until every card was used, every ability fired and every verb executed. It prefers what
 * is still missing, in its choices and in its decks. Every second game is played with some sense, since much is only
 * reached by those who build something up.
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
  let vain = 0;
  let missing = missingOf(noted);
  while (played < games && missing.length > 0) {
    const random = rng(seed + played);
    const input = withOptions(noted.g, setup(noted.g, seed + played), played);
    // The first games use the decks as they are; only what they lack is mixed in.
    const mixed = remix && played >= def.decks.length ? { ...input, decks: withMissing(noted, input, random) } : input;
    const player: Player = {
      random,
      tries,
      thrift: THRIFT[Math.floor(played / 2) % THRIFT.length],
      sense: played % 2 === 1,
      branches: vain >= PATIENCE ? BRANCHINGS : 0,
      useful: neededFor(noted),
    };
    playNoted(noted, playable(noted.g, mixed) ? mixed : input, player);
    played++;
    const left = missingOf(noted);
    vain = left.length < missing.length ? 0 : vain + 1;
    missing = left;
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

/** Cards exchanged at most in one deck, and how often it is tried. */
const SWAPS = 8;
const ATTEMPTS = 60;

/** Exchanges some cards of each deck for missing ones, one at a time, as long as the deck stays legal. */
function withMissing(noted: Noted, input: SetupInput, random: Rng): Deck[] {
  const wanted = wantedCards(noted);
  if (wanted.length === 0) return [...input.decks];
  const isLegal = (deck: Deck) => noted.g.def.checkDeck(noted.g, deck, input.options ?? {}).length === 0;
  return input.decks.map((deck) => {
    let mixed = deck;
    let left = 1 + random.below(SWAPS);
    for (let i = 0; i < ATTEMPTS && left > 0; i++) {
      const tried = { ...deck, cards: withOne({ ...mixed.cards }, wanted, random) };
      if (!isLegal(tried)) continue;
      mixed = tried;
      left--;
    }
    return mixed;
  });
}

const unusedCards = ({ g, cards, abilities }: Noted): CardDecl[] =>
  g.def.cards.filter(
    (card) => cards.get(card.key) === 0 || card.abilities.some((ability) => abilities.get(ability.key) === 0),
  );

/** Cards that were never used, those with an ability that never was, and what belongs to them. */
function wantedCards(noted: Noted): string[] {
  const { g, cards } = noted;
  const missing = unusedCards(noted);
  const wanted = new Set(missing.map((card) => card.key));
  for (const card of missing) for (const key of listedIn(card)) if (cards.has(key)) wanted.add(key);
  for (const card of g.def.cards) if (turnsInto(card).some((key) => cards.get(key) === 0)) wanted.add(card.key);
  return [...wanted];
}

const factsOf = (card: CardDecl): unknown[] => Object.values(card.facts ?? {});

/** What its facts name in lists, as they do with conditions: as it is, and what stands behind a colon. */
const listedIn = (card: CardDecl): string[] =>
  factsOf(card).flatMap((fact) =>
    Array.isArray(fact) ? fact.flatMap((one) => [`${one}`, `${one}`.split(':').at(-1) ?? '']) : [],
  );

/** What unused cards name as their conditions, and what that names in turn: by key, or by a word printed on it. */
function neededFor(noted: Noted): ReadonlySet<string> {
  const all = noted.g.def.cards;
  const needed = new Set(unusedCards(noted).map((card) => card.key));
  for (let before = -1; before < needed.size; ) {
    before = needed.size;
    const names = new Set(all.flatMap((card) => (needed.has(card.key) ? listedIn(card) : [])));
    for (const { key, words = [] } of all) if (names.has(key) || words.some((word) => names.has(word))) needed.add(key);
  }
  return needed;
}

/** Cards that its facts name outright, such as its other side. */
const turnsInto = (card: CardDecl): string[] => factsOf(card).filter((fact) => typeof fact === 'string');

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

/** By pairs of games, of which the second is played with sense. */
const THRIFT = [0, 9, 0, 7];

/** A thrifty player does nothing where nothing is new, so that what is dear can be paid for. */
function saves(s: State, options: readonly number[], random: Rng, thrift: number): boolean {
  const { op } = s.frames[s.frames.length - 1];
  return (op === OP_TABLE || op === OP_WINDOW) && options.includes(NOTHING) && random.below(10) < thrift;
}

/** Games in a row that brought nothing new; then games are taken up again from positions in which something unused is in play. */
const PATIENCE = 6;
/** Such positions in a game, one in so many decisions, how often each is taken up, and for how long. */
const BRANCHINGS = 40;
const BRANCH_EVERY = 7;
const BRANCHES = 12;
const BRANCH_LENGTH = 80;

/** How the seats of one game choose. */
interface Player {
  readonly random: Rng;
  readonly tries: Tries;
  /** In how many of ten moments they do nothing where nothing is new. */
  readonly thrift: number;
  /** They look where an option leads. */
  readonly sense: boolean;
  readonly branches: number;
  /** Cards that something unused waits for. */
  readonly useful: ReadonlySet<string>;
}

function playNoted(noted: Noted, input: SetupInput, player: Player): void {
  const { g } = noted;
  const s = newGame(g, input);
  let branches = player.branches;
  for (let i = 0; i < LONGEST_GAME && s.over < 0; i++) {
    noteBoard(noted, s);
    if (branches > 0 && player.random.below(BRANCH_EVERY) === 0 && holdsUnused(noted, s)) {
      branch(noted, s, player);
      branches--;
    }
    takeOne(noted, s, player);
  }
  noteBoard(noted, s);
}

/** What must meet something else in play gets several chances: the game goes on in several ways. */
function branch(noted: Noted, s: State, player: Player): void {
  for (let b = 0; b < BRANCHES; b++) {
    const copy = cloneState(s);
    const other = { ...player, thrift: THRIFT[b % THRIFT.length], sense: false };
    for (let i = 0; i < BRANCH_LENGTH && copy.over < 0; i++) takeOne(noted, copy, other);
  }
}

function holdsUnused({ g, abilities }: Noted, s: State): boolean {
  return s.field.some((id) =>
    g.defs[s.cards[id].def].abilities.some((ability) => abilities.get(g.abilities[ability].ability.key) === 0),
  );
}

function takeOne(noted: Noted, s: State, player: Player): void {
  const { g } = noted;
  const { random, tries } = player;
  const seat = random.pick(decidingSeats(g, s));
  const options = optionsOf(g, s, seat);
  const fresh = random.below(4) === 0 ? [] : options.filter((value) => isFresh(noted, s, value, tries));
  const value = fresh.length > 0 ? random.pick(fresh) : usual(noted, s, seat, options, player);
  if (fresh.length > 0) tries.set(tryOf(s, value), (tries.get(tryOf(s, value)) ?? 0) + 1);
  choose(g, s, seat, value);
}

function usual(noted: Noted, s: State, seat: Seat, options: readonly number[], player: Player): number {
  const { random, sense, thrift, useful } = player;
  const helpful = random.below(2) === 0 ? [] : options.filter((value) => helps(noted, s, value, useful));
  if (helpful.length > 0) return random.pick(helpful);
  if (sense && random.below(10) > 0) return sensible(noted, s, seat, options, random);
  return saves(s, options, random, thrift) ? NOTHING : random.pick(options);
}

/** Is it about a card that something unused waits for? */
function helps({ g }: Noted, s: State, value: number, useful: ReadonlySet<string>): boolean {
  if (value < 0 || s.frames[s.frames.length - 1].op !== OP_TABLE) return false;
  return useful.has(g.defs[s.cards[value % CARD_LIMIT].def].decl.key);
}

/** Options looked at. */
const LOOKS = 5;
/** Worse than any position: the game should go on until all was seen. */
const OVER = -2;

/** The best of a few options by the game's own evaluation. */
function sensible({ g }: Noted, s: State, seat: Seat, options: readonly number[], random: Rng): number {
  let best = options[0];
  let most = -Infinity;
  for (let i = 0; i < LOOKS && i < options.length; i++) {
    const value = options.length <= LOOKS ? options[i] : random.pick(options);
    const copy = cloneState(s);
    chooseToWeigh(g, copy, seat, value);
    const worth = copy.over >= 0 ? OVER : g.def.evaluate(g, copy, seat);
    if (worth <= most) continue;
    most = worth;
    best = value;
  }
  return best;
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
