import {
  amount,
  type CalcDecl,
  cond,
  F,
  type Game,
  has,
  live,
  type Proc,
  type Ref,
  SET_ROW,
  type State,
} from '@bojiste/kernel';
import { $, calc, minus, number, openTogether, verb, you } from '@bojiste/kernel/effects/build/index';
import { COMBAT, FLAG } from '../types.ts';
import { resultOf, strikesFirst } from './attacking.ts';
import { KILL, lethal } from './harm.ts';
import { combatNow } from './lookup.ts';
import { within } from './make-calc.ts';
import { POINTS, SAVES } from './windows.ts';

/** Vyhodnocení, změna stavu a body (DT-FIGHT-46 to 60): blows, wounds and kills by effects, points due. */

const t = (cs: string, en: string) => ({ cs, en });

const stands = (g: Game, s: State, ref: Ref): boolean => {
  const card = live(s, ref);
  return card !== null && g.zones[card.zone].board;
};

/** Procedures that cards call by name. */

/** Points due from a card: its player splits them, and others may answer (DT-FIGHT-58, 59). */
const takePoints: Proc = {
  key: 'takePoints',
  args: ['n'],
  clauses: ['DT-FIGHT-58', 'DT-FIGHT-59'],
  do: number('v', 0, $('n'), openTogether(POINTS, verb('award', you, $('v'), minus($('n'), $('v')))), {
    prompt: 'ask.victory',
  }),
};

/** Points for a kill outside a combat, or in one of others (DT-RULING-85): mercenaries bring destiny points only. */
const takeKill: Proc = {
  key: 'takeKill',
  args: ['n', 'earns'],
  clauses: ['DT-RULING-85', 'DT-MERC-05'],
  do: number(
    'v',
    0,
    calc('mostVictory', $('n'), $('earns')),
    openTogether(POINTS, verb('award', you, $('v'), minus($('n'), $('v')))),
    { prompt: 'ask.victory' },
  ),
};

/** Wounds and kills by an effect: before they happen there is the same last chance as in a combat (DT-TIME-07, DT-FIGHT-50). */
const inflictWound: Proc = {
  key: 'inflictWound',
  args: ['card'],
  clauses: ['DT-TIME-07', 'DT-FIGHT-50'],
  do: openTogether(SAVES, verb('wound', $('card'))),
};

const inflictWoundAs: Proc = {
  key: 'inflictWoundAs',
  args: ['striker', 'card'],
  clauses: ['DT-RULING-85', 'DT-FIGHT-50'],
  do: openTogether(SAVES, verb('woundAs', $('striker'), $('card'))),
};

const killAs: Proc = {
  key: 'killAs',
  args: ['striker', 'card'],
  clauses: ['DT-RULING-85', 'DT-FIGHT-50'],
  do: openTogether(SAVES, verb('slayAs', $('striker'), $('card'))),
};

export const outcomeCalcs: Readonly<Record<string, CalcDecl>> = {
  result: within(
    COMBAT,
    amount(['card', 'card'], (g, s, _, a, b) => resultOf(g, s, a, b)),
  ),
  strikesFirst: amount(['card', 'card'], (g, s, _, a, b) => strikesFirst(g, s, live(s, a), live(s, b))),
  bothStand: cond(['card', 'card'], (g, s, _, a, b) => stands(g, s, a) && stands(g, s, b)),
  standing: cond(['card'], (g, s, _, a) => stands(g, s, a)),
  afterBlows: cond([], (g, s) => combatNow.get(g, s, 'phase') >= 7, t('údery už padly', 'the blows have been dealt')),
  hitNow: cond(
    ['card'],
    (g, s, _, ref) =>
      (combatNow.get(g, s, 'attacker') === ref
        ? combatNow.get(g, s, 'defenderBlow')
        : combatNow.get(g, s, 'attackerBlow')) > 0,
    t('{0:nom} byl zraněn v tomto souboji', '{0} was wounded in this combat'),
  ),
  survives: cond(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && g.zones[card.zone].board && !has(card, FLAG.dying);
    },
    t('{0:nom} je naživu', '{0} is alive'),
  ),
  lethal: cond([], (g, s, f) => lethal(g, s, f.sets[1]), t('by byl zabit', 'it would be killed')),
  /** A kill whose points may be taken as victory points. */
  killEarns: amount([], (_, __, f) => (((f.sets[1]?.[F.extra] ?? 0) & KILL.victory) !== 0 ? 1 : 0)),
  mostVictory: amount(['number', 'number'], (_, __, ___, points, earns) => (earns > 0 ? Math.max(0, points) : 0)),
  killValue: {
    type: 'number',
    args: [],
    run: (_, __, f) => f.sets[SET_ROW][F.amount],
    text: t('H* zabitého|f:0', 'V* of the killed warrior'),
  },
  scored: cond(
    [],
    (_, __, f) => f.sets[SET_ROW][F.amount] > 0,
    t('za to náležejí body // za to nenáležejí body', 'the kill earns points // the kill earns no points'),
  ),
  /** A kill that no combat pays in its eighth phase. */
  unclaimed: cond([], (_, __, f) => (f.sets[SET_ROW][F.extra] & KILL.combat) === 0),
};

export const outcomeProcs: readonly Proc[] = [takePoints, takeKill, inflictWound, inflictWoundAs, killAs];
