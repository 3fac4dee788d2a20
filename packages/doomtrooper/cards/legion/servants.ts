import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  bind,
  by,
  calc,
  call,
  could,
  during,
  flagged,
  forbid,
  inPlay,
  inZone,
  is,
  isCard,
  kind,
  linked,
  no,
  not,
  on,
  only,
  pick,
  respond,
  self,
  seq,
  some,
  tag,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { ANYTIME } from '../../rules/anytime.ts';
import { any, called, worth, yours } from '../../words.ts';
import { artImmune, castsAll, me, slayer } from '../common.ts';
import { follower, yourOwn } from '../families.ts';
import { react, t, w, warrior } from '../make.ts';
import { castsForAll } from './lords.ts';

const inOwnCohort = { if: is(self, inZone('cohort', you)) };
const ward = linked('unit');
const dyingOnes = any.warriors.with(flagged('wounded'), no(called('nepharite')));

/** Služebníci Legie (servants of the Legion): followers and lesser lords. */
export const servants: readonly CardDecl[] = [
  warrior(
    ['BRASS APOCALYPT', 'Mosazný apokalyptik'],
    [6, 13, 10, 7],
    ['legion'],
    [
      on(
        'brass-apocalypt',
        { on: 'entered', subject: [isCard(self)] },
        pick('w', yours.of('legion').with(inZone('cohort', you), worth('le', 6)), bind('unit', self, w)),
      ),
      always('brass-apocalypt.shelter', [tag(only(ward), 'sheltered')]),
      on('brass-apocalypt.over', { on: 'left', subject: [isCard(ward)] }, verb('discard', self)),
    ],
    { set: 'warzone', ...follower('algeroth') },
  ),
  warrior(
    ['KARNOPHAGE', 'Karnofág'],
    [2, 2, 2, 3],
    ['legion'],
    [
      on(
        'karnophage',
        { on: 'stepBegins', by: you, if: during('discard') },
        when(some(dyingOnes), pick('w', dyingOnes, call('inflictWound', w)), verb('discard', self)),
      ),
    ],
    { set: 'warzone', ...follower('algeroth') },
  ),
  warrior(
    ['MASTER VALPURGIUS', 'Mistr Valpurgius'],
    [6, 6, 9, 10],
    ['legion'],
    [
      castsAll,
      castsForAll,
      always('master-valpurgius.stays', [forbid('transfer', me, undefined, 2)]),
      respond(
        'master-valpurgius',
        pick(
          'w',
          yours.of('legion').with(no(isCard(self)), where('x', could(verb('transfer', $('x'), 0)))),
          seq(react, verb('transfer', w, 0)),
        ),
        { name: t('Volný průchod', 'Free passage'), tags: [...ANYTIME], when: not(calc('inCombat')) },
      ),
    ],
    {
      set: 'paradise-lost',
      area: 'station',
      kinds: ['personality'],
      roles: ['tribal'],
      ...follower('algeroth', 'nepharite', 'skull-seeker'),
    },
  ),
  warrior(
    ['GUARDIAN GARGOYLE', 'Strážný chrlič'],
    [1, 1, 4, 4],
    ['legion'],
    [
      artImmune,
      always('guardian-gargoyle.pure', [forbid('receive', me, [kind('symmetry')], 2)]),
      always('guardian-gargoyle', [forbid('discard', inPlay.kind('special').with(by(you)))], inOwnCohort),
    ],
    { set: 'promo', limit: 0, ...follower('semai') },
  ),
  warrior(
    ['MICHAELIS THE APOSTATE', 'Odpadlík Michaelis'],
    [3, 3, 5, 7],
    ['legion'],
    [castsAll, always('michaelis-the-apostate.gifts', [allow('anyGift', me)])],
    { set: 'promo', limit: 0, kinds: ['personality'], roles: ['heretic'] },
  ),
  warrior(
    ['NEPHARITE WARLORD', 'Nefaritský válečný vůdce'],
    [3, 6, 4, 7],
    ['legion'],
    [slayer, always('nepharite-warlord', [add(yourOwn('undead-legionnaire'), 'shoot', 5)])],
    { set: 'promo', limit: 0, ...follower('algeroth', 'nepharite', 'nepharite-of-algeroth') },
  ),
];
