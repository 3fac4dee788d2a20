import type { Proc } from '@bojiste/kernel';
import {
  $,
  addCounter,
  all,
  calc,
  call,
  controller,
  each,
  gain,
  ge,
  gt,
  let_,
  minus,
  number,
  openTogether,
  resource,
  seats,
  seq,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { POINTS } from './windows.ts';

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

/** A card out of any pile is played in the window that is open, as if it came from hand. */
const castNow: Proc = {
  key: 'castNow',
  args: ['card'],
  clauses: ['DT-TIME-02'],
  do: when(calc('castable', $('card')), call('answer', $('card'), calc('casting', $('card')))),
};

/** An attack by one warrior, given at once. */
const strikeNow: Proc = {
  key: 'strikeNow',
  args: ['card'],
  clauses: ['DT-NESTED-01'],
  do: seq(verb('freeAttackBy', $('card')), call('combat', you)),
};

/** One round of bids after the opening one; the price becomes the base value. */
const auction: Proc = {
  key: 'auction',
  args: ['card'],
  clauses: ['DT-WAR-06'],
  do: seq(
    number('high', 0, resource(you, 'destiny'), let_('who', you), { prompt: 'ask.bid' }),
    each(
      'p',
      seats('others'),
      when(
        gt(resource($('p'), 'destiny'), $('high')),
        number(
          'bid',
          0,
          resource($('p'), 'destiny'),
          when(all(gt($('bid'), $('high')), ge($('bid'), 1)), seq(let_('high', $('bid')), let_('who', $('p')))),
          { by: $('p'), prompt: 'ask.bid' },
        ),
      ),
    ),
    gain('destiny', $('who'), minus(0, $('high'))),
    addCounter('spent', $('card'), $('high')),
    when(calc('otherSeat', $('who'), controller($('card'))), verb('steal', $('card'), $('who'))),
  ),
};

export const cardProcs: readonly Proc[] = [takePoints, takeKill, castNow, strikeNow, auction];
