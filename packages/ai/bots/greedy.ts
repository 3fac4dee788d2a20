import { chooseToWeigh, cloneState, notesOf, type Seat, type State, type Weights } from '@bojiste/kernel';
import type { Bot, Choice, Situation } from '../types.ts';
import { type Look, WON, worth } from './quiet.ts';

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
  /** Chance of a lapse: any of the better half of the options is taken. Careless, but hardly ever against itself. */
  readonly lapse: number;
  readonly weights?: Weights;
}

const STANDARD: GreedySettings = { name: 'greedy', worlds: 6, budget: 400, lapse: 0 };
/** Answers followed before the position is weighed as it stands. */
const LONGEST = 120;

export function greedyBot(settings: Partial<GreedySettings> = {}): Bot {
  const full = { ...STANDARD, ...settings };
  return { name: full.name, choose: (at) => chooseGreedily(at, full) };
}

function chooseGreedily(at: Situation, settings: GreedySettings): Choice {
  const keys = at.decision.options.map((option) => option.key);
  const within = at.decision.kind !== 'act';
  const look: Look = { g: at.g, seat: at.seat, random: at.random, weights: settings.weights, evaluations: 0, within };
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
    value: tries[i] === 0 ? -WON : sums[i] / tries[i],
  }));
  const values = weighed.map((w) => w.value).sort((a, b) => b - a);
  const lapse = at.random.unit() < settings.lapse;
  const least = values[lapse ? Math.ceil(values.length / 2) - 1 : 0];
  const taken = weighed.filter((w) => w.value >= least);
  return { key: taken[at.random.int(taken.length)].key, weighed, evaluations: look.evaluations };
}

function tryOption(look: Look, world: State, seat: Seat, value: number, allowance: number): number {
  const copy = cloneState(world);
  chooseToWeigh(look.g, copy, seat, value);
  return worth(look, copy, allowance, LONGEST);
}
