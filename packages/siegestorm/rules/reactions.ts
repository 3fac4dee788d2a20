import {
  type CalcDecl,
  cond,
  type Frame,
  type Game,
  itemIndex,
  type Proc,
  proc,
  type Seat,
  type State,
  type WindowSpec,
} from '@bojiste/kernel';
import {
  $,
  asItem,
  calc,
  call,
  cancelled,
  each,
  flush,
  let_,
  loop,
  not,
  seq,
  use,
  valuesBy,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build';
import { boxOfRef, hasTag } from '../reads/boxes.ts';
import { MODE, OPTION, TALLY, USE } from '../types.ts';
import { itemNow } from './actions.ts';
import { bossOf, isBoss, modeOf } from './battlefield.ts';

/** Akce, reakce a pořadí příkazů (SS-CHAIN): answering and resolving. */

/** One reaction per opposing item; everybody concerned is asked before anything resolves (SS-CHAIN-05, SS-RULING-96). */
const reactions: WindowSpec = {
  name: 'reaction',
  text: { cs: 'Reakce', en: 'Reaction' },
  clauses: ['SS-CHAIN-01', 'SS-CHAIN-03', 'SS-CHAIN-05'],
  order: 'concerned',
  allow: 'reaction',
  close: 'onceEach',
  about: 'item',
  via: 'react',
  defer: true,
};

/** In the boss's turn only a cancel, one in all (SS-SDIFF-08, SS-RULING-90). */
const cancels: WindowSpec = {
  name: 'cancel',
  text: { cs: 'Zrušení', en: 'Cancel' },
  clauses: ['SS-SDIFF-08', 'SS-RULING-83'],
  order: 'concerned',
  allow: 'cancel',
  close: 'onceEach',
  about: 'item',
  via: 'react',
};

export const chainProcs: readonly Proc[] = [
  proc(
    'window',
    [],
    ['SS-CHAIN-01', 'SS-SDIFF-07'],
    when(calc('isBoss', you), window(cancels), when(not(calc('bossGame')), window(reactions))),
  ),
  /** A command: an action from hand or an activated ability, as an item of the chain. */
  proc(
    'command',
    ['card', 'use'],
    ['SS-CHAIN-04', 'SS-CHAIN-09', 'SS-CHAIN-11', 'SS-CHAIN-15'],
    seq(
      call('payFor', $('card'), calc('priceOf', $('card'), $('use')), calc('keepsBack', $('card'), $('use'))),
      verb('command', $('card'), $('use')),
      let_('it', calc('commandCard', $('card'), $('use'))),
      call('declare', $('it'), $('use')),
      asItem(
        $('it'),
        seq(
          call('window'),
          when(not(cancelled), use($('it'), calc('boxOf', $('it'), $('use')))),
          verb('putAway', $('it')),
        ),
      ),
      // What an item set off waits until its card lies on the loss pile (SS-RULING-58).
      flush,
      verb('sweep'),
    ),
  ),
  proc(
    'react',
    ['card', 'ability'],
    ['SS-CHAIN-01', 'SS-CHAIN-05', 'SS-CHAIN-06'],
    seq(verb('bindAnswer'), use($('card'), $('ability'))),
  ),
  /** Advances by effect, when the chain is empty (SS-RULING-11). */
  proc(
    'dueAdvances',
    [],
    ['SS-RULING-11'],
    each(
      'side',
      valuesBy('armies'),
      loop(calc('advanceDue', $('side')), seq(verb('takeAdvance', $('side')), call('advance', $('side')))),
    ),
  ),
  /** The advances, and an extra turn where the table plays it at once. */
  proc(
    'afterChain',
    [],
    ['SS-RULING-11', 'SS-RULING-12'],
    seq(call('dueAdvances'), when(calc('immediate'), call('turnNow'))),
  ),
];

/** Who may answer an item (SS-CHAIN-01, SS-SDIFF-07, SS-RULING-96). */
export function answerers(g: Game, s: State, f: Frame): Seat[] {
  if (isBoss(s, f.you)) return s.seats.flatMap((_, seat) => (seat === bossOf(s) ? [] : [seat]));
  if (bossOf(s) >= 0) return [];
  return neighboursConcerned(g, s, f);
}

/** Action or power: what the innermost item of the chain uses. */
const useOfItem = (g: Game, s: State): number => {
  const at = itemIndex(s, s.frames.length - 1);
  return at < 0 ? USE.action : itemNow.get(g, s, 'use', s.frames[at]);
};

function neighboursConcerned(g: Game, s: State, f: Frame): Seat[] {
  const wide = modeOf(s) === MODE.last && hasTag(g, boxOfRef(g, s, f.self, useOfItem(g, s)), 'wide');
  const sides = wide ? [0, 1] : [f.side];
  const seats: Seat[] = [];
  for (const side of sides) {
    const seat = g.def.foe?.(g, s, { ...f, self: -1, side } as Frame) ?? -1;
    if (seat >= 0 && seat !== f.you && !seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

export const chainCalcs: Readonly<Record<string, CalcDecl>> = {
  /** Advances by effect that are still to be made. */
  advanceDue: cond(['number'], (_, s, f, side) => ((s.tally[TALLY.advances] >> ((f.you * 2 + side) * 3)) & 7) > 0),
  immediate: cond(
    [],
    (_, s, f) => s.options[OPTION.extraTurnTiming] === 1 && (s.tally[TALLY.extra] & (1 << f.you)) !== 0,
  ),
};
