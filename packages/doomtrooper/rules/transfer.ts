import {
  amount,
  type CalcDecl,
  type Card,
  cond,
  type Game,
  has,
  idOf,
  optionOf,
  refOf,
  type Seat,
  type State,
  trait,
} from '@bojiste/kernel';
import { inHand } from '../reads/hand.ts';
import {
  AREA,
  areaOf,
  attachedTo,
  factOf,
  granted,
  hasRole,
  ids,
  inCombat,
  isKind,
  may,
  onStation,
  remembered,
  rolesOf,
  tally,
  warriorsOf,
} from '../reads/lookup.ts';
import { DUTY, FLAG, KIND, ROLE, TALLY } from '../types.ts';
import { canUncover, needsUncovered } from './cover.ts';

/** Transfer a Stanice (DT-TRAN-01 to 20). */

/** Area a warrior belongs to off the Station: by side, or outside (DT-TRAN-10 to 12, DT-OUT-05, DT-RULING-99). */
export function homeArea(g: Game, s: State, card: Card): number {
  if (factOf(g, card, 'area') === 'outside') return AREA.outside;
  const roles = rolesOf(g, s, card);
  return (roles & ROLE.doomtrooper) !== 0 ? AREA.squad : AREA.cohort;
}

/** DT-TRAN-07, DT-RULING-56: owning a vehicle is enough. */
export function transferCost(g: Game, s: State, card: Card): number {
  const heavy =
    hasRole(g, s, card, ROLE.asVehicle) || attachedTo(g, s, refOf(card)).some((x) => isKind(g, x, KIND.vehicle));
  return heavy ? 2 : 1;
}

const hasBeast = (g: Game, s: State, card: Card): boolean =>
  attachedTo(g, s, refOf(card)).some((item) => isKind(g, item, KIND.beast));

/** DT-TRAN-19: at most two tribes on one Station. */
export function tooManyTribes(g: Game, s: State, seat: Seat, joining: Card): boolean {
  const bits = (card: Card) => rolesOf(g, s, card) & (15 << 7);
  let mask = bits(joining);
  for (const card of warriorsOf(g, s, seat)) if (onStation(g, card) && card !== joining) mask |= bits(card);
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n > 2;
}

/** May the warrior transfer by its player's will? `duty`: to end an illegal mix. */
export function mayTransfer(g: Game, s: State, seat: Seat, card: Card, duty = false): boolean {
  if (card.control !== seat || inCombat(g, s) || has(card, FLAG.transferred)) return false;
  if (has(card, FLAG.covered) && optionOf(g, s, 'coverTransfer') === 0) return false;
  if (hasRole(g, s, card, ROLE.imprisoned) || hasRole(g, s, card, ROLE.silenced)) return false;
  const tribal = hasRole(g, s, card, ROLE.tribal);
  if (tribal && !granted(g, s, 'transfer', card)) return false;
  if (!tribal && !may(g, s, 'transfer', card)) return false;
  return onStation(g, card) ? mayLeave(g, s, seat, card, duty) : mayJoin(g, s, seat, card);
}

function mayJoin(g: Game, s: State, seat: Seat, card: Card): boolean {
  return (
    tally(s, TALLY.stationOpen) > 0 &&
    areaOf(g, card) >= 0 &&
    !mixed(g, s, seat, card) &&
    !tooManyTribes(g, s, seat, card)
  );
}

/** DT-TRAN-04, DT-BEAST-06, DT-RULING-51. */
function mayLeave(g: Game, s: State, seat: Seat, card: Card, duty: boolean): boolean {
  if (hasBeast(g, s, card)) return false;
  const mates = warriorsOf(g, s, seat).some((other) => other !== card && onStation(g, other));
  if (mates || duty || optionOf(g, s, 'stationLeave') === 1) return true;
  return !s.seats.some((other, i) => i !== seat && other.out === 0 && warriorsOf(g, s, i).some((x) => onStation(g, x)));
}

export function transferTarget(g: Game, s: State, card: Card): number {
  const z = ids(g);
  const area = onStation(g, card) ? homeArea(g, s, card) : AREA.station;
  return z.squad + area * g.def.maxSeats + card.control;
}

// ---- what is asked by name ------------------------------------------------------------------------------------------

const t = (cs: string, en: string) => ({ cs, en });

export const transferCalcs: Readonly<Record<string, CalcDecl>> = {
  transferCost: amount(['card'], (g, s, _, ref) => transferCost(g, s, s.cards[idOf(ref)])),
  onStation: trait(
    ['card'],
    (g, s, _, ref) => onStation(g, s.cards[idOf(ref)]),
    t('{0:nom} je na Stanici', '{0} is on a Station'),
    t('na Stanici', 'on a Station'),
  ),
  stationOpen: cond([], (_, s) => tally(s, TALLY.stationOpen) > 0, t('je otevřena Stanice', 'the Station is open')),
  sameArea: trait(
    ['card', 'card'],
    (_, s, __, a, b) => s.cards[idOf(a)].zone === s.cards[idOf(b)].zone,
    t('{0:nom} je ve stejné oblasti', '{0} is in the same area'),
    t('ve stejné oblasti', 'in the same area'),
  ),
};

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
