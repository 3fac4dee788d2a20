import {
  type CalcDecl,
  cond,
  eliminateSeat,
  F,
  type Frame,
  finish,
  type Game,
  idOf,
  moveCard,
  OUTCOME,
  optionOf,
  type Row,
  SET_ROW,
  type Seat,
  type State,
  setResource,
  setTally,
} from '@bojiste/kernel';
import { combatCapable, hiddenOf, ids, isKind, resource, tally, warriorsOf } from '../reads/lookup.ts';
import { KIND, LAST_STAND_TURNS, RES, TALLY } from '../types.ts';

/** Vítězství, časový limit, dluhy, poslední šance (DT-WIN-01 to 12, DT-WAR-11 to 15; DT-RULING-17 to 28). */

const inGame = (s: State): Seat[] => s.seats.flatMap((seat, i) => (seat.out === 0 ? [i] : []));

/** Seats that count together: a team adds up its points (DT-RULING-16). */
const teamOf = (g: Game, s: State, seat: Seat): Seat[] =>
  inGame(s).filter((i) => i === seat || g.def.allied(s, i, seat));
const pointsOf = (g: Game, s: State, seat: Seat): number =>
  teamOf(g, s, seat).reduce((sum, i) => sum + resource(s, i, RES.victory), 0);
const inDebt = (g: Game, s: State, seat: Seat): boolean => teamOf(g, s, seat).some((i) => resource(s, i, RES.debt) > 0);

const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, i) => mask | (1 << i), 0);

const declare = (g: Game, s: State, seat: Seat): void => finish(s, OUTCOME.won, maskOf(teamOf(g, s, seat)));

const totalVictory = (s: State): number => {
  let sum = 0;
  for (let i = 0; i < s.seats.length; i++) sum += Math.max(0, resource(s, i, RES.victory));
  return sum;
};

/** Right after points are credited (DT-RULING-22). Ties at or above the target go into one more round (DT-WIN-04, 05). */
export function checkVictory(g: Game, s: State): void {
  if (s.over >= 0 || tally(s, TALLY.lastRound) > 0) {
    if (s.over >= 0 || tally(s, TALLY.timeUp) !== 1 || optionOf(g, s, 'extraTurnsWin') === 0) return;
  }
  const target = optionOf(g, s, 'target');
  if (totalVictory(s) < target) return;
  const there = inGame(s).filter((seat) => pointsOf(g, s, seat) >= target && !inDebt(g, s, seat));
  if (there.length === 0) return;
  const best = Math.max(...there.map((seat) => pointsOf(g, s, seat)));
  const leaders = there.filter((seat) => pointsOf(g, s, seat) === best);
  if (leaders.every((seat) => seat === leaders[0] || g.def.allied(s, seat, leaders[0]))) declare(g, s, leaders[0]);
  else beginLastRound(s, 2, true);
}

/** Seats that still have their last turn before them; whoever left the game has none. */
const owing = (s: State): Seat[] => inGame(s).filter((i) => (tally(s, TALLY.owing) & (1 << i)) !== 0);

/**
 * Each player still plays one full turn; `why` 1 time is up, 2 a tie at the target. `running`: a turn is being played,
 * it is finished and does not count as anybody's last one.
 */
function beginLastRound(s: State, why: number, running: boolean): void {
  const seats = inGame(s);
  setTally(s, TALLY.timeUp, why);
  setTally(s, TALLY.owing, maskOf(seats));
  setTally(s, TALLY.lastRound, seats.length + (running ? 1 : 0));
}

/** The time for the whole game has run out (DT-WIN-06); once it has, it cannot run out again. */
export function timeIsUp(_: Game, s: State): void {
  if (tally(s, TALLY.lastRound) === 0) beginLastRound(s, 1, true);
}

/** The agreed rounds are over when everybody still in the game has played so many turns. */
function roundsOver(g: Game, s: State): boolean {
  const limit = optionOf(g, s, 'rounds');
  return limit > 0 && inGame(s).every((seat) => resource(s, seat, RES.turns) >= limit);
}

/** At the start of every turn: it may be the first one of the last round, and it is this player's last one in it. */
export function startOfTurn(g: Game, s: State, seat: Seat): void {
  if (tally(s, TALLY.lastRound) === 0 && roundsOver(g, s)) beginLastRound(s, 1, false);
  if (tally(s, TALLY.lastRound) === 0) return;
  const left = owing(s);
  // The one whose turn would have been the last has left the game in the middle of it.
  if (left.length === 0) compareTotals(g, s);
  else
    turnsLeft(
      s,
      left.filter((i) => i !== seat),
      1,
    );
}

/** A turn that is missed is over at once; it counts as played (DT-RULING-176). */
export function missTurn(g: Game, s: State, seat: Seat): void {
  setResource(s, seat, RES.turns, resource(s, seat, RES.turns) + 1);
  startOfTurn(g, s, seat);
  if (s.over < 0 && tally(s, TALLY.lastRound) > 0 && owing(s).length === 0) compareTotals(g, s);
}

function turnsLeft(s: State, seats: readonly Seat[], running: number): void {
  setTally(s, TALLY.owing, maskOf(seats));
  setTally(s, TALLY.lastRound, seats.length + running);
}

