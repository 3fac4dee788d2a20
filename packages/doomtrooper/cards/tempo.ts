import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  allow,
  always,
  by,
  calc,
  call,
  count,
  divDown,
  during,
  flagged,
  forbid,
  gain,
  gt,
  isCard,
  later,
  let_,
  no,
  nobody,
  not,
  only,
  pick,
  seats,
  seq,
  stat,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, inYourTurn, players, yours } from '../words.ts';
import { stands } from './laid.ts';
import { anytime, asActions, bonus, react, target, thisCombat, w } from './make.ts';
import { slowSpell } from './spells.ts';

const P = $('p');

/** Tempo: attacks that cards make, who takes the next turn, how often one may attack, who sits next to whom. */
export const tempo: readonly CardDecl[] = [
  asActions(
    3,
    ['CHARGE', 'Zteč'],
    target(
      yours.warriors.with(flagged('covered'), where('x', calc('isCapable', $('x')))),
      verb('noteAttack', w),
      verb('uncover', w, 0),
      later({ on: 'fightersNamed', subject: [isCard(w)] }, 'turn', thisCombat(...bonus(only(w), [2, 2, 0]))),
      call('strikeNow', w, nobody),
    ),
    { set: 'inquisition', attack: true },
  ),
  slowSpell(
    1,
    ['ENVISION', 'Přízrak strachu'],
    'manipulation',
    pick('w', any.of('legion').with(flagged('covered')), seq(react, verb('noteAttack', $('c')), verb('discard', w))),
    { set: 'inquisition', attack: true },
  ),
  asActions(
    1,
    ['MUTINY', 'Vzpoura'],
    target(
      any.of('legion').with(no(by(you)), where('x', calc('isCapable', $('x')))),
      let_('n', divDown(stat(w, 'value'), 2)),
      verb('earnVictory', you, $('n')),
    ),
    { set: 'golgotha', post: 'x', attack: true },
  ),
  anytime(['BOGGED DOWN', 'Uvízl v bahně'], pick('p', seats('foes'), seq(react, gain('missed', P, 1))), {
    post: 'x',
    limit: 1,
    when: inYourTurn,
  }),
  anytime(['RUTHLESS EFFICIENCY', 'Nelítostná výkonnost'], seq(react, gain('again', you, 1)), {
    post: 'x',
    limit: 1,
    when: all(during('discard'), inYourTurn),
  }),
  asActions(1, ['EQUAL RIGHTS', 'Rovná práva'], stands, { set: 'golgotha', post: '+' }, [
    always('equal-rights', [forbid('attackAgain', players)]),
  ]),
  anytime(['BATTLEFIELD CHAOS', 'Zmatek na bojišti'], stands, { set: 'apocalypse', post: '+' }, [
    always('battlefield-chaos.goes-on', [allow('actAfterAttack', players)]),
  ]),
  anytime(['CHANGE IN MOMENTUM', 'Obrat ve hře'], seq(react, verb('turnRound')), {
    set: 'golgotha',
    when: not(calc('turnedRound')),
  }),
  asActions(
    1,
    ['NOTHING IS SACRED', 'Nic není svaté'],
    pick('p', seats('others'), seq(react, verb('swapSeats', you, P))),
    { set: 'golgotha', post: 'x', when: gt(count(seats('others')), 1) },
  ),
];
