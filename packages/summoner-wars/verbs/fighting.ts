import {
  cardAt,
  type Frame,
  finish,
  type Game,
  ifPossible,
  known,
  listened,
  live,
  makeRow,
  OUTCOME,
  propose,
  pushCall,
  type Ref,
  type State,
  setFlag,
  setTally,
  statOf,
  submit,
  type Verb,
} from '@bojiste/kernel';
import { boostsOn, ids, standing } from '../reads/lookup.ts';
import { hitsOf, isTireless, listTargets } from '../rules/attack.ts';
import { roll } from '../rules/components.ts';
import { CAUSE, FLAG, STAT, TALLY } from '../types.ts';

/** Steps of an attack, extra attacks, dice, boosts. */

const silent = (exec: Verb['exec'], args: Verb['args'], clauses: readonly string[]): Verb => ({
  args,
  exec,
  could: () => true,
  text: { cs: '', en: '' },
  hint: () => 0,
  clauses,
});

/** SW-ATT-09, SW-PASS-01 to -04: what counts is whom one attacks, not whether one hits. */
function declare(g: Game, s: State, f: Frame, a: Ref, t: Ref): void {
  setTally(s, TALLY.attacker, a);
  setTally(s, TALLY.target, t);
  setTally(s, TALLY.hits, 0);
  setTally(s, TALLY.melee, 0);
  setTally(s, TALLY.ranged, 0);
  setTally(s, TALLY.special, 0);
  if (cardAt(s, t).control !== cardAt(s, a).control) setTally(s, TALLY.enemyAttacked, 1);
  attackRow(g, s, f, ids(g).event.attacking, a, t);
}

/** The target is the subject of an attack, the attacker its source. */
function attackRow(g: Game, s: State, f: Frame, kind: number, a: Ref, t: Ref): void {
  const from = known(s, a);
  const to = known(s, t);
  if (from === null || to === null) return;
  const row = makeRow(
    kind,
    t,
    a,
    from.control,
    s.tally[TALLY.hits],
    from.zone,
    to.zone,
    s.tally[TALLY.special],
    CAUSE.attack,
  );
  submit(g, s, f.collect, row, f.scope);
}

function rolled(g: Game, s: State, f: Frame, ref: Ref, n: number): void {
  roll(g, s, n);
  propose(g, s, f, ids(g).event.rolled, ref, n);
}

/** An attack that deals no damage, told only where somebody waits for that. */
function spare(g: Game, s: State, f: Frame, a: Ref, t: Ref): void {
  const { spared } = ids(g).event;
  if (s.mods.length > 0 || listened(g, s, g.listen.after + spared)) attackRow(g, s, f, spared, a, t);
}

/** SW-RULING-39: a target that left is not hit, one that changed its place is. */
function strike(g: Game, s: State, f: Frame, a: Ref, t: Ref): void {
  const attacker = standing(s, a);
  const target = standing(s, t);
  if (attacker === null || target === null) return;
  const amount = hitsOf(g, s, attacker, target);
  setTally(s, TALLY.hits, amount);
  if (amount === 0) {
    spare(g, s, f, a, t);
    return;
  }
  const row = makeRow(ids(g).event.damage, t, a, attacker.control, amount, attacker.zone, target.zone, 0, CAUSE.attack);
  submit(g, s, f.collect, row, f.scope);
}

function endAttack(g: Game, s: State, f: Frame, a: Ref, t: Ref): void {
  const target = live(s, t);
  if (target !== null) setFlag(s, target, FLAG.struck, true);
  attackRow(g, s, f, ids(g).event.attacked, a, t);
}

function useAttack(g: Game, s: State, ref: Ref): void {
  const card = live(s, ref);
  if (card === null) return;
  const tireless = isTireless(g, s, card);
  setFlag(s, card, FLAG.attacked, true);
  if (!tireless) setTally(s, TALLY.attacks, s.tally[TALLY.attacks] + 1);
}

const hasTarget: Verb['could'] = (g, s, _, ref) => {
  if (standing(s, ref) === null) return false;
  const out: number[] = [];
  listTargets(g, s, ref, out);
  return out.length > 0;
};

/** Starts a procedure of the rules above the running effect, for a unit that has something to attack. */
function attackBy(g: Game, s: State, f: Frame, proc: string, ref: Ref, ...args: number[]): void {
  if (hasTarget(g, s, f, ref, 0, 0, 0, 0)) pushCall(g, s, proc, f.you, [ref, ...args], f);
}

