import type {
  ActRule,
  ArgType,
  Bilingual,
  CalcDecl,
  EventDecl,
  Frame,
  Game,
  Proc,
  State,
  Verb,
  ZoneId,
} from '@bojiste/kernel';

/** A chapter of the rulebook: what it adds to the game. */
export interface Chapter {
  readonly procs?: readonly Proc[];
  readonly acts?: readonly ActRule[];
  readonly calcs?: Readonly<Record<string, CalcDecl>>;
  readonly verbs?: Readonly<Record<string, Verb>>;
  readonly events?: readonly EventDecl[];
}

type Ask<R> = (g: Game, s: State, f: Frame, a: number, b: number, c: number, out: number[]) => R;
const silent: Bilingual = { cs: '', en: '' };

/** A question of the rules; with texts where cards ask it too. */
export const test = (args: CalcDecl['args'], run: Ask<boolean>, text: Bilingual = silent): CalcDecl => ({
  type: 'cond',
  args,
  run: (g, s, f, a, b, c, out) => (run(g, s, f, a, b, c, out) ? 1 : 0),
  text,
});
export const amount = (args: CalcDecl['args'], run: Ask<number>, text: Bilingual = silent): CalcDecl => ({
  type: 'number',
  args,
  run,
  text,
});

const lists =
  (type: CalcDecl['type']) =>
  (args: CalcDecl['args'], run: Ask<unknown>, text: Bilingual = silent): CalcDecl => ({
    type,
    args,
    run: (g, s, f, a, b, c, out) => {
      run(g, s, f, a, b, c, out);
      return 0;
    },
    text,
  });
export const someCards = lists('cards');
export const somePlaces = lists('places');
export const someSeats = (args: CalcDecl['args'], run: Ask<unknown>): CalcDecl => ({
  ...lists('values')(args, run),
  key: (_, __, seat) => 'ABCDEF'[seat] ?? `${seat}`,
});
export const someValues = (
  args: CalcDecl['args'],
  run: Ask<unknown>,
  key: (g: Game, s: State, value: number) => string,
  place?: (g: Game, s: State, value: number) => ZoneId,
): CalcDecl => ({ ...lists('values')(args, run), key, ...(place && { place }) });

type Do = (g: Game, s: State, f: Frame, a: number, b: number, c: number, d: number) => void;

/** A step of a procedure: the rules decide when it is done, so it is always possible where it stands. */
export const deed = (args: readonly ArgType[], clauses: readonly string[], exec: Do): Verb => ({
  args,
  exec,
  could: () => true,
  text: silent,
  hint: () => 0,
  clauses,
});

export const proc = (key: string, args: readonly string[], clauses: readonly string[], body: Proc['do']): Proc => ({
  key,
  args,
  clauses,
  do: body,
});
