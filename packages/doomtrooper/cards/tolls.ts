import type { CardDecl, Filter, Who } from '@bojiste/kernel';
import {
  $,
  add,
  alike,
  allow,
  always,
  bearing,
  calc,
  cardsBy,
  cardsIn,
  change,
  controller,
  during,
  each,
  gain,
  ge,
  hostOf,
  is,
  isCard,
  kind,
  may,
  no,
  not,
  on,
  only,
  pick,
  resource,
  respond,
  sameZoneAs,
  seats,
  self,
  show,
  some,
  tagged,
  topOf,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../rules/anytime.ts';
import { any, called, lookAt, plain, yours } from '../words.ts';
import { castsAll, freely } from './common.ts';
import { freeAttacks, lay } from './laid.ts';
import { anytime, areaCard, asActions, t, warrior } from './make.ts';

const host = hostOf(self);
const P = $('p');
const whoAttacks = calc('whoAttacks');
/** Warriors in hand or hidden that cost so much of their V. */
const cheaper = (percent: number, ...who: Filter[]) => [
  change(cardsBy('recruits').with(plain, ...who), 'recruitShare', 'setBase', percent),
];
/** A hand is laid open to all. */
const open = (whose: Who) => each('x', cardsIn('hand', whose), show($('x')));

/** Mýta a slevy (tolls): what has to be paid for first, what comes cheaper, and who plays with open cards. */
export const tolls: readonly CardDecl[] = [
  warrior(
    ['SEMAI–LORD OF SPITE', 'Semai, pán zášti'],
    [null, null, null, 20],
    ['legion'],
    [
      freeAttacks('semai-lord-of-spite'),
      always('semai-lord-of-spite.toll', [add(any.of('legion'), 'targetCost', 4)], {
        if: is(whoAttacks, tagged('doomtrooper')),
      }),
    ],
    { set: 'inquisition', kinds: ['personality', 'apostle'], facts: { neverCovered: true } },
  ),
  areaCard(
    'fortification',
    ['THE STAHLER PALACE', 'Stahlerův palác'],
    ['cohort'],
    [
      always('the-stahler-palace', [add(yours.of('heretic'), 'targetCost', 10)], {
        if: not(is(whoAttacks, called('mortificator'))),
      }),
    ],
    { set: 'mortificator' },
  ),
  areaCard(
    'fortification',
    ['BARRACKS', 'Kasárny'],
    ['squad'],
    [
      always(
        'barracks',
        cheaper(50, tagged('doomtrooper'), no(tagged('brotherhood')), no(tagged('asVehicle')), no(called('commander'))),
      ),
    ],
    { set: 'golgotha' },
  ),
  areaCard(
    'equipment',
    ["GOLGOTHA'S MIRROR", 'Golgothino zrcadlo'],
    ['cohort'],
    [always('golgotha-s-mirror', cheaper(50, tagged('legion')))],
    { set: 'golgotha', actions: 2, limit: 1 },
  ),
  areaCard(
    'fortification',
    ['REPLICANT LAB', 'Laboratoř replikantů'],
    ['squad', 'cohort'],
    [always('replicant-lab', cheaper(0, where('x', some(yours.warriors.with(alike($('x')), sameZoneAs(self))))))],
    { set: 'mortificator' },
  ),
  asActions(
    1,
    ['BEHOLD THE FUTURE POSSIBILITIES', 'Hle, možnosti budoucnosti'],
    lay(yours.warriors.named('prophet')),
    { set: 'paradise-lost', kinds: ['prophecy'], post: '+' },
    [
      on('behold-the-future.seen', { on: 'entered', subject: [isCard(self)] }, each('p', seats('foes'), open(P))),
      on('behold-the-future.again', { on: 'stepBegins', if: during('actions') }, each('p', seats('foes'), open(P))),
      on(
        'behold-the-future.pay',
        { on: 'stepBegins', by: you, if: during('draw') },
        when(
          ge(resource(you, 'destiny'), 6),
          may(gain('destiny', you, -6), { prompt: 'ask.keep', else: verb('sacrifice', self) }),
          verb('sacrifice', self),
        ),
      ),
    ],
  ),
  asActions(
    1,
    ['SURVEILLANCE BUG', 'Štěnice'],
    lay(any.warriors),
    { type: 'equipment', set: 'apocalypse', post: '+' },
    [on('surveillance-bug', { on: 'fightersNamed', subject: [isCard(host)] }, open(controller(host)))],
  ),
  warrior(
    ['HIGH SEER CASTOR', 'Vrchní jasnovidec Castor'],
    [3, 3, 4, 6],
    ['brotherhood'],
    [
      castsAll,
      respond('high-seer-castor', pick('p', seats('all'), lookAt(topOf('library', 1, P))), {
        name: t('Jasnozření', 'Clairvoyance'),
        tags: [...ANYTIME],
      }),
    ],
    { set: 'paradise-lost', kinds: ['personality'], words: ['mystic'] },
  ),
  anytime(['STIGMATA', 'Stigmata'], lay(any.of('heretic').with(bearing(kind('symmetry')))), { post: '+' }, [
    always('stigmata.mutant', [allow('anyGift', only(host))]),
    freely('stigmata.gifts', t('Dary temnoty', 'Gifts of darkness'), cardsIn('hand').kind('symmetry'), (item) =>
      cardsBy('takers', item, only(host)),
    ),
  ]),
];
