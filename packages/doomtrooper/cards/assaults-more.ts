import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  allow,
  always,
  calc,
  call,
  change,
  either,
  forbid,
  hostOf,
  kind,
  only,
  respond,
  self,
  seq,
  tag,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { any, opponentOf } from '../words.ts';
import { me } from './common.ts';
import { charge, salvo } from './deeds.ts';
import { laid } from './laid.ts';
import { bearer, gear, react, t, warrior } from './make.ts';

const host = hostOf(self);
const foe = opponentOf(host);
const H = only($('h'));

/** Útoky vázané na bitevní taktiku (attacks bound to one tactic): from cover by shooting, in close combat only. */
export const boundAssaults: readonly CardDecl[] = [
  laid(['BLASTING AWAY', 'Palba z úkrytu'], 2, any.warriors, [allow('shootFromCover', bearer)], {
    set: 'mortificator',
  }),
  warrior(
    ['DESERT SCORPION', 'Pouštní štír'],
    [3, 6, 4, 5],
    ['capitol'],
    [
      always('desert-scorpion', [allow('shootFromCover', me)]),
      respond('desert-scorpion.hide', seq(react, verb('cover', self)), {
        name: t('Zahrabat se', 'Dig in'),
        tags: [...ANYTIME],
      }),
    ],
    { set: 'golgotha' },
  ),
  gear(
    'equipment',
    ['HARDENED FIST', 'Tvrzená pěst'],
    [0, 0, 0],
    [
      charge(
        'hardened-fist',
        2,
        host,
        [change(H, 'fight', 'baseMul', 2), tag(H, 'slayer')],
        t('Úder pěstí', 'Blow of the fist'),
        { only: 'close' },
      ),
    ],
    { set: 'apocalypse', to: ['cybertronic'] },
  ),
  gear(
    'beast',
    ['TUSKED SERETT', 'Kelnatý serett'],
    [3, -2, 2, 2],
    [
      respond('tusked-serett', seq(react, call('fightNow', host, foe)), {
        name: t('Druhý výpad', 'Second charge'),
        tags: ['quiet'],
        when: calc('bothOutlive', host),
      }),
    ],
    { set: 'paradise-lost', to: ['templars'] },
  ),
  warrior(
    ['AQUABEAST', 'Vodní bestie'],
    [9, 2, 9, 12],
    ['legion'],
    [
      always('aquabeast.bare', [forbid('receive', me, [either(kind('equipment'), kind('relic'))], 2)]),
      salvo('aquabeast', self, 'close'),
    ],
    { set: 'promo', limit: 0, words: ['follower:algeroth'] },
  ),
];
