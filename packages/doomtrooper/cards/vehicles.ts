import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  all,
  always,
  attachedTo,
  calc,
  forbid,
  hostOf,
  inPlay,
  is,
  isCard,
  kind,
  let_,
  no,
  only,
  respond,
  sameZoneAs,
  self,
  seq,
  tag,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { IN_COMBAT } from '../rules/anytime.ts';
import type { Role } from '../types.ts';
import { any, called, facing, fights, opponentOf } from '../words.ts';
import { type Bonus, bearer, bonus, type Names, react, t, thisCombat, vehicle } from './make.ts';

const host = hostOf(self);
const foe = only(opponentOf(host));
/** Nothing else is used by whoever sits in it. */
export const closed = always(
  'closed-vehicle',
  [
    forbid(
      'beUsed',
      attachedTo(host)
        .kind('equipment')
        .with(no(kind('vehicle'))),
    ),
    forbid('weapons', bearer),
  ],
  {
    keyword: {
      name: t('Uzavřené vozidlo', 'Closed vehicle'),
      reminder: t(
        'Držitel nesmí používat zbraně ani jiné vybavení kromě vozidel.',
        'The bearer can use neither weapons nor other equipment except vehicles.',
      ),
    },
  },
);
const firstShot = always('first-shot', [tag(bearer, 'alwaysFirst')], { if: calc('shooting') });
const noWalls = always('over-the-walls', [forbid('fortifications', foe)], { if: fights(host) });

/** A ship of a tribe, with nothing but numbers. */
const ship = (names: Names, values: Bonus, role: Role): CardDecl =>
  vehicle(names, values, [], { set: 'paradise-lost', to: [role], kinds: ['airship'] });

/** Vozidla a vzdušné koráby (vehicles and airships). */
export const vehicles: readonly CardDecl[] = [
  vehicle(['GIACCHIO FORZA 750', 'Giacchio Forza 750'], [0, 0, 0], [closed, firstShot], {
    set: 'warzone',
    to: ['mercenary', 'heretic'],
  }),
  vehicle(
    ['AUTOGYRO', 'Vírník'],
    [0, 4, 4],
    [noWalls, always('autogyro', [forbid('beUsed', inPlay.kind('warzone'), [kind('warrior'), facing(isCard(host))])])],
    { set: 'mortificator', to: ['doomtrooper'], kinds: ['airship'] },
  ),
  vehicle(
    ['DEATH ANGEL', 'Anděl smrti'],
    [0, 0, 0],
    [closed, always('death-angel', bonus(bearer, [0, 12, 0]), { if: is(opponentOf(host), tagged('legion')) })],
    { set: 'warzone', to: ['brotherhood'], most: 3 },
  ),
  vehicle(
    ['PEGASUS SCOUT BIKE', 'Průzkumný stroj Pegas'],
    [0, 0, 0],
    [always('pegasus-scout-bike', bonus(any.warriors.with(sameZoneAs(host)), [0, 0, 3]))],
    { set: 'warzone', to: ['capitol'], most: 4, kinds: ['airship'] },
  ),
  vehicle(['GT OFFROAD B52', 'GT Offroad B52'], [0, 2, 2], [closed, firstShot], {
    set: 'warzone',
    to: ['doomtrooper'],
    words: ['tank'],
  }),
  vehicle(['NECROMOWER', 'Nekrosekačka'], [5, 0, 3], [], { set: 'inquisition', to: ['doomtrooper'] }),
  vehicle(['BLACK WIDOW', 'Černá vdova'], [4, 4, 4], [closed, noWalls], { set: 'warzone', to: ['legion'] }),
  vehicle(
    ['DRAGONFISH', 'Dračí ryba'],
    [0, 0, 0],
    [closed, always('dragonfish', [tag(bearer, 'alwaysFirst'), tag(bearer, 'slayer')])],
    { set: 'warzone', to: ['mishima'], words: ['submarine'] },
  ),
  vehicle(['MISHIMESE DRAGONBIKE', 'Mishimská dračí motorka'], [2, 5, 0], [closed, firstShot], {
    set: 'warzone',
    to: ['mishima'],
  }),
  vehicle(['TORRENT BATTLE WAGON', 'Bitevní vůz Příval'], [0, 3, 3], [], {
    set: 'paradise-lost',
    to: ['crescentia'],
  }),
  vehicle(['BLITZTANK', 'Blesktank'], [5, 5, 5, 5], [], {
    set: 'paradise-lost',
    to: ['rasputin'],
    words: ['tank'],
  }),
  ship(['GRIMGRIND AIRVESSEL', 'Vzdušný koráb Grimgrind'], [0, 4, 4], 'lutheran'),
  ship(['TAILWAVE', 'Vzdušný koráb Zadní vlna'], [0, 6, 6], 'rasputin'),
  ship(['VEROUNIST STINGRAY', 'Vzdušný koráb Rejnok'], [0, 3, 3], 'templars'),
  vehicle(
    ['VEILED DART', 'Zahalená šipka'],
    [0, 0, 6],
    [always('veiled-dart', [tag(bearer, 'firstAttack')], { if: calc('shooting') })],
    { set: 'paradise-lost', to: ['rasputin'], kinds: ['airship'] },
  ),
  vehicle(
    ['CORARIUS TRANSPORT', 'Transportér Corarius'],
    [2, 2, 2],
    [
      respond(
        'corarius-transport',
        seq(react, let_('h', host), verb('discard', self), thisCombat(...bonus(only($('h')), [5, 5, 5]))),
        {
          name: t('Výsadek', 'Drop the commandos'),
          tags: [...IN_COMBAT],
          when: all(fights(host), is(host, called('jaeger-commando'))),
        },
      ),
    ],
    { set: 'paradise-lost', to: ['rasputin'], kinds: ['airship'] },
  ),
  vehicle(
    ['IRONSHARK', 'Železný žralok'],
    [0, 5, 0],
    [always('ironshark', [tag(bearer, 'slayer')], { if: calc('shooting') })],
    { set: 'paradise-lost', to: ['tribal'] },
  ),
];
