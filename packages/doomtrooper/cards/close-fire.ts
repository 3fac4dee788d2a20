import type { Ability, CardDecl } from '@bojiste/kernel';
import { all, allow, always, calc, gt, hostOf, self, stat, tag, times } from '@bojiste/kernel/effects/build/index';
import { opponentOf } from '../words.ts';
import { me } from './common.ts';
import { bearer, type GearExtra, keyOf, type Names, weapon } from './make.ts';

const host = hostOf(self);
const foe = opponentOf(host);

/** A firearm that is used in close combat instead, and not in shooting. */
const pointBlank: Ability = always('point-blank', [allow('closeOnly', me)]);

/** A shotgun: whoever it tops twice over is dead when it wounds. */
const shotgun = (names: Names, fight: number, extra: GearExtra): CardDecl =>
  weapon(
    'gun',
    names,
    [fight, 0, 0],
    [
      pointBlank,
      always(`${keyOf(names[0])}.torn`, [tag(bearer, 'slayer')], {
        if: all(calc('wielded', self), gt(stat(host, 'fight', foe), times(2, stat(foe, 'armor', host)))),
      }),
    ],
    { set: 'warzone', ...extra },
  );

/** Střelné zbraně na tělo (firearms for close combat). */
export const closeFire: readonly CardDecl[] = [
  shotgun(['AIRBRUSH M516S SHOTGUN', 'Brokovnice M516S Airbrush'], 3, { words: ['shotgun'] }),
  shotgun(['HAGELSTURM M516D SHOTGUN', 'Brokovnice M516D Hagelsturm'], 4, {
    to: ['bauhaus', 'capitol'],
    kind: ['commander'],
    words: ['shotgun'],
  }),
  shotgun(['MANDIBLE SA-SG 7200 SHOTGUN', 'Brokovnice SA-SG 7200 Mandible'], 5, {
    to: ['imperial', 'cybertronic'],
    kind: ['commander'],
    words: ['shotgun'],
  }),
  shotgun(['TORMENTOR INCINERATOR', 'Plamenomet Mučitel'], 6, {
    to: ['legion'],
    most: 5,
    words: ['flamethrower'],
  }),
];
