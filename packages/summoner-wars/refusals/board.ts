import {
  type Card,
  forbidders,
  type Game,
  hasAbility,
  limitLeft,
  type Refused,
  refOf,
  type State,
  statOf,
  type ZoneId,
} from '@bojiste/kernel';
import { ids, isFree, isUnit } from '../reads/lookup.ts';
import { canPass } from '../reads/ways.ts';
import { isTireless, listTargets, mayStillAttack } from '../rules/attack.ts';
import { adjacent, directionTo, distanceOf } from '../rules/distance.ts';
import { mayMove } from '../rules/movement.ts';
import { FLAG, LIMIT, STAT, TALLY } from '../types.ts';
import { no } from './refused.ts';

/** Why a card on the battlefield does not move there, and why it does not attack that. */

export function whyNotMove(g: Game, s: State, card: Card, place: ZoneId, way: readonly number[]): Refused {
  if (s.phase !== ids(g).step.move) return no('wrongPhase', 'SW-TURN-03');
  if ((card.flags & (1 << FLAG.moved)) !== 0) return no('alreadyMoved', 'SW-MOVE-10');
  const blockers = forbidders(g, s, ids(g).rule.move, card);
  if (!mayMove(g, s, card))
    return blockers.length > 0 ? no('cannotMove', 'SW-TERM-43', { blockers }) : no('structure', 'SW-MOVE-09');
  if (s.tally[TALLY.moves] >= LIMIT.moves) return no('noMovesLeft', 'SW-MOVE-01', { args: { limit: LIMIT.moves } });
  return way.length > 1 ? whyNotWay(g, s, card, way) : whyNotTo(g, s, card, place);
}

const tooFar = (g: Game, s: State, card: Card): Refused =>
  no('tooFar', 'SW-MOVE-03', { args: { max: statOf(g, s, card, STAT.moveMax) } });

/** A way written space by space: the first thing wrong with it. */
function whyNotWay(g: Game, s: State, card: Card, way: readonly number[]): Refused {
  const last = way.length - 1;
  for (let i = 1; i <= last; i++) {
    if (!adjacent(way[i - 1], way[i])) return no('diagonal', 'SW-MOVE-06');
    if (isFree(s, way[i]) || way[i] === card.zone) continue;
    if (i === last) return no('occupied', 'SW-MOVE-04');
    if (!canPass(g, s, card, way[i])) return no('through', 'SW-MOVE-07');
  }
  return tooFar(g, s, card);
}

/** Only the end was named. */
function whyNotTo(g: Game, s: State, card: Card, place: ZoneId): Refused {
  if (place < 0) return no('enclosed', 'SW-MOVE-04');
  if (!isFree(s, place)) return no('occupied', 'SW-MOVE-04');
  if (distanceOf(card.zone, place) > statOf(g, s, card, STAT.moveMax)) return tooFar(g, s, card);
  return directionTo(card.zone, place) < 0 ? no('diagonal', 'SW-MOVE-06') : no('through', 'SW-MOVE-07');
}

export function whyNotAttack(g: Game, s: State, card: Card, target: Card | null, place: ZoneId): Refused {
  if (s.phase !== ids(g).step.attack) return no('wrongPhase', 'SW-TURN-03');
  if (!isUnit(g, card)) return no('structure', 'SW-TERM-84');
  if ((card.flags & (1 << FLAG.attacked)) !== 0) return no('alreadyAttacked', 'SW-ATT-02');
  const blockers = forbidders(g, s, ids(g).rule.attack, card);
  if (blockers.length > 0) return no('cannotAttack', 'SW-TERM-43', { blockers });
  const full = s.tally[TALLY.attacks] >= LIMIT.attacks + s.tally[TALLY.extraAttacks];
  if (full && !isTireless(g, s, card)) return no('noAttacksLeft', 'SW-ATT-01', { args: { limit: LIMIT.attacks } });
  return target === null
    ? no('noTarget', place < 0 ? reachClause(g, card) : 'SW-ATT-09')
    : whyNotAt(g, s, card, target);
}

