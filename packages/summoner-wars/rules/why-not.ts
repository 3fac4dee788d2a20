import type { Attempt, Game, Refused, Seat, State } from '@bojiste/kernel';

export function whyNot(_: Game, __: State, ___: Seat, ____: Attempt): Refused {
  return { code: 'sw.notNow', clause: 'SW-TURN-03' };
}
