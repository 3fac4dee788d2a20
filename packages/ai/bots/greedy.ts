import {
  choose,
  cloneState,
  decidingSeat,
  type Game,
  notesOf,
  OP_TABLE,
  optionsOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Random } from '../random.ts';
import type { Bot, Choice, Situation } from '../types.ts';

/**
 * Looks one act ahead: every option is tried in the same sampled worlds, what it still asks is answered as well as the
 * budget allows, and the position at the next quiet point is weighed by the game's own evaluation.
 */

export interface GreedySettings {
  readonly name: string;
  /** Worlds that every option is tried in, if the budget reaches. */
  readonly worlds: number;
  /** Evaluations per decision. Not time: the same seed gives the same game on any machine. */
  readonly budget: number;
  /** Up to so much is added to or taken from each option's worth. */
  readonly noise: number;
}

const STANDARD: GreedySettings = { name: 'greedy', worlds: 6, budget: 400, noise: 0 };
/** More than any position is worth to the evaluation, so that a won game beats a good one. */
const WON = 1.5;
/** Answers followed before the position is weighed as it stands. */
const LONGEST = 120;
const PASS = -1;

interface Look {
  readonly g: Game;
  readonly seat: Seat;
  readonly random: Random;
  evaluations: number;
}

export function greedyBot(settings: Partial<GreedySettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  return { name: full.name, choose: (at) => chooseGreedily(at, full) };
}

function chooseGreedily(at: Situation, settings: GreedySettings): Choice {
  const keys = at.decision.options.map((option) => option.key);
  const look: Look = { g: at.g, seat: at.seat, random: at.random, evaluations: 0 };
  const rounds = Math.max(1, Math.min(settings.worlds, Math.floor(settings.budget / keys.length)));
  const allowance = Math.max(1, Math.floor(settings.budget / (rounds * keys.length)));
  const sums = keys.map(() => 0);
  const tries = keys.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const world = at.worlds.next();
    const values = new Map(notesOf(at.g, world, at.seat).map((note) => [note.key, note.value]));
    keys.forEach((key, i) => {
      const value = values.get(key);
      if (value === undefined) return;
      sums[i] += tryOption(look, world, at.seat, value, allowance);
      tries[i]++;
    });
  }
  const weighed = keys.map((key, i) => ({
    key,
    value: (tries[i] === 0 ? -WON : sums[i] / tries[i]) + settings.noise * (2 * at.random.unit() - 1),
  }));
  const best = Math.max(...weighed.map((w) => w.value));
  const equals = weighed.filter((w) => w.value === best);
  return { key: equals[at.random.int(equals.length)].key, weighed, evaluations: look.evaluations };
}

function tryOption(look: Look, world: State, seat: Seat, value: number, allowance: number): number {
  const copy = cloneState(world);
  choose(look.g, copy, seat, value);
  return worth(look, copy, allowance, LONGEST);
}

/** Worth for the seat at the next quiet point: the end of the game, or a menu of acts. Changes the state. */
function worth(look: Look, s: State, allowance: number, plies: number): number {
  const { g, seat } = look;
  for (let left = plies; ; left--) {
    if (s.over >= 0) return result(s, seat);
    if (left <= 0 || s.frames[s.frames.length - 1].op === OP_TABLE) {
      look.evaluations++;
      return g.def.evaluate(g, s, seat);
    }
    const decider = decidingSeat(g, s);
    const options = optionsOf(g, s, decider);
    if (decider !== seat) choose(g, s, decider, meekest(options));
    else if (options.length === 1 || allowance < 2) choose(g, s, seat, options[look.random.int(options.length)]);
    else return bestOf(look, s, options, allowance, left - 1);
  }
}

/** What others are taken to answer: nothing where they may, else the first that comes. */
const meekest = (options: readonly number[]): number => (options.includes(PASS) ? PASS : options[0]);

function bestOf(look: Look, s: State, options: readonly number[], allowance: number, plies: number): number {
  const tried = options.length <= allowance ? options : some(options, allowance, look.random);
  const share = Math.floor(allowance / tried.length);
  let best = -Infinity;
  for (const value of tried) {
    const copy = cloneState(s);
    choose(look.g, copy, look.seat, value);
    best = Math.max(best, worth(look, copy, share, plies));
  }
  return best;
}

/** So many of the options, drawn at random. */
function some(options: readonly number[], n: number, random: Random): number[] {
  const rest = options.slice();
  return Array.from({ length: n }, () => rest.splice(random.int(rest.length), 1)[0]);
}

function result(s: State, seat: Seat): number {
  if (s.winners === 0) return 0;
  return (s.winners & (1 << seat)) !== 0 ? WON : -WON;
}
