import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  always,
  attachedTo,
  by,
  cause,
  change,
  chosen,
  count,
  each,
  forbid,
  inZone,
  is,
  may,
  no,
  oblige,
  on,
  only,
  pick,
  pickMany,
  self,
  seq,
  spend,
  tag,
  tagged,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, called, discardable, fortifications, plain, yours } from '../words.ts';
import { city, enlists, exFreelancer, giftImmune, hunt, leader, prisoners, protects } from './common.ts';
import { deed } from './deeds.ts';
import { captain, sergeant, wields } from './families.ts';
import { areaCard, bearer, t, vehicle, w, warrior, weapon } from './make.ts';

/** Bauhaus. */
export const bauhaus: readonly CardDecl[] = [
  warrior(['HUSSAR', 'Husar'], [2, 2, 3, 2], ['bauhaus']),
  warrior(['BAUHAUS BLITZER', 'Bleskový střelec Bauhausu'], [3, 3, 3, 3], ['bauhaus']),
  warrior(['DRAGOON', 'Dragoun'], [1, 3, 5, 3], ['bauhaus']),
  warrior(['VENUSIAN RANGER', 'Venušanský hraničář'], [4, 3, 4, 4], ['bauhaus'], [giftImmune]),
  warrior(
    ['ETOILES MORTANT', 'Smrtící hvězda'],
    [4, 2, 6, 4],
    ['bauhaus'],
    [always('etoiles-mortant', [oblige('attack', only(self), [tagged('legion')])])],
    { book: true },
  ),
  warrior(
    ['VALERIE DUVAL', 'Valerie Duvalová'],
    [8, 4, 8, 8],
    ['bauhaus'],
    [protects('valerie-duval', 'etoiles-mortant')],
    {
      book: true,
      kinds: ['personality'],
      words: ['etoiles-mortant'],
    },
  ),
  warrior(['MAX STEINER', 'Max Steiner'], [4, 7, 9, 8], ['bauhaus'], [protects('max-steiner', 'venusian-ranger')], {
    kinds: ['personality'],
    words: ['venusian-ranger'],
  }),
  warrior(['EX-BAUHAUS FREELANCER', 'Ex-bauhausský žoldnéř'], [2, 2, 4, 1], [], exFreelancer, {
    roles: ['mercenary'],
    facts: { former: 'bauhaus' },
  }),
  warrior(
    ['VENUSIAN MARSHAL', 'Venušanský maršál'],
    [8, 7, 8, 8],
    ['bauhaus'],
    [
      always(
        'venusian-marshal',
        (['fight', 'shoot', 'armor'] as const).map((stat) =>
          add(yours.of('bauhaus').with(plain, no(called('venusian-marshal'))), stat, 2),
        ),
        { if: is(self, inZone('squad', you)), cumulative: true },
      ),
    ],
    { book: true, set: 'inquisition' },
  ),
  leader(['STAFF GENERAL CONSTANCE ROMANOV', 'Štábní generálka Constance Romanovová'], 'bauhaus'),
  warrior(
    ['BAUHAUS COP', 'Bauhausský policista'],
    [2, 2, 2, 4],
    ['bauhaus'],
    [
      on(
        'bauhaus-cop',
        { on: 'harmed', subject: [tagged('bauhaus'), by(you)], source: [tagged('doomtrooper'), no(by(you))] },
        may(
          seq(
            verb('imprison', cause),
            pickMany(
              'i',
              attachedTo(cause),
              0,
              count(attachedTo(cause)),
              each('x', chosen('i'), verb('discard', $('x'))),
            ),
          ),
        ),
      ),
      always('bauhaus-cop.cell', [tag(prisoners, 'imprisoned')]),
    ],
    { book: true, set: 'warzone' },
  ),
  sergeant(['AIDE-DE-CAMP', 'Pobočník'], [3, 4, 7, 7], 'bauhaus'),
  captain(['CAPITAINE', 'Kapitán Bauhausu'], [5, 6, 9, 10], 'bauhaus', 9),
  warrior(
    ['WOLFE', 'Wolfe'],
    [3, 9, 9, 8],
    ['bauhaus'],
    [always('wolfe', [add(only(self), 'shoot', 5)], { if: is(self, wields('deathlockdrum')) })],
    { set: 'mortificator', kinds: ['personality'], words: ['venusian-ranger'] },
  ),
  weapon('blade', ['VIOLATOR SWORD', 'Barbarský meč'], [2, 0, 0], [], { book: true, to: ['bauhaus'] }),
  vehicle(
    ['T-32 "WOLFCLAW" JBT', 'Tank T-32 „Vlčí dráp“'],
    [0, 0, 0],
    [
      always(
        'wolfclaw.double',
        (['fight', 'shoot', 'armor', 'value'] as const).map((stat) => change(bearer, stat, 'mul', 2)),
      ),
      always('wolfclaw.unarmed', [forbid('weapons', bearer)]),
    ],
    { to: ['bauhaus'], words: ['tank'] },
  ),
  areaCard(
    'equipment',
    ['BAUHAUS GREAT INFURIOR', 'Velký zuřivec Bauhausu'],
    ['squad'],
    [
      deed(
        'great-infurior',
        3,
        t('Zničení opevnění', 'Destroy a fortification'),
        pick('w', fortifications.with(discardable), verb('discard', w)),
      ),
    ],
    { book: true, price: [spend('destiny', 6)] },
  ),
  city(['HEIMBURG', 'Heimburg'], 'bauhaus'),
  hunt(['TRAITOR DISCOVERED', 'Odhalený zrádce'], ['bauhaus'], any.of('bauhaus')),
  enlists(['SPOKE IN THE COG', 'Kolečko v soukolí'], 'bauhaus'),
];