const isRanged = (g: Game, card: Card): boolean => g.defs[card.def].stats[STAT.ranged] === 1;
const reachClause = (g: Game, card: Card): string => (isRanged(g, card) ? 'SW-ATT-07' : 'SW-ATT-06');

function whyNotAt(g: Game, s: State, card: Card, target: Card): Refused {
  if (target === card) return no('itself', 'SW-ATT-11');
  const reach = isRanged(g, card) ? statOf(g, s, card, STAT.range) : 1;
  const far = distanceOf(card.zone, target.zone) > reach || directionTo(card.zone, target.zone) < 0;
  if (far) return no('outOfReach', reachClause(g, card));
  const blockers = forbidders(g, s, ids(g).rule.attack, card, target);
  if (blockers.length > 0) return no('noTarget', 'SW-PREC-01', { blockers });
  const between = inBetween(s, card.zone, target.zone);
  return between.length > 0 ? no('hidden', 'SW-ATT-08', { blockers: between }) : drawn(g, s, card);
}

const inBetween = (s: State, from: number, to: number): number[] =>
  s.cards
    .filter(
      ({ zone }) => directionTo(from, zone) === directionTo(from, to) && distanceOf(from, zone) < distanceOf(from, to),
    )
    .map(refOf);

/** In reach and in sight: some card draws the attack to itself. */
function drawn(g: Game, s: State, card: Card): Refused {
  const blockers: number[] = [];
  listTargets(g, s, refOf(card), blockers);
  return no('drawn', 'SW-PREC-01', { blockers });
}

/** An ability used as an action: its phase, its uses, whose it is, or what its own text asks for. */
export function whyNotUse(g: Game, s: State, card: Card, key: string): Refused {
  const id = g.names.abilities.get(key) ?? -1;
  const { ability } = g.abilities[id];
  if (!hasAbility(g, s, card, id)) return no('noSuchAbility', 'SW-TERM-78');
  if (ability.kind !== 'act') return no('notNow', ability.clauses?.[0] ?? 'SW-TERM-77');
  if (ability.during?.some((step) => g.names.steps.get(step) === s.phase) === false)
    return no('wrongPhase', 'SW-TURN-03');
  if (!limitLeft(s, refOf(card), g.abilities[id])) return no('usedUp', 'SW-RULING-64');
  const place = ability.when?.k === 'calc' ? ability.when.name : '';
  const instead =
    place === 'mayMove'
      ? whyNotInsteadOfMove(g, s, card)
      : place === 'mayAttack'
        ? whyNotInsteadOfAttack(g, s, card)
        : null;
  return instead ?? no('noUse', ability.clauses?.[0] ?? 'SW-PREC-02');
}

/** SW-TERM-39, -41, -43: what stands instead of a move needs one of the three, but no way. */
function whyNotInsteadOfMove(g: Game, s: State, card: Card): Refused | null {
  if ((card.flags & (1 << FLAG.moved)) !== 0) return no('alreadyMoved', 'SW-TERM-41');
  if (!mayMove(g, s, card))
    return no('cannotMove', 'SW-TERM-43', { blockers: forbidders(g, s, ids(g).rule.move, card) });
  return s.tally[TALLY.moves] < LIMIT.moves ? null : no('noMovesLeft', 'SW-TERM-39', { args: { limit: LIMIT.moves } });
}

/** SW-TERM-40, -41, -43: the same for an attack; a target of an attack is not needed. */
function whyNotInsteadOfAttack(g: Game, s: State, card: Card): Refused | null {
  if ((card.flags & (1 << FLAG.attacked)) !== 0) return no('alreadyAttacked', 'SW-TERM-41');
  const blockers = forbidders(g, s, ids(g).rule.attack, card);
  if (blockers.length > 0) return no('cannotAttack', 'SW-TERM-43', { blockers });
  return mayStillAttack(g, s, card) ? null : no('noAttacksLeft', 'SW-TERM-40', { args: { limit: LIMIT.attacks } });
}
