import {
  amount,
  type CalcDecl,
  cond,
  type Eff,
  type Game,
  idOf,
  optionOf,
  ownCard,
  type Proc,
  type Seat,
  type State,
} from '@bojiste/kernel';
import {
  $,
  all,
  asItem,
  calc,
  call,
  did,
  eq,
  let_,
  minus,
  ne,
  not,
  nothing,
  number,
  openTogether,
  pick,
  seatsWhere,
  seq,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build/index';
import { combatCapable, mayPlayer, remembered, resource, sabotageNow, shielded, value } from '../reads/lookup.ts';
import { RES, STAT, USE } from '../types.ts';
import { earnsVictory } from '../verbs/harm.ts';
import { planFor } from './actions.ts';
import { POINTS, SABOTAGE } from './anytime.ts';
import { mayBeAttacker } from './combat-start.ts';

/** Sabotáž (DT-SAB): against whom, what stops it, what it brings. */

const t = (cs: string, en: string) => ({ cs, en });

/** DT-SAB-03, 06, 11, 12. */
function mayBeSabotaged(g: Game, s: State, seat: Seat, other: number): boolean {
  if (other === seat || s.seats[other].out !== 0 || g.def.allied(s, seat, other)) return false;
  if (s.seats.some((_, i) => s.seats[i].out === 0 && resource(s, i, RES.turns) === 0)) return false;
  if (!mayPlayer(g, s, 'beSabotaged', other)) return false;
  return (resource(s, seat, RES.sabotaged) & (1 << other)) === 0 && !shielded(g, s, other);
}

/** Is there anybody the seat could sabotage? */
const hasVictim = remembered((g, s, seat): boolean => s.seats.some((_, other) => mayBeSabotaged(g, s, seat, other)));

/** What old cards call an attack on a player is this: it can be cancelled like a card (DT-SAB-02, 07). */
const carryOut: Eff = seq(
  verb('noteSabotage', $('victim')),
  did('sabotaged', $('saboteur'), 0, -1, $('victim')),
  asItem($('saboteur'), seq(window(SABOTAGE), let_('through', 1))),
  when(
    all(eq($('through'), 1), not(calc('isShielded', $('victim'))), calc('standing', $('saboteur'))),
    seq(
      let_('points', calc('sabotagePoints', $('saboteur'))),
      number('v', 0, calc('mostVictory', $('points'), calc('sabotageVictory', $('saboteur'))), nothing, {
        prompt: 'ask.victory',
      }),
      openTogether(POINTS, when(ne($('points'), 0), verb('award', you, $('v'), minus($('points'), $('v'))))),
    ),
  ),
);

/** DT-SAB-03 to 10. */
const sabotage: Proc = {
  key: 'sabotage',
  args: ['w'],
  clauses: ['DT-SAB-03', 'DT-SAB-08', 'DT-SAB-09'],
  do: pick('victim', seatsWhere('q', calc('maySabotageSeat', $('q'))), call('sabotageBy', $('w'), $('victim')), {
    prompt: 'ask.sabotage',
  }),
};

/** A Sabotage given by a card, bound by the same limit (DT-SAB-06, DT-EX-60). */
const sabotageBy: Proc = {
  key: 'sabotageBy',
  args: ['saboteur', 'victim'],
  clauses: ['DT-SAB-06', 'DT-SAB-07'],
  do: carryOut,
};

export const sabotageCalcs: Readonly<Record<string, CalcDecl>> = {
  maySabotage: ownCard((g, s, seat, card) => {
    if (!hasVictim(g, s, seat) || planFor(g, s, seat, 1, USE.sabotage) === null) return false;
    if (!combatCapable(g, s, card)) return false;
    return optionOf(g, s, 'coveredSaboteur') === 1 || mayBeAttacker(g, s, seat, card);
  }),
  maySabotageSeat: {
    ...cond(
      ['seat'],
      (g, s, f, seat) => mayBeSabotaged(g, s, f.you, seat),
      t('ho lze sabotovat', 'they can be sabotaged'),
    ),
    tail: t(', kterého lze sabotovat', 'who can be sabotaged'),
  },
  isShielded: cond(['seat'], (g, s, _, seat) => shielded(g, s, seat)),
  sabotagePoints: amount(['card'], (g, s, _, ref) =>
    Math.max(0, Math.ceil(value(g, s, s.cards[idOf(ref)], STAT.value) / 2)),
  ),
  sabotageVictory: amount(['card'], (g, s, _, ref) => {
    const victim = sabotageNow.get(g, s, 'victim');
    return earnsVictory(g, s, s.cards[idOf(ref)]) && mayPlayer(g, s, 'loseToSabotage', victim) ? 1 : 0;
  }),
  sabotageAgainst: cond(
    ['seat'],
    (g, s, _, seat) => sabotageNow.get(g, s, 'victim') === seat,
    t('{0:nom} má být sabotován', '{0:nom} would be sabotaged'),
  ),
};

export const sabotageProcs: readonly Proc[] = [sabotage, sabotageBy];
