import { sure } from '@bojiste/kernel/state/sure';
import { mayPick, severalAnswer, togglePick } from '@bojiste/session/several';
import type { Choice, Question } from '@bojiste/session/types';

/** Several are chosen at once: clicking takes and puts back, one button closes the choice. Nothing is sent before. */

export interface Picking {
  /** The question with the choices that a click can take or put back now. */
  readonly question: Question;
  readonly picked: readonly number[];
  /** Handles of the cards chosen so far. */
  readonly cards: ReadonlySet<number>;
  /** Closes the choice; null while too few are chosen. */
  readonly closing: Choice | null;
}

const CLOSING = { text: { cs: '', en: '' }, act: null, card: 0, place: -1, fold: -1 } as const;

export function pickingOf(question: Question | null, marked: readonly number[] | null): Picking | null {
  if (question?.several == null) return null;
  const picked = marked ?? question.several.taken;
  const key = severalAnswer(question, picked);
  return {
    question: { ...question, choices: question.choices.filter((_, at) => mayPick(question, picked, at)) },
    picked,
    cards: new Set(picked.map((at) => sure(question.choices[at]).card).filter((card) => card !== 0)),
    closing: key === null ? null : { ...CLOSING, key },
  };
}

/** What is marked after a click on this choice; null when the choice is none of several. */
export function toggled(picking: Picking | null, choice: Choice, all: Question | null): readonly number[] | null {
  const at = picking === null || all === null ? -1 : all.choices.indexOf(choice);
  return picking === null || all === null || at < 0 ? null : togglePick(all, picking.picked, at);
}

/** What is worth a look at its result: the choice as it stands, or each of the choices. */
export const closingOf = (picking: Picking | null, question: Question): readonly Choice[] =>
  picking === null ? question.choices : picking.closing === null ? [] : [picking.closing];
