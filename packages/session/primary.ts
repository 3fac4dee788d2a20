import { sure } from '@bojiste/kernel/state/sure';
import type { Choice, Question } from './types.ts';

/**
 * The answer that is pressed upon the player: the large button and its key. It does the thing that is asked about. Whoever
 * declines, or takes a penalty, does so by another button, so never by accident.
 */

const DECLINES: ReadonlySet<string> = new Set(['pass', 'none', 'no']);

/** Does this answer leave undone what is asked? Ending one's own menu goes on with the turn; ending a choice picks no more. */
export const declines = ({ kind }: Pick<Question, 'kind'>, { key }: Choice): boolean =>
  DECLINES.has(key) || (key === 'done' && kind !== 'act');

export function primaryOf(question: Question): Choice | null {
  const { kind, choices, several } = question;
  if (several !== null) return null;
  if (kind === 'act') return choices.find(({ key, penal }) => key === 'done' && penal !== true) ?? null;
  const doing = choices.filter((choice) => !declines(question, choice));
  return doing.length === 1 ? sure(doing[0]) : null;
}
