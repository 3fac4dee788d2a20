import {
  type Bilingual,
  type CalcDecl,
  type Card,
  cond,
  type Frame,
  type Game,
  live,
  type Ref,
  refOf,
  type ScopeDecl,
  SILENT,
  type State,
} from '@bojiste/kernel';

/** Records of read-only functions, with the usual wrapping. */

type Args = CalcDecl['args'];

/** A question about a scope, which nobody may ask outside it. */
export const within = (scope: ScopeDecl, decl: CalcDecl): CalcDecl => ({ ...decl, within: scope.name });

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
