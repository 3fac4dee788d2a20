import { type ArgType, type Frame, type Game, NONE, propose, type Ref, type State, type Verb } from '@bojiste/kernel';

/** Short forms in which the verbs are written. */

export const kind = (g: Game, name: string): number => g.names.events.get(name) as number;

/** Proposes an event of one card. */
export const say = (g: Game, s: State, f: Frame, event: string, subject: Ref, to: number = NONE, amount = 0): void =>
  propose(g, s, f, kind(g, event), subject, amount, s.cards[subject & 4095]?.zone ?? NONE, to);

/** Proposes an event that concerns a seat. */
export const tell = (g: Game, s: State, f: Frame, event: string, seat: number, amount = 0): void =>
  propose(g, s, f, kind(g, event), NONE, amount, NONE, seat);

type Exec = Verb['exec'];
type Could = Verb['could'];

export function verbOf(
  args: readonly ArgType[],
  exec: Exec,
  text: Verb['text'],
  clauses: readonly string[],
  could: Could = () => true,
  hint: Verb['hint'] = () => 0,
): Verb {
  return { args, exec, could, text, hint, clauses };
}

/** A step of the rules that cards never speak of. */
export const ruleVerb = (args: readonly ArgType[], clauses: readonly string[], exec: Exec): Verb =>
  verbOf(args, exec, { cs: '', en: '' }, clauses);
