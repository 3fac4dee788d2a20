import { type Card, F, FACE, type Game, live, optionOf, type Seat, type State, sees } from '@bojiste/kernel';
import { combatNow, ids, resource } from '../reads/lookup.ts';
import { FLAG, RES } from '../types.ts';
import { FREE, isHopeless } from './absurd.ts';
import { isBeyond } from './means.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** Points that one turn may bring. */
const REACH = 10;

/** Did the attacker's player know whom he attacked when he chose it? */
const isSeen = (g: Game, before: State, defender: Card, seat: Seat): boolean =>
  sees(g, before, before.cards[defender.id], seat) === FACE;

export const blunders = {
  harms: ['harmed', 'killed', 'discarded', 'sacrificed'],
  free: FREE,
  gain: 0.005,
  passing: {
    flags: (1 << FLAG.transferred) | (1 << FLAG.leftCover),
    resources: [RES.regular, RES.extra, RES.peaceful, RES.assault],
  },
  /** An attack by somebody who cannot hurt the other, with no card left that could change it. */
  empty(g: Game, before: State, s: State, row: readonly number[]): boolean {
    if (row[F.kind] !== ids(g).event('fightersNamed')) return false;
    const attacker = live(s, row[F.subject]);
    const defender = live(s, combatNow.get(g, s, 'defender'));
    if (attacker === null || defender === null || !isSeen(g, before, defender, attacker.control)) return false;
    return isHopeless(g, s, attacker, defender);
  },
  begins: 'hide',
  unpayable: isBeyond,
  near: (g: Game, s: State, seat: Seat): boolean =>
    resource(s, seat, RES.victory) + REACH >= optionOf(g, s, 'target') ||
    s.seats.some((state, other) => state.out === 0 && other !== seat && resource(s, other, RES.lastStand) > 0),
};
