import {
  type Chapter,
  eliminateSeat,
  finish,
  type Game,
  has,
  moveCard,
  OUTCOME,
  optionOf,
  proc,
  ruleVerb,
  type Seat,
  type State,
  setResource,
  setTally,
} from '@bojiste/kernel';
import {
  $,
  atLeast,
  cardsIn,
  chosen,
  count,
  each,
  minus,
  pickMany,
  seq,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { allied, filterInPlay, ids, inPlay, isFinished, isKind, mapOf, someInPlay } from '../reads/lookup.ts';
import { ENDING, FLAG, HAND_LIMIT, KIND, RESOURCE, TALLY } from '../types.ts';
import { clearWeakening } from './defence.ts';
import { setPower } from './energy.ts';
import { peopleOf } from './preparation.ts';

/** Konec kola, vítězství a prohra (OW-END, OW-WIN, OW-TEAM, OW-RULING-97 to -101, OW-RULING-105, OW-RULING-106). */

/** OW-WIN-01, OW-WIN-02, OW-TEAM-01: finished mines, the team's together, powered or not (OW-RULING-43). */
export function minesOf(g: Game, s: State, seat: Seat): number {
  return filterInPlay(
    s,
    (card) =>
      card.control >= 0 && isKind(g, card, KIND.siberiteMine) && isFinished(card) && allied(s, card.control, seat),
  ).length;
}

export const depositsOf = (s: State): number => mapOf(s).sectors.reduce((n, sector) => n + sector.siberite, 0);

const hasStorehouse = (g: Game, s: State, seat: Seat): boolean =>
  someInPlay(s, (card) => card.control === seat && isKind(g, card, KIND.storehouse) && isFinished(card));

/** OW-WIN-03, OW-WIN-04, OW-RULING-97, OW-RULING-98: exactly half of those who really started is safe. */
export function defeatOf(g: Game, s: State, seat: Seat): number {
  const people = peopleOf(g, s, seat);
  if (people === 0 && !hasStorehouse(g, s, seat)) return ENDING.annihilation;
  const starving = s.zones[ids(g).deck + seat].length === 0 && people * 2 < s.tally[TALLY.started + seat];
  return starving ? ENDING.starvation : ENDING.none;
}

const teamMask = (s: State, seat: Seat): number =>
  s.seats.reduce((mask, _, i) => (allied(s, i, seat) ? mask | (1 << i) : mask), 0);

/** OW-RULING-100: the cards leave the game, deposits become free. */
function removeSeat(g: Game, s: State, seat: Seat): void {
  for (const card of s.cards) {
    if (card.owner !== seat || card.zone === ids(g).out + seat) continue;
    moveCard(g, s, card, ids(g).out + seat);
  }
}

/** The last player or team left wins. */
function lose(g: Game, s: State, seat: Seat, ending: number): void {
  setTally(s, TALLY.ending, ending);
  eliminateSeat(s, seat);
  const left = s.seats.flatMap((other, i) => (other.out === 0 ? [i] : []));
  if (left.every((a) => allied(s, a, left[0]))) finish(s, OUTCOME.won, left.length === 0 ? 0 : teamMask(s, left[0]));
  else removeSeat(g, s, seat);
}

/** OW-RULING-106: most mines, then most people, else a draw. */
function decideByCount(g: Game, s: State): void {
  const seats = s.seats.flatMap((other, i) => (other.out === 0 ? [i] : []));
  const score = (seat: Seat) =>
    minesOf(g, s, seat) * 1000 + seats.filter((i) => allied(s, i, seat)).reduce((n, i) => n + peopleOf(g, s, i), 0);
  const best = Math.max(...seats.map(score));
  const top = seats.filter((seat) => score(seat) === best);
  setTally(s, TALLY.ending, ENDING.limit);
  const one = top.every((seat) => allied(s, seat, top[0]));
  finish(s, OUTCOME.turnLimit, one ? teamMask(s, top[0]) : 0);
}

/** Victory before defeat, only for the player whose round ends (OW-WIN-05, OW-RULING-99). */
function check(g: Game, s: State, seat: Seat): void {
  if (minesOf(g, s, seat) * 2 > depositsOf(s)) {
    setTally(s, TALLY.ending, ENDING.majority);
    finish(s, OUTCOME.won, teamMask(s, seat));
    return;
  }
  const ending = defeatOf(g, s, seat);
  if (ending !== ENDING.none) lose(g, s, seat, ending);
  setTally(s, TALLY.rounds + seat, s.tally[TALLY.rounds + seat] + 1);
  checkLimit(g, s);
}

/** Everybody who is left has had the agreed number of rounds, whoever fell before (OW-RULING-106). */
function checkLimit(g: Game, s: State): void {
  const limit = optionOf(g, s, 'roundLimit');
  if (s.over >= 0 || limit === 0) return;
  if (s.seats.every(({ out }, seat) => out !== 0 || s.tally[TALLY.rounds + seat] >= limit)) decideByCount(g, s);
}

/** A player has left the table; nobody who is left may owe a round to the limit any more. */
export function seatLeft(g: Game, s: State, seat: Seat): void {
  removeSeat(g, s, seat);
  checkLimit(g, s);
}

/** Loose energy and weakening outside battle end with the round (OW-ENERGY-06, OW-RULING-71, OW-RULING-101). */
function lapse(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) setResource(s, seat, RESOURCE.energy, 0);
  for (const card of s.cards) {
    if (!inPlay(card)) continue;
    clearWeakening(g, s, card);
    if (optionOf(g, s, 'powerOnlyThisRound') === 1 && has(card, FLAG.powered)) setPower(s, card, false);
  }
}

export const victory: Chapter = {
  procs: [
    proc(
      'endRound',
      [],
      ['OW-END-02', 'OW-END-03', 'OW-END-04', 'OW-RULING-101'],
      seq(
        pickMany(
          'd',
          cardsIn('hand'),
          atLeast(0, minus(count(cardsIn('hand')), HAND_LIMIT)),
          99,
          each('c', chosen('d'), verb('discard', $('c'))),
          { prompt: 'ask.discard' },
        ),
        verb('checkEnd', you),
        verb('lapse'),
      ),
    ),
  ],
  verbs: {
    checkEnd: ruleVerb(['seat'], ['OW-END-04', 'OW-WIN-01', 'OW-WIN-03', 'OW-WIN-04'], (g, s, _, seat) =>
      check(g, s, seat),
    ),
    lapse: ruleVerb([], ['OW-ENERGY-06'], (g, s) => lapse(g, s)),
  },
};
