import {
  type Attempt,
  type Card,
  forbidders,
  type Game,
  type Refused,
  type Seat,
  type State,
  statOf,
  usable,
} from '@bojiste/kernel';
import { FLAG, KIND, LIMIT, MAGIC, STAT, TALLY } from '../types.ts';
import { isTireless, listTargets } from './attack.ts';
import { hasKind, ids, isFree, isUnit, onBoard } from './lookup.ts';
import { mayMove } from './movement.ts';

/** Refusals: why something is not on offer, from what the asking seat may know. */

const no = (code: string, clause: string, extra: Partial<Refused> = {}): Refused => ({
  code: `sw.${code}`,
  clause,
  ...extra,
});

function notYourTurn(s: State, seat: Seat): Refused | null {
  if (s.over >= 0) return no('over', 'SW-END-05');
  return s.active === seat ? null : no('notYourTurn', 'SW-TURN-01');
}

function tooDear(g: Game, s: State, seat: Seat, card: Card): Refused | null {
  const cost = statOf(g, s, card, STAT.cost);
  const magic = s.seats[seat].resources[MAGIC];
  return cost > magic ? no('tooDear', 'SW-TERM-58', { args: { cost, magic } }) : null;
}

/** SW-SUM-03, -08, -09. */
function whyNotSummon(g: Game, s: State, seat: Seat, card: Card, place: number): Refused {
  if (hasKind(g, card, KIND.summoner) || !isUnit(g, card)) return no('notSummonable', 'SW-SUM-09');
  if (s.phase !== ids(g).step.summon) return no('wrongPhase', 'SW-TURN-03');
  const dear = tooDear(g, s, seat, card);
  if (dear !== null) return dear;
  if (place >= 0 && !isFree(s, place)) return no('occupied', 'SW-SUM-04');
  return no('noGateSpace', place >= 0 ? 'SW-SUM-05' : 'SW-SUM-08');
}

function whyNotBuild(g: Game, s: State, seat: Seat, card: Card, place: number): Refused {
  if (!hasKind(g, card, KIND.structure)) return no('notBuildable', 'SW-BUILD-08');
  if (s.phase !== ids(g).step.build) return no('wrongPhase', 'SW-TURN-03');
  const dear = tooDear(g, s, seat, card);
  if (dear !== null) return dear;
  return place >= 0 && !isFree(s, place) ? no('occupied', 'SW-BUILD-03') : no('notBuildingArea', 'SW-BUILD-04');
}

function whyNotPlay(g: Game, s: State, seat: Seat, card: Card): Refused {
  const phase = g.defs[card.def].decl.facts?.phase as keyof ReturnType<typeof ids>['step'];
  if (ids(g).step[phase] !== s.phase) return no('wrongPhase', 'SW-EVT-02', { args: { phase } });
  const dear = tooDear(g, s, seat, card);
  if (dear !== null) return { ...dear, clause: 'SW-EVT-03' };
  const { play } = g.defs[card.def];
  if (play >= 0 && !usable(g, s, seat, play, card.id + card.born * 4096)) return no('noChoice', 'SW-RULING-70');
  return no('busy', 'SW-EVT-05');
}

function whyNotMove(g: Game, s: State, card: Card, place: number): Refused {
  if (s.phase !== ids(g).step.move) return no('wrongPhase', 'SW-TURN-03');
  if ((card.flags & (1 << FLAG.moved)) !== 0) return no('alreadyMoved', 'SW-MOVE-10');
  const blockers = forbidders(g, s, ids(g).rule.move, card);
  if (!mayMove(g, s, card))
    return blockers.length > 0 ? no('cannotMove', 'SW-TERM-43', { blockers }) : no('structure', 'SW-MOVE-09');
  if (s.tally[TALLY.moves] >= LIMIT.moves) return no('noMovesLeft', 'SW-MOVE-01', { args: { limit: LIMIT.moves } });
  if (place >= 0 && !isFree(s, place)) return no('occupied', 'SW-MOVE-04');
  return no('tooFar', 'SW-MOVE-03', { args: { max: statOf(g, s, card, STAT.moveMax) } });
}

function whyNotAttack(g: Game, s: State, card: Card, target: Card | null): Refused {
  if (s.phase !== ids(g).step.attack) return no('wrongPhase', 'SW-TURN-03');
  if (!isUnit(g, card)) return no('structure', 'SW-TERM-84');
  if ((card.flags & (1 << FLAG.attacked)) !== 0) return no('alreadyAttacked', 'SW-ATT-02');
  const blockers = forbidders(g, s, ids(g).rule.attack, card);
  if (blockers.length > 0) return no('cannotAttack', 'SW-TERM-43', { blockers });
  const full = s.tally[TALLY.attacks] >= LIMIT.attacks + s.tally[TALLY.extraAttacks];
  if (full && !isTireless(g, s, card)) return no('noAttacksLeft', 'SW-ATT-01', { args: { limit: LIMIT.attacks } });
  if (target === card) return no('itself', 'SW-ATT-11');
  const targets: number[] = [];
  listTargets(g, s, card.id + card.born * 4096, targets);
  if (targets.length === 0) return no('noTarget', 'SW-ATT-09');
  const ranged = g.defs[card.def].stats[STAT.ranged] === 1;
  return no('outOfReach', ranged ? 'SW-ATT-07' : 'SW-ATT-06');
}

function whyNotBoard(g: Game, s: State, seat: Seat, card: Card, attempt: Attempt): Refused {
  if (card.control !== seat) return no('notYours', attempt.act === 'attack' ? 'SW-ATT-03' : 'SW-MOVE-02');
  const attack = attempt.act === 'attack' || attempt.target !== null || s.phase === ids(g).step.attack;
  return attack ? whyNotAttack(g, s, card, attempt.target) : whyNotMove(g, s, card, attempt.place);
}

function whyNotHand(g: Game, s: State, seat: Seat, card: Card, attempt: Attempt): Refused {
  if (attempt.act === 'discard') return no('wrongPhase', 'SW-MAG-01');
  if (attempt.act === 'build') return whyNotBuild(g, s, seat, card, attempt.place);
  if (hasKind(g, card, KIND.event) && !hasKind(g, card, KIND.structure)) return whyNotPlay(g, s, seat, card);
  if (!isUnit(g, card)) return whyNotBuild(g, s, seat, card, attempt.place);
  return whyNotSummon(g, s, seat, card, attempt.place);
}

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const turn = notYourTurn(s, seat);
  if (turn !== null) return turn;
  const { card } = attempt;
  if (card === null) return no('notNow', 'SW-TURN-03');
  if (onBoard(card)) return whyNotBoard(g, s, seat, card, attempt);
  if (card.zone === ids(g).hand + seat) return whyNotHand(g, s, seat, card, attempt);
  return no('notInPlay', 'SW-TERM-90');
}
