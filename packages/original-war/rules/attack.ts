import {
  amount,
  type Card,
  type Chapter,
  cardAt,
  changeCounter,
  cond,
  type Game,
  has,
  makeRow,
  obliged,
  optionOf,
  permitted,
  proc,
  refOf,
  ruleVerb,
  type State,
  setFlag,
  setTally,
  someCards,
  statOf,
  submit,
} from '@bojiste/kernel';
import {
  $,
  calc,
  call,
  cardsBy,
  controller,
  each,
  loop,
  mayPick,
  number,
  pick,
  scope,
  seq,
  some,
  stop,
  verb,
} from '@bojiste/kernel/effects/build/index';
import {
  counterAt,
  crewOf,
  filterInPlay,
  functions,
  hasTag,
  ids,
  isAnimal,
  isAssigned,
  isKind,
  isReady,
  onOneSide,
  printedStat,
  refsOf,
  standing,
} from '../reads/lookup.ts';
import { COUNTER, FLAG, KIND, STAT, TAG, TALLY } from '../types.ts';
import {
  attackValue,
  clearShare,
  defenceOf,
  hitRows,
  isSpecial,
  pierces,
  protectedValue,
  sideOf,
  striker,
  stunRows,
} from './defence.ts';

/** Útok: target, block, tactics, evaluation (OW-ATT, OW-BLOCK, OW-TACT, OW-KEY-12 to -16, OW-RULING-63 to -73). */

/** Cards of other sides in the battle, crews and unfinished cards too, no upgrades (OW-RULING-63). */
export function targetsOf(g: Game, s: State, attacker: Card): Card[] {
  const rule = ids(g).rule('attack');
  const out = filterInPlay(
    s,
    (card) =>
      has(card, FLAG.inBattle) &&
      !isKind(g, card, KIND.upgrade) &&
      !onOneSide(g, s, attacker, card) &&
      permitted(g, s, rule, attacker, true, card),
  );
  const left = obliged(g, s, rule, attacker, out.map(refOf));
  return left.length === out.length ? out : left.map((ref) => cardAt(s, ref));
}

/** OW-SPEC-02: a special attack cannot attack, and what has no weapon neither. */
export const canAttack = (g: Game, card: Card): boolean =>
  printedStat(g, card, STAT.weapon) !== 0 && !isSpecial(g, card);

/** OW-BLOCK-01 to -03, OW-RULING-65, OW-RULING-87. */
function blockers(g: Game, s: State, target: Card): Card[] {
  const attacker = standing(s, s.tally[TALLY.attacker]);
  if (attacker === null || isAnimal(g, target)) return [];
  const speed = statOf(g, s, attacker, STAT.speed);
  const rule = ids(g).rule('block');
  return filterInPlay(
    s,
    (card) =>
      has(card, FLAG.inBattle) &&
      card !== target &&
      card.control === target.control &&
      isReady(card) &&
      !has(card, FLAG.blocking) &&
      !isAnimal(g, card) &&
      !isAssigned(g, card) &&
      printedStat(g, card, STAT.speed) >= 0 &&
      statOf(g, s, card, STAT.speed) > speed &&
      functions(g, s, card) &&
      permitted(g, s, rule, card, true, attacker),
  );
}

const aimed = (s: State): Card[] => filterInPlay(s, (card) => has(card, FLAG.targeted));
const share = (s: State, card: Card): number => counterAt(s, card, COUNTER.share);

/** What is left of an area attack for one more target, in whole points: the shares' parts of the values may not exceed one (OW-RULING-73). */
function shareCap(g: Game, s: State, attacker: Card, target: Card): number {
  let [part, whole] = [0, 1];
  for (const card of aimed(s)) {
    const value = attackValue(g, s, attacker, card);
    part = part * value + share(s, card) * whole;
    whole *= value;
  }
  return Math.floor((attackValue(g, s, attacker, target) * (whole - part)) / whole);
}

/** Value that reaches one card: the whole attack or its share; bonuses that came later go to the target named first (OW-RULING-73). */
function reaching(g: Game, s: State, attacker: Card, card: Card): number {
  const value = attackValue(g, s, attacker, card);
  if (share(s, card) === 0) return protectedValue(g, s, value, card);
  const main = refOf(card) === s.tally[TALLY.target] ? Math.max(0, value - s.tally[TALLY.declared]) : 0;
  return protectedValue(g, s, share(s, card) + main, card);
}

