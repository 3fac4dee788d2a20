import type { ClockRules, TableRules } from '@bojiste/session/wire';

/** Tables as people speak of them. */

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 480, increment: 5, windows: 30, away: 180, limit: 0 },
  calm: { kind: 'live', bank: 1500, increment: 15, windows: 60, away: 300, limit: 0 },
  days: { kind: 'days', days: 3 },
} as const satisfies Record<string, ClockRules>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

export interface Wanted {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly clock: ClockName;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly bestOf: number;
}

export const rulesOf = ({ game, mode, seats, clock, listed, rated, bestOf }: Wanted): TableRules => ({
  game,
  mode,
  seats,
  options: {},
  clock: CLOCKS[clock],
  rated,
  listed,
  undo: 'ask',
  delay: 0,
  // Friends need not wait for the sake of secrecy; strangers do.
  masked: listed,
  flag: rated ? 'lose' : 'claim',
  bestOf,
  event: '',
  round: 0,
});
