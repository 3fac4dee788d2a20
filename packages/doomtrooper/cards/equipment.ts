import type { Ability, CardDecl, CardQuery, Change } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  attachedTo,
  bind,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  count,
  end,
  flagged,
  forbid,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  let_,
  linked,
  mode,
  no,
  on,
  oneOf,
  only,
  pick,
  play,
  plus,
  respond,
  sameZoneAs,
  self,
  seq,
  tag,
  tagged,
  times,
  verb,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import {
  any,
  anybody,
  attacker,
  defender,
  discardable,
  fighters,
  fights,
  killedBy,
  opponentOf,
  personality,
  yours,
} from '../words.ts';
import { captures, hunt, me } from './common.ts';
import { deed } from './deeds.ts';
import { areaCard, asActions, bearer, card, type Extra, gear, keyOf, type Names, react, t, w, weapon } from './make.ts';

/** An upgrade lies on a weapon and works with it (DT-EQUIP-07). */
export const upgrade = (
  names: Names,
  on: CardQuery,
  changes: readonly Change[],
  more: readonly Ability[] = [],
  extra: Extra = {},
): CardDecl => {
  const key = keyOf(names[0]);
  return card(
    'equipment',
    names,
    {},
    [
      play(`${key}.play`, pick('w', on, seq(react, verb('equip', self, w)))),
      ...(changes.length === 0 ? [] : [always(`${key}.bonus`, changes, { if: calc('hostWielded') })]),
      ...more,
    ],
    { ...extra, facts: { post: '+' } },
  );
};
export const user = only(calc('weaponUser', self));
export const guns = inPlay.kind('gun').with(by(you));
const foe = only(opponentOf(hostOf(self)));

/** What a dear hunt pays, beside the kill. */
export const fourOrTwo = oneOf(
  mode('destiny', t('Body osudu', 'Destiny points'), verb('earnDestiny', you, times(4, calc('killValue')))),
  mode('victory', t('Vítězné body', 'Victory points'), verb('earnVictory', you, times(2, calc('killValue')))),
);

/** Given on to another warrior as an action. */
export const movable = (key: string): Ability =>
  deed(
    `${key}.move`,
    1,
    t('Předání', 'Hand it on'),
    pick('w', cardsBy('hosts', self, yours.warriors).with(no(isCard(hostOf(self)))), verb('equip', self, w)),
  );

/** A gun that is also a blade. */
export const bayonetBlade = always('bayonet.blade', [allow('closeToo', only(calc('below', self)))]);

/** Obecné vybavení, opevnění a úkoly (general equipment, fortifications, missions). */
export const equipment: readonly CardDecl[] = [
  gear('equipment', ['COMBAT ARMOR', 'Bojové brnění'], [0, 0, 1]),
  gear('equipment', ['COMPOSITE ARMOR', 'Kompozitní brnění'], [0, 0, 4], [], { kinds: ['armor'] }),
  weapon('blade', ['CYBERNETIC POWER ARM', 'Kybernetická paže'], [6, 0, 0]),
  upgrade(['BAYONET', 'Bajonet'], guns, [add(user, 'fight', 2)], [bayonetBlade]),
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
  weapon('gun', ['GEHENNA PUKER', 'Plamenomet Gehenna'], [0, 6, 0], [], { words: ['flamethrower'] }),
  gear(
    'equipment',
    ['PORTABLE FORCE SHIELD', 'Přenosný silový štít'],
    [0, 0, 6],
    [always('portable-force-shield.wall', [tag(me, 'asFortification')])],
  ),
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
        pick(
          'w',
          cardsBy('protectors', fighters).with(discardable),
          seq(react, verb('discard', self), verb('discard', w)),
        ),
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
          seq(let_('h', hostOf(self)), verb('sacrifice', self), call('inflictWoundAs', $('h'), w)),
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
      always('triangulating-scope', [add(only(attacker).with(sameZoneAs(self)), 'shoot', 3)], { cumulative: true }),
      always(
        'triangulating-scope.bare',
        [forbid('useCover', only(defender)), forbid('fortifications', only(defender))],
        {
          if: is(attacker, sameZoneAs(self)),
        },
      ),
    ],
    { book: true, set: 'apocalypse', anyone: true },
  ),
  gear(
    'fortification',
    ['FOXHOLE', 'Zákop'],
    [-2, 0, 2],
    [always('foxhole', [forbid('closeAttack', bearer)]), movable('foxhole')],
    {
      facts: { many: true },
    },
  ),
  gear(
    'fortification',
    ['SPIKED BARRICADE', 'Ostnatá barikáda'],
    [0, 0, 1],
    [always('spiked-barricade', [forbid('closeAttack', bearer)]), movable('spiked-barricade')],
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
        add(only(defender).with(sameZoneAs(self)), 'armor', times(2, plus(1, count(attachedTo(self))))),
      ]),
      respond(
        'fortified-entrenchment.store',
        pick('e', cardsIn('hand').kind('equipment'), seq(react, verb('store', $('e'), self))),
        { name: t('Uložit vybavení', 'Store equipment'), tags: [...ANYTIME] },
      ),
      always('fortified-entrenchment.keeps', [forbid('discard', attachedTo(self))]),
    ],
    { book: true, set: 'apocalypse', anyone: true },
  ),
  areaCard(
    'fortification',
    ['PRISON CAMP', 'Zajatecký tábor'],
    ['squad'],
    captures('prison-camp', [tagged('doomtrooper'), by(you)]),
    { book: true, set: 'warzone' },
  ),
  asActions(
    1,
    ['ASSASSINATION', 'Vražda na objednávku'],
    pick(
      'w',
      cardsBy('hosts', self, yours.warriors),
      pick(
        'q',
        anybody.with(no(flagged('wounded')), no(isCard(w))),
        seq(react, verb('equip', self, w), bind('prey', self, $('q'))),
      ),
    ),
    {
      type: 'mission',
      post: '+',
    },
    [
      on(
        'assassination',
        { ...killedBy(hostOf(self), isCard(linked('prey'))), if: calc('scored') },
        seq(call('takePoints', calc('killValue')), verb('discard', self)),
      ),
    ],
  ),
  hunt(['FIFTEEN MINUTES OF FAME', 'Patnáct minut slávy'], [], any.warriors.with(personality), {
    refuses: ['personality'],
    reward: call('takePoints', 5),
  }),
  hunt(['NEPHARITE HUNT', 'Hon na nefarity'], ['doomtrooper'], any.warriors.named('nepharite'), {
    reward: fourOrTwo,
  }),
];
