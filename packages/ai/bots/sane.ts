import { type Game, notesOf, type Seat, type State } from '@bojiste/kernel';
import type { Situation } from '../types.ts';
import { cancelsOwn } from './own.ts';

/** What holds for bots of all strengths: a weak player overlooks things, but does not act against itself. */

/** Keys of doing nothing. */
const NOTHING: ReadonlySet<string> = new Set(['done', 'pass', 'none', 'no']);
export const isNothing = (key: string): boolean => NOTHING.has(key);

/** To call off what one has played oneself, and what the game says nobody does. */
export const isAbsurd = (g: Game, s: State, seat: Seat, value: number): boolean =>
  cancelsOwn(g, s, seat, value) || (g.def.absurd?.(g, s, seat, value) ?? false);

/** Keys of the options that somebody in his right mind looks at, or a `tame` player; all of them where there is no other. */
export function saneKeys({ g, seat, decision }: Situation, world: State, tame = false): string[] {
  const keys = decision.options.map(({ key }) => key);
  const isOut = (value: number): boolean =>
    isAbsurd(g, world, seat, value) || (tame && (g.def.rash?.(g, world, seat, value) ?? false));
  const absurd = new Set(
    notesOf(g, world, seat)
      .filter(({ value }) => isOut(value))
      .map(({ key }) => key),
  );
  const left = keys.filter((key) => !absurd.has(key));
  return left.length > 0 ? left : keys;
}

/** How much worse than the best a lapse may be, unless a level says otherwise. */
export const SLIP = 0.02;

interface Valued {
  readonly key: string;
  readonly value: number;
}

/**
 * What is taken in a lapse: nothing much worse than the best, nothing worse than doing nothing where that is open. At a menu
 * a gain is not left lying: to end is a lapse only in a window, where an answer is kept back.
 */
export function lapsesOf<T extends Valued>(weighed: readonly T[], menu: boolean, slip = SLIP): T[] {
  const best = Math.max(...weighed.map(({ value }) => value));
  const idle = weighed.find(({ key }) => isNothing(key))?.value ?? Number.NEGATIVE_INFINITY;
  const open = weighed.filter(({ value }) => value >= Math.max(best - slip, idle));
  const deeds = menu ? open.filter(({ key, value }) => !isNothing(key) || value === best) : open;
  return deeds.length > 0 ? deeds : open;
}