export const fightingVerbs: Readonly<Record<string, Verb>> = {
  useAttack: silent((g, s, _, ref) => useAttack(g, s, ref), ['card'], ['SW-ATT-01', 'SW-TERM-40']),
  declareAttack: silent(declare, ['card', 'card'], ['SW-ATT-05']),
  rollAttack: silent(
    (g, s, f, ref) => {
      const card = standing(s, ref);
      if (card !== null) rolled(g, s, f, ref, statOf(g, s, card, STAT.strength));
    },
    ['card'],
    ['SW-ATT-12', 'SW-RULING-40', 'SW-RULING-41'],
  ),
  strike: silent(strike, ['card', 'card'], ['SW-ATT-13', 'SW-RULING-39']),
  endAttack: silent(endAttack, ['card', 'card'], ['SW-TERM-62']),
  extraAttack: {
    args: ['card'],
    exec: (g, s, f, ref) => attackBy(g, s, f, 'extraAttack', ref),
    could: hasTarget,
    text: { cs: '{0} zaútočí navíc', en: '{0} {0:n:makes,make} an extra attack' },
    hint: () => 2,
    clauses: ['SW-TERM-45', 'SW-EX-28'],
  },
  /** At anything in reach, or only at an enemy card beside that unit. */
  mayAttack: {
    args: ['card', 'card'],
    exec: (g, s, f, ref, beside) => attackBy(g, s, f, 'mayAttack', ref, beside),
    could: hasTarget,
    text: {
      cs: '{0} může zaútočit navíc[? na cizí kartu sousedící s {1:ins}]',
      en: '{0} may make an extra attack[? against an enemy card adjacent to {1}]',
    },
    hint: () => 2,
    clauses: ['SW-TERM-45', 'SW-EX-28'],
  },
  /** The new result stands, also where the same dice are rolled again (SW-TERM-51, -52). */
  roll: {
    args: ['card', 'number'],
    ...ifPossible(
      (_, __, ___, ____, n) => n > 0,
      (g, s, f, ref, n) => rolled(g, s, f, ref, n),
    ),
    text: { cs: '[hoďte|hodit|hodí] {1:count:die:ins}', en: '[roll|rolls] {1:count:die}' },
    hint: () => 1,
    clauses: ['SW-COMP-02', 'SW-TERM-51'],
  },
  boost: {
    args: ['card', 'number'],
    ...ifPossible(
      (_, s, __, ref, n) => n > 0 && live(s, ref) !== null,
      (g, s, f, ref, n) => propose(g, s, f, ids(g).event.boosted, ref, n),
    ),
    text: { cs: '[položte|položit|položí] na {0:acc} {1:count:boost}', en: '[put|puts] {1:count:boost} on {0}' },
    hint: (_, s, f, ref, n) => (cardAt(s, ref)?.control === f.you ? n : -n),
    clauses: ['SW-BOOST-02'],
  },
  /** Removing tokens without getting anything for it tolerates fewer (SW-TERM-50, SW-RULING-53). */
  unboost: {
    args: ['card', 'number'],
    ...ifPossible(
      (_, s, __, ref, n) => {
        const card = live(s, ref);
        return card !== null && n > 0 && boostsOn(s, card) > 0;
      },
      (g, s, f, ref, n) => propose(g, s, f, ids(g).event.boosted, ref, -n),
    ),
    text: {
      cs: '[odstraňte|odstranit|odstraní] z {0:gen} {1:count:boost}',
      en: '[remove|removes] {1:count:boost} from {0}',
    },
    hint: (_, s, f, ref, n) => (cardAt(s, ref)?.control === f.you ? -n : n),
    clauses: ['SW-TERM-50', 'SW-RULING-53'],
  },
  /** From one card to another: all of the number, or none (SW-RULING-53). */
  moveBoosts: {
    args: ['card', 'card', 'number'],
    ...ifPossible(
      (_, s, __, from, to, n) => {
        const card = live(s, from);
        return card !== null && n > 0 && boostsOn(s, card) >= n && live(s, to) !== null;
      },
      (g, s, f, from, to, n) => {
        propose(g, s, f, ids(g).event.boosted, from, -n);
        propose(g, s, f, ids(g).event.boosted, to, n);
      },
    ),
    text: {
      cs: '[přesuňte|přesunout|přesune] z {0:gen} {2:take:boost} na {1:acc}',
      en: '[move|moves] {2:take:boost} from {0} to {1}',
    },
    hint: () => 0,
    clauses: ['SW-BOOST-02', 'SW-TERM-50'],
  },
  checkTurnCap: silent(
    (g, s) => {
      const cap = s.options[g.names.options.get('turnCap') as number];
      if (cap > 0 && s.turn >= cap) finish(s, OUTCOME.turnLimit, 0);
    },
    [],
    ['SW-RULING-12'],
  ),
};
