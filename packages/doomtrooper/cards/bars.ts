import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  allow,
  always,
  attachedTo,
  by,
  each,
  forbid,
  hostOf,
  isCard,
  kind,
  named,
  no,
  only,
  pick,
  self,
  seq,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any } from '../words.ts';
import { casts, me } from './common.ts';
import { laid } from './laid.ts';
import { asActions, bearer, react, w, warrior, weapon } from './make.ts';

/** Kdo smí dostat co (who may be given what): permissions and bars on single kinds of card. */
export const bars: readonly CardDecl[] = [
  warrior(
    ['ARCHANGEL', 'Archanděl'],
    [3, 3, 3, 3],
    ['brotherhood'],
    [casts('changeling', 'elements'), always('archangel', [allow('receiveAny', me, [kind('airship')])])],
  ),
  laid(
    ['CERTIFIED OPERATOR', 'Školený řidič'],
    2,
    any.of('doomtrooper'),
    [allow('receiveAny', bearer, [kind('vehicle'), no(named('for:legion'))])],
    { set: 'mortificator' },
  ),
  weapon(
    'blade',
    ['VASSHT', 'Vassht'],
    [2, 0, 0],
    [always('vassht', [forbid('handOn', me, undefined, 2), forbid('receive', only(hostOf(self)), [kind('blade')], 2)])],
    { to: ['legion'] },
  ),
  warrior(
    ['MALEDRACH', 'Maledrach'],
    [6, 5, 8, 10],
    ['legion'],
    [
      always('maledrach.apostles', [allow('anyGift', me)]),
      always('maledrach.heretics', [allow('receiveAny', me, [kind('gift')])]),
    ],
    { set: 'apocalypse', kinds: ['personality'], words: ['follower:algeroth', 'nepharite', 'nepharite-of-algeroth'] },
  ),
  warrior(
    ['DARK MYSTIC', 'Temný mystik'],
    [4, 5, 5, 7],
    ['legion'],
    [always('dark-mystic', [allow('receiveAny', me, [kind('ki')])])],
    { set: 'apocalypse', roles: ['heretic'] },
  ),
  asActions(
    1,
    ['INNOCENT BAUBLE', 'Nevinná cetka'],
    pick(
      'w',
      any.warriors.with(no(by(you))),
      seq(react, each('i', attachedTo(w), verb('discard', $('i'))), verb('equip', self, w)),
    ),
    { set: 'apocalypse', type: 'equipment', post: '+', limit: 1 },
    [always('innocent-bauble', [forbid('receive', bearer, [no(isCard(self))], 2)])],
  ),
];
