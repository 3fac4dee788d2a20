import {
  type Card,
  cardOn,
  changeResource,
  eliminateSeat,
  endFramesOf,
  finish,
  type Game,
  moveCard,
  OUTCOME,
  type Row,
  relocate,
  type Seat,
  type State,
  setFace,
  setFlag,
  setOwner,
  setTally,
  shuffleZone,
  type ZoneId,
} from '@bojiste/kernel';
import { bossOf, isBoss, modeOf, spaceOf } from '../rules/battlefield.ts';
import { FLAG, LIMIT, MODE, POS, RES, TALLY } from '../types.ts';

/** How cards go from pile to pile. Only events use this, when they are committed. */

export const pileOf = (g: Game, name: string, seat: Seat): number => g.zoneOf(name, seat);

/** A card always goes to the loss pile of its present owner (SS-RULING-52, SS-RULING-62). */
export function toLoss(g: Game, s: State, card: Card, row: Row): void {
  relocate(g, s, card, pileOf(g, 'loss', card.owner), row);
}

/** Ten cards in hand at most; what would be the eleventh goes to losses (SS-TURN-08, SS-TURN-09, SS-RULING-23). */
export function toHand(g: Game, s: State, card: Card, row: Row): void {
  const hand = pileOf(g, 'hand', card.owner);
  const full = s.zones[hand].length >= LIMIT.hand;
  relocate(g, s, card, full ? pileOf(g, 'loss', card.owner) : hand, row);
}

/** Face down and ready; whoever saw it before knows it, so from a hand only its owner does (SS-SUPP-01, SS-RULING-63). */
export function toReserves(g: Game, s: State, card: Card, row: Row): void {
  relocate(g, s, card, pileOf(g, 'reserves', card.owner), row);
  setFlag(s, card, FLAG.used, false);
  setFace(g, s, card, true);
}

/** Nobody but the thief sees where a stolen card is, so it passes through a pile that forgets (SS-ANAT-10). */
export function stealAway(g: Game, s: State, card: Card, seat: Seat, row: Row): void {
  setOwner(s, card, seat);
  moveCard(g, s, card, pileOf(g, 'deck', seat));
  toHand(g, s, card, row);
}

/** A stolen or resurrected card is its taker's for the rest of the game (SS-TERM-23, SS-TERM-42). */
export function takeOver(g: Game, s: State, card: Card, seat: Seat, row: Row): void {
  setOwner(s, card, seat);
  toHand(g, s, card, row);
}

const topOf = (s: State, zone: ZoneId): Card | null => cardOn(s, zone);

/** Damage moves cards one at a time, healing deck first; a card that is not there is a defeat (SS-RULING-18 to 20). */
export function takeDamage(g: Game, s: State, seat: Seat, n: number): void {
  if (isBoss(s, seat)) {
    changeResource(s, seat, RES.lives, -n);
    return;
  }
  const heal = pileOf(g, 'heal', seat);
  const deck = pileOf(g, 'deck', seat);
  const loss = pileOf(g, 'loss', seat);
  for (let i = 0; i < n; i++) {
    const card = topOf(s, heal) ?? topOf(s, deck);
    if (card === null) {
      defeat(s, seat);
      return;
    }
    moveCard(g, s, card, loss);
  }
}

/** One card from the top of the own resource deck (SS-FIELD-10, SS-GOAL-02). */
export function drawCard(g: Game, s: State, seat: Seat, row: Row): void {
  if (s.over >= 0 || s.seats[seat].out !== 0) return;
  if (isBoss(s, seat)) {
    drawForBoss(g, s, seat);
    return;
  }
  const card = topOf(s, pileOf(g, 'deck', seat));
  if (card === null) defeat(s, seat);
  else toHand(g, s, card, row);
}

/** The boss renews its empty deck once, also in the middle of a draw (SS-SDIFF-04 to 06, SS-RULING-75, SS-RULING-76). */
function drawForBoss(g: Game, s: State, seat: Seat): void {
  const deck = pileOf(g, 'deck', seat);
  const spare = pileOf(g, 'reinforcements', seat);
  if (s.zones[deck].length === 0 && s.tally[TALLY.renewal] === 1 && s.zones[spare].length > 0) {
    setTally(s, TALLY.renewal, 0);
    for (const id of s.zones[spare]) moveCard(g, s, s.cards[id], deck);
    shuffleZone(g, s, deck);
  }
  const card = topOf(s, deck);
  if (card === null) defeat(s, seat);
  else moveCard(g, s, card, pileOf(g, 'hand', seat));
}

/** Heal: the top of the loss pile as a block, order unchanged, onto the healing deck (SS-TERM-10, SS-RULING-22). */
export function healCards(g: Game, s: State, seat: Seat, n: number): void {
  const loss = pileOf(g, 'loss', seat);
  const heal = pileOf(g, 'heal', seat);
  const cards = s.zones[loss].slice(Math.max(0, s.zones[loss].length - n));
  for (const id of cards) moveCard(g, s, s.cards[id], heal);
}

/** All monsters of an army move one position at once; gaps stay gaps (SS-TURN-10, SS-RULING-10, SS-RULING-11). */
export function shiftArmy(g: Game, s: State, seat: Seat, side: number): void {
  const from = [POS.foremost, POS.middle, POS.deploy];
  const to = [POS.strike, POS.foremost, POS.middle];
  from.forEach((pos, i) => {
    const card = cardOn(s, spaceOf(g, seat, side, pos));
    if (card !== null) moveCard(g, s, card, spaceOf(g, seat, side, to[i]));
  });
}

/** Puts a card on a front; the own card there is replaced, which is no destruction (SS-HOLD-03, SS-RULING-42). */
export function putOnFront(g: Game, s: State, card: Card, space: ZoneId, row: Row): void {
  const there = cardOn(s, space);
  if (there !== null) toLoss(g, s, there, row);
  relocate(g, s, card, space, row);
}

export function changeThreat(s: State, seat: Seat, by: number): void {
  changeResource(s, seat, RES.threat, by, LIMIT.threat);
}

/** Somebody cannot supply the cards that are demanded (SS-GOAL-02, SS-SIEGE-15, SS-SIEGE-16, SS-RULING-88). */
export function defeat(s: State, seat: Seat): void {
  if (s.over >= 0 || s.seats[seat].out !== 0) return;
  const all = (1 << s.seats.length) - 1;
  if (modeOf(s) !== MODE.last) {
    const boss = bossOf(s);
    const loses = boss >= 0 && seat !== boss ? all & ~(1 << boss) : 1 << seat;
    finish(s, OUTCOME.won, all & ~loses);
    return;
  }
  eliminateSeat(s, seat);
  endFramesOf(s, seat);
  const left = s.seats.flatMap((other, i) => (other.out === 0 ? [i] : []));
  if (left.length === 1) finish(s, OUTCOME.won, 1 << left[0]);
}
