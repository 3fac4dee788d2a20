import type { Ability, CardDecl, CardQuery, Change } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  by,
  calc,
  end,
  flagged,
  forbid,
  hostOf,
  inPlay,
  kind,
  no,
  only,
  pick,
  play,
  respond,
  self,
  seq,
  tagged,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/windows.ts';
import { any, fights, opponentOf, personality, yours } from '../words.ts';
import { deed, hunt } from './common.ts';
import { areaCard, bearer, card, gear, keyOf, type Names, react, t, w, weapon } from './make.ts';

/** An upgrade lies on a weapon and works with it (DT-EQUIP-07). */
const upgrade = (names: Names, on: CardQuery, changes: readonly Change[], more: readonly Ability[] = []): CardDecl => {
  const key = keyOf(names[0]);
  return card(
    'equipment',
    names,
    {},
    [
      play(`${key}.play`, pick('w', on, seq(react, verb('equip', self, w)))),
      always(`${key}.bonus`, changes, { if: calc('wielded', hostOf(self)) }),
      ...more,
    ],
    { facts: { post: '+' } },
  );
};
const user = only(hostOf(hostOf(self)));
const guns = inPlay.kind('gun').with(by(you));
const foe = only(opponentOf(hostOf(self)));

/** Obecné vybavení, opevnění a úkoly (general equipment, fortifications, missions). */
export const equipment: readonly CardDecl[] = [
  gear('equipment', ['COMBAT ARMOR', 'Bojové brnění'], [0, 0, 1]),
  gear('equipment', ['COMPOSITE ARMOR', 'Kompozitní brnění'], [0, 0, 4], [], { kinds: ['armor'] }),
  weapon('blade', ['CYBERNETIC POWER ARM', 'Kybernetická paže'], [6, 0, 0]),
  upgrade(
    ['BAYONET', 'Bajonet'],
    guns,
    [add(user, 'fight', 2)],
    [always('bayonet.blade', [allow('asBlade', only(hostOf(self)))])],
  ),
  upgrade(['TELESCOPIC SIGHT', 'Teleskopický zaměřovač'], guns, [add(user, 'shoot', 1)]),
  upgrade(['REVERBERATING SHARPENER', 'Vibrační brousek'], inPlay.kind('blade').with(by(you), no(kind('gun'))), [
    add(user, 'fight', 1),
  ]),
  weapon('gun', ['L&A PLASMA CARBINE', 'Plazmová karabina L&A'], [0, 3, 0]),
  weapon(
    'gun',
    ['DEATHLOCKDRUM', 'Deathlockdrum'],
    [0, 3, 0],
    [always('deathlockdrum', [add(foe, 'shoot', -2)], { if: calc('wielded', self) })],
  ),
  weapon('gun', ['GEHENNA PUKER', 'Plamenomet Gehenna'], [0, 6, 0]),
  gear('equipment', ['PORTABLE FORCE SHIELD', 'Přenosný silový štít'], [0, 0, 6]),
  gear(
    'equipment',
    ['FIRST AID KIT', 'Lékárnička'],
    [0, 0, 0],
    [
      respond(
        'first-aid-kit',
        pick(
          'w',
          yours.warriors.with(flagged('wounded'), where('x', calc('sameSide', $('x'), hostOf(self)))),
          seq(react, verb('heal', w), verb('discard', self)),
        ),
        {
          name: t('Ošetření', 'First aid'),
          tags: [...ANYTIME],
        },
      ),
    ],
  ),
  gear(
    'equipment',
    ['SMOKE BOMB', 'Dýmovnice'],
    [0, 0, 0],
    [
      respond('smoke-bomb', seq(react, verb('discard', self), end('combat')), {
        name: t('Odpálit dýmovnici', 'Detonate it'),
        tags: ['combat'],
        when: fights(hostOf(self)),
      }),
    ],
  ),
  gear(
    'equipment',
    ['DEMOLITION KIT', 'Demoliční sada'],
    [0, 0, 0],
    [
      respond(
        'demolition-kit',
        pick('w', inPlay.kind('fortification'), seq(react, verb('discard', self), verb('discard', w))),
        {
          name: t('Odpálit nálož', 'Set the charge'),
          tags: [...IN_COMBAT],
          when: fights(hostOf(self)),
        },
      ),
    ],
  ),
  gear(
    'equipment',
    ['ANTIPERSONNEL GRENADE', 'Protiposádkový granát'],
    [0, 0, 0],
    [
      deed(
        'antipersonnel-grenade',
        1,
        t('Hodit granát', 'Throw the grenade'),
        pick(
          'w',
          any.warriors.with(where('x', calc('isCapable', $('x')))),
          seq(verb('sacrifice', self), verb('wound', w)),
        ),
        { attack: true },
      ),
    ],
    { book: true, set: 'apocalypse' },
  ),
  areaCard(
    'equipment',
    ['TRIANGULATING SCOPE', 'Třídimenzní vidění'],
    ['squad', 'cohort'],
    [
      always('triangulating-scope', [
        add(
          inPlay.with(kind('warrior'), where('x', calc('sameArea', $('x'), self)), where('y', calc('attacks', $('y')))),
          'shoot',
          3,
        ),
      ]),
    ],
    { book: true, set: 'apocalypse' },
  ),
  gear('fortification', ['FOXHOLE', 'Zákop'], [-2, 0, 2], [always('foxhole', [forbid('closeAttack', bearer)])], {
    facts: { many: true },
  }),
  gear(
    'fortification',
    ['SPIKED BARRICADE', 'Ostnatá barikáda'],
    [0, 0, 1],
    [always('spiked-barricade', [forbid('closeAttack', bearer)])],
    { facts: { many: true } },
  ),
  areaCard(
    'fortification',
    ['INDUSTRIAL COMPLEX', 'Průmyslový komplex'],
    ['squad', 'cohort'],
    [
      {
        kind: 'on',
        key: 'industrial-complex',
        event: { on: 'stepBegins', by: you, if: { k: 'during', steps: ['draw'] } },
        do: { k: 'verb', verb: 'gain', word: 'destiny', args: [you, 3] },
      },
    ],
    { book: true, set: 'inquisition', facts: { many: true } },
  ),
  areaCard(
    'fortification',
    ['FORTIFIED ENTRENCHMENT', 'Opevněné zákopy'],
    ['squad', 'cohort'],
    [
      always('fortified-entrenchment', [
        add(
          inPlay.with(kind('warrior'), where('x', calc('sameArea', $('x'), self)), where('y', calc('defends', $('y')))),
          'armor',
          2,
        ),
      ]),
    ],
    { book: true, set: 'apocalypse' },
  ),
  areaCard(
    'fortification',
    ['PRISON CAMP', 'Zajatecký tábor'],
    ['squad'],
    [
      {
        kind: 'on',
        key: 'prison-camp',
        event: { on: 'harmed', subject: [tagged('doomtrooper')], source: [tagged('doomtrooper'), by(you)] },
        do: verb('imprison', { k: 'it' }),
      },
      always('prison-camp.cell', [
        { k: 'tag', of: any.warriors.with(where('x', calc('heldBy', $('x'), self))), tag: 'imprisoned' },
      ]),
    ],
    { book: true, set: 'warzone' },
  ),
  hunt(['ASSASSINATION', 'Vražda na objednávku'], [], any.warriors),
  hunt(['FIFTEEN MINUTES OF FAME', 'Patnáct minut slávy'], [], any.warriors.with(personality), -5),
  hunt(['NEPHARITE HUNT', 'Hon na nefarity'], ['doomtrooper'], any.warriors.named('nepharite'), 2),
];
