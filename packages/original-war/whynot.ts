import type { Attempt, Game, Refused, Seat, State } from '@bojiste/kernel';

/** Why something is not among a player's options, with the clause it rests on. */
export function whyNot(_: Game, __: State, ___: Seat, ____: Attempt): Refused {
  return { code: 'unknown', clause: '' };
}
