import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  bearing,
  calc,
  cardsBy,
  forbid,
  hostOf,
  is,
  isCard,
  kind,
  no,
  not,
  oblige,
  only,
  pick,
  self,
  some,
  spend,
  tag,
  tagged,
  verb,
  where,
} from '@bojiste/kernel/effects/build/index';
import { any, attacks, called, facing, fights, opponentOf, plain, search, yours } from '../words.ts';
import { airship, city, enlists, exFreelancer, giftImmune, hunt, leader, protects } from './common.ts';
import { deed } from './deeds.ts';
import { captain, other, sergeant, standardBearer, strengthens, yourOwn } from './families.ts';
import { bonus, t, w, warrior, weapon } from './make.ts';

const foe = only(opponentOf(self));
const fortsOfFoe = cardsBy('protectors', foe);
const foxholes = cardsBy('collection').named('foxhole');

/** An airship in itself. */
const flying = [
  always('rams-air-cavalry', [
    tag(only(self), 'asVehicle'),
    forbid('seekCover', only(self)),
    forbid('receive', only(self), [kind('equipment')]),
  ]),
  always('rams-air-cavalry.bombs', [forbid('fortifications', foe)], { if: attacks(self) }),
];

/** Imperiál (Imperial). */
export const imperial: readonly CardDecl[] = [
  warrior(['GOLDEN LION', 'Zlatý lev'], [3, 3, 3, 3], ['imperial']),
  warrior(
    ['YOUNG GUARD', 'Mladá garda'],
    [2, 4, 3, 3],
    ['imperial'],
    [always('young-guard', [forbid('seekCover', only(self), undefined, 2), forbid('fortifications', only(self))])],
  ),
  warrior(
    ['CLANSMAN', 'Příslušník klanu'],
    [4, 2, 3, 3],
    ['imperial'],
    [
      always('clansman', [add(only(self), 'fight', 1)], {
        if: all(attacks(self), is(opponentOf(self), tagged('legion'))),
      }),
    ],
    { book: true },
  ),
  warrior(
    ['TRENCHER', 'Zákopník'],
    [3, 2, 2, 3],
    ['imperial'],
    [
      deed('trencher', 3, t('Vykopat zákop', 'Dig a foxhole'), search('f', foxholes, verb('equip', $('f'), self)), {
        when: some(foxholes),
      }),
    ],
    { book: true },
  ),
  warrior(['BLOOD BERET', 'Krvavý baret'], [4, 4, 3, 4], ['imperial'], [giftImmune]),
  warrior(
    ['WOLFBANE LIGHT CAVALRY', 'Wolfbaneovská lehká jízda'],
    [5, 4, 4, 5],
    ['imperial'],
    [
      always('wolfbane-light-cavalry', [add(foe, 'armor', -3)], {
        if: all(fights(self), not(some(fortsOfFoe))),
      }),
      always('wolfbane-light-cavalry.walls', [add(foe, 'armor', 3)], {
        if: all(fights(self), some(fortsOfFoe)),
      }),
    ],
  ),
  warrior(['RAMS AIR CAVALRY', 'Ramsova vzdušná jízda'], [null, 4, 6, 5], ['imperial'], flying, { kinds: ['airship'] }),
  warrior(
    ['AIRMAN TREVOR BARTHOLOMEW', 'Letec Trevor Bartholomew'],
    [null, 6, 8, 7],
    ['imperial'],
    [...flying, always('airman-trevor-bartholomew', bonus(any.warriors.with(called('rams-air-cavalry')), [0, 1, 1]))],
    { kinds: ['personality', 'airship'], words: ['rams-air-cavalry'] },
  ),
  warrior(
    ['EDWARD S. MURDOCH', 'Edward S. Murdoch'],
    [7, 4, 7, 7],
    ['imperial'],
    [protects('edward-s-murdoch', 'golden-lion')],
    { kinds: ['personality'], words: ['golden-lion'] },
  ),
  warrior(
    ['TIMOTHY MACGUIRE', 'Timothy MacGuire'],
    [4, 10, 7, 7],
    ['imperial'],
    [
      always('timothy-macguire', bonus(yourOwn('golden-lion').with(plain), [4, 4, 4])),
      always('timothy-macguire.kill', [tag(yourOwn('golden-lion').with(plain, facing(tagged('legion'))), 'slayer')]),
    ],
    { set: 'golgotha', kinds: ['personality'], words: ['golden-lion'] },
  ),
  warrior(
    ['ANDREW DROUGAN', 'Andrew Drougan'],
    [5, 9, 8, 9],
    ['imperial'],
    [
      always('andrew-drougan', [
        ...bonus(yourOwn('blood-beret').with(other), [3, 3, 3]),
        tag(yourOwn('blood-beret').with(other), 'slayer'),
      ]),
    ],
    { set: 'apocalypse', kinds: ['personality'], words: ['blood-beret'] },
  ),
  warrior(
    ['NICOLA BRANNAGHAN', 'Nicola Brannaghanová'],
    [7, 9, 10, 12],
    ['imperial'],
    [strengthens('nicola-brannaghan', any.of('imperial'), [4, 4, 4])],
    { set: 'apocalypse', kinds: ['personality'], words: ['clansman'] },
  ),
  standardBearer(['BANNER BEARER', 'Korouhevník'], [5, 1, 4, 4], 'imperial'),
  captain(['COMMANDER CHIEFTAIN', 'Velitel náčelník'], [9, 5, 7, 9], 'imperial', 8),
  sergeant(['SQUADRON COMMANDER', 'Velitel eskadrony'], [7, 3, 5, 6], 'imperial'),
  warrior(
    ['SEAN GALLAGHER', 'Sean Gallagher'],
    [10, 3, 8, 8],
    ['imperial'],
    [
      always('sean-gallagher.attack', [oblige('attack', only(self), [tagged('legion')])]),
      protects('sean-gallagher', 'clansman'),
    ],
    { book: true, kinds: ['personality'], words: ['clansman'] },
  ),
  warrior(
    ['SGT. MCBRIDE', 'Seržant McBride'],
    [5, 5, 4, 5],
    ['imperial'],
    [
      always('sgt-mcbride', [
        add(any.warriors.with(called('blood-beret'), no(isCard(self))), 'fight', 1),
        add(any.warriors.with(called('blood-beret'), no(isCard(self))), 'shoot', 1),
      ]),
    ],
    { book: true, kinds: ['personality'], words: ['blood-beret'] },
  ),
  warrior(
    ['COLONEL MAXWELL', 'Plukovník Maxwell'],
    [9, 7, 8, 9],
    ['imperial'],
    [
      always(
        'colonel-maxwell',
        (['fight', 'shoot', 'armor'] as const).map((stat) =>
          add(yours.warriors.with(called('trencher'), no(isCard(self))), stat, 6),
        ),
      ),
    ],
    { book: true, set: 'apocalypse', kinds: ['personality', 'captain'], words: ['trencher', 'commander'] },
  ),
  warrior(
    ['WOLFBANE HONOR GUARD', 'Wolfbaneovský strážce cti'],
    [6, 5, 7, 7],
    ['imperial'],
    [
      always('wolfbane-honor-guard', [add(only(self), 'fight', 8)], {
        if: is(self, bearing(called('clansman-claymore'), where('x', calc('wielded', $('x'))))),
      }),
    ],
    { book: true, set: 'apocalypse', words: ['clansman'] },
  ),
  leader(['FIELD MARSHAL JOHNSTONE', 'Polní maršál Johnstone'], 'imperial'),
  warrior(['EX-IMPERIAL FREELANCER', 'Ex-imperiální žoldnéř'], [4, 2, 2, 1], [], exFreelancer, {
    roles: ['mercenary'],
    facts: { former: 'imperial' },
  }),
  weapon(
    'blade',
    ['CLANSMAN CLAYMORE', 'Klanový claymore'],
    [1, 0, 0],
    [
      always('claymore.legion', [add(only(hostOf(self)), 'armor', 1)], {
        if: all(calc('wielded', self), is(opponentOf(hostOf(self)), tagged('legion'))),
      }),
      always('claymore.clan', [add(only(hostOf(self)), 'fight', 1)], {
        if: all(calc('wielded', self), is(hostOf(self), called('clansman'))),
      }),
      always('claymore.clan-legion', [add(only(hostOf(self)), 'armor', 1)], {
        if: all(
          calc('wielded', self),
          is(hostOf(self), called('clansman')),
          is(opponentOf(hostOf(self)), tagged('legion')),
        ),
      }),
    ],
    { to: ['imperial'] },
  ),
  weapon('gun', ['HMG MK. XIXB "CHARGER"', 'Těžký kulomet Mk. XIXB „Charger“'], [0, 5, 0], [], {
    words: ['heavy-machine-gun', 'machine-gun'],
  }),
  weapon('gun', ['SMG MK. III "INTERCEPTOR"', 'Samopal Mk. III „Interceptor“'], [0, 2, 0], [], {
    words: ['sub-machine-gun'],
  }),
  airship(['IMPERIAL DOOMLORD', 'Vzdušný koráb Pán zkázy'], 'imperial'),
  city(['FUKIDO', 'Fukido'], 'imperial', true),
  hunt(['CLAN INFIGHTING', 'Klanové rozepře'], ['imperial'], any.of('imperial')),
  enlists(['KNIGHTHOOD', 'Povýšení do rytířského stavu'], 'imperial'),
  weapon(
    'blade',
    ['THE SHILLELAGH', 'Shillelagh'],
    [4, 0, 0],
    [
      deed(
        'shillelagh',
        3,
        t('Vyhnat bojovníka', 'Drive a warrior off'),
        pick('w', any.warriors.with(plain, no(tagged('imperial'))), verb('discard', w)),
        {
          price: [spend('destiny', 5)],
        },
      ),
    ],
    { set: 'inquisition', type: 'relic', to: ['imperial'] },
  ),
];
