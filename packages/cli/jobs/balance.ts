import { type Bot, playGame } from '@bojiste/ai';
import { type Deck, type Game, resetScratch, type Seat, type SetupInput, type State, sure } from '@bojiste/kernel';
import { balanceOf, loadGame } from '../games.ts';
import { readBot } from '../words.ts';
import { Course, type CourseNotes, type Deeds } from './course.ts';

/** What a game wants measured, and a stretch of the games that measure it. */

/** One line of a table: the decks that meet, and what is agreed there. */
export interface MatchUp {
  readonly name: string;
  /** Names of the two sides, where the lines of a series are the cells of a matrix. */
  readonly sides?: readonly [string, string];
  /** Keys of ready decks by side; several such lists are gone through. Game after game every side goes one seat on. */
  readonly decks: readonly (readonly string[])[];
  readonly options?: Readonly<Record<string, number>>;
}

/** Shares are parts of 1. A bound left out is not checked. */
export interface Bounds {
  /** The interval of every line's share touches this. */
  readonly share?: readonly [number, number];
  /** Share of the starting player over all lines, within this. */
  readonly first?: readonly [number, number];
  /** Median length over all lines, within this. */
  readonly length?: readonly [number, number];
  /** Lines stand from the easiest to the hardest, each share at least so much below the one before. */
  readonly apart?: number;
  /** Ways to end that must occur. */
  readonly endings?: readonly string[];
}

/** A table of match-ups of one kind. A line's share is that of its first side; a draw is half a win. */
export interface Series {
  readonly key: string;
  /** Heading in the docs. */
  readonly title: string;
  readonly mode: string;
  readonly matchUps: readonly MatchUp[];
  readonly bounds: Bounds;
}

export interface BalanceSheet {
  readonly series: readonly Series[];
  /** Who began, of a finished game. */
  readonly first: (g: Game, s: State) => Seat;
  readonly length: (g: Game, s: State) => number;
  /** What length counts, in the plural: rounds, turns of a player. */
  readonly lengthUnit: string;
  /** How a finished game ended, in a word or two. */
  readonly ending: (g: Game, s: State) => string;
  /** What is counted in the course of a game: cards played, reactions, whatever the game wants to know. */
  readonly deeds?: Deeds;
}

export interface BalanceJob {
  readonly game: string;
  readonly series: string;
  readonly matchUp: string;
  readonly bot: string;
  /** Numbers of the games, which are also their seeds: from, and up to but without. */
  readonly from: number;
  readonly to: number;
  /** Decisions after which a game is broken off. */
  readonly cap: number;
}

export interface BalanceGame {
  /** Share of the first side: 1, 0, or a half where nobody won. */
  readonly share: number;
  /** Share of the player who began; null where nobody or everybody shares the end. */
  readonly first: number | null;
  readonly length: number;
  readonly ending: string;
  readonly notes: CourseNotes;
}

export const CAPPED = 'broken off';

const wins = (s: State, seat: Seat): boolean => (s.winners & (1 << seat)) !== 0;

/** A win shared by several who are not partners counts by parts. */
function shareOf(g: Game, s: State, seat: Seat): number {
  if (s.winners === 0) return 0.5;
  if (!wins(s, seat)) return 0;
  const rivals = s.seats.filter((_, other) => wins(s, other) && !g.def.allied(s, seat, other)).length;
  return 1 / (1 + rivals);
}

function firstShare(g: Game, s: State, sheet: BalanceSheet, seats: number): number | null {
  if (seats < 2 || Array.from({ length: seats }, (_, seat) => seat).every((seat) => g.def.allied(s, 0, seat)))
    return null;
  return shareOf(g, s, sheet.first(g, s));
}

function deckNamed(g: Game, key: string): Deck {
  const found = g.def.decks.find((deck) => deck.key === key);
  if (found === undefined) throw new Error(`${g.def.id} has no deck "${key}"`);
  return found;
}

/** Seat of the first side in game number n; with every game the sides move one seat on. */
const seatOfFirst = (n: number, seats: number): Seat => n % seats;

function setupOf(g: Game, series: Series, matchUp: MatchUp, n: number): SetupInput {
  const seats = sure(matchUp.decks[0]).length;
  const sides = sure(matchUp.decks[Math.floor(n / seats) % matchUp.decks.length]);
  const decks = sides.map((_, seat) => deckNamed(g, sure(sides[(seat - seatOfFirst(n, seats) + seats) % seats])));
  return { seats, mode: series.mode, decks, seed: `balance/${n}`, options: matchUp.options ?? {} };
}

function playOne(
  g: Game,
  sheet: BalanceSheet,
  series: Series,
  matchUp: MatchUp,
  n: number,
  job: BalanceJob,
): BalanceGame {
  const setup = setupOf(g, series, matchUp, n);
  const bots: Bot[] = setup.decks.map(() => readBot(job.bot));
  const course = new Course(g, sheet.deeds);
  let last: State | null = null;
  let decisions = 0;
  const watch = (s: State): void => {
    last = s;
    course.watch(s);
  };
  try {
    ({ decisions } = playGame(g, setup, bots, setup.seed, { cap: job.cap, watch, told: course.told }));
  } catch (error) {
    resetScratch();
    throw new Error(`${series.key}, ${matchUp.name}, game ${n}: ${error instanceof Error ? error.message : error}`);
  }
  const s = last as unknown as State;
  const length = sheet.length(g, s);
  const notes = course.end(decisions, (seat) => (s.over < 0 ? 0.5 : shareOf(g, s, seat)));
  if (s.over < 0) return { share: 0.5, first: null, length, ending: CAPPED, notes };
  const share = shareOf(g, s, seatOfFirst(n, setup.seats));
  return { share, first: firstShare(g, s, sheet, setup.seats), length, ending: sheet.ending(g, s), notes };
}

export async function playBalance(job: BalanceJob): Promise<BalanceGame[]> {
  const g = await loadGame(job.game);
  const sheet = await balanceOf(job.game);
  const series = sheet.series.find((one) => one.key === job.series);
  const matchUp = series?.matchUps.find((one) => one.name === job.matchUp);
  if (series === undefined || matchUp === undefined) throw new Error(`no match-up ${job.series}, ${job.matchUp}`);
  const games: BalanceGame[] = [];
  for (let n = job.from; n < job.to; n++) games.push(playOne(g, sheet, series, matchUp, n, job));
  return games;
}
