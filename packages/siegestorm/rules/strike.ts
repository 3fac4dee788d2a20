import {
  amount,
  type CalcDecl,
  cardOn,
  cond,
  idOf,
  live,
  oneCard,
  type Proc,
  refOf,
  someValues,
} from '@bojiste/kernel';
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
  seq,
  step,
  use,
  valuesBy,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build';
import { boardCards, dn, isDefender, strengthAgainst, strengthOf } from '../reads/lookup.ts';
import { OPTION, POS, SEAT_TARGET, TALLY, USE } from '../types.ts';
import { facing, sideAt, spaceOf } from './battlefield.ts';
import { hold } from './hold.ts';
import { support } from './support.ts';

/** Úder (SS-STRIKE): the army advances, and who leaves its foremost position strikes, holds or supports. */

const strike = mode('strike', { cs: 'udeřit', en: 'strike' }, call('strike', $('m')));
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

export const strikeCalcs: Readonly<Record<string, CalcDecl>> = {
  strikeReactable: cond([], (_, s) => s.options[OPTION.strikeActionReactable] === 1),
  isDefender: cond(
    ['card'],
    (g, s, _, ref) => {
      const card = live(s, ref);
      return card !== null && isDefender(g, card);
    },
    {
      cs: 'je {0:nom} obráncem // není {0:nom} obráncem',
      en: '{0} is the defender // {0} is not the defender',
    },
  ),
  beats: cond(['card', 'card'], (g, s, _, striker, target) => {
    const by = live(s, striker);
    const at = live(s, target);
    if (by === null || at === null) return false;
    return strengthAgainst(g, s, by, s.tally[TALLY.strength]) > dn(g, s, at);
  }),
  leaver: oneCard(['number'], (g, s, f, side) => {
    const card = cardOn(s, spaceOf(g, f.you, side, POS.strike));
    return card === null ? -1 : refOf(card);
  }),
  strength: amount(['card'], (g, s, f, ref) => {
    const card = live(s, ref);
    if (card === null) return 0;
    const other = facing(s, f.you, sideAt(g, s, card.zone, card.control));
    return strengthOf(g, s, card, other.seat, other.side);
  }),
  isSeatTarget: cond(['number'], (_, __, ___, target) => target >= SEAT_TARGET),
  targetSeat: amount(['number'], (_, __, ___, target) => target - SEAT_TARGET),
  /** The player across, and that player's cards on the shared board (SS-STRIKE-06 to 08). */
  strikeTargets: someValues(
    ['card'],
    (g, s, f, ref, _, __, out) => {
      const card = live(s, ref);
      if (card === null) return;
      const other = facing(s, f.you, sideAt(g, s, card.zone, card.control));
      out.push(SEAT_TARGET + other.seat);
      for (const target of boardCards(g, s, other.seat, other.side)) out.push(refOf(target));
    },
    (g, s, value) => (value >= SEAT_TARGET ? 'player' : g.zones[s.cards[idOf(value)].zone].name),
    (_, s, value) => (value >= SEAT_TARGET ? -1 : s.cards[idOf(value)].zone),
  ),
};
