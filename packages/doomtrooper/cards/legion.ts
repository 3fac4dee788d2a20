import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  allow,
  always,
  attachedTo,
  by,
  calc,
  cardsBy,
  cardsIn,
  change,
  flagged,
  forbid,
  hostOf,
  is,
  isCard,
  kind,
  no,
  on,
  only,
  pick,
  respond,
  self,
  seq,
  some,
  spend,
  stat,
  tag,
  tagged,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME, IN_COMBAT } from '../rules/anytime.ts';
import { any, called, discardable, fights, itemsInPlay, killedBy, opponentOf, search, worth, yours } from '../words.ts';
import { annihilates, artImmune, captures, closeSlayer, freely, me, slayer } from './common.ts';
import { deed } from './deeds.ts';
import { cultist, follower } from './families.ts';
import {
  anytime,
  areaCard,
  asActions,
  type Bonus,
  bearer,
  gear,
  react,
  t,
  target,
  vehicle,
  w,
  warrior,
  weapon,
} from './make.ts';

const ours = cardsIn('cohort').with(kind('warrior'));

/** Černá legie (the Dark Legion): warriors, equipment, fortifications. */
export const legion: readonly CardDecl[] = [
  warrior(['UNDEAD LEGIONNAIRE', 'Nemrtvý legionář'], [3, 1, 2, 2], ['legion'], [], {
    book: true,
    ...follower('algeroth'),
  }),
  warrior(['NECROMUTANT', 'Nekromutant'], [4, 4, 4, 4], ['legion'], [], follower('algeroth')),
  warrior(['RAZIDE', 'Razid'], [9, 2, 7, 7], ['legion'], [], follower('algeroth')),
  warrior(
    ['NEPHARITE OF ALGEROTH', 'Algerothův nefarit'],
    [11, 5, 6, 8],
    ['legion'],
    [artImmune],
    follower('algeroth', 'nepharite'),
  ),
  warrior(
    ['ALAKHAI THE CUNNING', 'Záludný Alakhai'],
    [9, 9, 12, 12],
    ['legion'],
    [
      artImmune,
      always('alakhai-the-cunning', [allow('anyGift', me), change(attachedTo(self), 'fee', 'mul', 0.5)]),
      freely(
        'alakhai-the-cunning.gifts',
        t('Algerothovy dary', 'Gifts of Algeroth'),
        cardsIn('hand').with(kind('symmetry'), called('gift:algeroth')),
        (item) => cardsBy('takers', item, me),
      ),
    ],
    { book: true, kinds: ['personality'], ...follower('algeroth', 'nepharite', 'nepharite-of-algeroth') },
  ),
  warrior(
    ['EAONIAN JUSTIFIER', 'Eónský soudce'],
    [null, null, null, 10],
    ['legion'],
    captures('eaonian-justifier', [called('follower:algeroth'), by(you)]),
    { book: true, set: 'warzone', facts: { neverCovered: true }, ...follower('algeroth') },
  ),
  warrior(['BLESSED LEGIONNAIRE', 'Požehnaný legionář'], [2, 2, 1, 3], ['legion'], [slayer], follower('demnogonis')),
  warrior(['CURATOR', 'Kurátor'], [3, 4, 3, 4], ['legion'], [], { book: true, ...follower('demnogonis') }),
  warrior(['CAIRATH', 'Cairath'], [8, 2, 6, 6], ['legion'], [slayer, annihilates], follower('demnogonis')),
  cultist(['DEMNOGONIS CULTIST', 'Demnogonisův vyznavač kultu'], [4, 3, 2, 3], 'demnogonis', true),
  warrior(['CHILD OF ILIAN', 'Ilianino dítě'], [1, 3, 2, 2], ['legion'], [], follower('ilian')),
  warrior(['TEMPLAR', 'Templář Černé legie'], [4, 7, 5, 6], ['legion'], [], follower('ilian')),
  warrior(['NEPHARITE OF ILIAN', 'Ilianin nefarit'], [8, 5, 4, 7], ['legion'], [artImmune, closeSlayer], {
    book: true,
    ...follower('ilian', 'nepharite'),
  }),
  warrior(['ZENITHIAN SOULSLAYER', 'Zenitský zabiják duší'], [7, 2, 6, 6], ['legion'], [], follower('muawijhe')),
  warrior(['LEGIONNAIRE OF SEMAI', 'Semaiův legionář'], [1, 2, 3, 2], ['legion'], [], follower('semai')),
  warrior(
    ['CALLISTONIAN INTRUDER', 'Kallistonský vetřelec'],
    [4, 4, 6, 6],
    ['legion'],
    [
      respond('callistonian-intruder', seq(react, verb('heal', self)), {
        name: t('Zahojení', 'Heal itself'),
        tags: [...ANYTIME],
        when: is(self, flagged('wounded')),
        price: [spend('destiny', 6)],
      }),
    ],
    follower('semai'),
  ),
  warrior(
    ['PRETORIAN STALKER', 'Pretoriánský stopař'],
    [12, 3, 8, 7],
    ['legion'],
    [
      artImmune,
      always('pretorian-stalker.bare', [forbid('receive', me, [kind('symmetry')])]),
      always('pretorian-stalker', [add(me, 'fight', 2), add(me, 'shoot', 2)], {
        if: all(fights(self), some(cardsIn('cohort').with(called('pretorian-stalker'), no(isCard(self))))),
      }),
    ],
    follower('algeroth'),
  ),
  warrior(['HERETIC', 'Kacíř'], [2, 2, 2, 3], ['legion'], [], { book: true, roles: ['heretic'] }),
  warrior(
    ['ILIAN–MISTRESS OF THE VOID', 'Ilian – Vládkyně prázdnoty'],
    [null, null, null, 20],
    ['legion'],
    [
      always('ilian', [allow('anyGift', yours.of('legion'))]),
      freely(
        'ilian.gifts',
        t('Dary apoštolů', 'Gifts of the Apostles'),
        cardsIn('hand').with(kind('symmetry'), called('gift:apostle')),
        (item) => cardsBy('takers', item, yours.of('legion')),
      ),
      respond('ilian.pierce', target(any.of('darkImmune', 'giftImmune'), verb('pierce', w, 1)), {
        name: t('Zrušení imunity', 'Cancel immunity'),
        tags: [...ANYTIME],
        clauses: ['DT-CIMM-13'],
      }),
    ],
    { book: true, set: 'inquisition', kinds: ['personality', 'apostle'], facts: { neverCovered: true } },
  ),
  warrior(
    ['ALGEROTH–APOSTLE OF WAR', 'Algeroth – Apoštol války'],
    [null, null, null, 20],
    ['legion'],
    [
      always('algeroth', [allow('receiveAny', yours.of('legion'), [kind('equipment')])]),
      freely('algeroth.arms', t('Výzbroj', 'Armament'), cardsIn('hand').kind('equipment'), (item) =>
        cardsBy('takers', item, yours.of('legion')),
      ),
      deed(
        'algeroth.destroy',
        3,
        t('Zničení vybavení', 'Destroy equipment'),
        pick('w', itemsInPlay('equipment'), verb('discard', w)),
      ),
    ],
    { set: 'inquisition', kinds: ['personality', 'apostle'], facts: { neverCovered: true } },
  ),
  weapon('gun', ['KRATACH', 'Kratach'], [0, 3, 0], [], { to: ['legion'], words: ['machine-gun'] }),
  weapon(
    'both',
    ['SCYTHE OF SEMAI', 'Semaiova kosa'],
    [4, 4, 0],
    [
      always('scythe-of-semai', [tag(bearer, 'slayer')], { if: calc('wielded', self) }),
      always('scythe-of-semai.stalker', [add(bearer, 'shoot', 4)], {
        if: all(calc('wielded', self), is(hostOf(self), called('pretorian-stalker'))),
      }),
    ],
    { to: ['legion'] },
  ),
  vehicle(
    ['HELLHOUND NECROTANK', 'Nekrotank Pekelný pes'],
    [5, 5, 5, 5],
    [
      always('hellhound-necrotank', [
        forbid(
          'beUsed',
          attachedTo(hostOf(self))
            .kind('equipment')
            .with(no(kind('vehicle'))),
        ),
        forbid('weapons', bearer),
      ]),
    ],
    { book: true, set: 'inquisition', to: ['legion'], words: ['tank'] },
  ),
  areaCard(
    'fortification',
    ['CITADEL OF ALGEROTH', 'Algerothova citadela'],
    ['cohort'],
    [always('citadel-of-algeroth', [add(ours.with(called('follower:algeroth')), 'armor', 2)])],
    { words: ['citadel'] },
  ),
  areaCard(
    'fortification',
    ['CITADEL OF ILIAN', 'Ilianina citadela'],
    ['cohort'],
    [always('citadel-of-ilian', [add(ours.with(called('follower:ilian')), 'armor', 2)])],
    { words: ['citadel'] },
  ),
  gear(
    'relic',
    ['ARMOR OF UNHOLINESS', 'Brnění bezbožnosti'],
    [0, 0, 4],
    [always('armor-of-unholiness', [tag(bearer, 'artImmune'), allow('anyGift', bearer)])],
    {
      set: 'inquisition',
      kinds: ['armor'],
      to: ['legion'],
    },
  ),
  anytime(
    ['DARK VISITATION', 'Temná návštěva'],
    pick('w', any.of('doomtrooper'), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [always('dark-visitation.turned', [tag(bearer, 'converted')])],
  ),
  anytime(
    ['TAINTED!', 'Poskvrněný'],
    pick('w', any.of('doomtrooper'), seq(react, verb('equip', self, w))),
    { book: true, post: '+' },
    [always('tainted.turned', [tag(bearer, 'heretic')])],
  ),
  anytime(
    ['CORRUPT SHIELD', 'Zkažený štít'],
    pick('w', any.of('legion'), seq(react, verb('equip', self, w))),
    { post: '+' },
    [always('corrupt-shield.guard', [tag(bearer, 'artImmune')])],
  ),
  asActions(
    2,
    ['GRIM REAPER', 'Smrtka'],
    pick('w', any.of('legion').with(worth('le', 4)), seq(react, verb('equip', self, w))),
    { book: true, set: 'warzone', post: '+' },
    [
      always(
        'grim-reaper.double',
        (['fight', 'shoot', 'armor', 'value'] as const).map((stat) => change(bearer, stat, 'mul', 2)),
      ),
    ],
  ),
];

export const gift = (
  names: readonly [string, string],
  values: Bonus,
  abilities: Parameters<typeof gear>[3] = [],
  extra: Parameters<typeof gear>[4] = {},
): CardDecl => gear('symmetry', names, values, abilities, { kinds: ['gift'], ...extra });
export const apostleGift = (
  apostle: string,
  names: readonly [string, string],
  values: Bonus,
  abilities: Parameters<typeof gear>[3] = [],
  extra: Parameters<typeof gear>[4] = {},
): CardDecl =>
  gear('symmetry', names, values, abilities, {
    words: [`gift:${apostle}`, 'gift:apostle'],
    ...extra,
    facts: { apostle, ...extra.facts },
  });
export const foeOfHost = only(opponentOf(hostOf(self)));
export const fighting = { if: fights(hostOf(self)) };
/** Not whoever is immune to it (DT-CIMM-12). */
const kills = (key: string) =>
  always(key, [tag(bearer, 'slayer')], { if: is(opponentOf(hostOf(self)), no(tagged('darkImmune'))) });

/** Černá symetrie: gifts for all, and gifts of the Apostles (DT-DARK-02, 03). */
export const symmetry: readonly CardDecl[] = [
  gift(
    ['BLINDNESS', 'Slepota'],
    [0, 0, 0],
    [always('blindness', [add(foeOfHost, 'fight', -2), add(foeOfHost, 'shoot', -2)], fighting)],
  ),
  gift(['DARK FIRE', 'Temný oheň'], [1, 0, 0]),
  gift(['RESIST PAIN', 'Odolnost vůči bolesti'], [0, 0, 1]),
  gift(['TERROR', 'Hrůza'], [0, 0, 0], [always('terror', [add(foeOfHost, 'armor', -1)], fighting)]),
  apostleGift('algeroth', ['DIMENSIONAL WARP', 'Pokřivení dimenze'], [0, 0, 0], [kills('dimensional-warp')]),
  apostleGift(
    'algeroth',
    ['DISTORT', 'Zkreslení'],
    [0, 0, 0],
    [
      respond('distort', target(cardsBy('carried').with(discardable), verb('discard', w)), {
        name: t('Zkreslení', 'Distort'),
        tags: [...ANYTIME],
        price: [spend('destiny', stat(self, 'fee'))],
      }),
    ],
    { book: true, fee: 10 },
  ),
  apostleGift(
    'algeroth',
    ['PORTAL OF UNDEATH', 'Portál nesmrti'],
    [0, 0, 0],
    [
      on(
        'portal-of-undeath',
        killedBy(hostOf(self), kind('warrior')),
        search(
          'u',
          cardsBy('collection').named('undead-legionnaire'),
          verb('settle', $('u'), { k: 'zone', zone: 'cohort', of: { k: 'you' } }),
        ),
      ),
    ],
    { kind: ['nepharite-of-algeroth'] },
  ),
  apostleGift('demnogonis', ['INFECTION', 'Nákaza'], [0, 0, 0], [kills('infection')]),
  apostleGift(
    'demnogonis',
    ['DEFORM', 'Znetvoření'],
    [0, 0, 0],
    [always('deform', [add(foeOfHost, 'armor', -2)], fighting)],
  ),
  apostleGift('ilian', ['DIMENSIONAL HOLE', 'Díra v dimenzi'], [0, 0, 0], [kills('dimensional-hole')]),
  apostleGift('ilian', ['HAND OF DEATH', 'Ruka smrti'], [2, 2, 0]),
  apostleGift(
    'ilian',
    ['DISRUPT POWER', 'Narušení moci'],
    [0, 0, 0],
    [always('disrupt-power', [tag(bearer, 'artImmune'), tag(bearer, 'darkImmune')])],
  ),
  apostleGift('ilian', ['TIME DEATH', 'Smrt času'], [0, 0, 0], [always('time-death', [tag(bearer, 'firstAttack')])]),
  apostleGift(
    'muawijhe',
    ['INSANE DANCE', 'Šílený tanec'],
    [0, 0, 0],
    [always('insane-dance', [add(foeOfHost, 'fight', -2), add(foeOfHost, 'shoot', -2)], fighting)],
  ),
  apostleGift(
    'muawijhe',
    ['CONFUSE', 'Zmatení'],
    [0, 0, 0],
    [
      respond('confuse', seq(react, verb('switchTactic')), {
        name: t('Změna taktiky', 'Change the tactic'),
        tags: [...IN_COMBAT, 'combat'],
        when: fights(hostOf(self)),
      }),
    ],
  ),
  // Known from the rulebook's example alone (DT-EX-09).
  anytime(
    ['DANCE ON THE EDGE OF THE VOID', 'Tanec na okraji prázdnoty'],
    pick('w', any.warriors, seq(react, verb('equip', self, w))),
    { book: true, set: 'rulebook', type: 'symmetry', post: '+', when: { k: 'some', of: yours.of('legion') } },
    [
      always(
        'dance-of-the-void',
        (['fight', 'shoot', 'armor'] as const).map((stat) => change(bearer, stat, 'baseAdd', -2)),
      ),
    ],
  ),
];
