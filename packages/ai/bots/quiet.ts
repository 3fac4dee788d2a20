import {
  chooseToWeigh,
  cloneState,
  decidingSeat,
  type Game,
  goingOn,
  OP_TABLE,
  openOptions,
  type Seat,
  type State,
  type Weights,
} from '@bojiste/kernel';
import { type Net, residual } from '../learn/net.ts';
import type { Random } from '../random.ts';

/** From any decision to the next quiet point, where the game's own evaluation can be trusted. */

/** More than any position is worth to the evaluation, so that a won game beats a good one. */
export const WON = 1.5;
export const PASS = -1;

export interface Look {
  readonly g: Game;
  readonly seat: Seat;
  readonly random: Random;
  readonly weights?: Weights;
  /** What is added to the evaluation by hand; none unless said. */
  readonly net?: Net | null;
  evaluations: number;
  /** The choice is one within an act, and may be weighed at rests of the act. */
  readonly within?: boolean;
  /** So many answers are tried to every question of an act for which there is no room to go through them. */
  readonly keen?: number;
}

/** Worth of a finished game for a seat. */
export function result(s: State, seat: Seat): number {
  if (s.winners === 0) return 0;
  return (s.winners & (1 << seat)) !== 0 ? WON : -WON;
}

/** Worth of a position as it stands, for any seat. */
export function weigh(look: Look, s: State, seat: Seat): number {
  if (s.over >= 0) return result(s, seat);
  look.evaluations++;
  const { g, net } = look;
  const value = g.def.evaluate(g, s, seat, look.weights);
  return net == null ? value : value + residual(net, g, s, seat);
}

/** Nothing is half done: a menu of acts, also one that is offered while a window is open. */
export function isQuiet({ g, within }: Look, s: State): boolean {
  const f = s.frames[s.frames.length - 1];
  return f.op === OP_TABLE || goingOn(f) || (g.def.rests?.(g, s, within === true) ?? false);
}

/** Worth for the seat at the next quiet point: the end of the game, or a menu of acts. Others pass in windows. Changes the state. */
export function worth(look: Look, s: State, allowance: number, plies: number): number {
  const { g, seat } = look;
  for (let left = plies; ; left--) {
    if (s.over >= 0 || left <= 0 || isQuiet(look, s)) return weigh(look, s, seat);
    const decider = decidingSeat(g, s);
    const options = openOptions(s);
    if (options.length === 1) chooseToWeigh(g, s, decider, options[0], seat);
    else if (decider !== seat || allowance < 2) chooseToWeigh(g, s, decider, impulse(look, s, decider, options), seat);
    else return bestOf(look, s, options, allowance, left - 1);
  }
}

/** What a seat does without looking further: what the game's hints like best; chance or meekness where it has none. */
export function impulse(look: Look, s: State, decider: Seat, options: readonly number[], acting = look.seat): number {
  if (look.g.def.hint !== undefined) return byHint(look, s, decider, options)[0];
  return decider === acting ? options[look.random.int(options.length)] : meekest(options);
}

/** The best-looking first; chance decides among equals. */
export function byHint({ g, random }: Look, s: State, seat: Seat, options: readonly number[]): number[] {
  const hinted = options.map((value) => ({ value, hint: g.def.hint?.(g, s, seat, value) ?? 0, lot: random.unit() }));
  return hinted.sort((a, b) => b.hint - a.hint || a.lot - b.lot).map(({ value }) => value);
}

/** What others are taken to answer: nothing where they may, else the first that comes. */
const meekest = (options: readonly number[]): number => (options.includes(PASS) ? PASS : options[0]);

function bestOf(look: Look, s: State, options: readonly number[], allowance: number, plies: number): number {
  const tried = options.length <= allowance ? options : mostPromising(look, s, options, allowance);
  const share = Math.floor(allowance / tried.length);
  let best = -Infinity;
  for (const value of tried) {
    const copy = cloneState(s);
    chooseToWeigh(look.g, copy, look.seat, value, look.seat);
    best = Math.max(best, worth(look, copy, share, plies));
  }
  return best;
}

/** So many of the options: those the game's hints like best; drawn at random where it has none. */
export const mostPromising = (look: Look, s: State, options: readonly number[], n: number): readonly number[] =>
  look.g.def.hint === undefined ? some(options, n, look.random) : byHint(look, s, look.seat, options).slice(0, n);

/** So many of the options, drawn at random. */
export function some<T>(options: readonly T[], n: number, random: Random): T[] {
  const rest = options.slice();
  return Array.from({ length: n }, () => rest.splice(random.int(rest.length), 1)[0]);
}
