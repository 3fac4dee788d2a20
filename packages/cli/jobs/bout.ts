import { readFileSync } from 'node:fs';
import { type Bot, BotError, fingerprint, makeBot, playGame } from '@bojiste/ai';
import { encoderOf } from '@bojiste/ai/learn/encode';
import { type Net, readNet } from '@bojiste/ai/learn/net';
import {
  digest,
  type Game,
  newGame,
  resetScratch,
  type Seat,
  type SetupInput,
  type State,
  sure,
  type Weights,
} from '@bojiste/kernel';
import { noting, watchMoves } from '../blunders/moves.ts';
import type { BlunderSheet } from '../blunders/sheet.ts';
import type { Kind } from '../blunders/watch.ts';
import { blundersOf, loadGame } from '../games.ts';
import { botFrom } from '../older.ts';
import { gameSeed, makePlan, type PlanWords } from '../setups.ts';
import { noTimes, noteTime, type Times } from './times.ts';

/**
 * One bout of the arena: one seed, played once for every way of seating the two bots, so that neither deck nor seat nor
 * luck of the draw favours one of them.
 */

export interface BoutJob extends PlanWords {
  readonly game: string;
  /** Names of the two bots. */
  readonly bots: readonly [string, string];
  /** Weights that stand in for the game's own, by bot; used for tuning. */
  readonly weights?: readonly [Weights | null, Weights | null];
  /** Files of learned weights that stand in for the game's own, by bot. */
  readonly nets?: readonly [string | null, string | null];
  /** Checkout of another commit from which the second bot is taken. */
  readonly against?: string;
  readonly seed: string;
  readonly number: number;
  /** Decisions after which a game is broken off as a draw. */
  readonly cap: number;
  /** Longest time for a decision, in milliseconds. */
  readonly limit: number;
  /** Plain mistakes are looked for. */
  readonly blunders?: boolean;
  /** Times are those of the processor, not of the clock on the wall: for a busy machine, and one thread only. */
  readonly cpu: boolean;
}

export interface BoutResult {
  readonly number: number;
  /** Share of the first bot, 0 to 1. */
  readonly score: number;
  readonly games: number;
  /** By bot: share of games on the winning side, and mean place, 1 the best. */
  readonly wins: readonly [number, number];
  readonly places: readonly [number, number];
  readonly illegal: readonly [number, number];
  readonly timeouts: readonly [number, number];
  readonly capped: number;
  /** Digest of the final states. */
  readonly hash: number;
  readonly times: readonly [Times, Times];
  /** By bot: kinds of plain mistakes, where they were looked for. */
  readonly blunders: readonly [readonly Kind[], readonly Kind[]];
}

/** Which bot (0 or 1) sits in which seat. */
type Seating = readonly (0 | 1)[];

/** Sides of the table: seats of one side win and lose together. */
function sidesOf(g: Game, setup: SetupInput): number[] {
  const s = newGame(g, setup);
  const sides: number[] = [];
  for (let seat = 0; seat < setup.seats; seat++) {
    const mate = sides.findIndex((_, other) => g.def.allied(s, seat, other));
    sides.push(mate < 0 ? Math.max(-1, ...sides) + 1 : sure(sides[mate]));
  }
  return sides;
}

/** Every way in which each bot holds half of the sides; a side alone is held by one bot after the other. */
function seatingsOf(sides: readonly number[]): Seating[] {
  const n = Math.max(...sides) + 1;
  const out: Seating[] = [];
  for (let mask = 0; mask < 1 << n; mask++) {
    const held = sides.filter((side, seat) => sides.indexOf(side) === seat && (mask & (1 << side)) !== 0).length;
    if (n > 1 && Math.abs(2 * held - n) > 1) continue;
    out.push(sides.map((side) => ((mask & (1 << side)) !== 0 ? 1 : 0)));
  }
  return out;
}

interface GameEnd {
  /** Place of every seat: winners first, then who stayed longest; equals share the mean of their places. */
  readonly places: readonly number[];
  readonly winners: number;
  readonly offender: Seat;
  readonly capped: boolean;
  readonly hash: number;
}

function placesOf(ranks: readonly number[]): number[] {
  return ranks.map((rank) => {
    const better = ranks.filter((other) => other > rank).length;
    const equal = ranks.filter((other) => other === rank).length;
    return better + (equal + 1) / 2;
  });
}

const STAYED = 1e9;
const WON = 2e9;

