import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  always,
  bearing,
  calc,
  cancel,
  change,
  either,
  flagged,
  forbid,
  hostOf,
  is,
  kind,
  lasts,
  named,
  no,
  not,
  pick,
  respond,
  sameZoneAs,
  self,
  seq,
  some,
  tag,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import type { Role } from '../types.ts';
import { any, facing, played, yours } from '../words.ts';
import { chooseAffiliation, lastTarget, MEMBERSHIPS, me, slayer } from './common.ts';
import { asActions, bonus, gear, react, t, w } from './make.ts';
import { asBeast, beastly, mates, onFoot, tribal } from './tribal.ts';

const ENEMIES: readonly Role[] = [...MEMBERSHIPS, 'legion', 'lutheran', 'rasputin', 'templars'];

/** Kmeny a zvířata (tribes and beasts). */
export const tribes: readonly CardDecl[] = [
  tribal('crescentia')(
    ['BROTHERBOUND TROOPER', 'Bratrským poutem vázaný voják'],
    [4, 3, 5, 4],
    [
      onFoot,
      always('brotherbound-trooper', [
        forbid('closeAttack', any.warriors, [sameZoneAs(self), either(bearing(kind('beast')), named('as-beast'))]),
      ]),
    ],
  ),
  tribal('crescentia')(['JIHAD INFANTRY TROOPER', 'Pěšák džihádu'], [7, 6, 7, 7], [onFoot]),
  tribal('crescentia')(['PROPHET', 'Prorok'], [3, 3, 4, 4], [lastTarget], true),
  tribal('lutheran')(
    ['LUTHERAN DISCIPLE', 'Luteránský učedník'],
    [5, 4, 4, 4],
    [
      respond('lutheran-disciple', seq(verb('sacrifice', self), cancel), {
        name: t('Oběť učedníka', "The disciple's sacrifice"),
        tags: ['react'],
        event: played(kind('special')),
        when: is(self, no(flagged('wounded'))),
      }),
    ],
  ),
  tribal('lutheran')(['CORSAIR', 'Korzár'], [7, 3, 6, 6], [slayer]),
  tribal('lutheran')(
    ['CAVALIER', 'Kavalír'],
    [5, 3, 4, 4],
    [asBeast, mates('cavalier', 'cavalier', 1)],
    false,
    beastly,
  ),
  tribal('lutheran')(['PATRIARCH', 'Patriarcha'], [3, 3, 3, 3], [lastTarget], true),
  tribal('rasputin')(['SOLDAT', 'Soldát'], [5, 4, 5, 5], [mates('soldat', 'schwerwaffe-soldat', 2)]),
  tribal('rasputin')(['SCHWERWAFFE SOLDAT', 'Soldát s těžkou zbraní'], [3, 7, 5, 6], [], false, { words: ['soldat'] }),
  tribal('rasputin')(
    ['COSSACK', 'Kozák'],
    [5, 4, 5, 5],
    [asBeast, always('cossack', [tag(me, 'alwaysFirst')], { if: calc('closeCombat') })],
    false,
    beastly,
  ),
  tribal('templars')(['HORDE TROOPER', 'Voják hordy'], [5, 4, 5, 5], [slayer]),
  tribal('templars')(
    ['TEMPLAR LEGIONNAIRE', 'Templářský legionář'],
    [4, 4, 4, 4],
    [mates('templar-legionnaire', 'templar-legionnaire', 2)],
  ),
  gear('beast', ['CRESCENTIAN TWOTUSK', 'Půlměsíční dvojklanec'], [4, 0, 4, 4], [], {
    set: 'paradise-lost',
    to: ['crescentia'],
  }),
  gear('beast', ['RIVETBULL', 'Nýtový býk'], [4, 0, 3, 2], [], { set: 'paradise-lost', to: ['rasputin'] }),
  gear(
    'beast',
    ['PREDATORIAN', 'Predátor'],
    [2, 2, 2, 2],
    [always('predatorian', [change(any.warriors.with(sameZoneAs(hostOf(self))), 'targetActions', 'setFinal', 1)])],
    { set: 'paradise-lost', to: ['templars'] },
  ),
  asActions(
    1,
    ['OUR TRUE ENEMY IS REVEALED', 'Náš pravý nepřítel odhalen'],
    pick(
      'w',
      yours.warriors.named('prophet').with(no(bearing(named('our-true-enemy-is-revealed')))),
      chooseAffiliation(ENEMIES, () => undefined, seq(react, verb('equip', self, w))),
    ),
    { set: 'paradise-lost', kinds: ['prophecy'], post: '+' },
    [
      always(
        'true-enemy',
        bonus(
          yours.of('crescentia').with(facing(kind('warrior'), where('o', calc('ofChosen', $('o'), self)))),
          [3, 3, 3],
        ),
      ),
    ],
  ),
  asActions(
    1,
    ['THE DEFIANCE', 'Síla vzdoru'],
    seq(
      react,
      lasts(
        { turnOf: you, at: 'start' },
        ...(['fight', 'shoot'] as const).map((stat) =>
          change(yours.of('lutheran').with(where('x', calc('defends', $('x')))), stat, 'mul', 2),
        ),
      ),
    ),
    {
      book: true,
      set: 'paradise-lost',
      kinds: ['ritual'],
      when: all(some(yours.warriors.named('patriarch')), not(calc('ritualOn', self))),
    },
  ),
];
