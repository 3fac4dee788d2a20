import type { Handle } from '@bojiste/kernel';
import type { Choice, Question } from '@bojiste/session/types';

/** Choices sorted by what they point at. */

export interface Marks {
  readonly cards: ReadonlyMap<number, readonly Choice[]>;
  readonly places: ReadonlyMap<number, readonly Choice[]>;
  /** Those that point at nothing on the table: buttons of the prompt. */
  readonly plain: readonly Choice[];
}

function add<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [choice]);
  else list.push(choice);
}

export function marksOf(question: Question | null): Marks {
  const cards = new Map<number, Choice[]>();
  const places = new Map<number, Choice[]>();
  const plain: Choice[] = [];
  for (const choice of question?.choices ?? []) {
    if (choice.card !== 0) add(cards, choice.card, choice);
    else if (choice.place >= 0) add(places, choice.place, choice);
    else plain.push(choice);
  }
  return { cards, places, plain };
}

/** One choice for each result, the shortest notation for it. */
export function distinct(choices: readonly Choice[]): Choice[] {
  const kept = new Map<number, Choice>();
  for (const choice of choices) {
    const other = kept.get(choice.fold);
    if (other === undefined || choice.key.length < other.key.length) kept.set(choice.fold, choice);
  }
  return [...kept.values()];
}

/**
 * Own cards among targets that could be somebody else's: aiming at them is rarely meant, so it is marked otherwise and
 * asked once more. Where all targets are one's own, nothing is.
 */
export function ownAims({ cards }: Marks, own: (handle: Handle) => boolean): ReadonlySet<number> {
  const aims = [...cards].filter(([, choices]) => choices.every(({ act }) => act === null)).map(([handle]) => handle);
  const mine = aims.filter(own);
  return new Set(mine.length < aims.length ? mine : []);
}

/** Keys that end a question instead of pointing at something. */
export const FINAL = new Set(['done', 'pass', 'none', 'no']);
export const isFinal = (choice: Choice): boolean => FINAL.has(choice.key);
