import {
  type Card,
  cond,
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
import { $, all, calc, cardsBy, loop, pick, some, stop, verb } from '@bojiste/kernel/effects/build/index';
import { FLAG, KIND, STAT, TOWER } from '../types.ts';
import type { Chapter } from './chapter.ts';
import { proposeTurn } from './defence.ts';
import { crewCount, filterInPlay, functions, inPlay, isFinished, isKind, refsOf } from './lookup.ts';

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

const isRemote = (g: Game, card: Card, seat: Seat): boolean =>
  inPlay(card) && card.control === seat && isKind(g, card, KIND.remote);

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

export const control: Chapter = {
  procs: [
    proc(
      'dropSurplus',
      ['seat'],
      ['OW-CTRL-08', 'OW-DEST-06', 'OW-RULING-89'],
      loop(
        calc('tooManyRemotes', $('seat')),
        pick('c', cardsBy('steered', $('seat')), verb('tire', $('c')), {
          by: $('seat'),
          else: stop('loop'),
          prompt: 'ask.surplus',
        }),
      ),
    ),
    proc(
      'wakeRemotes',
      ['seat', 'battle'],
      ['OW-CTRL-09', 'OW-RULING-89'],
      loop(
        all(calc('roomForRemotes', $('seat')), some(cardsBy('restingRemotes', $('seat'), $('battle')))),
        pick('c', cardsBy('restingRemotes', $('seat'), $('battle')), verb('wake', $('c')), {
          by: $('seat'),
          prompt: 'ask.wake',
        }),
      ),
    ),
  ],
  calcs: {
    tooManyRemotes: cond(['seat'], (g, s, _, seat) => remoteSurplus(g, s, seat) > 0),
    roomForRemotes: cond(['seat'], (g, s, _, seat) => capacity(g, s, seat) > steered(g, s, seat).length),
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
