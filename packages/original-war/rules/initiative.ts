import {
  amount,
  type Card,
  type Chapter,
  type Game,
  has,
  optionOf,
  refOf,
  type Seat,
  type State,
  someCards,
  statOf,
} from '@bojiste/kernel';
import { functions, inPlay, isAnimal, isAssigned, isReady, printedStat, seatsFrom } from '../reads/lookup.ts';
import { FLAG, STAT, TALLY } from '../types.ts';

/** Iniciativa, vyčkávání: the queue is a question asked anew for every slot (OW-INIT, OW-WAIT, OW-RULING-57 to -61). */

/** Current speed and bonus; a special attack has none (OW-INIT-01, OW-SPEC-01, OW-RULING-57). */
export function initiativeOf(g: Game, s: State, card: Card): number {
  const bonus = printedStat(g, card, STAT.special) >= 0 ? 0 : statOf(g, s, card, STAT.initiative);
  return statOf(g, s, card, STAT.speed) + bonus;
}

/** Ready, working, with a speed, not yet done, and no crew member: crew and card act as one (OW-BLDB-02, OW-EXHB-02, OW-RULING-59, OW-RULING-81). */
export function hasSlot(g: Game, s: State, card: Card): boolean {
  return (
    inPlay(card) &&
    has(card, FLAG.inBattle) &&
    !has(card, FLAG.acted) &&
    isReady(card) &&
    printedStat(g, card, STAT.speed) >= 0 &&
    !isAssigned(g, card) &&
    functions(g, s, card)
  );
}

/** Whoever began the battle, or by agreement the player on turn, begins ties (OW-INIT-04, OW-RULING-48). */
const tieStart = (g: Game, s: State): Seat => (optionOf(g, s, 'tiesByTurn') === 1 ? s.active : s.tally[TALLY.starter]);

/** In a tie players take one card each, in turn; animals come last (OW-RULING-58). */
function nextInTie(g: Game, s: State, group: readonly Card[], init: number, waited: number): Card[] {
  const people = group.filter((card) => !isAnimal(g, card));
  if (people.length === 0) return group.slice(0, 1);
  const order = seatsFrom(g, s, tieStart(g, s));
  const sameTie = s.tally[TALLY.lastInit] === init && s.tally[TALLY.lastWaited] === waited;
  const after = sameTie ? order.indexOf(s.tally[TALLY.lastSeat]) + 1 : 0;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(after + i) % order.length];
    const own = people.filter((card) => card.control === seat);
    if (own.length > 0) return own;
  }
  return people.slice(0, 1);
}

/** Cards among which the next slot is chosen: the highest initiative, waiters after all others (OW-INIT-02, OW-WAIT-01, OW-WAIT-02). */
export function slotCards(g: Game, s: State): Card[] {
  let best = Number.NEGATIVE_INFINITY;
  let waited = 1;
  let group: Card[] = [];
  for (let i = 0; i < s.field.length; i++) {
    const card = s.cards[s.field[i]];
    if (!has(card, FLAG.inBattle) || !hasSlot(g, s, card)) continue;
    const late = has(card, FLAG.waited) ? 1 : 0;
    const init = initiativeOf(g, s, card);
    if (late > waited || (late === waited && init < best)) continue;
    if (late < waited || init > best) group = [];
    waited = late;
    best = init;
    group.push(card);
  }
  return group.length <= 1 ? group : nextInTie(g, s, group, best, waited);
}

export const initiative: Chapter = {
  calcs: {
    slots: someCards([], (g, s, _, __, ___, ____, out) => {
      for (const card of slotCards(g, s)) out.push(refOf(card));
    }),
    slotSeat: amount([], (g, s) => slotCards(g, s)[0]?.control ?? -1),
  },
};
