import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  atMost,
  by,
  cardsBy,
  cardsIn,
  change,
  chosen,
  count,
  each,
  gain,
  ge,
  inPlay,
  number,
  pay,
  pick,
  pickMany,
  resource,
  seats,
  self,
  seq,
  spend,
  stat,
  times,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, atStart, lookAt, players, yours, yourself } from '../words.ts';
import { deed } from './deeds.ts';
import { stands } from './laid.ts';
import { apostleGift } from './legion.ts';
import { anytime, asActions, react, t, target, w } from './make.ts';
import { spellFacts, X } from './spells.ts';

const theirHand = cardsIn('hand', $('p'));

/** Karty, které sahají hráčům do ruky a na jejich čísla: hands, piles, hand size, actions, meditation. */
export const hands: readonly CardDecl[] = [
  apostleGift(
    'semai',
    ['BEHEST', 'Příkaz'],
    [0, 0, 0],
    [deed('behest', 2, t('Nahlédnutí do ruky', 'Look at a hand'), pick('p', seats('others'), lookAt(theirHand)))],
    { set: 'inquisition' },
  ),
  anytime(
    ['LESSER DOMINATION', 'Nižší nadvláda'],
    pick(
      'w',
      cardsBy('casters', self),
      pick(
        'p',
        seats('foes'),
        number(
          'x',
          1,
          affordable(5),
          seq(
            pay(spend('destiny', times(5, X))),
            react,
            lookAt(theirHand),
            pickMany(
              'cs',
              theirHand,
              atMost(X, count(theirHand)),
              atMost(X, count(theirHand)),
              each('z', chosen('cs'), verb('discard', $('z'))),
            ),
          ),
        ),
      ),
    ),
    spellFacts('changeling', {
      post: 'x',
      limit: 1,
      when: ge(resource(you, 'destiny'), 5),
    }),
  ),
  asActions(
    3,
    ['SUBTERFUGE', 'Podvod'],
    pick('p', seats('others'), seq(react, each('x', theirHand, verb('discard', $('x'))))),
    { set: 'warzone', post: 'x', limit: 1 },
  ),
  anytime(['HIDDEN CACHE', 'Tajná skrýš'], seq(react, verb('fillHand', you)), { set: 'inquisition', post: 'x' }),
  anytime(
    ['FORTUNE OF WAR', 'Válečné štěstí'],
    stands,
    { post: '+', facts: { waitsFor: ['brotherhood-archives', 'banishment', 'strategic-restructuring'] } },
    [always('fortune-of-war.keep', [allow('keepHand', yourself)])],
  ),
  anytime(
    ['MANIFEST DESTINY', 'Zjevný osud'],
    seq(stands, each('x', inPlay.named('double-time').with(by(you)), verb('discard', $('x')))),
    { post: '+', when: atStart },
    [always('manifest-destiny.hand', [change(yourself, 'handLimit', 'setBase', 10)])],
  ),
  anytime(
    ['RISING MARKET', 'Rostoucí trh'],
    seq(stands, each('x', inPlay.named('falling-market'), verb('discard', $('x')))),
    { set: 'mortificator', post: '+' },
    [always('rising-market.yield', [change(players, 'meditation', 'setBase', 2)])],
  ),
  anytime(
    ['FALLING MARKET', 'Klesající trh'],
    seq(stands, each('x', inPlay.named('rising-market'), verb('discard', $('x')))),
    { set: 'mortificator', post: '+' },
    [always('falling-market.yield', [change(players, 'meditation', 'setBase', 0)])],
  ),
  anytime(['DIRE PORTENTS', 'Zlá znamení'], stands, { set: 'apocalypse', post: '+' }, [
    always('dire-portents.haste', [add(players, 'turnActions', -1)]),
  ]),
  asActions(
    1,
    ['TAX REFUND', 'Vratka daně'],
    target(yours.warriors, gain('destiny', you, times(2, stat(w, 'value'))), verb('discard', w)),
    {
      set: 'golgotha',
      post: 'x',
    },
  ),
];
