import { type Card, type Game, has, optionOf, type Seat, type State } from '@bojiste/kernel';
import { DUTY, FLAG, KIND, RES, ROLE, STAT, TALLY } from '../types.ts';
import {
  areaOf,
  combatCapable,
  defOf,
  factOf,
  hiddenOf,
  ids,
  isKind,
  onStation,
  remembered,
  resource,
  rolesOf,
  tally,
  warriorsOf,
} from './lookup.ts';
import { mayTransfer } from './transfer.ts';

/**
 * Povinnosti (duties) that bind the next regular action: to man the Station (DT-TRAN-02, 03), to end an illegal mix there
 * (DT-TRAN-17), to leave cover (DT-COVER-04, 05). One that cannot be done binds nobody and stays open (DT-RULING-33).
 */

/** The duty the next regular action must serve, or none. */
export const openDuty = remembered((g, s, seat): number => {
  if (needsStation(g, s, seat) && canMan(g, s, seat)) return DUTY.station;
  if (mixed(g, s, seat) && canUnmix(g, s, seat)) return DUTY.mix;
  if (needsUncovered(g, s, seat) && canUncover(g, s, seat)) return DUTY.cover;
  return DUTY.none;
});

const presentOn = (g: Game, s: State, seat: Seat): boolean =>
  s.zones[ids(g).station + seat].length > 0 && warriorsOf(g, s, seat).some((card) => onStation(g, card));

function needsStation(g: Game, s: State, seat: Seat): boolean {
  if (presentOn(g, s, seat)) return false;
  return s.seats.some((other, i) => i !== seat && other.out === 0 && presentOn(g, s, i));
}

/** Printed price within reach (DT-WAR-06, DT-RULING-84). */
export const affordable = (g: Game, s: State, seat: Seat, card: Card): boolean =>
  resource(s, seat, RES.destiny) >= Math.max(0, defOf(g, card).stats[STAT.value]);

function inHand(g: Game, s: State, seat: Seat, fits: (card: Card) => boolean): boolean {
  return s.zones[ids(g).hand + seat].some((id) => {
    const card = s.cards[id];
    return isKind(g, card, KIND.warrior) && affordable(g, s, seat, card) && !alreadyOut(g, s, card) && fits(card);
  });
}

/** A personality that lies face up somewhere cannot be played again (DT-PERS-01). */
export function alreadyOut(g: Game, s: State, card: Card): boolean {
  if (!isKind(g, card, KIND.personality)) return false;
  return s.cards.some(
    (other) =>
      other !== card &&
      other.def === card.def &&
      areaOf(g, other) >= 0 &&
      (rolesOf(g, s, other) & ROLE.outOfPlay) === 0,
  );
}

const canMan = (g: Game, s: State, seat: Seat): boolean =>
  warriorsOf(g, s, seat).some((card) => !onStation(g, card) && mayTransfer(g, s, seat, card)) ||
  inHand(g, s, seat, (card) => factOf(g, card, 'area') === 'station');

/** DT-TRAN-15 to 18: Doomtroopers and Dark Legionnaires of one player do not stand together; who is both may. */
export function mixed(
  g: Game,
  s: State,
  seat: Seat,
  joining: Card | null = null,
  leaving: Card | null = null,
): boolean {
  let sides = joining === null ? 0 : sideOf(g, s, joining);
  for (const card of warriorsOf(g, s, seat)) if (onStation(g, card) && card !== leaving) sides |= sideOf(g, s, card);
  return sides === BOTH_SIDES;
}

const BOTH_SIDES = ROLE.doomtrooper | ROLE.legion;

/** The side a warrior is on; who is on both does not count for either. */
function sideOf(g: Game, s: State, card: Card): number {
  const side = rolesOf(g, s, card) & BOTH_SIDES;
  return side === BOTH_SIDES ? 0 : side;
}

const canUnmix = (g: Game, s: State, seat: Seat): boolean =>
  warriorsOf(g, s, seat).some((card) => unmixes(g, s, seat, card) && mayTransfer(g, s, seat, card, true));

/** One of the conflicting warriors, chosen by the player (DT-RULING-52). */
export function unmixes(g: Game, s: State, seat: Seat, card: Card): boolean {
  if (!onStation(g, card) || !mixed(g, s, seat)) return false;
  return (rolesOf(g, s, card) & (ROLE.doomtrooper | ROLE.legion)) !== 0;
}

/** DT-COVER-03, DT-RULING-29: every warrior in play counts; hidden ones are covered. */
export const uncoveredCount = remembered((g, s, seat): number => {
  const able = optionOf(g, s, 'uncoveredCount') === 1;
  let n = 0;
  for (const card of warriorsOf(g, s, seat)) if (!has(card, FLAG.covered) && (!able || combatCapable(g, s, card))) n++;
  return n;
});

function needsUncovered(g: Game, s: State, seat: Seat): boolean {
  const all = warriorsOf(g, s, seat).length + hiddenOf(g, s, seat).length;
  return all > 0 && uncoveredCount(g, s, seat) === 0;
}

const canUncover = (g: Game, s: State, seat: Seat): boolean =>
  warriorsOf(g, s, seat).some((card) => has(card, FLAG.covered)) ||
  hiddenOf(g, s, seat).some((card) => affordable(g, s, seat, card)) ||
  inHand(g, s, seat, (card) => factOf(g, card, 'area') !== 'station' || tally(s, TALLY.stationOpen) >= 0);
