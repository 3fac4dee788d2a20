import type { Ability, CardDecl, Eff, Filter } from '@bojiste/kernel';
import {
  always,
  by,
  calc,
  call,
  callAs,
  cardsBy,
  cardsIn,
  controller,
  either,
  flagged,
  forbid,
  gain,
  hostOf,
  inPlay,
  inZone,
  it,
  kind,
  named,
  no,
  not,
  on,
  pick,
  self,
  seq,
  some,
  tagged,
  times,
  verb,
  when,
  you,
} from '@bojiste/kernel/effects/build/index';
import { any, killedBy, personality, yours } from '../words.ts';
import { hunt } from './common.ts';
import { fourOrTwo } from './equipment.ts';
import { lay } from './laid.ts';
import { asActions, bearer, gear, type Names, type PlayExtra, react, t, w } from './make.ts';

const host = hostOf(self);
/** Whoever the mission was assigned to. */
const its = controller(calc('below', self));
const done = verb('discard', self);

/** A mission of a player. Of equal ones the earliest goes ahead (DT-MISS-10). */
const task = (names: Names, abilities: readonly Ability[], extra: PlayExtra = {}): CardDecl =>
  asActions(1, names, lay(inPlay.kind('player')), { type: 'mission', post: '+', ...extra }, abilities);
/** Fulfilled by something that happens, once. */
const fulfilled = (key: string, event: 'discarded' | 'sacrificed', what: readonly Filter[], reward: Eff): Ability =>
  on(key, { on: event, by: its, subject: what, if: calc('foremost', self) }, seq(reward, done));
const lastOf = (area: 'squad' | 'cohort', key: string, killer: 'doomtrooper' | 'legion'): Ability =>
  on(
    key,
    {
      on: 'killed',
      subject: [kind('warrior'), inZone(area)],
      source: [tagged(killer), by(its)],
      if: calc('foremost', self),
    },
    when(not(some(cardsIn(area, controller(it)).with(kind('warrior')))), seq(callAs(its, 'takePoints', 5), done)),
    {
      wording:
        area === 'cohort'
          ? t(
              'Zabije-li Doomtrooper tohoto hráče posledního bojovníka některé Kohorty, získá hráč 5 bodů (rozdělí je libovolně na vítězné body a body osudu). Vyřaďte tento úkol.',
              'When a Doomtrooper of this player kills the last warrior of a Cohort, the player gains 5 points (split at will between victory and destiny points). Discard this mission.',
            )
          : t(
              'Zabije-li bojovník Černé legie tohoto hráče posledního bojovníka některého Mužstva, získá hráč 5 bodů (rozdělí je libovolně na vítězné body a body osudu). Vyřaďte tento úkol.',
              'When a Dark Legion warrior of this player kills the last warrior of a Squad, the player gains 5 points (split at will between victory and destiny points). Discard this mission.',
            ),
    },
  );
const strongholds: readonly Filter[] = [either(named('city'), named('cathedral'), named('citadel'))];

/** Úkoly (missions): of players, and of warriors beyond a plain hunt. */
export const tasks: readonly CardDecl[] = [
  task(['DESTROY KOHORT', 'Zničte Kohortu'], [lastOf('cohort', 'destroy-kohort', 'doomtrooper')]),
  task(['DESTROY SQUAD', 'Zničte Mužstvo'], [lastOf('squad', 'destroy-squad', 'legion')]),
  task(
    ['INFILTRATION', 'Infiltrace'],
    [
      fulfilled('infiltration', 'discarded', strongholds, verb('earnVictory', its, 6)),
      fulfilled('infiltration.for-good', 'sacrificed', strongholds, verb('earnVictory', its, 6)),
    ],
  ),
  task(
    ['RAZE THE LAND', 'Spálená země'],
    [
      fulfilled('raze-the-land', 'discarded', [kind('warzone')], verb('earnVictory', its, 5)),
      fulfilled('raze-the-land.for-good', 'sacrificed', [kind('warzone')], verb('earnVictory', its, 5)),
    ],
    { set: 'paradise-lost' },
  ),
  task(
    ['HONOR THE EMPEROR', 'Čest císaři'],
    [on('honor-the-emperor', { on: 'entered', subject: [tagged('mishima')] }, verb('earnVictory', its, 1))],
    { set: 'golgotha' },
  ),
  hunt(['FLUSH OUT THE COWARD', 'Vykuřte zbabělce'], [], any.warriors.with(flagged('covered')), {
    reward: call('takePoints', times(2, calc('killValue'))),
  }),
  hunt(['FURY OF THE CLANSMEN', 'Zuřivost klanů'], [], any.of('legion'), { kind: ['clansman'], reward: fourOrTwo }),
  asActions(
    1,
    ['SPECIAL ORDERS', 'Zvláštní rozkazy'],
    pick('w', cardsBy('hosts', self, yours.warriors).with(personality), seq(react, verb('equip', self, w))),
    { type: 'mission', set: 'mortificator', post: '+' },
    [
      always('special-orders.only', [forbid('attack', bearer, [kind('warrior'), no(kind('personality'))])]),
      on(
        'special-orders',
        { ...killedBy(host, kind('personality')), if: calc('scored') },
        seq(gain('destiny', you, 20), done),
      ),
    ],
  ),
  gear(
    'mission',
    ['YAHOO!', 'Jupí!'],
    [0, 0, 0],
    [on('yahoo', { ...killedBy(host, kind('warrior')), if: calc('scored') }, call('takePoints', 2))],
    { set: 'golgotha', to: ['doomtrooper', 'heretic'] },
  ),
];
