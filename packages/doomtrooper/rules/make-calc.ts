import {
  type Bilingual,
  type CalcDecl,
  type Card,
  type Frame,
  type Game,
  live,
  type Ref,
  refOf,
  type ScopeDecl,
  type State,
} from '@bojiste/kernel';

/** Records of read-only functions, with the usual wrapping. */

export const SILENT: Bilingual = { cs: '', en: '' };

type Args = CalcDecl['args'];

export const cond = (
  args: Args,
  test: (g: Game, s: State, f: Frame, a: number, b: number) => boolean,
  text: Bilingual = SILENT,
): CalcDecl => ({ type: 'cond', args, run: (g, s, f, a, b) => (test(g, s, f, a, b) ? 1 : 0), text });

/** A question about a scope, which nobody may ask outside it. */
export const within = (scope: ScopeDecl, decl: CalcDecl): CalcDecl => ({ ...decl, within: scope.name });

/** A condition that reads as an attribute of what it is asked about: "warrior *on a Station*". */
export const trait = (
  args: Args,
  test: (g: Game, s: State, f: Frame, a: number, b: number) => boolean,
  text: Bilingual,
  tail: Bilingual,
): CalcDecl => ({ ...cond(args, test, text), tail });

export const num = (args: Args, run: CalcDecl['run'], text: Bilingual = SILENT): CalcDecl => ({
  type: 'number',
  args,
  run,
  text,
});

/** Cards that somebody keeps a list of already. */
export const listed = (args: Args, list: (g: Game, s: State, f: Frame, a: number) => readonly Card[]): CalcDecl => ({
  type: 'cards',
  args,
  run: (g, s, f, a, _b, _c, out) => {
    for (const card of list(g, s, f, a)) out.push(refOf(card));
    return 0;
  },
  text: SILENT,
});

export const cards = (
  args: Args,
  list: (g: Game, s: State, f: Frame, a: number, b: number) => readonly Ref[],
  text: Bilingual = SILENT,
): CalcDecl => ({
  type: 'cards',
  args,
  run: (g, s, f, a, b, _c, out) => {
    for (const ref of list(g, s, f, a, b)) out.push(ref);
    return 0;
  },
  text,
});

/** A question about one of the acting seat's own cards. */
export const own = (test: (g: Game, s: State, seat: number, card: Card) => boolean): CalcDecl =>
  cond(['card'], (g, s, f, ref) => {
    const card = live(s, ref);
    return card !== null && test(g, s, f.you, card);
  });
