import { type ActRule, type Proc, proc, type WindowSpec } from '@bojiste/kernel';
import {
  $,
  all,
  asItem,
  calc,
  call,
  cancelled,
  cardsBy,
  cardsIn,
  each,
  flush,
  gt,
  let_,
  loop,
  mayPick,
  minus,
  not,
  pick,
  repeat,
  self,
  seq,
  step,
  use,
  valuesBy,
  verb,
  when,
  window,
  you,
} from '@bojiste/kernel/effects/build';
import { USE } from '../types.ts';

/** Akce, reakce a pořadí příkazů: announcing, paying, answering, resolving. */

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
  // Prices are picked one by one and laid down together, before anything resolves (SS-CHAIN-04, SS-RULING-29).
  proc(
    'payFor',
    ['card', 'n', 'keep'],
    ['SS-PAY-01', 'SS-PAY-02', 'SS-PAY-09'],
    seq(
      step(
        { cs: 'Placení', en: 'Payment' },
        ['SS-PAY-02', 'SS-PAY-04', 'SS-PAY-09'],
        loop(
          gt($('n'), 0),
          seq(
            let_('p', -1),
            pick('p', cardsBy('payments', $('card'), $('n'), $('keep')), verb('setPayment', $('p')), {
              prompt: 'ask.pay',
            }),
            let_('n', minus($('n'), 1)),
          ),
        ),
      ),
      verb('settlePayment'),
    ),
  ),
  // Where the table chooses targets on announcement they are named here, and only those count later (SS-RULING-51).
  proc(
    'declare',
    ['it', 'use'],
    ['SS-RULING-51'],
    when(
      gt(calc('aimCount', $('it'), $('use')), 0),
      seq(
        verb('aim', $('it'), -1),
        repeat(
          calc('aimCount', $('it'), $('use')),
          mayPick('t', cardsBy('aimable', $('it'), $('use')), verb('aim', $('it'), $('t'))),
        ),
        verb('aimed', $('it')),
      ),
    ),
  ),
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

const inHand = cardsIn('hand');

/** What a player may do in the own turn (SS-ACT-03, SS-RULING-08). */
export const acts: readonly ActRule[] = [
  {
    key: 'action',
    text: { cs: 'Zahrát jako akci', en: 'Play as an action' },
    clauses: ['SS-ACT-01', 'SS-PAY-07'],
    of: inHand,
    when: calc('canPlay', self, USE.action),
    do: seq(
      when(calc('ring'), pick('side', valuesBy('armies'), verb('bind', $('side')), { prompt: 'ask.army' })),
      call('command', self, USE.action),
      call('afterChain'),
    ),
  },
  {
    key: 'monster',
    text: { cs: 'Zahrát jako nestvůru', en: 'Play as a monster' },
    clauses: ['SS-MON-01', 'SS-PAY-07'],
    of: inHand,
    when: calc('canPlayMonster', self),
    do: seq(
      pick('side', valuesBy('freeArmies'), verb('bind', $('side')), { prompt: 'ask.army' }),
      call('payFor', self, calc('priceOf', self, USE.action), 0),
      verb('playMonster', self, $('side')),
    ),
  },
  {
    key: 'activate',
    text: { cs: 'Aktivovat schopnost', en: 'Activate the ability' },
    clauses: ['SS-MON-08', 'SS-MON-09', 'SS-COOP-06'],
    of: cardsBy('powers'),
    when: all(calc('canPlay', self, USE.power), not(calc('helping'))),
    do: seq(call('command', self, USE.power), call('afterChain')),
  },
  {
    key: 'assist',
    text: { cs: 'Aktivovat schopnost v tahu spoluhráče', en: "Activate the ability in the partner's turn" },
    clauses: ['SS-RULING-92'],
    of: cardsBy('powers'),
    when: all(calc('canPlay', self, USE.power), calc('helping')),
    do: seq(call('command', self, USE.power), call('afterChain')),
  },
];
