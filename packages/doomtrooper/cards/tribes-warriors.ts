import type { CardDecl } from '@bojiste/kernel';
import {
  add,
  always,
  calc,
  cardsIn,
  change,
  count,
  either,
  forbid,
  is,
  kind,
  named,
  no,
  only,
  sameZoneAs,
  self,
  tag,
  times,
} from '@bojiste/kernel/effects/build/index';
import { any, attacks, called, opponentOf, riding } from '../words.ts';
import { annihilates, me, slayer } from './common.ts';
import { other, strengthens, yourOwn } from './families.ts';
import { bonus } from './make.ts';
import { asBeast, mates, tribal } from './tribal.ts';

const unarmed = always('unarmed', [forbid('receive', me, [kind('weapon')])]);
/** Of the same area as this warrior. */
const here = (word: string) => any.warriors.with(called(word), sameZoneAs(self));

/** Kmeny: more warriors, and the commanders of each tribe. */
export const tribesWarriors: readonly CardDecl[] = [
  tribal('crescentia')(
    ['BROTHERBOUND SERGEANT', 'Seržant vázaný bratrským poutem'],
    [6, 5, 7, 6],
    [strengthens('brotherbound-sergeant', yourOwn('brotherbound-trooper'), [2, 2, 2])],
    false,
    { words: ['commander', 'brotherbound-trooper'] },
  ),
  tribal('lutheran')(
    ['FUSILIER', 'Fyzilír'],
    [0, 0, 0, 4],
    [
      always(
        'fusilier',
        (['fight', 'shoot', 'armor'] as const).map((stat) =>
          change(me, stat, 'setBase', times(4, count(cardsIn('station').named('fusilier')))),
        ),
      ),
    ],
  ),
  tribal('lutheran')(
    ['GREYMOURN TRENCHARTILLERY', 'Zákopové dělo Greymourn'],
    [3, 9, 6, 6],
    [
      always('greymourn', [forbid('closeAttack', me), forbid('receive', me, [kind('weapon')])]),
      always('greymourn.flak', [add(only(opponentOf(self)), 'armor', -4)], {
        if: is(opponentOf(self), either(kind('airship'), riding(kind('airship')))),
      }),
    ],
  ),
  tribal('lutheran')(
    ['HEAVY CAVALIER', 'Těžký kavalír'],
    [3, 6, 5, 5],
    [asBeast, mates('cavalier', 'cavalier', 1)],
    false,
    { words: ['as-beast', 'cavalier'] },
  ),
  tribal('lutheran')(
    ['SCOUT CAVALIER', 'Kavalírský zvěd'],
    [4, 4, 5, 4],
    [
      asBeast,
      mates('cavalier', 'cavalier', 1),
      always('scout-cavalier', [
        tag(cardsIn('station').with(kind('warrior'), no(named('scout-cavalier'))), 'sheltered'),
      ]),
    ],
    false,
    { words: ['as-beast', 'cavalier'] },
  ),
  tribal('lutheran')(
    ['LUTHERAN SERGEANT', 'Luteránský seržant'],
    [7, 6, 6, 6],
    [always('lutheran-sergeant', bonus(here('lutheran-disciple'), [2, 2, 2]))],
    false,
    { words: ['commander'] },
  ),
  tribal('rasputin')(
    ['COSSACK KOMMENDANT', 'Kozácký velitel'],
    [7, 5, 6, 7],
    [
      asBeast,
      always('cossack', [tag(me, 'alwaysFirst')], { if: calc('closeCombat') }),
      always('cossack-kommendant', bonus(here('cossack').with(other), [3, 3, 3])),
    ],
    false,
    { words: ['commander', 'cossack', 'as-beast'] },
  ),
  tribal('rasputin')(
    ['SOLDAT KOMMENDANT', 'Velitel soldátů'],
    [6, 5, 6, 7],
    [always('soldat-kommendant', bonus(here('soldat').with(other), [3, 3, 3]))],
    false,
    { words: ['commander', 'soldat'] },
  ),
  tribal('rasputin')(['FLAMMEN SOLDAT', 'Soldát s plamenometem'], [8, 8, 4, 6], [slayer, unarmed], false, {
    words: ['soldat', 'flamethrower'],
  }),
  tribal('rasputin')(['SHOCK SOLDAT', 'Úderný soldát'], [5, 5, 6, 6], [slayer, annihilates, unarmed], false, {
    words: ['soldat'],
  }),
  tribal('rasputin')(
    ['JAEGER COMMANDO', 'Jägerské komando'],
    [5, 5, 5, 7],
    [always('jaeger-commando', bonus(me, [4, 4, 4]), { if: attacks(self) })],
  ),
  tribal('templars')(['GENDARME', 'Četník'], [7, 8, 8, 9], [slayer]),
  tribal('templars')(
    ['HORDE CENTURION', 'Centurion hordy'],
    [7, 7, 5, 8],
    [slayer, always('horde-centurion', bonus(yourOwn('horde-trooper'), [2, 2, 2]))],
    false,
    { words: ['commander'] },
  ),
  tribal('templars')(
    ['TEMPLAR MARINE', 'Templářský mariňák'],
    [6, 6, 7, 7],
    [always('templar-marine', [tag(me, 'firstAttack')])],
  ),
];
