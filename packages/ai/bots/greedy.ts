import { chooseToWeigh, cloneState, notesOf, type Seat, type State, type Weights } from '@bojiste/kernel';
import type { Bot, Choice, Situation, Weighed } from '../types.ts';
import { type Look, WON, weigh, worth } from './quiet.ts';
import { isNothing, lapsesOf, SLIP, saneKeys } from './sane.ts';

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
  /** Chance of a lapse: any option is taken that is not much worse than the best and no worse than doing nothing. */
  readonly lapse: number;
  /** How much worse than the best a lapse may be. */
  readonly slip: number;
  /**
   * 1: at a menu, to end is worth nearly the position as it is. What comes due at the end comes due after any other act
   * as well, so it is no reason to do oneself harm first.
   */
  readonly calm: number;
  readonly weights?: Weights;
}

const STANDARD: GreedySettings = { name: 'greedy', worlds: 6, budget: 400, lapse: 0, slip: SLIP, calm: 0 };
/** Answers followed before the position is weighed as it stands. */
const LONGEST = 120;

export function greedyBot(settings: Partial<GreedySettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  return { name: full.name, choose: (at) => chooseGreedily(at, full) };
}

function chooseGreedily(at: Situation, settings: GreedySettings): Choice {
  const first = at.worlds.next();
  const keys = saneKeys(at, first);
  const within = at.decision.kind !== 'act';
  const look: Look = { g: at.g, seat: at.seat, random: at.random, weights: settings.weights, evaluations: 0, within };
  const rounds = Math.max(1, Math.min(settings.worlds, Math.floor(settings.budget / keys.length)));
  const allowance = Math.max(1, Math.floor(settings.budget / (rounds * keys.length)));
  const calm = settings.calm === 1 && !within;
  const sums = keys.map(() => 0);
  let now = 0;
  const tries = keys.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const world = round === 0 ? first : at.worlds.next();
    if (calm) now += weigh(look, world, at.seat) / rounds;
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
    value: calmed(tries[i] === 0 ? -WON : sums[i] / tries[i], calm && isNothing(key) ? now - SMALL : -WON),
  }));
  const best = Math.max(...weighed.map((w) => w.value));
  const lapse = at.random.unit() < settings.lapse;
  const taken = lapse ? lapsesOf(weighed, !within, settings.slip) : weighed.filter((w) => w.value >= best);
  const key = taken[at.random.int(taken.length)].key;
  return { key, weighed: withTheRest(at, weighed), evaluations: look.evaluations };
}

/** So much a small exchange may cost (a card of the hand for what it is paid with). */
const SMALL = 0.006;

/** A won or lost game stays what it is. */
const calmed = (value: number, least: number): number => (Math.abs(value) >= WON ? value : Math.max(value, least));

/** What was left out before anything was weighed is told as worthless. */
const withTheRest = (at: Situation, weighed: readonly Weighed[]): Weighed[] =>
  at.decision.options.map(({ key }) => weighed.find((one) => one.key === key) ?? { key, value: -WON });

function tryOption(look: Look, world: State, seat: Seat, value: number, allowance: number): number {
  const copy = cloneState(world);
  chooseToWeigh(look.g, copy, seat, value);
  return worth(look, copy, allowance, LONGEST);
}
