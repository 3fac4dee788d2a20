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

/** What the form agrees on besides game, mode and seats. */
export interface Wanted {
  readonly clock: ClockName;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly bestOf: number;
  readonly options: Readonly<Record<string, number>>;
  readonly undo: TableRules['undo'];
  /** Seconds by which spectators see less. */
  readonly delay: number;
}

/** As most people play: no clock, a friend by a link. */
export const START: Wanted = {
  clock: 'none',
  listed: false,
  rated: false,
  bestOf: 1,
  options: {},
  undo: 'ask',
  delay: 0,
};

type Table = Wanted & Pick<TableRules, 'game' | 'mode' | 'seats'>;

export const rulesOf = ({ clock, listed, rated, ...wanted }: Table): TableRules => ({
  ...wanted,
  clock: CLOCKS[clock],
  rated,
  listed,
  // Friends need not wait for the sake of secrecy; strangers do.
  masked: listed,
  flag: rated ? 'lose' : 'claim',
  event: '',
  round: 0,
});
