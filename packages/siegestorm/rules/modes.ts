import { type CalcDecl, cond, someNumbers } from '@bojiste/kernel';
import { MODE, TALLY } from '../types.ts';
import { isBoss, isHelping, mates, modeOf } from './battlefield.ts';

/** Další herní režimy (SS-MODE): which one is played, who is the boss, who plays together. */

export const modeCalcs: Readonly<Record<string, CalcDecl>> = {
  isPlayer: cond(['seat'], (_, s, __, seat) => !isBoss(s, seat)),
  isBoss: cond(['seat'], (_, s, __, seat) => isBoss(s, seat)),
  bossGame: cond([], (_, s) => modeOf(s) === MODE.siege || modeOf(s) === MODE.coop),
  coop: cond([], (_, s) => modeOf(s) === MODE.coop),
  ring: cond([], (_, s) => modeOf(s) === MODE.last),
  isOnTurn: cond(['seat'], (_, s, __, seat) => mates(s, seat, s.active)),
  /** An extra turn of one of two partners (SS-COOP-08). */
  partnerExtra: cond([], (_, s) => modeOf(s) === MODE.coop && s.tally[TALLY.again] !== 0),
  helpersFirst: someNumbers([], (_, s, __, ___, ____, _____, out) => {
    for (let seat = 0; seat < s.seats.length; seat++) if (seat !== s.active && mates(s, seat, s.active)) out.push(seat);
    out.push(s.active);
  }),
  helping: cond([], (_, s, f) => isHelping(s, f.you)),
};
