import {
  answerOf,
  CARD_LIMIT,
  choose,
  chooseToWeigh,
  cloneState,
  decidingSeats,
  type Game,
  OP_RUN,
  OP_TABLE,
  OP_WINDOW,
  optionsOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Rng } from '../drive/random.ts';
import type { Noted } from './instrument.ts';

/** How the exhaustive runner chooses: what is new first, then what something new waits for, and what is rarely possible. */

/** What acts do with a card that was hidden before, as it was seen. */
export interface Spending {
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
export type Tries = Map<number, number>;
const ENOUGH = 60;

/** How often every act and answer of a card was taken, in all games. */
export type Taken = Map<number, number>;

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
export const THRIFT = [0, 9, 0, 7];

/** A thrifty player does nothing where nothing is new, so that what is dear can be paid for. */
function saves(s: State, options: readonly number[], random: Rng, thrift: number): boolean {
  return isOpenToAll(s) && options.includes(NOTHING) && random.below(10) < thrift;
}

/** How the seats of one game choose. */
export interface Player {
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

export function takeOne(noted: Noted, s: State, player: Player): void {
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
