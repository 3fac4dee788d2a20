import type { Proc } from '@bojiste/kernel';
import {
  $,
  asItem,
  calc,
  call,
  cancelled,
  flush,
  let_,
  mode,
  not,
  note,
  noted,
  oneOf,
  pick,
  place,
  placesBy,
  seq,
  step,
  use,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build';
import { USE } from '../types.ts';

/** Úder, držení pozic, podpora: the army advances, and who leaves its foremost position does one of three things. */

const strike = mode('strike', { cs: 'udeřit', en: 'strike' }, call('strike', $('m')));
const hold = mode(
  'hold',
  { cs: 'držet pozici', en: 'hold position' },
  step(
    { cs: 'Držení pozic', en: 'Hold position' },
    ['SS-HOLD-01', 'SS-HOLD-02', 'SS-HOLD-04', 'SS-HOLD-05'],
    place('p', placesBy('holdFields', $('m')), verb('hold', $('m'), $('p')), { prompt: 'ask.hold' }),
  ),
);
const support = mode(
  'support',
  { cs: 'přesunout do záloh (podpora)', en: 'go to the reserves (support)' },
  step({ cs: 'Podpora', en: 'Support' }, ['SS-SUPP-01', 'SS-SUPP-08'], verb('support', $('m'))),
);

export const strikeProcs: readonly Proc[] = [
  {
    key: 'advance',
    args: ['side'],
    clauses: ['SS-TURN-10', 'SS-RULING-10', 'SS-RULING-11'],
    do: seq(
      verb('shift', $('side')),
      let_('m', calc('leaver', $('side'))),
      when(calc('inPlay', $('m')), when(calc('isBoss', you), call('bossStrike', $('m')), call('exit', $('m')))),
      flush,
      verb('sweep'),
    ),
  },
  {
    key: 'exit',
    args: ['m'],
    clauses: ['SS-FIELD-08', 'SS-TURN-11', 'SS-STRIKE-02'],
    do: step(
      { cs: 'Opuštění nejpřednější pozice', en: 'Leaving the foremost position' },
      ['SS-FIELD-08', 'SS-STRIKE-02', 'SS-TURN-11'],
      oneOf(strike, hold, support),
    ),
  },
  {
    key: 'strike',
    args: ['m'],
    clauses: ['SS-STRIKE-03', 'SS-STRIKE-04', 'SS-STRIKE-06'],
    do: seq(
      note('strength', calc('strength', $('m'))),
      let_('t', -1),
      step(
        { cs: 'Cíl úderu', en: 'Target of the strike' },
        ['SS-STRIKE-06', 'SS-STRIKE-07', 'SS-STRIKE-08', 'SS-STRIKE-12'],
        pick('t', valuesBy('strikeTargets', $('m')), verb('strikeAt', $('m'), $('t')), { prompt: 'ask.strike' }),
      ),
      call('hit', $('m'), $('t')),
      call('afterHit', $('m')),
    ),
  },
  // Damage to the opponent, or a comparison with a monster; nothing can come between (SS-RULING-36, SS-RULING-37).
  {
    key: 'hit',
    args: ['m', 't'],
    clauses: ['SS-STRIKE-09', 'SS-STRIKE-10', 'SS-STRIKE-11', 'SS-STRIKE-12'],
    do: when(
      calc('isSeatTarget', $('t')),
      verb('damageSeat', calc('targetSeat', $('t')), noted('strength')),
      when(calc('beats', $('m'), $('t')), verb('destroy', $('t'))),
    ),
  },
  // The ladder: the action, then abilities, then the basic rule (SS-DISP-02, SS-STRIKE-13 to 16).
  {
    key: 'afterHit',
    args: ['m'],
    clauses: ['SS-STRIKE-13', 'SS-STRIKE-15', 'SS-STRIKE-16', 'SS-DISP-02'],
    do: seq(call('strikeAction', $('m'), USE.action), verb('noteStrike', $('m')), flush, verb('retire', $('m')), flush),
  },
  // Free of charge, and an item like any other unless the table says otherwise (SS-STRIKE-14, SS-RULING-38). Whoever has
  // no action does nothing here: a totem that strikes does not stir.
  {
    key: 'strikeAction',
    args: ['m', 'use'],
    clauses: ['SS-STRIKE-13', 'SS-STRIKE-14', 'SS-RULING-38', 'SS-RULING-39'],
    do: seq(
      call('declare', $('m'), $('use')),
      asItem(
        $('m'),
        when(
          calc('hasAction', $('m')),
          seq(
            when(calc('strikeReactable'), call('window')),
            when(not(cancelled), use($('m'), calc('boxOf', $('m'), $('use')))),
          ),
        ),
      ),
      flush,
    ),
  },
];
