import {
  answerOf,
  CARD_LIMIT,
  choose,
  chooseToWeigh,
  cloneState,
  decidingSeats,
  type Game,
  type GameDef,
  newGame,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  type Seat,
  type SetupInput,
  type State,
} from '@bojiste/kernel';
import { type Rng, readySetup, rng, type SetupOf } from '../drive/random.ts';
import { neededForUnused, playable, withChains, withMissing, withOneAim } from './aim.ts';
import { Formats } from './formats.ts';
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
  readonly progress?: (games: number, missing: readonly string[]) => void;
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
  const taken: Taken = new Map();
  const spending: Spending = { played: new Set(), gone: new Set(), standing: new Set(), running: null };
  const formats = new Formats(noted.g);
  let played = 0;
  let vain = 0;
  let missing = missingOf(noted);
  while (played < games && missing.length > 0) {
    const random = rng(seed + played);
    const input = formats.vary(setup(noted.g, seed + played), played);
    // The first games use the decks as they are; only what they lack is mixed in.
    const late = vain >= PATIENCE;
    const pair = Math.floor(played / 2);
    const remixed = late ? (pair % 4 > 0 ? withOneAim : withChains) : pair % 4 > 0 ? withMissing : withChains;
    const mixed = remix && played >= def.decks.length ? { ...input, decks: remixed(noted, input, random) } : input;
    const player: Player = {
      random,
      tries,
      taken,
      spending,
      thrift: THRIFT[pair % THRIFT.length],
      sense: played % 2 === 1,
      late,
      useful: neededForUnused(noted),
    };
    spending.running = null;
    const most = playNoted(noted, playable(noted.g, mixed) ? mixed : input, player);
    played++;
    const left = missingOf(noted);
    formats.learn(input, missing.length - left.length, most / Math.max(1, player.useful.size));
    vain = left.length < missing.length ? 0 : vain + 1;
    missing = left;
    progress?.(played, missing);
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

/** What acts do with a card that was hidden before, as it was seen. */
interface Spending {
  /** Acts by which it is spent for its `play` ability. */
  readonly played: Set<number>;
  /** Acts after which it is gone. */
  readonly gone: Set<number>;
  /** Types of cards that can come to stand on the board. */
  readonly standing: Set<string>;
  /** The act that is under way. */
  running: { readonly act: number; readonly card: number } | null;
}

/** How often something was chosen because it was new: what does not help by then is no longer preferred. */
type Tries = Map<number, number>;
const ENOUGH = 60;

/** How often every act and answer of a card was taken, in all games. */
type Taken = Map<number, number>;

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
  return isOpenToAll(s) && options.includes(NOTHING) && random.below(10) < thrift;
}

/** Games in a row that brought nothing new; then a game is gone on with in several ways wherever more is prepared. */
const PATIENCE = 6;
/** Such positions in a game, one in how many decisions is looked at, how often each is taken up, and for how long. */
const BRANCHINGS = 40;
const GLANCE_EVERY = 5;
const BRANCHES = 12;
const BRANCH_LENGTH = 80;

/** How the seats of one game choose. */
interface Player {
  readonly random: Rng;
  readonly tries: Tries;
  readonly taken: Taken;
  readonly spending: Spending;
  /** In how many of ten moments they do nothing where nothing is new. */
  readonly thrift: number;
  /** They look where an option leads. */
  readonly sense: boolean;
  /** Little is left, and hard to come by: what it waits for goes first, and positions where more is prepared are branched. */
  readonly late: boolean;
  /** Cards that something unused waits for. */
  readonly useful: ReadonlySet<string>;
}

/** Decisions after which a game is broken off: some formats have no end for those who do not aim at it. */
const LONGEST = 4000;

/** Plays a game and returns how much of what is waited for lay on the table at most. */
function playNoted(noted: Noted, input: SetupInput, player: Player): number {
  const s = newGame(noted.g, input);
  let branches = player.late ? BRANCHINGS : 0;
  let most = 0;
  for (let i = 0; i < LONGEST && s.over < 0; i++) {
    noteBoard(noted, s);
    takeOne(noted, s, player);
    if (i % GLANCE_EVERY > 0 || s.over >= 0) continue;
    const now = prepared(noted.g, s, player.useful);
    if (branches > 0 && (now > most || (now > 0 && player.random.below(BRANCHINGS) === 0))) {
      branch(noted, s, player);
      branches--;
    }
    most = Math.max(most, now);
  }
  noteBoard(noted, s);
  return most;
}

