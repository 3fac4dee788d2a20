import type { Step } from '../../library/types.ts';

/** Turns in a list of steps; 0 is the start, step n is the state after the n-th move. */

const turnOf = (steps: readonly Step[], at: number): string => {
  const step = steps[Math.max(0, at - 1)];
  return step === undefined ? '' : `${step.turn}/${step.active}`;
};

/** The first step of the next turn, or the end. */
export function turnAfter(steps: readonly Step[], at: number): number {
  let to = Math.min(steps.length, at + 1);
  while (to < steps.length && turnOf(steps, to) === turnOf(steps, at)) to++;
  return to;
}

/** The first step of this turn, or of the one before when already there. */
export function turnBefore(steps: readonly Step[], at: number): number {
  let to = Math.max(0, at - 1);
  while (to > 0 && turnOf(steps, to - 1) === turnOf(steps, to)) to--;
  return to;
}
