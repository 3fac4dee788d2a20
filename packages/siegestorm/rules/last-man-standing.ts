import { cardOn, type Game, moveCard, type Seat, type State, setTally, type ZoneId } from '@bojiste/kernel';
import { MODE, POS, TALLY } from '../types.ts';
import { landOf, leaveAlone, modeOf, neighbour, spaceOf } from './battlefield.ts';

/**
 * Vyřazení hráče: clean-up after a defeat among three or four players. It waits until the running item is over, triggers
 * nothing, and leaves one empty board between the former neighbours (SS-LMS-07 to 10, SS-RULING-97 to 100).
 */
export function sweep(g: Game, s: State): void {
  if (modeOf(s) !== MODE.last || s.over >= 0) return;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out === 0 || (s.tally[TALLY.swept] & (1 << seat)) !== 0) continue;
    leaveAlone(s, seat);
    setTally(s, TALLY.swept, s.tally[TALLY.swept] | (1 << seat));
    clearBoards(g, s, seat);
    removeCards(g, s, seat);
  }
}

/** Cards of the neighbours that face the defeated player go to their owners' losses (SS-LMS-08). */
function clearBoards(g: Game, s: State, seat: Seat): void {
  const next = neighbour(s, seat, 1);
  const previous = neighbour(s, seat, -1);
  clearSide(g, s, next, 1);
  clearSide(g, s, previous, 0);
  // The board of the defeated seat and that of its neighbour before it become one empty board (SS-LMS-09).
  for (const land of [landOf(g, s, seat, 0), landOf(g, s, previous, 0)]) toLosses(g, s, land);
}

function clearSide(g: Game, s: State, seat: Seat, side: number): void {
  for (const pos of Object.values(POS)) toLosses(g, s, spaceOf(g, seat, side, pos));
}

function toLosses(g: Game, s: State, zone: ZoneId): void {
  const card = cardOn(s, zone);
  if (card !== null) moveCard(g, s, card, g.zoneOf('loss', card.owner));
}

/** What the defeated player owns at that moment leaves the game, stolen cards included (SS-RULING-99). */
function removeCards(g: Game, s: State, seat: Seat): void {
  const removed = g.zoneOf('removed', seat);
  for (const card of s.cards) if (card.owner === seat && card.zone !== removed) moveCard(g, s, card, removed);
}
