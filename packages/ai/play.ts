import {
  choose,
  decidingSeats,
  digestState,
  findMove,
  type Game,
  type LogEntry,
  newGame,
  optionsOf,
  ownLists,
  type Seat,
  type SetupInput,
  type State,
  type Tracer,
  watching,
} from '@bojiste/kernel';
import { askBot, BotError, type Watch } from './host.ts';
import { Random } from './random.ts';
import type { Bot, Choice } from './types.ts';

/** Whole games between bots. This is a host: it holds the state, the bots do not. */

export interface PlayOptions {
  /** Decisions after which a game is broken off. */
  readonly cap?: number;
  /** Called at the start and after every choice, forced ones too. */
  readonly watch?: (s: State) => void;
  /** Called before a choice is carried out. */
  readonly chosen?: (s: State, seat: Seat, value: number) => void;
  /** Hears what happens in the game itself, nothing of what bots think. */
  readonly told?: (entry: LogEntry) => void;
  /** The same with everything that atoms change. */
  readonly traced?: Tracer;
  /** Times the thinking; without it nobody looks at a clock. */
  readonly timing?: Timing;
}

/** A clock in milliseconds, the longest a bot may think, and who is told how long it did. */
export interface Timing {
  clock(): number;
  readonly limit: number;
  took(seat: Seat, ms: number, late: boolean): void;
}

export interface Played {
  /** Outcome of the game, -1 when it was broken off. */
  readonly outcome: number;
  readonly winners: number;
  /** Decisions with at least two options, and how many options they had together. */
  readonly decisions: number;
  readonly options: number;
  /** All choices, forced ones too. */
  readonly steps: number;
  readonly hash: number;
}

const CAP = 20_000;

export function playGame(
  g: Game,
  setup: SetupInput,
  bots: readonly Bot[],
  seed: string,
  options: PlayOptions = {},
): Played {
  const game = playing(g, setup, bots, seed, options);
  let step = game.next();
  while (step.done !== true) step = game.next();
  return step.value;
}

/** The same in steps, one after every choice, for whoever has other things to do in between. */
export function* playing(
  g: Game,
  setup: SetupInput,
  bots: readonly Bot[],
  seed: string,
  options: PlayOptions = {},
): Generator<undefined, Played> {
  const s = newGame(g, setup);
  const randoms = bots.map((_, seat) => new Random(`${seed}/${seat}`));
  const table = new Random(`${seed}/table`);
  const cap = options.cap ?? CAP;
  const own = ownLists(g, setup);
  let decisions = 0;
  let offered = 0;
  options.watch?.(s);
  while (s.over < 0 && decisions < cap) {
    const seat = nextSeat(g, s, table);
    const open = optionsOf(g, s, seat);
    if (open.length > 1) {
      decisions++;
      offered += open.length;
    }
    const value =
      open.length === 1 ? open[0] : answer(g, s, seat, bots[seat], randoms[seat], open, own, options.timing);
    options.chosen?.(s, seat, value);
    const { told, traced } = options;
    if (told === undefined && traced === undefined) choose(g, s, seat, value);
    else watching(told, () => choose(g, s, seat, value), traced);
    options.watch?.(s);
    yield;
  }
  return { outcome: s.over, winners: s.winners, decisions, options: offered, steps: s.step, hash: digestState(g, s) };
}

/** Where several seats may act at once, chance says who comes first. */
function nextSeat(g: Game, s: State, table: Random): Seat {
  const seats = decidingSeats(g, s);
  return seats.length === 1 ? seats[0] : seats[table.int(seats.length)];
}

function answer(
  g: Game,
  s: State,
  seat: Seat,
  bot: Bot,
  random: Random,
  open: readonly number[],
  own: number,
  timing: Timing | undefined,
): number {
  if (bot.blind !== undefined) return open[bot.blind(open.length, random)];
  const ask = (watch: Watch = {}): Choice => askBot(g, s, seat, bot, random, { ...watch, own });
  const { key } = timing === undefined ? ask() : timed(seat, ask, timing);
  const found = findMove(g, s, { seat, key });
  if ('code' in found) throw new BotError(`${bot.name} proposed "${key}": refused as ${found.code}`, seat);
  if (!('value' in found)) throw new BotError(`${bot.name} proposed "${key}": bots answer element by element`, seat);
  return found.value;
}

/** The limit is a safety stop: a bot that runs into it is late, and the game cannot be played again from its seed. */
function timed(seat: Seat, ask: (watch: Watch) => Choice, timing: Timing): Choice {
  const began = timing.clock();
  let late = false;
  const stop = (): boolean => {
    late ||= timing.clock() - began > timing.limit;
    return late;
  };
  const choice = ask({ stop });
  timing.took(seat, timing.clock() - began, late);
  return choice;
}
