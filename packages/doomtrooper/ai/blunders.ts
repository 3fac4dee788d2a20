import { type Card, F, FACE, type Game, live, optionOf, type Seat, type State, sees } from '@bojiste/kernel';
import { attachedTo, combatNow, ids, resource, value } from '../rules/lookup.ts';
import { FLAG, RES, STAT } from '../types.ts';
import { isBeyond } from './hints.ts';

/** What is a plain mistake in a record (`npx bojiste blunders`). */

/** Points that one turn may bring. */
const REACH = 10;

const IN_COMBAT = ['combat', 'modifier'];

/** Is there a card in hand that could still change the fight? */
const holdsMore = (g: Game, s: State, seat: Seat): boolean =>
  s.zones[ids(g).hand + seat].some((id) =>
    g.defs[s.cards[id].def].abilities.some((ability) =>
      g.abilities[ability].tags.some((tag) => IN_COMBAT.includes(tag)),
    ),
  );

/** Did the attacker's player know whom he attacked when he chose it? */
const isSeen = (g: Game, before: State, defender: Card, seat: Seat): boolean =>
  sees(g, before, before.cards[defender.id], seat) === FACE;

/** Neither way of fighting reaches the other's armour. */
function cannotHurt(g: Game, s: State, attacker: Card, defender: Card): boolean {
  const armor = value(g, s, defender, STAT.armor);
  return value(g, s, attacker, STAT.fight) < armor && value(g, s, attacker, STAT.shoot) < armor;
}

export const blunders = {
  harms: ['harmed', 'killed', 'discarded', 'sacrificed'],
  free: ['meditate'],
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
    if (
      g.defs[attacker.def].abilities.some((id) => g.abilities[id].pattern !== null) ||
      attachedTo(g, s, row[F.subject]).length > 0
    )
      return false;
    return !holdsMore(g, s, attacker.control) && cannotHurt(g, s, attacker, defender);
  },
  begins: 'hide',
  unpayable: isBeyond,
  near: (g: Game, s: State, seat: Seat): boolean =>
    resource(s, seat, RES.victory) + REACH >= optionOf(g, s, 'target') ||
    s.seats.some((state, other) => state.out === 0 && other !== seat && resource(s, other, RES.lastStand) > 0),
};
