import type { CardDecl, Eff } from '@bojiste/kernel';
import {
  $,
  add,
  call,
  cardsBy,
  cardsIn,
  chosen,
  count,
  each,
  ge,
  hostOf,
  lasts,
  number,
  oncePerTurn,
  only,
  pay,
  pick,
  pickMany,
  resource,
  self,
  seq,
  spend,
  times,
  verb,
  withStat,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, any, called, search } from '../../words.ts';
import { deed } from '../deeds.ts';
import { untilYourTurn } from '../laid.ts';
import { apostleGift } from '../legion.ts';
import { t } from '../make.ts';
import { X } from '../spells.ts';

const host = hostOf(self);
/** For so many points each, one point of damage to everybody: it hurts whose defence is no higher. */
const storm = (per: number, hurt: Eff): Eff =>
  number(
    'x',
    1,
    affordable(per),
    seq(pay(spend('destiny', times(per, X))), each('w', any.warriors.with(withStat('armor', 'le', X)), hurt)),
  );

/** Díla temnoty (workings of darkness): gifts whose bearer does something with them. */
export const workings: readonly CardDecl[] = [
  apostleGift(
    'algeroth',
    ['FLOW OF ACID', 'Proud kyseliny'],
    [0, 0, 0],
    [
      deed('flow-of-acid', 3, t('Proud kyseliny', 'Flow of acid'), storm(3, call('inflictWound', $('w'))), {
        attack: true,
        limit: oncePerTurn,
        when: ge(resource(you, 'destiny'), 3),
      }),
    ],
  ),
  apostleGift(
    'muawijhe',
    ['WIND OF INSANITY', 'Vítr šílenství'],
    [0, 0, 0],
    [
      deed(
        'wind-of-insanity',
        1,
        t('Vítr šílenství', 'Wind of insanity'),
        storm(5, call('inflictWoundAs', host, $('w'))),
        {
          limit: oncePerTurn,
          when: ge(resource(you, 'destiny'), 5),
        },
      ),
    ],
  ),
  apostleGift(
    'muawijhe',
    ['SHRIEK', 'Jekot'],
    [0, 0, 0],
    [
      deed(
        'shriek',
        1,
        t('Jekot', 'Shriek'),
        pickMany(
          'ws',
          any.warriors,
          1,
          affordable(2),
          seq(
            pay(spend('destiny', times(2, count(chosen('ws'))))),
            each('x', chosen('ws'), lasts(untilYourTurn, add(only($('x')), 'attackCost', 4))),
          ),
        ),
        { when: ge(resource(you, 'destiny'), 2) },
      ),
    ],
    { set: 'inquisition' },
  ),
  apostleGift(
    'algeroth',
    ['DARK SUMMONING', 'Temné přivolání'],
    [0, 0, 0],
    [
      deed(
        'dark-summoning',
        3,
        t('Přivolání výzbroje', 'Summon arms'),
        seq(
          search(
            'e',
            cardsIn('library').kind('equipment').with(called('for:legion')),
            pick('w', cardsBy('hosts', $('e'), only(host)), verb('equip', $('e'), $('w'))),
          ),
          verb('discard', self),
        ),
      ),
    ],
    { set: 'inquisition' },
  ),
];
