import {
  amount,
  type CalcDecl,
  cond,
  type Game,
  live,
  type Ref,
  type Seat,
  type State,
  someValues,
} from '@bojiste/kernel';
import { isPlayerCard } from '../reads/boxes.ts';
import { readyReserves, sideOf } from '../reads/lookup.ts';
import { OPTION, POS, TALLY, USE } from '../types.ts';
import { deployAllowed } from '../verbs/effects.ts';
import { armySides, isHelping, spaceOf } from './battlefield.ts';
import { priceOf } from './payment.ts';

/** Zahrání nestvůry (SS-MON): who may deploy what, and into which army. */

function canPlayMonster(g: Game, s: State, seat: Seat, ref: Ref): boolean {
  const card = live(s, ref);
  if (card === null || !isPlayerCard(g, card) || isHelping(s, seat)) return false;
  if (freeArmies(g, s, seat).length === 0) return false;
  const hand = s.zones[g.zoneOf('hand', seat)].length - 1;
  const price = priceOf(g, s, card, USE.action);
  return hand >= price || hand + readyReserves(g, s, seat) >= price;
}

/** Armies into which this seat may still deploy normally this turn (SS-MON-03, SS-MON-04, SS-RULING-95). */
function freeArmies(g: Game, s: State, seat: Seat): number[] {
  const done = (s.tally[TALLY.deployed] >> (seat * 2)) & 3;
  if (done !== 0 && s.options[OPTION.lmsDeploy] === 0) return [];
  return armySides(s).filter(
    (side) => (done & (1 << side)) === 0 && s.zones[spaceOf(g, seat, side, POS.deploy)].length === 0,
  );
}

/** The army on the right faces the next seat, the one on the left the seat before. */
const armyKey = (_: Game, __: State, side: number): string => (side === 0 ? 'right' : 'left');

export const monsterCalcs: Readonly<Record<string, CalcDecl>> = {
  canPlayMonster: cond(['card'], (g, s, f, ref) => canPlayMonster(g, s, f.you, ref)),
  deployFree: cond([], (g, s, f) => deployAllowed(g, s, f.you, sideOf(g, s, f))),
  deployedMask: amount([], (_, s) => s.tally[TALLY.deployed]),
  freeArmies: someValues(
    [],
    (g, s, f, _, __, ___, out) => {
      for (const side of freeArmies(g, s, f.you)) out.push(side);
    },
    armyKey,
  ),
  armies: someValues(
    [],
    (_, s, __, ___, ____, _____, out) => {
      for (const side of armySides(s)) out.push(side);
    },
    armyKey,
  ),
};
