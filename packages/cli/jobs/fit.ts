import { playGame } from '@bojiste/ai';
import { cloneState, type Game, type Seat, type State, sure, type Weights } from '@bojiste/kernel';
import { type Plan, setupOf } from '../setups.ts';
import { readBot } from '../words.ts';

/**
 * Weights from games: positions at the start of turns are kept with how the game ended, and the weights are moved until
 * the evaluation foretells the results as well as it can. No chance in it but that of the games.
 */

export interface Position {
  readonly s: State;
  readonly seat: Seat;
  /** 1 the seat won, 0 it lost, a half nobody did. */
  readonly result: number;
}

/** Positions of some games that a bot plays against itself. */
export function positionsOf(g: Game, plan: Plan, bot: string, seed: string, games: number, done: (n: number) => void) {
  const found: Position[] = [];
  for (let number = 0; number < games; number++) {
    const kept: State[] = [];
    let turn = 0;
    const watch = (s: State) => {
      if (s.turn === turn || s.over >= 0) return;
      turn = s.turn;
      kept.push(cloneState(s));
    };
    const setup = setupOf(plan, seed, number);
    const bots = Array.from({ length: plan.seats }, () => readBot(bot));
    const { winners } = playGame(g, setup, bots, setup.seed, { watch });
    for (const s of kept) {
      for (let seat = 0; seat < plan.seats; seat++) {
        const result = winners === 0 ? 0.5 : (winners & (1 << seat)) === 0 ? 0 : 1;
        if (sure(s.seats[seat]).out === 0) found.push({ s, seat, result });
      }
    }
    done(number + 1);
  }
  return found;
}

const EDGE = 0.001;

/** How badly the results were foretold: mean of the logarithms, 0.693 for somebody who knows nothing. */
export function lossOf(g: Game, positions: readonly Position[], weights: Weights): number {
  let sum = 0;
  for (const { s, seat, result } of positions) {
    const chance = Math.min(1 - EDGE, Math.max(EDGE, (1 + g.def.evaluate(g, s, seat, weights)) / 2));
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / Math.max(1, positions.length);
}

const STEPS = [0.5, 0.25, 0.12, 0.06] as const;
/** A weight of nothing is moved as if it were this. */
const LEAST = 0.2;
const ROUNDS = 6;

/**
 * How far weights have gone from others. What goes with winning need not lead to it (who wins has cards left to draw),
 * so weights that lead somewhere by hand are not thrown away for a slightly better foretelling.
 */
function distance(a: Weights, b: Weights): number {
  const names = Object.keys(a);
  const parts = names.map((name) => (sure(a[name]) - sure(b[name])) / Math.max(LEAST, Math.abs(sure(b[name]))));
  return parts.reduce((sum, x) => sum + x * x, 0) / names.length;
}

/** Moves one weight after another up or down while that foretells better, in ever smaller steps. None changes its sign. */
export function fitWeights(
  g: Game,
  positions: readonly Position[],
  from: Weights,
  pull: number,
  said: (line: string) => void,
): Weights {
  const priceOf = (weights: Weights): number => lossOf(g, positions, weights) + pull * distance(weights, from);
  let best: Weights = { ...from };
  let least = priceOf(best);
  said(`loss ${least.toFixed(4)} before`);
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round++) {
      const before = least;
      for (const name of Object.keys(best)) {
        const size = step * Math.max(LEAST, Math.abs(sure(best[name])));
        for (const move of [size, -size]) {
          const tried = { ...best, [name]: Math.max(0, sure(best[name]) + move) };
          const loss = priceOf(tried);
          if (loss >= least) continue;
          least = loss;
          best = tried;
          break;
        }
      }
      if (before - least < 1e-5) break;
    }
    said(`loss ${least.toFixed(4)} with steps of ${step}`);
  }
  return Object.fromEntries(Object.entries(best).map(([name, value]) => [name, Number(value.toPrecision(3))]));
}
