import { type Card, type Game, has, live, optionOf, refOf, type Seat, type State } from '@bojiste/kernel';
import { affordable, inHand } from '../reads/hand.ts';
import {
  combatCapable,
  combatNow,
  factOf,
  hiddenOf,
  isKind,
  may,
  remembered,
  tally,
  warriorsOf,
} from '../reads/lookup.ts';
import { FLAG, KIND, TALLY } from '../types.ts';

/** Úkryt (DT-COVER): who may be in it, when somebody must leave it, and what others see of what lies covered. */

/** "Never in cover" stops forced cover too; "considered a vehicle" does not (DT-RULING-55). */
export const mayBeCovered = (g: Game, s: State, card: Card): boolean =>
  !isKind(g, card, KIND.apostle) && factOf(g, card, 'neverCovered') !== true && may(g, s, 'cover', card);

/** DT-COVER-03, DT-RULING-29: every warrior in play counts; hidden ones are covered. */
export const uncoveredCount = remembered((g, s, seat): number => {
  const able = optionOf(g, s, 'uncoveredCount') === 1;
  let n = 0;
  for (const card of warriorsOf(g, s, seat)) if (!has(card, FLAG.covered) && (!able || combatCapable(g, s, card))) n++;
  return n;
});

/** DT-COVER-04, 05: with everybody in cover somebody has to leave it. */
export function needsUncovered(g: Game, s: State, seat: Seat): boolean {
  const all = warriorsOf(g, s, seat).length + hiddenOf(g, s, seat).length;
  return all > 0 && uncoveredCount(g, s, seat) === 0;
}

export const canUncover = (g: Game, s: State, seat: Seat): boolean =>
  warriorsOf(g, s, seat).some((card) => has(card, FLAG.covered)) ||
  hiddenOf(g, s, seat).some((card) => affordable(g, s, seat, card)) ||
  inHand(g, s, seat, (card) => factOf(g, card, 'area') !== 'station' || tally(s, TALLY.stationOpen) >= 0);

/** Face of a card for a viewer (DT-COVER-09, DT-HIDE-04, DT-TERM-06 to 08, DT-RULING-107). */
export function sees(g: Game, s: State, card: Card, viewer: Seat): number | undefined {
  const zone = g.zones[card.zone];
  switch (zone.decl.name) {
    case 'hidden':
      return viewer === zone.seat || knows(s, card, viewer) ? 2 : 1;
    case 'discard':
      return viewer === zone.seat ? 2 : 0;
    case 'attached':
      return card.face === 1 && viewer !== card.control && !knows(s, card, viewer) && holdsSecretly(g, s, card) ? 1 : 2;
    default:
      return zone.board && (card.flags & 2) !== 0 && viewer !== card.control ? shown(g, s, card) : undefined;
  }
}

/** Has this seat looked at it? Those who watch look at nothing. */
const knows = (s: State, card: Card, viewer: Seat): boolean =>
  viewer < s.seats.length && (card.known & (1 << viewer)) !== 0;

/** What lies under a card that says so is known to its player and to whoever has looked at it. */
const holdsSecretly = (g: Game, s: State, card: Card): boolean => {
  const host = live(s, card.host);
  return host !== null && factOf(g, host, 'secret') === true;
};

/** A covered warrior is face up while he fights (DT-COVER-16, DT-FIGHT-44). */
function shown(g: Game, s: State, card: Card): number {
  const ref = refOf(card);
  const frame = combatNow.frame(g, s);
  return frame !== null && (combatNow.get(g, s, 'attacker') === ref || combatNow.get(g, s, 'defender') === ref) ? 2 : 1;
}
