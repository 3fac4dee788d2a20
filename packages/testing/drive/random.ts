import {
  choose,
  type Deck,
  decidingSeats,
  type Game,
  type Move,
  notesOf,
  optionsOf,
  type Seat,
  type SetupInput,
  type State,
} from '@bojiste/kernel';

/** Random play with a seed of its own, so that any failure can be repeated. */

export interface Rng {
  /** A whole number in 0..n-1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, fast, good enough for choosing moves. */
export function rng(seed: number): Rng {
  let a = seed >>> 0;
  const below = (n: number): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
  return { below, pick: (list) => list[below(list.length)] };
}

export type SetupOf = (g: Game, seed: number) => SetupInput;

/** A set-up from the game's ready-made decks: modes, numbers of seats and decks change with the seed. */
export const readySetup: SetupOf = (g, seed) => {
  const random = rng(seed * 7919 + 17);
  const mode = random.pick(g.def.modes);
  const seats = random.pick(mode.seats);
  const none: Deck = { name: { cs: '', en: '' }, cards: {} };
  const decks = Array.from({ length: seats }, () => (g.def.decks.length === 0 ? none : random.pick(g.def.decks)));
  return { seats, mode: mode.key, decks, seed: `kit-${seed}` };
};

export interface Choice {
  readonly seat: Seat;
  readonly value: number;
}

/** A random legal choice, or null when the game is over. */
export function randomChoice(g: Game, s: State, random: Rng): Choice | null {
  const seats = decidingSeats(g, s);
  if (seats.length === 0) return null;
  const seat = random.pick(seats);
  const options = optionsOf(g, s, seat);
  if (options.length === 0) throw new Error(`seat ${seat} must decide and has no option (step ${s.step})`);
  return { seat, value: random.pick(options) };
}

/** The same as a move in notation, the way a person, a record or a server would send it. */
export function randomMove(g: Game, s: State, random: Rng): Move | null {
  const seats = decidingSeats(g, s);
  if (seats.length === 0) return null;
  const seat = random.pick(seats);
  return { seat, key: random.pick(notesOf(g, s, seat)).key };
}

/** Plays on at random for some decisions; the state is changed in place. */
export function playOn(g: Game, s: State, random: Rng, decisions: number): void {
  for (let i = 0; i < decisions; i++) {
    const choice = randomChoice(g, s, random);
    if (choice === null) return;
    choose(g, s, choice.seat, choice.value);
  }
}

export const LONGEST_GAME = 20_000;
