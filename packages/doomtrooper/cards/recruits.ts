import type { Ability, CardDecl, Filter } from '@bojiste/kernel';
import {
  $,
  addCounter,
  all,
  allow,
  always,
  bearing,
  calc,
  call,
  cardsBy,
  change,
  controller,
  counter,
  drop,
  either,
  forbid,
  ge,
  instead,
  inZone,
  is,
  isCard,
  kind,
  later,
  named,
  no,
  number,
  on,
  pay,
  pick,
  self,
  seq,
  spend,
  stat,
  tag,
  tagged,
  times,
  verb,
  when,
  where,
  you,
} from '@bojiste/kernel/effects/build/index';
import { affordable, any, attacks, called, fights, opponentOf, yours } from '../words.ts';
import { castsAll, me } from './common.ts';
import { deed } from './deeds.ts';
import { yourOwn } from './families.ts';
import { bonus, t, w, warrior } from './make.ts';
import { X } from './spells.ts';
import { onFoot, tribal } from './tribal.ts';

const NEVER = 2;
const FOUR = ['fight', 'shoot', 'armor', 'value'] as const;
const nepharite = ['follower:algeroth', 'nepharite', 'nepharite-of-algeroth'];
/** Nothing but a Doomtrooper with a relic can hurt her. */
const charmed = (key: string): readonly Ability[] => [
  always(`${key}.open`, [forbid('cover', me, undefined, NEVER)]),
  instead(
    `${key}.charmed`,
    {
      on: 'harmed',
      subject: [isCard(self)],
      source: [no({ k: 'all', fs: [tagged('doomtrooper'), bearing(kind('relic'))] })],
    },
    drop,
  ),
];
const crescentia = tribal('crescentia');
/** Something in him breaks loose, and he does not outlive the combat in which he has struck. */
const burnsOut = (key: string, when_: Parameters<typeof when>[0]): Ability =>
  on(
    `${key}.ends`,
    { on: 'compared', subject: [isCard(self)], if: when_ },
    later({ on: 'combatEnded' }, 'turn', verb('sacrifice', self)),
  );
const beastly: Filter = either(bearing(kind('beast')), named('as-beast'));

/** Posily z pozdějších dodávek (recruits): warriors of several sides who change with whom or how they fight. */
export const recruits: readonly CardDecl[] = [
  warrior(
    ['GOLGOTHA UNLEASHED', 'Golgotha rozpoutaná'],
    [8, null, 8, 12],
    ['legion'],
    [...charmed('golgotha-unleashed'), castsAll, always('golgotha-unleashed.art', [allow('artForAll', me)])],
    { set: 'mortificator', limit: 0, kinds: ['personality'], words: nepharite },
  ),
  warrior(
    ['GOLGOTHA–THE WARRIOR PRINCESS', 'Golgotha – Princezna válečnice'],
    [14, null, 6, 12],
    ['legion'],
    charmed('golgotha-the-warrior-princess'),
    { set: 'promo', limit: 0, kinds: ['personality'], words: nepharite },
  ),
  warrior(
    ['RAGATHOL', 'Ragathol'],
    [10, 4, 6, 7],
    ['legion'],
    [
      always('ragathol', [allow('annihilate', yours.of('heretic'), [tagged('doomtrooper')])], {
        if: is(self, inZone('cohort', you)),
      }),
    ],
    { set: 'promo', limit: 0, kinds: ['personality'], words: nepharite },
  ),
  warrior(
    ['RED GUARD LEGIONNAIRE', 'Legionář Rudé gardy'],
    [6, 5, 6, 7],
    ['legion'],
    [
      always('red-guard-legionnaire', [
        ...bonus(yourOwn('undead-legionnaire'), [5, 5, 5, 5]),
        tag(yourOwn('undead-legionnaire'), 'slayer'),
      ]),
      always('red-guard-legionnaire.saladin', bonus(any.warriors.with(called('saladin')), [1, 1, 0]), {
        if: is(self, inZone('cohort', you)),
      }),
    ],
    { set: 'apocalypse', words: ['follower:algeroth'] },
  ),
  warrior(
    ['SHADOW MASTER', 'Mistr stínů'],
    [6, 5, 5, 8],
    ['mishima'],
    [
      deed(
        'shadow-master',
        3,
        t('Poslední úder ze stínů', 'Last strike from the shadows'),
        pick(
          'w',
          any.warriors.with(no(isCard(self)), where('x', calc('isCapable', $('x')))),
          seq(
            verb('earnVictory', controller(w), stat(self, 'value')),
            call('killAs', self, w),
            verb('sacrifice', self),
          ),
        ),
        { attack: true, who: self },
      ),
    ],
    { set: 'apocalypse', words: ['shadow-walker'] },
  ),
  warrior(
    ['SERGEANT CARTER', 'Seržant Carter'],
    [2, 6, 8, 7],
    ['capitol'],
    [always('sergeant-carter', bonus(cardsBy('unit', self), [4, 4, 4]))],
    {
      set: 'golgotha',
      kinds: ['personality', 'sergeant'],
      words: ['infantry', 'commander'],
      // More than any other sergeant offers: those have no say over his men.
      facts: { package: 17, commands: 'infantry' },
    },
  ),
  crescentia(
    ['CRESCENTIAN MARTYR', 'Mučedník Půlměsíce'],
    [5, 5, 4, 8],
    [
      always(
        'crescentian-martyr',
        [change(me, 'fight', 'setBase', 20), change(me, 'shoot', 'setBase', 20), tag(me, 'slayer')],
        { if: is(opponentOf(self), beastly) },
      ),
      burnsOut('crescentian-martyr', is(opponentOf(self), beastly)),
    ],
  ),
  crescentia(
    ['SACRED TEAR', 'Posvátná slza'],
    [4, 4, 4, 7],
    [
      always('sacred-tear', [change(me, 'fight', 'setBase', 16), tag(me, 'slayer')], {
        if: all(attacks(self), calc('closeCombat')),
      }),
      burnsOut('sacred-tear', all(attacks(self), calc('closeCombat'))),
    ],
  ),
  tribal('templars')(
    ['GENDARME BESTAL', 'Bestální četník'],
    [4, 4, 4, 4],
    [
      onFoot,
      on(
        'gendarme-bestal.enters',
        { on: 'entered', subject: [isCard(self)] },
        number('x', 0, affordable(2), seq(pay(spend('destiny', times(2, X))), addCounter('marker', self, X))),
      ),
      always(
        'gendarme-bestal',
        FOUR.map((s) => change(me, s, 'baseAdd', counter(self, 'marker'))),
      ),
      on(
        'gendarme-bestal.tires',
        { on: 'fightersNamed', if: fights(self) },
        later(
          { on: 'combatEnded' },
          'turn',
          when(all(calc('survives', self), ge(counter(self, 'marker'), 1)), addCounter('marker', self, -1)),
        ),
      ),
    ],
  ),
];
