import {
  amount,
  type CalcDecl,
  type Card,
  cond,
  F,
  type Game,
  has,
  live,
  type Proc,
  perGame,
  type Ref,
  refList,
  refOf,
  SET_ROW,
  SILENT,
  type State,
  within,
} from '@bojiste/kernel';
import { $, calc, minus, number, openTogether, verb, you } from '@bojiste/kernel/effects/build/index';
import { combatNow, hasRole, may, value } from '../reads/lookup.ts';
import { COMBAT, FLAG, ROLE, STAT, TACTIC, TALLY } from '../types.ts';
import { KILL, lethal } from '../verbs/harm.ts';
import { POINTS, SAVES } from './anytime.ts';
import { strikesFirst } from './first-attack.ts';

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

/** By definition: after which events its card is played. */
const followers = perGame((g) =>
  Uint32Array.from(g.defs, ({ abilities }) =>
    abilities.reduce((mask, id) => {
      const { ability, tags } = g.abilities[id];
      const event = ability.kind === 'respond' && tags.includes('after') ? ability.event : undefined;
      return event === undefined ? mask : mask | (1 << (g.names.events.get(event.on) as number));
    }, 0),
  ),
);

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
  /** It is about to leave, killed. */
  dies: cond(
    ['card'],
    (_, s, __, ref) => {
      const card = live(s, ref);
      return card === null || has(card, FLAG.dying);
    },
    t('je {0:nom} zabit{0:end} // není {0:nom} zabit{0:end}', '{0} is killed // {0} is not killed'),
  ),
  lethal: cond([], (g, s, f) => lethal(g, s, f.sets[1]), t('by byl zabit', 'it would be killed')),
  gainsVictory: cond(
    [],
    (_, __, f) => (f.sets[1]?.[F.amount] ?? 0) > 0,
    t('jde o vítězné body', 'they are victory points'),
  ),
  /** The event of the window has happened already: cards that are played right after it ask for nothing else. */
  justNow: cond([], () => true, t('právě se to stalo', 'it has just happened')),
  /** Is there a card in this game that is played right after such an event? Which decks hold one is no secret. */
  awaited: cond([], (g, s, f) => s.cards.some(({ def }) => (followers(g)[def] & (1 << f.sets[SET_ROW][F.kind])) !== 0)),
  /** In the combat that has just ended: who was against this fighter, and who has wounded somebody who still stands. */
  lastFoe: {
    type: 'card',
    args: ['card'],
    run: (_, __, f, ref) => (f.sets[SET_ROW][F.subject] === ref ? f.sets[SET_ROW][F.to] : f.sets[SET_ROW][F.subject]),
    text: t('protivník|m:pán', 'opponent'),
  },
  /** Attacker (0) and defender (1) of the combat that is just ending. */
  foughtAs: {
    type: 'card',
    args: ['number'],
    run: (_, s, __, n) => s.tally[n === 0 ? TALLY.fought : TALLY.foughtWith] - 1,
    text: SILENT,
  },
  victors: refList(
    [],
    (g, s, f) => {
      const row = f.sets[SET_ROW];
      const pair = [row[F.subject], row[F.to]];
      return pair.every((ref) => stands(g, s, ref)) ? pair.filter((_, i) => (row[F.amount] & (1 << i)) !== 0) : [];
    },
    t('bojovník* , který v něm zranil svého protivníka|m:pán', 'warrior* that wounded its opponent in it|warriors'),
  ),
  youScore: cond(
    [],
    (_, __, f) => {
      return f.sets[SET_ROW][F.to] === f.you && f.sets[SET_ROW][F.amount] > 0;
    },
    t('máte získat vítězné body', 'you would gain victory points'),
  ),
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

// ---- evaluation -------------------------------------------------------------------------------------------------------
/** Attack value against defence, as these two meet (DT-FIGHT-46, DT-RULING-87). */
export function hits(g: Game, s: State, striker: Card, target: Card): boolean {
  const stat = combatNow.get(g, s, 'tactic') === TACTIC.close ? STAT.fight : STAT.shoot;
  return value(g, s, striker, stat, refOf(target)) >= value(g, s, target, STAT.armor, refOf(striker));
}

/** 0 nothing, 1 wound, 2 kill (DT-FIGHT-47, DT-NEVER-06). */
export function resultOf(g: Game, s: State, strikerRef: Ref, targetRef: Ref): number {
  const striker = live(s, strikerRef);
  const target = live(s, targetRef);
  if (striker === null || target === null || !may(g, s, 'retaliate', striker, target)) return 0;
  if (!hits(g, s, striker, target)) return 0;
  const slays = hasRole(g, s, striker, ROLE.slayer) && may(g, s, 'slay', striker);
  return slays && may(g, s, 'autoKill', target, striker) ? 2 : 1;
}