/** At the end of every turn: last stand, last round. */
export function endOfTurn(g: Game, s: State, seat: Seat): void {
  lastStandEnds(g, s, seat);
  if (s.over >= 0 || tally(s, TALLY.lastRound) === 0) return;
  const left = owing(s);
  if (left.length === 0) compareTotals(g, s);
  else turnsLeft(s, left, 0);
}

/** DT-WIN-06, 08 to 11; DT-RULING-24, 26. */
export function compareTotals(g: Game, s: State): void {
  const seats = inGame(s);
  const all = seats.every((seat) => resource(s, seat, RES.debt) > 0);
  if (all || optionOf(g, s, 'oneDebtor') === 1) for (const seat of seats) repay(s, seat);
  const free = seats.filter((seat) => !inDebt(g, s, seat));
  const best = Math.max(...free.map((seat) => pointsOf(g, s, seat)));
  const leaders = free.filter((seat) => pointsOf(g, s, seat) === best);
  if (leaders.every((seat) => seat === leaders[0] || g.def.allied(s, seat, leaders[0]))) {
    declare(g, s, leaders[0]);
    return;
  }
  if (tally(s, TALLY.timeUp) === 2 && s.turn < TIE_CAP) beginLastRound(s, 2, false);
  else finish(s, OUTCOME.draw, 0);
}

/** A tie that nobody breaks is a draw in the end, so that every game ends. */
const TIE_CAP = 400;

function repay(s: State, seat: Seat): void {
  const debt = resource(s, seat, RES.debt);
  const paid = Math.min(debt, resource(s, seat, RES.destiny));
  setResource(s, seat, RES.destiny, resource(s, seat, RES.destiny) - paid);
  setResource(s, seat, RES.victory, Math.max(0, resource(s, seat, RES.victory) - (debt - paid)));
  setResource(s, seat, RES.debt, 0);
}

// ---- last stand -------------------------------------------------------------------------------------------------------

export function hasFighter(g: Game, s: State, seat: Seat): boolean {
  if (warriorsOf(g, s, seat).some((card) => combatCapable(g, s, card))) return true;
  // DT-RULING-20: a hidden one counts if it is in truth able to fight.
  if (optionOf(g, s, 'lastStandHidden') === 0) return false;
  return hiddenOf(g, s, seat).some((card) => !isKind(g, card, KIND.apostle) && !isKind(g, card, KIND.leader));
}

const libraryEmpty = (g: Game, s: State, seat: Seat): boolean => s.zones[ids(g).library + seat].length === 0;

/** DT-WAR-11 to 13, DT-RULING-17: at the very start of the turn. */
export function lastStandBegins(g: Game, s: State, seat: Seat): void {
  if (!libraryEmpty(g, s, seat) || hasFighter(g, s, seat)) return;
  if (resource(s, seat, RES.lastStand) === 0) setResource(s, seat, RES.lastStand, LAST_STAND_TURNS);
}

/** DT-WAR-14, DT-RULING-19: any warrior able to fight, or a card in the library, ends the countdown. */
export function lastStandSaved(g: Game, s: State): void {
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (s.seats[seat].out !== 0 || resource(s, seat, RES.lastStand) === 0) continue;
    if (hasFighter(g, s, seat) || !libraryEmpty(g, s, seat)) setResource(s, seat, RES.lastStand, 0);
  }
}

function lastStandEnds(g: Game, s: State, seat: Seat): void {
  const left = resource(s, seat, RES.lastStand);
  if (left === 0) return;
  setResource(s, seat, RES.lastStand, left - 1);
  if (left === 1) lose(g, s, seat);
}

/** DT-WAR-15, DT-WIN-12, DT-RULING-21. */
export function lose(g: Game, s: State, seat: Seat): void {
  eliminateSeat(s, seat);
  const left = inGame(s);
  if (left.every((a) => a === left[0] || g.def.allied(s, a, left[0]))) {
    finish(s, OUTCOME.won, maskOf(left));
    return;
  }
  removeCards(g, s, seat);
}

/** His cards leave the game; what he only controlled goes to its owners' discard piles. */
export function removeCards(g: Game, s: State, seat: Seat): void {
  const z = ids(g);
  for (const card of s.cards) {
    if (card.owner === seat && card.zone !== z.sacrificed + seat && !isKind(g, card, KIND.player)) {
      moveCard(g, s, card, z.sacrificed + seat);
    } else if (card.owner !== seat && card.control === seat && g.zones[card.zone].board) {
      moveCard(g, s, card, z.discard + card.owner);
    }
  }
}

// ---- what is asked by name ------------------------------------------------------------------------------------------

/** Would what is about to happen change the points of this player? */
function touchesPoints(f: Frame): boolean {
  const row = f.sets[SET_ROW];
  if (row[F.to] !== f.you) return false;
  return row[F.extra] === RES.destiny || row[F.extra] === RES.victory;
}

const byCard = (g: Game, s: State, row: Row): boolean =>
  row[F.source] >= 0 && !isKind(g, s.cards[idOf(row[F.source])], KIND.player);

const t = (cs: string, en: string) => ({ cs, en });

export const victoryCalcs: Readonly<Record<string, CalcDecl>> = {
  pointsTouched: cond(
    [],
    (g, s, f) => touchesPoints(f) && byCard(g, s, f.sets[SET_ROW] as Row),
    t('jde o vaše body a mění je karta', 'they are yours and changed by a card'),
  ),
};
