import type { GameDef } from '@bojiste/kernel';
import {
  $,
  best,
  by,
  call,
  controller,
  drop,
  each,
  flagged,
  inPlay,
  instead,
  isCard,
  kind,
  let_,
  loop,
  mark,
  mayPick,
  minus,
  mode,
  no,
  openTogether,
  pick,
  self,
  seq,
  some,
  stat,
  unmark,
  verb,
  where,
  window,
  withStat,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { WindowSpec } from '@bojiste/kernel/effects/nodes';
import { both, mini, special, unit } from './mini.ts';

/**
 * Shape: a battle round in which the queue is a query (fastest first, those who waited last), an attack that another
 * unit may block, and blows of both sides that land at once (language.md P9, P10).
 */

const ready = inPlay.kind('unit').with(no(flagged('acted')));
const tactics: WindowSpec = {
  name: 'tactics',
  text: { cs: 'Taktika?', en: 'A tactic?' },
  order: 'foes',
  allow: 'tactic',
  close: 'alternate',
};
const wounds: WindowSpec = {
  name: 'wounds',
  text: { cs: 'Zasáhnout do zranění?', en: 'Change the wounds?' },
  order: 'fromActive',
  allow: 'wound',
  close: 'allPass',
  about: 'rows',
};

export const initiative: GameDef = mini({
  id: 'initiative',
  flags: [
    { name: 'spent', reset: 'never', text: both('spent') },
    { name: 'acted', reset: 'never', text: both('acted') },
    { name: 'waited', reset: 'never', text: both('waited') },
  ],
  cards: [
    { ...unit('hare', 2, 2), stats: { strength: 2, life: 2, speed: 9 } },
    { ...unit('wolf', 3, 3), stats: { strength: 3, life: 3, speed: 5 } },
    { ...unit('bear', 2, 6), stats: { strength: 2, life: 6, speed: 1 } },
    {
      ...unit(
        'healer',
        0,
        2,
        instead(
          'tend',
          {
            on: 'hurting',
            subject: [by(you), kind('unit'), no(isCard(self))],
            if: { k: 'not', c: { k: 'is', ref: self, where: [flagged('spent')] } },
          },
          seq(mark('spent', self), drop),
          { optional: true },
        ),
      ),
      stats: { strength: 0, life: 2, speed: 3 },
    },
    special('plan'),
  ],
  acts: [
    { key: 'battle', text: both('battle'), clauses: [], of: inPlay.kind('unit').with(by(you)), do: call('round') },
  ],
  procs: [
    {
      key: 'round',
      args: [],
      clauses: [],
      do: seq(
        each('u', inPlay.kind('unit'), seq(unmark('acted', $('u')), unmark('waited', $('u')), unmark('spent', $('u')))),
        // Nothing keeps the queue: who is fastest is asked anew for every slot.
        loop(
          some(ready),
          pick(
            'c',
            best(
              ready,
              'c',
              minus(0, { k: 'count', of: inPlay.with(isCard($('c')), flagged('waited')) }),
              stat($('c'), 'speed'),
            ),
            call('slot', $('c')),
            { by: you },
          ),
        ),
      ),
    },
    {
      key: 'slot',
      args: ['c'],
      clauses: [],
      do: seq(let_('p', controller($('c'))), {
        k: 'modes',
        by: $('p'),
        optional: false,
        modes: [
          mode('attack', both('attack'), seq(mark('acted', $('c')), call('attack', $('c'))), some(enemies())),
          mode('wait', both('wait'), mark('waited', $('c')), {
            k: 'not',
            c: { k: 'is', ref: $('c'), where: [flagged('waited')] },
          }),
          mode('rest', both('rest'), mark('acted', $('c'))),
        ],
      }),
    },
    {
      key: 'attack',
      args: ['a'],
      clauses: [],
      do: seq(
        let_('p', controller($('a'))),
        pick('t', enemies('a'), { k: 'nothing' }, { by: $('p') }),
        mayPick(
          'b',
          inPlay
            .kind('unit')
            .with(
              where('x', { k: 'same', a: controller($('x')), b: controller($('t')) }),
              no(isCard($('t'))),
              no(flagged('spent')),
              withStat('strength', 'gt', 0),
            ),
          seq(mark('spent', $('b')), let_('t', $('b'))),
          { by: controller($('t')), prompt: 'ask.card' },
        ),
        window(tactics),
        // Both blows are worked out first and land at once.
        let_('n', stat($('a'), 'strength')),
        let_('m', stat($('t'), 'strength')),
        openTogether(wounds, verb('hurt', $('t'), $('n')), verb('hurt', $('a'), $('m'))),
      ),
    },
  ],
  turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: ['battle'], menu: true }] },
});

/** Units of the side that is not this card's. */
function enemies(card = 'c') {
  return inPlay
    .kind('unit')
    .with(where('e', { k: 'not', c: { k: 'same', a: controller($('e')), b: controller($(card)) } }));
}