/** Attack and counter-attack from one state of things, in one packet (OW-BLOCK-04, OW-RULING-66). */
function evaluate(g: Game, s: State): number[] {
  const attacker = standing(s, s.tally[TALLY.attacker]);
  if (attacker === null) return [];
  const rows: number[] = [];
  for (const card of aimed(s)) {
    const value = reaching(g, s, attacker, card);
    rows.push(...comparison(g, s, attacker, card, value));
    rows.push(...hitRows(g, s, card, value, striker(g, attacker), pierces(g, s, attacker)));
    if (hasTag(g, s, attacker, TAG.stun)) rows.push(...stunRows(g, s, card, attacker));
    if (has(card, FLAG.blocking)) rows.push(...counter(g, s, card, attacker));
    rows.push(...makeRow(ids(g).event('attacked'), refOf(card), refOf(attacker), attacker.control, 0, -1, -1, 0, 0));
  }
  return rows;
}

/** Told before its hits: the value that reaches the card, and in `extra` the defence it meets. */
const comparison = (g: Game, s: State, from: Card, card: Card, value: number): number[] =>
  makeRow(ids(g).event('compared'), refOf(card), refOf(from), from.control, value, -1, -1, defenceOf(g, s, card), 0);

function counter(g: Game, s: State, blocker: Card, attacker: Card): number[] {
  if (!canAttack(g, blocker)) return [];
  const value = protectedValue(g, s, attackValue(g, s, blocker, attacker), attacker);
  const rows = comparison(g, s, blocker, attacker, value);
  rows.push(...hitRows(g, s, attacker, value, striker(g, blocker), pierces(g, s, blocker)));
  return hasTag(g, s, blocker, TAG.stun) ? [...rows, ...stunRows(g, s, attacker, blocker)] : rows;
}

/** OW-DEF-06, OW-BLOCK-06, OW-RULING-68, OW-RULING-70, OW-RULING-72: this attack keeps only what its own slot has hit. */
function letGoOthers(g: Game, s: State, attacker: Card): void {
  const side = sideOf(g, attacker);
  for (const card of aimed(s)) setFlag(s, card, FLAG.hit, true);
  for (const id of s.field) {
    const card = s.cards[id];
    if (!has(card, FLAG.hit)) clearShare(g, s, card, side);
  }
}

function block(g: Game, s: State, blocker: Card, target: Card): void {
  changeCounter(g, s, blocker, COUNTER.share, share(s, target));
  changeCounter(g, s, target, COUNTER.share, -share(s, target));
  setFlag(s, target, FLAG.targeted, false);
  setFlag(s, blocker, FLAG.targeted, true);
  setFlag(s, blocker, FLAG.blocking, true);
  if (s.tally[TALLY.target] === refOf(target)) setTally(s, TALLY.target, refOf(blocker));
  if (optionOf(g, s, 'blockIsFree') === 1) return;
  for (const one of [blocker, ...crewOf(g, s, blocker)]) setFlag(s, one, FLAG.exhausted, true);
}

export function forgetAttack(g: Game, s: State): void {
  for (const id of s.field) {
    const card = s.cards[id];
    if (has(card, FLAG.targeted)) setFlag(s, card, FLAG.targeted, false);
    if (has(card, FLAG.blocking)) setFlag(s, card, FLAG.blocking, false);
    if (share(s, card) > 0) changeCounter(g, s, card, COUNTER.share, -share(s, card));
  }
  setTally(s, TALLY.attacker, -1);
  setTally(s, TALLY.target, -1);
}

const pickTarget = (areaOnly: boolean) => (areaOnly ? cardsBy('areaTargets', $('a')) : cardsBy('targets', $('a')));