interface Tallies {
  readonly timeouts: [number, number];
  readonly times: [Times, Times];
  readonly blunders: [Kind[], Kind[]];
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A new bot for every seat: bots remember. */
type Makers = readonly [() => Bot, () => Bot];

function playOne(
  g: Game,
  setup: SetupInput,
  seating: Seating,
  makers: Makers,
  job: BoutJob,
  tallies: Tallies,
  sheet: BlunderSheet | null,
): GameEnd {
  const bots = seating.map((which) => makers[which]());
  const left: number[] = seating.map(() => STAYED);
  const watch = (s: State) => {
    for (let seat = 0; seat < left.length; seat++) {
      if (sure(s.seats[seat]).out !== 0 && left[seat] === STAYED) left[seat] = s.turn;
    }
  };
  const timing = {
    clock: job.cpu ? processorTime : () => performance.now(),
    limit: job.limit,
    took: (seat: Seat, ms: number, late: boolean) => {
      noteTime(tallies.times[sure(seating[seat])], ms);
      if (late) tallies.timeouts[sure(seating[seat])]++;
    },
  };
  try {
    const notes = sheet === null ? null : noting(g);
    const played = playGame(g, setup, bots, setup.seed, { cap: job.cap, watch, timing, chosen: notes?.chosen });
    if (sheet !== null && notes !== null)
      for (const { seat, kind } of watchMoves(g, sheet, setup, notes.moves))
        tallies.blunders[sure(seating[seat])].push(kind);
    const ranks = left.map((at, seat) => ((played.winners & (1 << seat)) !== 0 ? WON : at));
    const { winners, hash } = played;
    return { places: placesOf(ranks), winners, offender: -1, capped: played.outcome < 0, hash };
  } catch (error) {
    if (!(error instanceof BotError)) throw error;
    resetScratch();
    // Whoever proposes what cannot be done has lost the game, and the others share it.
    const ranks = left.map((_, seat) => (seat === error.seat ? 0 : 1));
    return { places: placesOf(ranks), winners: 0, offender: error.seat, capped: false, hash: 0 };
  }
}

function netFrom(g: Game, file: string | null | undefined): Net | undefined {
  const encoder = encoderOf(g);
  if (file == null) return undefined;
  if (encoder === null) throw new Error(`${g.def.id} does not say what is read of a position`);
  return readNet(encoder, readFileSync(file));
}

function ownBot(job: BoutJob, which: 0 | 1, net: Net | undefined): Bot {
  const bot = makeBot(job.bots[which], job.weights?.[which] ?? undefined, net);
  if (bot === undefined) throw new Error(`no bot ${job.bots[which]}`);
  return bot;
}

async function makersOf(g: Game, job: BoutJob): Promise<Makers> {
  const nets = [netFrom(g, job.nets?.[0]), netFrom(g, job.nets?.[1])] as const;
  const second = job.against === undefined ? () => ownBot(job, 1, nets[1]) : await botFrom(job.against, g, job.bots[1]);
  return [() => ownBot(job, 0, nets[0]), second];
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

/** Share of the first bot in one game: how often one of its seats comes in before one of the other's. */
function shareOf(seating: Seating, places: readonly number[]): number {
  const duels: number[] = [];
  seating.forEach((first, i) => {
    seating.forEach((second, j) => {
      if (first === 0 && second === 1)
        duels.push(sure(places[i]) < sure(places[j]) ? 1 : places[i] === places[j] ? 0.5 : 0);
    });
  });
  return mean(duels);
}

/** Takes the pairings of decks in leaps, so that a few bouts already see many of them. */
const LEAP = 7919;

function setupFor(g: Game, job: BoutJob): SetupInput {
  const { seats, mode, pairings, options } = makePlan(g, job);
  const decks = sure(pairings[(job.number * LEAP) % pairings.length]);
  return { seats, mode, decks, seed: gameSeed(job.seed, job.number), options };
}

export const gamesPerBout = (g: Game, job: BoutJob): number => seatingsOf(sidesOf(g, setupFor(g, job))).length;

/** Fingerprints of the two bots in this game. */
export const fingerprintsOf = async (g: Game, job: BoutJob): Promise<string[]> =>
  (await makersOf(g, job)).map((make) => fingerprint(g, make(), setupFor(g, job)));

export async function playBout(job: BoutJob): Promise<BoutResult> {
  const g = await loadGame(job.game);
  const setup = setupFor(g, job);
  const sides = sidesOf(g, setup);
  const seatings = seatingsOf(sides);
  const tallies: Tallies = { timeouts: [0, 0], times: [noTimes(), noTimes()], blunders: [[], []] };
  const makers = await makersOf(g, job);
  const sheet = job.blunders === true ? await blundersOf(job.game) : null;
  const ends = seatings.map((seating) => playOne(g, setup, seating, makers, job, tallies, sheet));
  const of = (which: 0 | 1, pick: (end: GameEnd, seat: Seat) => number): number[] =>
    ends.flatMap((end, i) => sure(seatings[i]).flatMap((bot, seat) => (bot === which ? [pick(end, seat)] : [])));
  const both = (pick: (end: GameEnd, seat: Seat) => number): [number, number] => [mean(of(0, pick)), mean(of(1, pick))];
  const wins = both((end, seat) => (end.winners & (1 << seat)) >>> seat);
  const illegal = ([0, 1] as const).map((which) => of(which, (end, seat) => (end.offender === seat ? 1 : 0)));
  const alone = Math.max(...sides) === 0;
  return {
    number: job.number,
    score: alone ? 0.5 + (wins[0] - wins[1]) / 2 : mean(ends.map((end, i) => shareOf(sure(seatings[i]), end.places))),
    games: ends.length,
    wins,
    places: both((end, seat) => sure(end.places[seat])),
    illegal: [sum(sure(illegal[0])), sum(sure(illegal[1]))],
    timeouts: tallies.timeouts,
    capped: ends.filter((end) => end.capped).length,
    hash: digest(ends.map((end) => end.hash).join('/')),
    times: tallies.times,
    blunders: tallies.blunders,
  };
}

const sum = (list: readonly number[]): number => list.reduce((all, x) => all + x, 0);
