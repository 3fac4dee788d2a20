import { severalKey } from '@bojiste/kernel';
import { sure } from '@bojiste/kernel/state/sure';
import type { Question } from './types.ts';

/** Choosing several: what may be added to what is chosen so far, and the answer it makes. Choices are told by number. */

/** Taken ones can always be put back; another can be taken while there is room for it and none of its name is there. */
export function mayPick({ several }: Question, picked: readonly number[], at: number): boolean {
  if (several === null || picked.includes(at)) return true;
  const { max, groups } = several;
  return picked.length < max && !picked.some((other) => groups[other] === groups[at]);
}

export const togglePick = (question: Question, picked: readonly number[], at: number): readonly number[] =>
  picked.includes(at)
    ? picked.filter((other) => other !== at)
    : mayPick(question, picked, at)
      ? [...picked, at]
      : picked;

/** The key that answers the question with these; null while they are too few. */
export function severalAnswer({ several, choices }: Question, picked: readonly number[]): string | null {
  if (several === null || picked.length < several.min) return null;
  return severalKey(
    picked.map((at) => sure(choices[at]).key),
    several.ordered,
  );
}

/** Some legal answer, whatever is asked: for players that choose by chance. `random` gives numbers in 0..1. */
export function anyAnswer(question: Question, random: () => number): string {
  const { several, choices } = question;
  const below = (n: number): number => Math.floor(random() * n);
  if (several === null) return sure(choices[below(choices.length)]).key;
  const size = several.min + below(several.max - several.min + 1);
  let picked: readonly number[] = [];
  while (picked.length < size) {
    const now = picked;
    const open = choices.flatMap((_, at) => (!now.includes(at) && mayPick(question, now, at) ? at : []));
    picked = [...picked, sure(open[below(open.length)])];
  }
  return severalAnswer(question, picked) ?? '';
}
