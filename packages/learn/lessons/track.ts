import { elementsOf } from '@bojiste/kernel';
import { fits } from '../puzzles/answers.ts';
import type { Step } from './types.ts';

/** How far a learner has come in the steps of a position. Never changed in place, so that taking back is easy. */
export interface Track {
  readonly step: number;
  /** Acts of the step that are finished, as bits. */
  readonly finished: number;
  /** The act that was begun; -1 for none. */
  readonly act: number;
  /** Its answers that were given, as bits. */
  readonly given: number;
  /** How many answers of the other side were given in this step. */
  readonly they: number;
  /** Wrong answers in this step. */
  readonly tries: number;
}

export const START: Track = { step: 0, finished: 0, act: -1, given: 0, they: 0, tries: 0 };

/** Turns `$name` into what the seat would write now. */
export type Fill = (pattern: string) => string;

/** Acts that may be begun or gone on with now. */
function openActs(step: Step, { act, finished }: Track): number[] {
  if (act >= 0) return [act];
  const left = step.acts.map((_, i) => i).filter((i) => (finished & (1 << i)) === 0);
  return step.anyOrder ? left : left.slice(0, 1);
}

/**
 * Answers of an act that count now, by number. The first begins it; the others come in any order, since the table marks
 * all of them at once: whoever pays with two cards may press either first. Where the order matters, they are acts.
 */
function openAnswers(answers: readonly string[], { act, given }: Track): number[] {
  return act < 0 ? [0] : answers.map((_, i) => i).filter((i) => (given & (1 << i)) === 0);
}

/** Patterns of the answers that count now. */
export function expected(steps: readonly Step[], track: Track): string[] {
  const step = steps[track.step];
  if (step === undefined) return [];
  return openActs(step, track).flatMap((i) => {
    const answers = step.acts[i] ?? [];
    const open = openAnswers(answers, track);
    return answers.filter((_, at) => open.includes(at));
  });
}

/** The same with all further answers of the acts: a table may ask for several before it sends them. */
export function ahead(steps: readonly Step[], track: Track): string[] {
  const step = steps[track.step];
  if (step === undefined || track.act >= 0) return expected(steps, track);
  return openActs(step, track).flatMap((i) => step.acts[i] ?? []);
}

const isOver = (step: Step, { finished, they }: Track): boolean =>
  finished === (1 << step.acts.length) - 1 && they >= step.they.length;

/** Goes on to the next step where this one is over. A free step is over by its facts alone. */
export function settle(steps: readonly Step[], track: Track): Track {
  const step = steps[track.step];
  if (step === undefined || step.free || !isOver(step, track)) return track;
  return settle(steps, { ...START, step: track.step + 1 });
}

/** The track after an answer of the learner; null when it does not count. A lesson tells several element by element. */
export function after(steps: readonly Step[], track: Track, key: string, fill: Fill): Track | null {
  const elements = elementsOf(key)?.keys;
  if (elements === undefined) return afterOne(steps, track, key, fill);
  const following = (keys: readonly string[]): Track | null => {
    let now: Track | null = track;
    for (const one of keys) now = now === null ? null : afterOne(steps, now, one, fill);
    return now;
  };
  return following([...elements, 'done']) ?? (elements.length === 0 ? null : following(elements));
}

function afterOne(steps: readonly Step[], track: Track, key: string, fill: Fill): Track | null {
  const step = steps[track.step];
  if (step === undefined) return null;
  for (const act of openActs(step, track)) {
    const answers = step.acts[act] ?? [];
    const open = openAnswers(answers, track);
    const at = answers.findIndex((answer, i) => open.includes(i) && fits(fill(answer), key));
    if (at < 0) continue;
    const given = track.given | (1 << at);
    const whole = given === (1 << answers.length) - 1;
    const next = whole
      ? { ...track, act: -1, given: 0, finished: track.finished | (1 << act) }
      : { ...track, act, given };
    return settle(steps, { ...next, tries: 0 });
  }
  return null;
}

/** The track after an answer of the other side. */
export function afterTheirs(steps: readonly Step[], track: Track, key: string, fill: Fill): Track {
  const pattern = steps[track.step]?.they[track.they];
  if (pattern === undefined || !fits(fill(pattern), key)) return track;
  return settle(steps, { ...track, they: track.they + 1 });
}
