import type { ActRule, Proc, ScopeDecl } from '../effects/procedures.ts';
import type { Game } from '../run/game.ts';
import { type Card, type Frame, live, refOf, type State } from '../state/index.ts';
import type { Bilingual, Ref, Seat, ZoneId } from '../types.ts';
import type { ArgType, CalcDecl, EventDecl, Verb } from './contract.ts';
import { SEAT_LETTERS } from './notation.ts';

/** Records of query functions, verbs and procedures in short. Texts are for those that cards use too. */

type Args = CalcDecl['args'];
type Ask<R> = (g: Game, s: State, f: Frame, a: number, b: number, c: number, out: number[]) => R;

export const SILENT: Bilingual = { cs: '', en: '' };

/** Is it so? */
export const cond = (args: Args, run: Ask<boolean>, text: Bilingual = SILENT): CalcDecl => ({
  type: 'cond',
  args,
  run,
  text,
});

/** A condition that reads as an attribute of what it is asked about: "warrior *on a Station*". */
export const trait = (args: Args, run: Ask<boolean>, text: Bilingual, tail: Bilingual): CalcDecl => ({
  ...cond(args, run, text),
  tail,
});

/** How many, how much? */
export const amount = (args: Args, run: Ask<number>, text: Bilingual = SILENT): CalcDecl => ({
  type: 'number',
  args,
  run,
  text,
});

/** A verb that does nothing where it could do nothing. */
export const ifPossible = (could: Verb['could'], exec: Verb['exec']): Pick<Verb, 'could' | 'exec'> => ({
  could,
  exec: (g, s, f, a, b, c, d, word) => {
    if (could(g, s, f, a, b, c, d, word)) exec(g, s, f, a, b, c, d, word);
  },
});

/** Which card? -1 for none. */
export const oneCard = (args: Args, run: Ask<Ref>, text: Bilingual = SILENT): CalcDecl => ({
  type: 'card',
  args,
  run,
  text,
});

/** Which ones? What answers is pushed to `out`. */
const listing =
  (type: CalcDecl['type']) =>
  (args: Args, run: Ask<unknown>, text: Bilingual = SILENT): CalcDecl => ({
    type,
    args,
    run,
    text,
  });
export const someCards = listing('cards');
export const somePlaces = listing('places');
export const someNumbers = listing('values');

export const someSeats = (args: Args, run: Ask<unknown>): CalcDecl => ({
  ...someNumbers(args, run),
  key: (_, __, seat) => SEAT_LETTERS[seat] ?? `${seat}`,
});

/** Values of the game's own, with their notation and, where they have one, their place on the board. */
export const someValues = (
  args: Args,
  run: Ask<unknown>,
  key: (g: Game, s: State, value: number) => string,
  place?: (g: Game, s: State, value: number) => ZoneId,
): CalcDecl => ({ ...someNumbers(args, run), key, ...(place && { place }) });

/** Cards that somebody keeps a list of already. */
export const cardList = (
  args: Args,
  list: (g: Game, s: State, f: Frame, a: number, b: number) => readonly Card[],
  text: Bilingual = SILENT,
): CalcDecl =>
  someCards(
    args,
    (g, s, f, a, b, _, out) => {
      for (const card of list(g, s, f, a, b)) out.push(refOf(card));
    },
    text,
  );

/** The same for a list of objects. */
export const refList = (
  args: Args,
  list: (g: Game, s: State, f: Frame, a: number, b: number) => readonly Ref[],
  text: Bilingual = SILENT,
): CalcDecl =>
  someCards(
    args,
    (g, s, f, a, b, _, out) => {
      for (const ref of list(g, s, f, a, b)) out.push(ref);
    },
    text,
  );

/** A question about one of the acting seat's own cards; about an object that is gone the answer is no. */
export const ownCard = (test: (g: Game, s: State, seat: Seat, card: Card) => boolean): CalcDecl =>
  cond(['card'], (g, s, f, ref) => {
    const card = live(s, ref);
    return card !== null && test(g, s, f.you, card);
  });

/** A question about a scope, which nobody may ask outside it. */
export const within = (scope: ScopeDecl, decl: CalcDecl): CalcDecl => ({ ...decl, within: scope.name });

/** A step of the rules that cards never speak of: the rules decide when it is done, so it is always possible. */
export const ruleVerb = (args: readonly ArgType[], clauses: readonly string[], exec: Verb['exec']): Verb => ({
  args,
  exec,
  could: () => true,
  text: SILENT,
  hint: () => 0,
  clauses,
});

export const proc = (key: string, args: readonly string[], clauses: readonly string[], body: Proc['do']): Proc => ({
  key,
  args,
  clauses,
  do: body,
});

/** What a part of the rules adds to a game: a chapter of its rulebook, questions, verbs. */
export interface Chapter {
  readonly procs?: readonly Proc[];
  readonly acts?: readonly ActRule[];
  readonly calcs?: Readonly<Record<string, CalcDecl>>;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly events?: readonly EventDecl[];
}

/** All chapters as one, in the order in which they are given; a name that two of them use is an error. */
export function assemble(chapters: readonly Chapter[]): Required<Chapter> {
  const record = <T>(part: (chapter: Chapter) => Readonly<Record<string, T>> | undefined): Record<string, T> => {
    const out: Record<string, T> = {};
    for (const chapter of chapters)
      for (const [name, entry] of Object.entries(part(chapter) ?? {})) {
        if (name in out) throw new Error(`two chapters have something called "${name}"`);
        out[name] = entry;
      }
    return out;
  };
  return {
    procs: chapters.flatMap(({ procs = [] }) => procs),
    acts: chapters.flatMap(({ acts = [] }) => acts),
    calcs: record(({ calcs }) => calcs),
    verbs: record(({ verbs }) => verbs),
    events: chapters.flatMap(({ events = [] }) => events),
  };
}
