import type { Proc } from '../effects/procedures.ts';
import type { Game } from '../run/game.ts';
import type { Frame, State } from '../state/index.ts';
import type { Bilingual, ZoneId } from '../types.ts';
import type { ArgType, CalcDecl, Verb } from './contract.ts';
import { SEAT_LETTERS } from './notation.ts';

/** Records of query functions, verbs and procedures in short. Texts are for those that cards use too. */

type Args = CalcDecl['args'];
type Ask<R> = (g: Game, s: State, f: Frame, a: number, b: number, c: number, out: number[]) => R;

export const SILENT: Bilingual = { cs: '', en: '' };

/** Is it so? */
export const cond = (args: Args, run: Ask<boolean>, text: Bilingual = SILENT): CalcDecl => ({
  type: 'cond',
  args,
  run: (g, s, f, a, b, c, out) => (run(g, s, f, a, b, c, out) ? 1 : 0),
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

/** Which ones? What answers is pushed to `out`. */
const listing =
  (type: CalcDecl['type']) =>
  (args: Args, run: Ask<unknown>, text: Bilingual = SILENT): CalcDecl => ({
    type,
    args,
    run: (g, s, f, a, b, c, out) => {
      run(g, s, f, a, b, c, out);
      return 0;
    },
    text,
  });
export const someCards = listing('cards');
export const somePlaces = listing('places');
const someNumbers = listing('values');

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
