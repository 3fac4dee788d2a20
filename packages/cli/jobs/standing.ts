import { Random } from '@bojiste/ai';
import { sure } from '@bojiste/kernel';
import type { BoutResult } from './bout.ts';
import { addTimes, meanTime, noTimes, type Times, timeAt } from './times.ts';

/** What the bouts of an arena say together. */

export type Interval = readonly [low: number, high: number];

const RESAMPLES = 2000;
/** The interval that is told, and the stricter one that ends a match early: looking often must not decide by luck. */
const TOLD = 0.95;
const DECIDING = 0.995;

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);

/**
 * Bootstrap over whole bouts, since the games of one seed hang together. One even bout is added, so that a clean sweep
 * in a few bouts does not pass for certainty. The same results give the same interval.
 */
function bootstrap(values: readonly number[], even: number): number[] {
  const pool = [...values, even];
  const random = new Random('bootstrap');
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < pool.length; i++) sum += sure(pool[random.int(pool.length)]);
    return sum / pool.length;
  });
  return means.sort((a, b) => a - b);
}

function cut(means: readonly number[], share: number): Interval {
  const tail = (1 - share) / 2;
  const at = (part: number): number => sure(means[Math.min(means.length - 1, Math.floor(means.length * part))]);
  return [at(tail), at(1 - tail)];
}

export interface Standing {
  readonly score: number;
  readonly interval: Interval;
  /** The first bot is better or worse beyond doubt: no more games are needed. */
  readonly decided: boolean;
}

export function standingOf(bouts: readonly BoutResult[]): Standing {
  const scores = bouts.map((bout) => bout.score);
  const means = bootstrap(scores, 0.5);
  const [low, high] = cut(means, DECIDING);
  return { score: mean(scores), interval: cut(means, TOLD), decided: low > 0.5 || high < 0.5 };
}

/** Mean place of each bot with its interval, for tables of more than two sides. */
export function placesOf(bouts: readonly BoutResult[], seats: number): { place: number; interval: Interval }[] {
  return [0, 1].map((which) => {
    const values = bouts.map((bout) => sure(bout.places[which]));
    return { place: mean(values), interval: cut(bootstrap(values, (seats + 1) / 2), TOLD) };
  });
}

export const winsOf = (bouts: readonly BoutResult[]): number[] =>
  [0, 1].map((which) => mean(bouts.map((bout) => sure(bout.wins[which]))));

export interface Thinking {
  readonly meanMs: readonly number[];
  readonly p95Ms: readonly number[];
}

export function thinkingOf(bouts: readonly BoutResult[]): Thinking {
  const both = [0, 1].map((which): Times => {
    const all = noTimes();
    for (const bout of bouts) addTimes(all, sure(bout.times[which]));
    return all;
  });
  return { meanMs: both.map(meanTime), p95Ms: both.map((times) => timeAt(times, 0.95)) };
}
