import type { Eff, Proc, TurnStep } from '@bojiste/kernel';
import {
  $,
  asItem,
  best,
  calc,
  call,
  cancelled,
  cardsBy,
  each,
  flush,
  let_,
  loop,
  not,
  note,
  seq,
  some,
  step,
  use,
  valuesBy,
  verb,
  when,
} from '@bojiste/kernel/effects/build';
import { ORDERS, USE } from '../types.ts';
import { jointly } from '../words.ts';

/** Rozbor tahu bosse: five steps, played by the rules. Where the rules tie, the players decide. */

const TOTEM = 2;
const order = (name: (typeof ORDERS)[number]) => calc('isOrder', $('c'), ORDERS.indexOf(name));

const bossStep = (name: string, cs: string, en: string, clauses: readonly string[], enter: Eff): TurnStep => ({
  step: name,
  text: { cs, en },
  clauses,
  enter,
  acts: [],
  menu: false,
});

/** After every card the hand is looked at anew from the top of the ladder (SS-RULING-65, SS-RULING-66). */
const playAll = loop(
  some(cardsBy('bossPlayable')),
  step(
    { cs: 'Hraní akcí: kterou kartu boss zahraje', en: 'Playing: which card the boss plays' },
    ['SS-ORDER-02', 'SS-ORDER-03', 'SS-ORDER-04', 'SS-BTURN-10'],
    jointly(
      'c',
      best(cardsBy('bossPlayable'), 'x', calc('orderRank', $('x')), calc('costOf', $('x'))),
      call('bossPlay', $('c')),
    ),
  ),
);

export const bossTable: readonly TurnStep[] = [
  bossStep(
    'reinforce',
    'Odložení karet do posil',
    'Leftovers to reinforcements',
    ['SS-BTURN-02', 'SS-BTURN-03'],
    verb('bossBegins'),
  ),
  bossStep(
    'bossAdvance',
    'Postup armády bosse',
    "Advance of the boss's army",
    ['SS-BTURN-04', 'SS-BTURN-12'],
    call('advance', 0),
  ),
  bossStep(
    'bossDraw',
    'Tažení karet bosse',
    'Boss draws',
    ['SS-BTURN-09', 'SS-BOSS-04'],
    verb('bossDraw', calc('bossDraws')),
  ),
  bossStep(
    'bossPlay',
    'Hraní akcí',
    'Playing',
    ['SS-BTURN-10', 'SS-THREAT-01', 'SS-THREAT-02', 'SS-THREAT-03'],
    seq(when(calc('allTooDear'), seq(verb('bossFindsAllDear'), verb('threat', 1))), playAll),
  ),
  bossStep(
    'bossExtra',
    'Tah navíc bosse',
    "Boss's extra turn",
    ['SS-BTURN-11', 'SS-RULING-84'],
    seq(verb('bossEnds'), flush, call('dueAdvances')),
  ),
];

/**
 * Deploy and Leader are orders of entry and cannot be cancelled; the rest is an item (SS-RULING-83). Rage comes right after
 * the card's own effect, so an army that the effect advances has struck before the totems stir (SS-RULING-69, SS-EX-10).
 */
const playCard = seq(
  verb('command', $('c'), $('use')),
  let_('it', calc('commandCard', $('c'), USE.action)),
  asItem($('it'), seq(call('window'), when(not(cancelled), use($('it'), calc('boxOf', $('it'), USE.action))))),
  call('dueAdvances'),
  when(calc('hasRage', $('it')), call('rage', $('it'), USE.action)),
  verb('putAway', $('it')),
  flush,
  call('afterChain'),
);

export const bossProcs: readonly Proc[] = [
  {
    key: 'bossPlay',
    args: ['c'],
    clauses: ['SS-ORDER-05', 'SS-ORDER-06', 'SS-ORDER-07', 'SS-RULING-69'],
    do: seq(
      verb('bossOrders', $('c')),
      when(
        order('deploy'),
        seq(verb('playMonster', $('c'), 0), when(calc('hasRage', $('c')), call('rage', $('c'), USE.action))),
        when(
          order('leader'),
          seq(verb('bossLeader', $('c')), when(calc('hasRage', $('c')), call('rage', $('c'), USE.action))),
          call('bossCommand', $('c'), USE.action),
        ),
      ),
      flush,
    ),
  },
  {
    key: 'bossCommand',
    args: ['c', 'use'],
    clauses: ['SS-ORDER-07', 'SS-RULING-69', 'SS-RULING-83'],
    do: playCard,
  },
  // All tokens first, then the totems from the dearest down (SS-SPEC-03, SS-RULING-70, SS-RULING-73).
  {
    key: 'rage',
    args: ['source', 'use'],
    clauses: ['SS-SPEC-03', 'SS-SPEC-06', 'SS-RULING-73', 'SS-RULING-83'],
    do: seq(
      asItem(
        $('source'),
        seq(
          when(some(cardsBy('totems')), call('window')),
          when(not(cancelled), each('t', cardsBy('totems'), verb('rageToken', $('t')))),
        ),
      ),
      loop(
        some(cardsBy('ragingTotems')),
        step(
          { cs: 'Pořadí totemů', en: 'Order of the totems' },
          ['SS-RULING-73'],
          jointly(
            't',
            best(cardsBy('ragingTotems'), 'x', calc('costOf', $('x'))),
            seq(verb('calm', $('t')), call('totem', $('t'), USE.power)),
          ),
        ),
      ),
    ),
  },
  {
    key: 'totem',
    args: ['t', 'use'],
    clauses: ['SS-SPEC-06', 'SS-RULING-83'],
    do: seq(
      asItem($('t'), seq(call('window'), when(not(cancelled), use($('t'), calc('boxOf', $('t'), TOTEM))))),
      flush,
    ),
  },
  // Full strength against each player, each with the own defender and target; the action once (SS-COOP-10, SS-RULING-89).
  {
    key: 'bossStrike',
    args: ['m'],
    clauses: ['SS-BTURN-04', 'SS-BTURN-05', 'SS-BTURN-06', 'SS-BTURN-07', 'SS-BTURN-08'],
    do: seq(
      each(
        'p',
        valuesBy('eachPlayer'),
        seq(
          note('strength', calc('strengthVs', $('m'), $('p'))),
          step(
            { cs: 'Cíl úderu bosse', en: "Target of the boss's strike" },
            ['SS-BTURN-06', 'SS-RULING-77', 'SS-RULING-78'],
            jointly(
              't',
              valuesBy('bossStrikeTargets', $('m'), $('p')),
              seq(verb('bossAims', $('t')), verb('strikeAt', $('m'), $('t')), call('hit', $('m'), $('t'))),
            ),
          ),
        ),
      ),
      call('afterHit', $('m')),
    ),
  },
];