/** How much of what is waited for lies openly on the table, not in a pile: every card once. */
function prepared(g: Game, s: State, useful: ReadonlySet<string>): number {
  const found = new Set<string>();
  s.zones.forEach((zone, at) => {
    const { sight, decl } = g.zones[at];
    if (sight !== 0 || decl.alike) return;
    for (const id of zone) {
      const { key } = g.defs[s.cards[id].def].decl;
      if (useful.has(key)) found.add(key);
    }
  });
  return found.size;
}

/** What must meet something else in play gets several chances: the game goes on in several ways. */
function branch(noted: Noted, s: State, player: Player): void {
  for (let b = 0; b < BRANCHES; b++) {
    const copy = cloneState(s);
    player.spending.running = null;
    const other = { ...player, thrift: THRIFT[b % THRIFT.length], sense: false };
    for (let i = 0; i < BRANCH_LENGTH && copy.over < 0; i++) takeOne(noted, copy, other);
  }
}

function takeOne(noted: Noted, s: State, player: Player): void {
  const { random, tries } = player;
  const seat = random.pick(decidingSeats(noted.g, s));
  const all = optionsOf(noted.g, s, seat);
  const sparing = random.below(SPENDTHRIFT) === 0 ? all : all.filter((value) => !wastes(noted, s, value, player));
  const options = sparing.length > 0 ? sparing : all;
  const fresh = random.below(4) === 0 ? [] : options.filter((value) => isFresh(noted, s, value, tries));
  const value = fresh.length > 0 ? oneOf(noted, s, seat, fresh, player) : usual(noted, s, seat, options, player);
  if (fresh.length > 0) tries.set(tryOf(s, value), (tries.get(tryOf(s, value)) ?? 0) + 1);
  take(noted, s, seat, value, player);
}

/** Takes the option, and sees whether it is an act that plays the card. */
function take({ g, abilities }: Noted, s: State, seat: Seat, value: number, { spending, taken }: Player): void {
  if (value >= 0 && isOpenToAll(s)) taken.set(tryOf(s, value), (taken.get(tryOf(s, value)) ?? 0) + 1);
  if (isMenu(s)) followUp(g, s, value, spending);
  const act = Math.floor(value / CARD_LIMIT);
  const play = value >= 0 && isMenu(s) && act < g.acts.length ? g.defs[s.cards[value % CARD_LIMIT].def].play : -1;
  const key = play < 0 ? '' : g.abilities[play].ability.key;
  const before = abilities.get(key) ?? 0;
  choose(g, s, seat, value);
  if ((abilities.get(key) ?? 0) > before) spending.played.add(act);
}

/** At every menu: what became of the card of the last act? */
function followUp(g: Game, s: State, value: number, spending: Spending): void {
  const { running } = spending;
  const zoneOf = (card: number) => g.zones[s.cards[card].zone];
  if (running !== null) {
    if (zoneOf(running.card).board) spending.standing.add(g.defs[s.cards[running.card].def].decl.type);
    else if (zoneOf(running.card).sight === 0) spending.gone.add(running.act);
  }
  const act = Math.floor(value / CARD_LIMIT);
  const card = value % CARD_LIMIT;
  spending.running = value >= 0 && act < g.acts.length && zoneOf(card).sight !== 0 ? { act, card } : null;
}

/** A menu or a window: what is taken there has a name of its own. */
function isOpenToAll(s: State): boolean {
  const { op } = s.frames[s.frames.length - 1];
  return op === OP_TABLE || op === OP_WINDOW;
}

const isMenu = (s: State): boolean => s.frames[s.frames.length - 1].op === OP_TABLE;

/** One of so many decisions minds no waste. */
const SPENDTHRIFT = 8;

/** Would it spend a card that still has something new in it for something that is not new? */
function wastes(noted: Noted, s: State, option: number, player: Player): boolean {
  const { g, abilities } = noted;
  if (player.late && givesAway(noted, s, option, player)) return true;
  const doing = doneBy(noted, s, option, player.spending);
  if (doing < 0 || abilities.get(g.abilities[doing].ability.key) === 0) return false;
  const card = s.cards[thingOf(s, option) % CARD_LIMIT];
  if (g.zones[card.zone].board) return false;
  return g.defs[card.def].abilities.some((id) => abilities.get(g.abilities[id].ability.key) === 0);
}

