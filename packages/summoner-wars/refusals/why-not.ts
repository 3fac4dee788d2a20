import {
  type Attempt,
  type Card,
  type Decision,
  decisionOf,
  type Game,
  type Refused,
  refOf,
  type Seat,
  type State,
  statOf,
  tagsOf,
  usable,
  type ZoneId,
} from '@bojiste/kernel';
import { hasKind, ids, isFree, isUnit, onBoard, summonerOf } from '../reads/lookup.ts';
import { adjacent, SPACES, spaceNames } from '../rules/distance.ts';
import { isGate } from '../rules/summoning.ts';
import { KIND, MAGIC, STAT, TAG } from '../types.ts';
import { whyNotAttack, whyNotMove, whyNotUse } from './board.ts';
import { no } from './refused.ts';

/** Refusals: why something is not on offer, from what the asking seat may know. */

function notYourTurn(s: State, seat: Seat, act: string | null): Refused | null {
  if (s.over >= 0) return no('over', 'SW-END-05');
  return s.active === seat ? null : no('notYourTurn', act === 'play' ? 'SW-EVT-01' : 'SW-TURN-01');
}

/** Also the active player waits while the opponent answers (SW-RULING-09). */
export const idleClause = (_: Game, s: State, seat: Seat, { act }: Attempt): string =>
  notYourTurn(s, seat, act)?.clause ?? 'SW-RULING-09';

function tooDear(g: Game, s: State, seat: Seat, card: Card, clause: string): Refused | null {
  const cost = statOf(g, s, card, STAT.cost);
  const magic = s.seats[seat].resources[MAGIC];
  return cost > magic ? no('tooDear', clause, { args: { cost, magic } }) : null;
}

/** SW-SUM-03 to -09. */
function whyNotSummon(g: Game, s: State, seat: Seat, card: Card, place: ZoneId): Refused {
  if (hasKind(g, card, KIND.summoner) || !isUnit(g, card)) return no('notSummonable', 'SW-SUM-09');
  if (s.phase !== ids(g).step.summon) return no('wrongPhase', 'SW-TURN-03');
  const dear = tooDear(g, s, seat, card, 'SW-SUM-03');
  if (dear !== null) return dear;
  if ((tagsOf(g, s, card) & (1 << TAG.sacrifice)) !== 0) return no('noAnswer', 'SW-PREC-01');
  if (place < 0) return no('noGateSpace', 'SW-SUM-08');
  if (!isFree(s, place)) return no('occupied', 'SW-SUM-04');
  return no('noGateSpace', besideEnemyGate(g, s, seat, place) ? 'SW-SUM-06' : 'SW-SUM-05');
}

const besideEnemyGate = (g: Game, s: State, seat: Seat, place: ZoneId): boolean =>
  s.cards.some(
    (card) => card.zone < SPACES && card.control !== seat && adjacent(card.zone, place) && isGate(g, s, card),
  );

/** SW-BUILD-02 to -08. */
function whyNotBuild(g: Game, s: State, seat: Seat, card: Card, place: ZoneId): Refused {
  if (!hasKind(g, card, KIND.structure)) return no('notBuildable', 'SW-BUILD-08');
  if (s.phase !== ids(g).step.build) return no('wrongPhase', 'SW-TURN-03');
  const dear = tooDear(g, s, seat, card, 'SW-BUILD-02');
  if (dear !== null) return dear;
  if (place >= 0 && !isFree(s, place)) return no('occupied', 'SW-BUILD-03');
  const enemy = summonerOf(g, s, 1 - seat);
  const besideEnemy = place >= 0 && enemy !== null && adjacent(enemy.zone, place);
  return no('notBuildingArea', besideEnemy ? 'SW-BUILD-07' : 'SW-BUILD-04');
}

function whyNotPlay(g: Game, s: State, seat: Seat, card: Card): Refused {
  const phase = g.defs[card.def].decl.facts?.phase as keyof ReturnType<typeof ids>['step'];
  if (ids(g).step[phase] !== s.phase) return no('wrongPhase', 'SW-EVT-02', { args: { phase } });
  const dear = tooDear(g, s, seat, card, 'SW-EVT-03');
  if (dear !== null) return dear;
  const { play } = g.defs[card.def];
  if (play >= 0 && !usable(g, s, seat, play, refOf(card))) return no('noChoice', 'SW-RULING-70');
  return no('busy', 'SW-EVT-05');
}

/** The spaces of a way as it is written: c3-c4-c5. */
function wayOf(key: string): readonly number[] {
  const word = key.trim().split(/\s+/).at(-1) ?? '';
  return word.includes('-') ? word.split('-').map((name) => spaceNames.indexOf(name)) : [];
}

function whyNotBoard(g: Game, s: State, seat: Seat, card: Card, attempt: Attempt): Refused {
  if (card.control !== seat) return no('notYours', attempt.act === 'attack' ? 'SW-ATT-03' : 'SW-MOVE-02');
  const { act, target, place } = attempt;
  if (act !== null && g.names.abilities.has(act)) return whyNotUse(g, s, card, act);
  const attack = act === 'attack' || (act === null && (target !== null || s.phase === ids(g).step.attack));
  return attack ? whyNotAttack(g, s, card, target, place) : whyNotMove(g, s, card, place, wayOf(attempt.key));
}

function whyNotHand(g: Game, s: State, seat: Seat, card: Card, attempt: Attempt): Refused {
  const { act, place } = attempt;
  if (act === 'discard') return no('wrongPhase', 'SW-MAG-01');
  if (act === 'build') return whyNotBuild(g, s, seat, card, place);
  if (act === 'summon') return whyNotSummon(g, s, seat, card, place);
  if (hasKind(g, card, KIND.event) && !hasKind(g, card, KIND.structure)) return whyNotPlay(g, s, seat, card);
  return isUnit(g, card) ? whyNotSummon(g, s, seat, card, place) : whyNotBuild(g, s, seat, card, place);
}

/** What is refused because something else is being resolved: an event, an ability, or another action of the phase. */
function busyClause(g: Game, act: string): string {
  if (act === 'play') return 'SW-EVT-05';
  return g.names.abilities.has(act) ? 'SW-TERM-80' : 'SW-RULING-08';
}

function whyNotCard(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const { card } = attempt;
  if (card === null) return no('notNow', 'SW-TURN-03');
  if (onBoard(card)) return whyNotBoard(g, s, seat, card, attempt);
  if (card.zone === ids(g).hand + seat) return whyNotHand(g, s, seat, card, attempt);
  return no('notInPlay', 'SW-TERM-90');
}

/** Which effect comes next is the active player's choice, whatever else is one of targets. */
const orderOrTarget = (asked: Decision): string => (asked.why.key === 'ask.next' ? 'SW-TIME-01' : 'SW-TERM-08');

export function whyNot(g: Game, s: State, seat: Seat, attempt: Attempt): Refused {
  const turn = notYourTurn(s, seat, attempt.act);
  if (turn !== null) return turn;
  const { act, key } = attempt;
  const asked = decisionOf(g, s, seat);
  const open = asked !== null && asked.kind !== 'act';
  // A question of an effect has its own answers, and its own clause.
  if (open && act === null) return no('noAnswer', asked.clauses[0] ?? orderOrTarget(asked));
  const why = whyNotCard(g, s, seat, attempt);
  const said = act !== null && key.trim().split(/\s+/)[0] === act;
  return open && said && why.code !== 'sw.wrongPhase' ? no('busy', busyClause(g, act)) : why;
}
