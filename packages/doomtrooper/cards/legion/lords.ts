import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  allow,
  always,
  calc,
  cardsBy,
  cardsIn,
  forbid,
  kind,
  le,
  pay,
  pick,
  resource,
  seq,
  spend,
  stat,
  tag,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, called, discardable, facing } from '../../words.ts';
import { castsAll, freely, me } from '../common.ts';
import { deed } from '../deeds.ts';
import { follower, strengthens, yourOwn } from '../families.ts';
import { t, w, warrior } from '../make.ts';
import { asBeast } from '../tribal.ts';

export const castsForAll = always('casts-for-all', [allow('artForAll', me)]);
const symmetryInHand = cardsIn('hand').kind('symmetry');
const GIFTS = t('Karty Černé symetrie', 'Dark Symmetry cards');

/** Černá legie: Apostles, nepharites and other personalities. */
export const legionLords: readonly CardDecl[] = [
  warrior(
    ['DEMNOGONIS–THE BEFOULER', 'Demnogonis – Znečišťovatel'],
    [null, null, null, 20],
    ['legion'],
    [
      deed(
        'demnogonis',
        3,
        t('Znečištění', 'Befoul'),
        pick(
          'w',
          any.of('doomtrooper').with(discardable, where('x', le(stat($('x'), 'value'), resource(you, 'destiny')))),
          seq(pay(spend('destiny', stat(w, 'value'))), verb('discard', w)),
        ),
      ),
    ],
    { set: 'inquisition', kinds: ['personality', 'apostle'], facts: { neverCovered: true } },
  ),
  warrior(
    ['MUAWIJHE–LORD OF VISIONS', 'Muawijhe – Pán vidin'],
    [null, null, null, 20],
    ['legion'],
    [always('muawijhe', [tag(any.of('legion'), 'firstAttack')])],
    { set: 'inquisition', kinds: ['personality', 'apostle'], facts: { neverCovered: true } },
  ),
  warrior(
    ['THAT WHICH IS NOT TO BE NAMED', 'Ten, jehož jméno se nevyslovuje'],
    [null, null, null, 25],
    ['legion'],
    [always('not-to-be-named', [tag(any.of('legion').with(facing(tagged('doomtrooper'))), 'slayer')])],
    { set: 'inquisition', kinds: ['personality'], facts: { neverCovered: true } },
  ),
  warrior(
    ['VALPURGIUS', 'Valpurgius'],
    [4, 4, 7, 8],
    ['legion'],
    [
      castsAll,
      castsForAll,
      always('valpurgius', [allow('anyGift', any.warriors.with(called('follower:algeroth')))]),
      freely('valpurgius.gifts', GIFTS, symmetryInHand, (item) =>
        cardsBy('takers', item, any.warriors.with(called('follower:algeroth'))),
      ),
    ],
    { set: 'inquisition', kinds: ['personality'], ...follower('algeroth', 'nepharite', 'nepharite-of-algeroth') },
  ),
  warrior(
    ['GOLGOTHA–MISTRESS OF SYMMETRY', 'Golgotha – Paní symetrie'],
    [null, null, null, 12],
    ['legion'],
    [
      castsAll,
      castsForAll,
      always('golgotha-mistress', [allow('anyGift', any.of('legion'))]),
      freely('golgotha-mistress.gifts', GIFTS, symmetryInHand, (item) => cardsBy('takers', item, any.of('legion'))),
    ],
    {
      set: 'golgotha',
      kinds: ['personality'],
      facts: { neverCovered: true },
      ...follower('algeroth', 'nepharite', 'nepharite-of-algeroth'),
    },
  ),
  warrior(
    ['KRITANA', 'Kritana'],
    [9, 8, 10, 11],
    ['legion'],
    [
      strengthens('kritana', yourOwn('follower:ilian'), [4, 4, 4]),
      always('kritana.gifts', [allow('anyGift', any.warriors.with(called('follower:ilian')))]),
    ],
    { set: 'apocalypse', kinds: ['personality'], ...follower('ilian', 'nepharite') },
  ),
  ...(['close', 'shooting'] as const).map((how) =>
    warrior(
      how === 'close' ? ['PHISCHE', 'Phische'] : ['ZHURGON', 'Zhurgon'],
      how === 'close' ? [8, 1, 7, 6] : [1, 8, 7, 6],
      ['legion'],
      [
        asBeast,
        always('unequipped', [forbid('receive', me, [kind('equipment')])]),
        always(`${how}-devourer`, [tag(me, 'slayer'), allow('annihilate', me)], {
          if: calc(how === 'close' ? 'closeCombat' : 'shooting'),
        }),
      ],
      { set: 'paradise-lost', area: 'station', roles: ['tribal'], ...follower('algeroth', 'as-beast') },
    ),
  ),
];
