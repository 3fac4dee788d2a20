import { sure } from '@bojiste/kernel';
/**
 * Times of many decisions in little room: counts in steps of a tenth, so that results of several runs can be added.
 * A share read from it is right to about five in a hundred.
 */
export interface Times {
  n: number;
  sum: number;
  most: number;
  /** Counts by step; step 0 is everything up to `LEAST`. */
  readonly counts: number[];
}

const LEAST = 0.01;
const RATIO = 1.1;

export const noTimes = (): Times => ({ n: 0, sum: 0, most: 0, counts: [] });

export function noteTime(times: Times, ms: number): void {
  const step = Math.max(0, Math.ceil(Math.log(ms / LEAST) / Math.log(RATIO)));
  while (times.counts.length <= step) times.counts.push(0);
  times.counts[step]!++;
  times.n++;
  times.sum += ms;
  times.most = Math.max(times.most, ms);
}

export function addTimes(to: Times, from: Times): void {
  while (to.counts.length < from.counts.length) to.counts.push(0);
  from.counts.forEach((count, step) => {
    to.counts[step]! += count;
  });
  to.n += from.n;
  to.sum += from.sum;
  to.most = Math.max(to.most, from.most);
}

export const meanTime = (times: Times): number => (times.n === 0 ? 0 : times.sum / times.n);

/** The time that this share of the decisions stayed below. */
export function timeAt(times: Times, share: number): number {
  let left = times.n * share;
  for (let step = 0; step < times.counts.length; step++) {
    left -= sure(times.counts[step]);
    if (left <= 0) return Math.min(times.most, LEAST * RATIO ** step);
  }
  return times.most;
}
