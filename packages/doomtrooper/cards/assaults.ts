import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  by,
  calc,
  call,
  change,
  forbid,
  hostOf,
  kind,
  let_,
  no,
  on,
  only,
  pick,
  respond,
  self,
  seq,
  tag,
  tagged,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, called, fights, opponentOf } from '../words.ts';
import { me } from './common.ts';
import { charge, salvo } from './deeds.ts';
import { gift } from './legion.ts';
import { asActions, bearer, bonus, gear, react, t, thisCombat, w, warrior, weapon } from './make.ts';

const H = only($('h'));

/** Útoky, které stojí víc nebo dokážou víc (attacks that cost more or do more), and those that cannot be answered. */
export const assaults: readonly CardDecl[] = [
  warrior(
    ['JAKE KRAMER', 'Jake Kramer'],
    [5, 6, 5, 6],
    ['capitol'],
    [
      always('jake-kramer.gear', [allow('receiveAny', me, [kind('equipment'), no(called('for:legion'))])]),
      charge('jake-kramer', 2, self, bonus(H, [5, 5, 5]), t('Soustředěný útok', 'Concentrated attack')),
    ],
    { set: 'mortificator', kinds: ['personality'] },
  ),
  gear(
    'ki',
    ["THE COBRA'S VENOMOUS STRIKE", 'Jedovatý výpad kobry'],
    [0, 0, 0],
    [
      charge(
        'cobras-strike',
        2,
        hostOf(self),
        [change(H, 'fight', 'baseMul', 2)],
        t('Výpad kobry', 'Strike of the cobra'),
        { only: 'close' },
      ),
    ],
    { set: 'apocalypse' },
  ),
  weapon(
    'gun',
    ['SR MK. XII "ASSAILANT"', 'SR Mk. XII „Útočník“'],
    [0, 4, 0],
    [charge('assailant', 2, hostOf(self), [change(H, 'shoot', 'add', 4)], t('Zamíření', 'Aimed shot'))],
    { set: 'inquisition', to: ['imperial'] },
  ),
  weapon('gun', ['NIMROD AUTOCANNON', 'Autokanón Nimrod'], [0, 3, 0], [salvo('nimrod-autocannon', hostOf(self))], {}),
  gift(
    ['UNHOLY EYE', 'Bezbožné oko'],
    [0, 0, 0],
    [
      always('unholy-eye', [tag(bearer, 'alwaysFirst'), forbid('retaliate', only(opponentOf(hostOf(self))))], {
        if: fights(hostOf(self)),
      }),
    ],
    { set: 'inquisition', to: ['heretic'] },
  ),
  gear(
    'equipment',
    ['STUN GRENADE', 'Omračující granát'],
    [0, 0, 0],
    [
      respond(
        'stun-grenade',
        seq(
          react,
          let_('h', hostOf(self)),
          let_('o', opponentOf($('h'))),
          verb('discard', self),
          thisCombat(tag(H, 'firstAttack'), forbid('retaliate', only($('o')))),
        ),
        {
          name: t('Hodit granát', 'Throw the grenade'),
          tags: ['combat'],
          when: fights(opponentOf(hostOf(self))),
        },
      ),
    ],
    { set: 'mortificator', kind: ['mortificator'] },
  ),
  asActions(
    1,
    ['LEASHED', 'Na řetězu'],
    pick('w', any.of('legion'), seq(react, verb('equip', self, w))),
    { set: 'golgotha', post: '+' },
    [always('leashed.fee', [add(bearer, 'attackCost', 5)])],
  ),
  gear(
    'beast',
    ['HOLY UROX', 'Svatý urox'],
    [6, 2, 6, 3],
    [always('holy-urox', [change(bearer, 'attackActions', 'setFinal', 1)])],
    {
      set: 'paradise-lost',
      to: ['crescentia'],
    },
  ),
  warrior(
    ['PAPARAZZO', 'Paparazzo'],
    [2, 2, 2, 4],
    [],
    [
      always('paparazzo.bare', [forbid('receive', me, [kind('equipment')])]),
      on(
        'paparazzo',
        {
          on: 'killed',
          subject: [kind('warrior')],
          source: [tagged('doomtrooper'), by(you)],
          if: all(calc('scored'), calc('inCombat')),
        },
        call('takePoints', 3),
      ),
    ],
    { set: 'warzone' },
  ),
];
