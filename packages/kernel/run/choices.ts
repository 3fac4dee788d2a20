import type { Frame, State } from '../state/records.ts';
import type { AskInfo, Game } from './game.ts';

/** What was chosen in a running program: the cards, seats and places that its questions were answered with so far. */

export interface Choice {
  readonly ask: AskInfo;
  readonly value: number;
}

export function choicesOf(g: Game, f: Frame): Choice[] {
  const out: Choice[] = [];
  for (const ask of g.programs[f.prog].chosen) {
    const value = f.vars[ask.slot as number];
    if (value >= 0) out.push({ ask, value });
  }
  return out;
}

/** What else the same question would offer as things stand now, whatever has been paid or done since. */
export function otherwise(s: State, f: Frame, { ask, value }: Choice): number[] {
  const out: number[] = [];
  ask.candidates?.(s, f, out);
  return out.filter((other) => other !== value);
}

/** The program goes on as if it had been answered otherwise. */
export function chooseAnew(f: Frame, { ask }: Choice, value: number): void {
  f.vars[ask.slot as number] = value;
}
