import {
  amount,
  type Card,
  type Chapter,
  type Game,
  has,
  proc,
  refOf,
  ruleVerb,
  type Seat,
  type State,
  someCards,
  statOf,
} from '@bojiste/kernel';
import { $, calc, cardsBy, chosen, each, pickMany, verb } from '@bojiste/kernel/effects/build/index';
import { crewCount, filterInPlay, functions, isFinished, isKind, refsOf } from '../reads/lookup.ts';
import { FLAG, KIND, STAT, TOWER } from '../types.ts';
import { proposeTurn } from './defence.ts';

/** Řízení vozidel, řídicí věž: remote vehicles beyond the towers' capacity stay exhausted (OW-CTRL, OW-RULING-89). */

/** OW-CTRL-05, OW-CTRL-06: a tower works with at least one character assigned; towers add up. */
export function capacity(g: Game, s: State, seat: Seat): number {
  let sum = 0;
  for (const id of s.field) {
    const card = s.cards[id];
    if (card.control !== seat || g.defs[card.def].stats[STAT.weapon] !== TOWER) continue;
    if (functions(g, s, card) && crewCount(g, s, card) > 0) sum += statOf(g, s, card, STAT.special);
  }
  return sum;
}

const isRemote = (g: Game, card: Card, seat: Seat): boolean => card.control === seat && isKind(g, card, KIND.remote);

/** Ready and gathering ones count (OW-RULING-89). */
function steered(g: Game, s: State, seat: Seat): Card[] {
  const out: Card[] = [];
  for (const id of s.field) {
    const card = s.cards[id];
    if (isRemote(g, card, seat) && isFinished(card) && !has(card, FLAG.exhausted)) out.push(card);
  }
  return out;
}

export const remoteSurplus = (g: Game, s: State, seat: Seat): number => {
  const n = steered(g, s, seat).length;
  return n === 0 ? 0 : n - capacity(g, s, seat);
};

const resting = (g: Game, s: State, seat: Seat, battle: boolean): Card[] =>
  filterInPlay(
    s,
    (card) => isRemote(g, card, seat) && has(card, FLAG.exhausted) && (!battle || has(card, FLAG.inBattle)),
  );

/** As many as rest, and the towers have room for. */
const howManyWake = (g: Game, s: State, seat: Seat, battle: boolean): number =>
  Math.max(0, Math.min(capacity(g, s, seat) - steered(g, s, seat).length, resting(g, s, seat, battle).length));

export const control: Chapter = {
  procs: [
    proc(
      'dropSurplus',
      ['seat'],
      ['OW-CTRL-08', 'OW-DEST-06', 'OW-RULING-89'],
      pickMany(
        'cs',
        cardsBy('steered', $('seat')),
        calc('surplusOf', $('seat')),
        calc('surplusOf', $('seat')),
        each('c', chosen('cs'), verb('tire', $('c'))),
        { by: $('seat'), prompt: 'ask.surplus' },
      ),
    ),
    proc(
      'wakeRemotes',
      ['seat', 'battle'],
      ['OW-CTRL-09', 'OW-RULING-89'],
      pickMany(
        'cs',
        cardsBy('restingRemotes', $('seat'), $('battle')),
        calc('howManyWake', $('seat'), $('battle')),
        calc('howManyWake', $('seat'), $('battle')),
        each('c', chosen('cs'), verb('wake', $('c'))),
        { by: $('seat'), prompt: 'ask.wake' },
      ),
    ),
  ],
  calcs: {
    surplusOf: amount(['seat'], (g, s, _, seat) => Math.max(0, remoteSurplus(g, s, seat))),
    howManyWake: amount(['seat', 'number'], (g, s, _, seat, battle) => howManyWake(g, s, seat, battle === 1)),
    steered: someCards(['seat'], (g, s, _, seat, __, ___, out) => refsOf(steered(g, s, seat), out)),
    restingRemotes: someCards(['seat', 'number'], (g, s, _, seat, battle, __, out) => {
      for (const card of resting(g, s, seat, battle === 1)) out.push(refOf(card));
    }),
  },
  verbs: {
    tire: ruleVerb(['card'], ['OW-CTRL-08'], (g, s, f, card) => proposeTurn(g, s, f, card, true)),
    wake: ruleVerb(['card'], ['OW-CTRL-09', 'OW-REST-03'], (g, s, f, card) => proposeTurn(g, s, f, card, false)),
  },
};
