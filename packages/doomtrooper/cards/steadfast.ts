import type { Ability, CardDecl, CardQuery } from '@bojiste/kernel';
import {
  $,
  always,
  calc,
  change,
  either,
  forbid,
  is,
  isCard,
  not,
  oblige,
  on,
  only,
  self,
  tag,
  tagged,
  verb,
} from '@bojiste/kernel/effects/build/index';
import { any, opponentOf } from '../words.ts';
import { alwaysFirst, castsAll, darkImmune, me, noVictory } from './common.ts';
import { charge } from './deeds.ts';
import { laid } from './laid.ts';
import type { Values } from './limits.ts';
import { bearer, type Names, t, type WarriorExtra, warrior, weapon } from './make.ts';

const NEVER = 2;
const never = (key: string, of: CardQuery, ...what: string[]): Ability =>
  always(
    key,
    what.map((rule) => forbid(rule, of, undefined, NEVER)),
  );
/** Nobody turns this warrior. */
const incorruptible = never('incorruptible', me, 'becomeHeretic');

/** Of the Station for good, at home in a tribe and on another side (DT-TRAN). */
const islander = (
  names: Names,
  values: Values,
  affiliations: Parameters<typeof warrior>[2],
  abilities: readonly Ability[],
  extra: WarriorExtra = {},
): CardDecl =>
  warrior(
    names,
    values,
    affiliations,
    [...abilities, always('island-team', [forbid('transfer', me, undefined, NEVER)])],
    { set: 'paradise-lost', area: 'station', roles: ['tribal'], ...extra },
  );

/** Věrní (the steadfast): who never turns, never loses an affiliation or never gains another. */
export const steadfast: readonly CardDecl[] = [
  warrior(
    ['AGENT NICK MICHAELS', 'Agent Nick Michaels'],
    [4, 4, 4, 4],
    [],
    [never('agent-nick-michaels', me, 'loseAffiliation', 'becomeHeretic')],
    { kinds: ['personality'] },
  ),
  warrior(
    ['INQUISITOR SIMON', 'Inkvizitor Simon'],
    [5, 10, 8, 9],
    ['brotherhood'],
    [
      castsAll,
      incorruptible,
      always('inquisitor-simon', [tag(me, 'slayer')], { if: is(opponentOf(self), tagged('legion')) }),
    ],
    { set: 'golgotha', kinds: ['personality'], words: ['inquisitor'] },
  ),
  warrior(
    ['DEMON HUNTER', 'Lovec démonů'],
    [5, 5, 7, 7],
    ['mishima'],
    [
      alwaysFirst,
      incorruptible,
      always('demon-hunter', [oblige('attack', me, [either(tagged('legion'), tagged('heretic'))])]),
    ],
    { set: 'apocalypse', words: ['shadow-walker'] },
  ),
  weapon(
    'blade',
    ['MISHIMESE CEREMONIAL BLADE', 'Mišimská obřadní čepel'],
    [4, 0, 0],
    [
      always('deadly-weapon', [tag(bearer, 'slayer')], { if: calc('wielded', self) }),
      never('mishimese-ceremonial-blade', bearer, 'loseAffiliation', 'becomeHeretic'),
    ],
    { set: 'apocalypse', to: ['mishima'] },
  ),
  islander(
    ['MITCH HUNTER - ISLAND TEAM MEMBER', 'Mitch Hunter, člen ostrovního týmu'],
    [7, 7, 7, 7],
    ['capitol'],
    [darkImmune, incorruptible],
    { kinds: ['personality'], words: ['infantry', 'island-team-member'] },
  ),
  islander(
    ['COLONEL HARDING', 'Plukovník Harding'],
    [8, 7, 7, 9],
    [],
    [noVictory, never('colonel-harding', me, 'gainAffiliation', 'becomeHeretic')],
    {
      kinds: ['personality'],
      words: ['skull-seeker'],
      roles: ['tribal', 'mercenary'],
      facts: { notDoomtrooper: true },
    },
  ),
  islander(
    ['GOMORRIAN EMASCULATOR', 'Gomorrský emaskulátor'],
    [4, 9, 7, 8],
    ['legion'],
    [always('gomorrian-emasculator', [forbid('receive', me, [{ k: 'kind', kind: 'gun' }])])],
    { words: ['follower:algeroth'] },
  ),
  warrior(
    ['HUNTER, SPECIAL FORCES BADASS', 'Hunter, tvrďák ze zvláštních jednotek'],
    [9, 4, 7, 7],
    ['capitol'],
    [
      darkImmune,
      incorruptible,
      charge(
        'hunter-badass',
        2,
        self,
        [change(only($('h')), 'fight', 'mul', 2)],
        t('Drtivý zápas', 'Crushing attack'),
        { only: 'close' },
      ),
    ],
    { set: 'promo', limit: 0, kinds: ['personality'] },
  ),
  warrior(
    ['WOLFE IN THE HEAT', 'Wolfe v žáru boje'],
    [9, 3, 9, 8],
    ['bauhaus'],
    [
      darkImmune,
      incorruptible,
      on(
        'wolfe-in-the-heat',
        { on: 'harmed', subject: [isCard(self)], if: not(calc('dies', self)) },
        verb('heal', self),
      ),
    ],
    { set: 'promo', limit: 0, kinds: ['personality'] },
  ),
  laid(
    ['UNDYING LOYALTY', 'Nehynoucí věrnost'],
    1,
    any.of('doomtrooper'),
    [
      forbid('loseAffiliation', bearer, undefined, NEVER),
      forbid('gainAffiliation', bearer, undefined, NEVER),
      forbid('becomeHeretic', bearer, undefined, NEVER),
    ],
    { set: 'golgotha' },
  ),
];
