import {
  choose,
  cloneState,
  decidingSeat,
  type Game,
  OP_TABLE,
  optionsOf,
  type Seat,
  type State,
} from '@bojiste/kernel';
import type { Random } from '../random.ts';

/** From any decision to the next quiet point, where the game's own evaluation can be trusted. */

/** More than any position is worth to the evaluation, so that a won game beats a good one. */
export const WON = 1.5;
const PASS = -1;

export interface Look {
  readonly g: Game;
  readonly seat: Seat;
  readonly random: Random;
  evaluations: number;
}

/** Worth of a finished game for a seat. */
export function result(s: State, seat: Seat): number {
  if (s.winners === 0) return 0;
  return (s.winners & (1 << seat)) !== 0 ? WON : -WON;
}

/** Worth for the seat at the next quiet point: the end of the game, or a menu of acts. Changes the state. */
export function worth(look: Look, s: State, allowance: number, plies: number): number {
  const { g, seat } = look;
  for (let left = plies; ; left--) {
    if (s.over >= 0) return result(s, seat);
    if (left <= 0 || s.frames[s.frames.length - 1].op === OP_TABLE) {
      look.evaluations++;
      return g.def.evaluate(g, s, seat);
    }
    const decider = decidingSeat(g, s);
    const options = optionsOf(g, s, decider);
    if (decider !== seat) choose(g, s, decider, meekest(options));
    else if (options.length === 1 || allowance < 2) choose(g, s, seat, options[look.random.int(options.length)]);
    else return bestOf(look, s, options, allowance, left - 1);
  }
}

/** What others are taken to answer: nothing where they may, else the first that comes. */
const meekest = (options: readonly number[]): number => (options.includes(PASS) ? PASS : options[0]);

function bestOf(look: Look, s: State, options: readonly number[], allowance: number, plies: number): number {
  const tried = options.length <= allowance ? options : some(options, allowance, look.random);
  const share = Math.floor(allowance / tried.length);
  let best = -Infinity;
  for (const value of tried) {
    const copy = cloneState(s);
    choose(look.g, copy, look.seat, value);
    best = Math.max(best, worth(look, copy, share, plies));
  }
  return best;
}

/** So many of the options, drawn at random. */
export function some(options: readonly number[], n: number, random: Random): number[] {
  const rest = options.slice();
  return Array.from({ length: n }, () => rest.splice(random.int(rest.length), 1)[0]);
}
