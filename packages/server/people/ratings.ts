import { OUTCOME, sure } from '@bojiste/kernel';
import glicko2 from 'glicko2-lite';
import type { RatingRow } from '../store/contract.ts';
import { START_VALUE } from '../store/people.ts';

/** Glicko-2 for duels; Weng and Lin's Bradley-Terry model for several sides and teams, on the same scale. */

export const START = { value: START_VALUE, deviation: 350, volatility: 0.06, games: 0 } as const;

/** Of a whole match: who played on which side, and which sides won. */
export interface RatedResult {
  /** User of every seat. */
  readonly users: readonly string[];
  /** Side of every seat. */
  readonly sides: readonly number[];
  readonly won: readonly boolean[];
}

export const counts = (outcome: number): boolean => outcome >= 0 && outcome !== OUTCOME.annulled;

interface Skill {
  readonly value: number;
  readonly deviation: number;
}

/** Spread of a single game's performance, on Glicko's scale. */
const BETA = 350 / 2;
/** No deviation falls below this: everybody can change. */
const LEAST_DEVIATION = 45;

const draw = (a: boolean, b: boolean): number => (a === b ? 0.5 : a ? 1 : 0);

/** Weng-Lin, Bradley-Terry with full pairs of sides: each member's share of the change goes with its uncertainty. */
export function rateSides(sides: readonly (readonly Skill[])[], won: readonly boolean[]): Skill[][] {
  const total = sides.map((side) => ({
    mu: side.reduce((sum, { value }) => sum + value, 0),
    variance: side.reduce((sum, { deviation }) => sum + deviation ** 2, 0),
  }));
  return sides.map((side, i) => {
    let omega = 0;
    let delta = 0;
    total.forEach((other, j) => {
      if (i === j) return;
      const c = Math.sqrt(sure(total[i]).variance + other.variance + 2 * BETA ** 2);
      const p = 1 / (1 + Math.exp((other.mu - sure(total[i]).mu) / c));
      omega += (sure(total[i]).variance / c) * (draw(sure(won[i]), sure(won[j])) - p);
      delta += (Math.sqrt(sure(total[i]).variance) / c) * (sure(total[i]).variance / c ** 2) * p * (1 - p);
    });
    return side.map(({ value, deviation }) => {
      const share = deviation ** 2 / sure(total[i]).variance;
      return {
        value: value + share * omega,
        deviation: Math.max(LEAST_DEVIATION, deviation * Math.sqrt(Math.max(1 - share * delta, 0.0001))),
      };
    });
  });
}

/** New ratings of all users of a match. */
export function rate(result: RatedResult, old: readonly RatingRow[], game: string, mode: string): RatingRow[] {
  const rows = result.users.map(
    (user): RatingRow => old.find((row) => row.user_id === user) ?? { user_id: user, game, mode, ...START },
  );
  const after = rows.length === 2 ? rateDuel(rows, result.won) : rateTeams(rows, result);
  return rows.map((row, seat) => ({ ...row, ...after[seat], games: row.games + 1 }));
}

/** Games that two accounts have played against each other lately count less and less. */
export function damped(old: readonly RatingRow[], after: readonly RatingRow[], met: number): RatingRow[] {
  const weight = 1 / (1 + met / 3);
  return after.map((row) => {
    const before = old.find(({ user_id }) => user_id === row.user_id) ?? START;
    const part = (from: number, to: number): number => from + weight * (to - from);
    return {
      ...row,
      value: part(before.value, row.value),
      deviation: part(before.deviation, row.deviation),
      volatility: part(before.volatility, row.volatility),
    };
  });
}

function rateDuel(rows: readonly RatingRow[], won: readonly boolean[]) {
  return rows.map((row, i) => {
    const other = sure(rows[1 - i]);
    const { rating, rd, vol } = glicko2(row.value, row.deviation, row.volatility, [
      [other.value, other.deviation, draw(sure(won[i]), sure(won[1 - i]))],
    ]);
    return { value: rating, deviation: Math.max(LEAST_DEVIATION, rd), volatility: vol };
  });
}

function rateTeams(rows: readonly RatingRow[], { sides, won }: RatedResult): Skill[] {
  const names = [...new Set(sides)];
  const members = names.map((side) => rows.filter((_, seat) => sides[seat] === side));
  const sideWon = names.map((side) => sure(won[sides.indexOf(side)]));
  const after = rateSides(members, sideWon);
  return rows.map((row, seat) => {
    const side = names.indexOf(sure(sides[seat]));
    return sure(sure(after[side])[sure(members[side]).indexOf(row)]);
  });
}