/** Would a hidden card be lost that could stand on the board and that something unused waits for? */
function givesAway({ g }: Noted, s: State, option: number, { useful, spending }: Player): boolean {
  const f = s.frames[s.frames.length - 1];
  if (option < 0 || (f.op !== OP_TABLE && f.op !== OP_RUN)) return false;
  const ask = f.op === OP_RUN ? g.programs[f.prog].asks[f.pc] : undefined;
  // One of several picks of hidden cards is mostly a discard.
  const lost = f.op === OP_TABLE ? spending.gone.has(Math.floor(option / CARD_LIMIT)) : ask?.of === 'card' && ask.many;
  if (lost !== true) return false;
  const card = s.cards[option % CARD_LIMIT];
  const { key, type } = g.defs[card.def].decl;
  return g.zones[card.zone].sight !== 0 && spending.standing.has(type) && useful.has(key);
}

/** The ability that an option uses, -1 where it uses none. */
function doneBy({ g }: Noted, s: State, option: number, spending?: Spending): number {
  const { op } = s.frames[s.frames.length - 1];
  const value = thingOf(s, option);
  if (value < 0 || (op !== OP_TABLE && op !== OP_WINDOW)) return -1;
  const index = Math.floor(value / CARD_LIMIT);
  if (op === OP_WINDOW) return index;
  if (index >= g.acts.length) return index - g.acts.length;
  return spending?.played.has(index) ? g.defs[s.cards[value % CARD_LIMIT].def].play : -1;
}

/** Whoever looks where an option leads does not take down what he has just built up. */
const oneOf = (noted: Noted, s: State, seat: Seat, options: readonly number[], { random, sense }: Player): number =>
  sense ? sensible(noted, s, seat, options, random) : random.pick(options);

function usual(noted: Noted, s: State, seat: Seat, options: readonly number[], player: Player): number {
  const { random, sense, thrift, useful, taken } = player;
  if (random.below(CURIOUS) === 0 && isOpenToAll(s)) return rarest(s, options, taken, random);
  const helpful =
    random.below(player.late ? 5 : 2) === 0 ? [] : options.filter((value) => helps(noted, s, value, useful));
  // An act may also take down what is waited for: whoever looks where it leads sees that, but spares all that costs something.
  if (helpful.length > 0 && player.late)
    return random.below(4) === 0 ? rarest(s, helpful, taken, random) : sensible(noted, s, seat, helpful, random);
  if (helpful.length > 0) return oneOf(noted, s, seat, helpful, player);
  if (sense && random.below(10) > 0) return sensible(noted, s, seat, options, random);
  return saves(s, options, random, thrift) ? NOTHING : random.pick(options);
}

/** One of so many choices falls on what was done least so far: what is rarely possible is then done when it is. */
const CURIOUS = 4;

function rarest(s: State, options: readonly number[], taken: Taken, random: Rng): number {
  const times = options.map((value) => (value < 0 ? Infinity : (taken.get(tryOf(s, value)) ?? 0)));
  const least = Math.min(...times);
  return random.pick(options.filter((_, i) => times[i] === least));
}

/** Is a card chosen to begin with, before the first turn, or one on the board for something, such as to be boarded? */
function setsUp(g: Game, s: State, value: number): boolean {
  const f = s.frames[s.frames.length - 1];
  const ask = f.op === OP_RUN ? g.programs[f.prog].asks[f.pc] : undefined;
  if (ask?.of !== 'card') return false;
  const card = s.cards[value % CARD_LIMIT];
  return s.turn === 0 || (g.zones[card.zone].board && card.control === f.you);
}

/** Is it about a card that something unused waits for? */
function helps({ g }: Noted, s: State, value: number, useful: ReadonlySet<string>): boolean {
  if (value < 0 || !(isMenu(s) || setsUp(g, s, value))) return false;
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
  const { g, cards, abilities } = noted;
  const value = thingOf(s, option);
  const { op } = s.frames[s.frames.length - 1];
  if (value < 0 || (op !== OP_TABLE && op !== OP_WINDOW)) return false;
  if ((tries.get(tryOf(s, value)) ?? 0) >= ENOUGH) return false;
  const ability = doneBy(noted, s, option);
  const def = g.defs[s.cards[value % CARD_LIMIT].def];
  if (cards.get(def.decl.key) === 0) return true;
  if (ability >= 0) return abilities.get(g.abilities[ability].ability.key) === 0;
  return def.abilities.some((id) => abilities.get(g.abilities[id].ability.key) === 0);
}
