import type { CalcDecl, Frame, Game, State } from '@bojiste/kernel';

/** Short forms in which functions of the game are written. */

type Run = CalcDecl['run'];
export const calc = (type: CalcDecl['type'], args: CalcDecl['args'], run: Run, cs = '', en = ''): CalcDecl => ({
  type,
  args,
  run,
  text: { cs, en },
});
export const list = (run: (g: Game, s: State, f: Frame, out: number[], a: number, b: number) => void): Run => {
  return (g, s, f, a, b, _, out) => {
    run(g, s, f, out, a, b);
    return 0;
  };
};
export const yes = (test: (g: Game, s: State, f: Frame, a: number, b: number) => boolean): Run => {
  return (g, s, f, a, b) => (test(g, s, f, a, b) ? 1 : 0);
};
