import {
  CARD_LIMIT,
  type Card,
  type Frame,
  type Game,
  idOf,
  live,
  OP_RUN,
  OP_TABLE,
  type Ref,
  refOf,
  type Seat,
  type State,
  statOf,
} from '@bojiste/kernel';
import { hasKind, ids } from '../reads/lookup.ts';
import { listTargets } from '../rules/attack.ts';
import { COUNTER, KIND, STAT, TALLY } from '../types.ts';

/** What nobody does, whatever the plan: attacks that can do nothing, or only harm to the own side. */

/** An attack that is left out helps nobody; a move may be better not made. */
export const FREE = ['attack'];

export const lifeLeft = (g: Game, s: State, card: Card): number =>
  statOf(g, s, card, STAT.life) - s.counters[card.id * 2 + COUNTER.damage];

/** Does its text speak of its attacks, so that even one without dice may do something? */
export const heedsAttacks = (g: Game, card: Card): boolean => {
  const { attacking, attacked, rolled } = ids(g).event;
  return g.defs[card.def].abilities.some((id) =>
    [attacking, attacked, rolled].includes(g.abilities[id].pattern?.event ?? -1),
  );
};

/** An own unit may be struck down for its magic; one that would survive the blow, a gate or the Summoner may not. */
const isSacrifice = (g: Game, s: State, target: Card, dice: number): boolean =>
  hasKind(g, target, KIND.unit) && !hasKind(g, target, KIND.summoner) && dice >= lifeLeft(g, s, target);

/** An attack that only harms the own side, or one without dice by which no penalty for passivity is escaped. */
function isPointless(g: Game, s: State, attacker: Card, target: Card): boolean {
  const dice = statOf(g, s, attacker, STAT.strength);
  if (target.control === attacker.control) return !isSacrifice(g, s, target, dice);
  return dice <= 0 && !heedsAttacks(g, attacker) && s.tally[TALLY.enemyAttacked] !== 0;
}

function targetsOf(g: Game, s: State, attacker: Card): Card[] {
  const targets: number[] = [];
  listTargets(g, s, refOf(attacker), targets);
  return targets.map((target) => s.cards[idOf(target)]);
}

const hasNoPoint = (g: Game, s: State, attacker: Card): boolean =>
  targetsOf(g, s, attacker).every((target) => isPointless(g, s, attacker, target));

const keyOf = (g: Game, value: number): string | undefined => g.acts[Math.floor(value / CARD_LIMIT)]?.rule.key;

/** Is this the program of the act, in which the card itself attacks? Abilities let others do so. */
const isAct = (g: Game, prog: number): boolean => g.acts.some((act) => act.rule.key === 'attack' && act.prog === prog);

function targetAbsurd(g: Game, s: State, f: Frame, seat: Seat, ref: Ref): boolean {
  const target = live(s, ref);
  if (target === null) return false;
  const attacker = isAct(g, f.prog) ? live(s, f.self) : null;
  if (attacker !== null) return isPointless(g, s, attacker, target);
  return target.control === seat && !hasKind(g, target, KIND.unit);
}

/** To strike at the own side needs a reason: magic that the opponent does not get, or a text that pays for it. */
export function rash(g: Game, s: State, seat: Seat, value: number): boolean {
  const f = s.frames[s.frames.length - 1];
  if (value < 0) return false;
  if (f.op === OP_TABLE) {
    const attacker = s.cards[value % CARD_LIMIT];
    return keyOf(g, value) === 'attack' && targetsOf(g, s, attacker).every(({ control }) => control === seat);
  }
  // Also where an ability or event lets a unit attack.
  const aims = f.op === OP_RUN && g.programs[f.prog].asks[f.pc]?.prompt === 'ask.target';
  return aims && live(s, value)?.control === seat;
}

export function absurd(g: Game, s: State, seat: Seat, value: number): boolean {
  const f = s.frames[s.frames.length - 1];
  if (value < 0) return false;
  if (f.op === OP_TABLE) return keyOf(g, value) === 'attack' && hasNoPoint(g, s, s.cards[value % CARD_LIMIT]);
  return (
    f.op === OP_RUN && g.programs[f.prog].asks[f.pc]?.prompt === 'ask.target' && targetAbsurd(g, s, f, seat, value)
  );
}
