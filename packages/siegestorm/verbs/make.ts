import {
  type ArgType,
  type Frame,
  type Game,
  ifPossible,
  live,
  NONE,
  propose,
  type Ref,
  type Seat,
  type State,
  type Verb,
} from '@bojiste/kernel';

/** Short forms in which the verbs are written. */

export const kind = (g: Game, name: string): number => g.names.events.get(name) as number;

const isOut = (s: State, seat: Seat): boolean => seat >= 0 && s.seats[seat].out !== 0;

/** Proposes an event, of one card only while that is there; cards of a defeated player are beyond reach (SS-RULING-97). */
export function say(g: Game, s: State, f: Frame, event: string, subject: Ref, to: number = NONE, amount = 0): void {
  const card = live(s, subject);
  if (subject !== NONE && (card === null || isOut(s, card.control))) return;
  propose(g, s, f, kind(g, event), subject, amount, card?.zone ?? NONE, to);
}

/** Proposes an event that concerns a seat; a defeated one is passed over (SS-RULING-97). */
export function tell(g: Game, s: State, f: Frame, event: string, seat: Seat, amount = 0): void {
  if (seat >= 0 && !isOut(s, seat)) propose(g, s, f, kind(g, event), NONE, amount, NONE, seat);
}

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
  return { args, text, hint, clauses, ...ifPossible(could, exec) };
}
