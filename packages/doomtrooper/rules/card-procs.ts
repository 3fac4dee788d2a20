import type { Proc } from '@bojiste/kernel';
import {
  $,
  addCounter,
  all,
  any,
  calc,
  call,
  controller,
  each,
  gain,
  gt,
  let_,
  loop,
  lt,
  minus,
  number,
  openTogether,
  plus,
  resource,
  seats,
  seq,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { POINTS, SAVES } from './windows.ts';

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

/** A card out of any pile is played in the window that is open, as if it came from hand. */
const castNow: Proc = {
  key: 'castNow',
  args: ['card'],
  clauses: ['DT-TIME-02'],
  do: when(calc('castable', $('card')), call('answer', $('card'), calc('casting', $('card')))),
};

/** An attack by one warrior, given at once: at a target that was chosen before, or (nobody) at any. */
const strikeNow: Proc = {
  key: 'strikeNow',
  args: ['card', 'prey'],
  clauses: ['DT-NESTED-01'],
  do: when(
    any(lt($('prey'), 0), calc('mayStrikeAt', $('card'), $('prey'))),
    seq(verb('freeAttackAt', $('card'), $('prey')), call('combat', you)),
  ),
};

/** Bids go round the table until nobody raises; the highest one is paid and becomes the base value. */
const auction: Proc = {
  key: 'auction',
  args: ['card'],
  clauses: ['DT-WAR-06'],
  do: seq(
    number('high', 0, resource(you, 'destiny'), seq(let_('who', you), let_('raised', 1)), { prompt: 'ask.bid' }),
    loop(
      gt($('raised'), 0),
      seq(
        let_('raised', 0),
        each(
          'p',
          seats('all'),
          when(
            all(calc('otherSeat', $('who'), $('p')), gt(resource($('p'), 'destiny'), $('high'))),
            number(
              'more',
              0,
              minus(resource($('p'), 'destiny'), $('high')),
              when(
                gt($('more'), 0),
                seq(let_('raised', 1), let_('high', plus($('high'), $('more'))), let_('who', $('p'))),
              ),
              { by: $('p'), prompt: 'ask.raise' },
            ),
          ),
        ),
      ),
    ),
    gain('destiny', $('who'), minus(0, $('high'))),
    addCounter('spent', $('card'), $('high')),
    when(calc('otherSeat', $('who'), controller($('card'))), verb('steal', $('card'), $('who'))),
  ),
};

export const cardProcs: readonly Proc[] = [
  takePoints,
  takeKill,
  inflictWound,
  inflictWoundAs,
  killAs,
  castNow,
  strikeNow,
  auction,
];
