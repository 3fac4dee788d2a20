import { sure } from '@bojiste/kernel/state/sure';
import type { Course, Step } from '../../library/types.ts';

/** Places in a record; 0 is the start, step n is the state after the n-th move. */

/** How far one goes at once: to what is told next, to the next real choice, to the next turn. */
export const UNITS = ['beat', 'decision', 'turn'] as const;
export type Unit = (typeof UNITS)[number];

interface Told {
  readonly steps: readonly Step[];
  readonly course: Course;
}

/** Does something worth stopping at happen in this step? Passes and what nobody could choose belong to the step before. */
function stops({ steps, course }: Told, at: number, unit: Unit): boolean {
  if (at <= 0 || at >= steps.length) return true;
  if (unit === 'turn') return course.turns.some(({ step }) => step === at);
  const told = course.steps[at - 1]?.en !== '' || course.turns.some(({ step }) => step === at);
  return told && (unit === 'beat' || !sure(steps[at - 1]).auto);
}

export function placeAfter(told: Told, at: number, unit: Unit): number {
  let to = Math.min(told.steps.length, at + 1);
  while (!stops(told, to, unit)) to++;
  return to;
}

export function placeBefore(told: Told, at: number, unit: Unit): number {
  let to = Math.max(0, at - 1);
  while (!stops(told, to, unit)) to--;
  return to;
}

/** The turn that runs at a step, by its number in the list; -1 before the first. */
export const turnAt = ({ turns }: Course, at: number): number =>
  turns.reduce((found, { step }, i) => (step <= at ? i : found), -1);