export const attack: Chapter = {
  procs: [
    proc('attack', ['a', 't'], ['OW-ATT-01', 'OW-ATT-02'], seq(verb('aim', $('a'), $('t'), 0), call('carryAttack'))),
    proc(
      'areaAttack',
      ['a'],
      ['OW-KEY-12', 'OW-RULING-73'],
      seq(
        pick(
          't',
          pickTarget(true),
          number('n', 1, calc('shareCap', $('a'), $('t')), verb('aim', $('a'), $('t'), $('n')), {
            prompt: 'ask.share',
          }),
          {
            prompt: 'ask.target',
          },
        ),
        loop(
          some(pickTarget(true)),
          mayPick(
            't',
            pickTarget(true),
            number('n', 1, calc('shareCap', $('a'), $('t')), verb('aim', $('a'), $('t'), $('n')), {
              prompt: 'ask.share',
            }),
            {
              else: stop('loop'),
              prompt: 'ask.target',
            },
          ),
        ),
        call('carryAttack'),
      ),
    ),
    proc(
      'carryAttack',
      [],
      ['OW-ATT-02'],
      seq(
        scope(
          'attack',
          seq(
            each(
              'x',
              cardsBy('aimed'),
              mayPick('b', cardsBy('blockers', $('x')), verb('block', $('b'), $('x')), {
                by: controller($('x')),
                prompt: 'ask.block',
              }),
            ),
            call('chancesOfOthers'),
            call('tactics'),
            verb('evaluate'),
          ),
          calc('attackGoesOn'),
        ),
        verb('endAttack'),
      ),
    ),
  ],
  calcs: {
    targets: someCards(['card'], (g, s, _, card, __, ___, out) => refsOf(targetsOf(g, s, cardAt(s, card)), out)),
    areaTargets: someCards(['card'], (g, s, _, ref, __, ___, out) => {
      const attacker = cardAt(s, ref);
      for (const card of targetsOf(g, s, attacker))
        if (!has(card, FLAG.targeted) && shareCap(g, s, attacker, card) >= 1) out.push(refOf(card));
    }),
    shareCap: amount(['card', 'card'], (g, s, _, attacker, target) =>
      shareCap(g, s, cardAt(s, attacker), cardAt(s, target)),
    ),
    aimed: someCards([], (_, s, __, ___, ____, _____, out) => refsOf(aimed(s), out)),
    blockers: someCards(['card'], (g, s, _, card, __, ___, out) => refsOf(blockers(g, s, cardAt(s, card)), out)),
    attackGoesOn: cond([], (_, s) => standing(s, s.tally[TALLY.attacker]) !== null && aimed(s).length > 0),
    canAttackNow: cond(['card'], (g, s, _, ref) => {
      const card = standing(s, ref);
      return (
        card !== null &&
        has(card, FLAG.inBattle) &&
        canAttack(g, card) &&
        functions(g, s, card) &&
        targetsOf(g, s, card).length > 0
      );
    }),
    isArea: cond(['card'], (g, s, _, ref) => hasTag(g, s, cardAt(s, ref), TAG.area)),
    attacksTwice: cond(['card'], (g, s, _, ref) => {
      const card = standing(s, ref);
      return (
        card !== null &&
        has(card, FLAG.inBattle) &&
        hasTag(g, s, card, TAG.double) &&
        functions(g, s, card) &&
        isReady(card)
      );
    }),
  },
  verbs: {
    aim: ruleVerb(['card', 'card', 'number'], ['OW-ATT-01'], (g, s, f, a, t, n) => {
      const [attacker, target] = [standing(s, a), standing(s, t)];
      if (attacker === null || target === null) return;
      if (aimed(s).length === 0) {
        setTally(s, TALLY.attacker, a);
        setTally(s, TALLY.target, t);
        setTally(s, TALLY.declared, attackValue(g, s, attacker, target));
      }
      setFlag(s, target, FLAG.targeted, true);
      changeCounter(g, s, target, COUNTER.share, n);
      submit(g, s, f.collect, makeRow(ids(g).event('aimed'), t, a, attacker.control, n, -1, -1, 0, 0), f.scope);
    }),
    block: ruleVerb(['card', 'card'], ['OW-BLOCK-01', 'OW-BLOCK-05'], (g, s, f, b, t) => {
      const [blocker, target] = [standing(s, b), standing(s, t)];
      if (blocker === null || target === null) return;
      block(g, s, blocker, target);
      submit(g, s, f.collect, makeRow(ids(g).event('blocked'), b, t, blocker.control, 0, -1, -1, 0, 0), f.scope);
    }),
    evaluate: ruleVerb([], ['OW-ATT-02', 'OW-DEF-01', 'OW-BLOCK-04'], (g, s, f) => {
      const attacker = standing(s, s.tally[TALLY.attacker]);
      if (attacker === null) return;
      const rows = evaluate(g, s);
      letGoOthers(g, s, attacker);
      submit(g, s, f.collect, rows, f.scope);
    }),
    endAttack: ruleVerb([], ['OW-TACT-05'], (g, s) => forgetAttack(g, s)),
  },
  events: [
    { name: 'aimed', clauses: ['OW-ATT-01'] },
    { name: 'blocked', clauses: ['OW-BLOCK-01'] },
    { name: 'compared', clauses: ['OW-DEF-01', 'OW-BLOCK-04'] },
    {
      name: 'attacked',
      after: { cs: '{source} zaútočí[? na {subject:acc}]', en: '{source} {source:n:attacks,attack}[? {subject}]' },
      log: { cs: '{source} útočí: {subject}', en: '{source} attacks {subject}' },
      clauses: ['OW-ATT-02'],
    },
  ],
};
