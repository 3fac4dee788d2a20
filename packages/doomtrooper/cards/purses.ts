import type { CardDecl } from '@bojiste/kernel';
import {
  $,
  addCounter,
  all,
  always,
  by,
  calc,
  change,
  controller,
  counter,
  drop,
  either,
  eq,
  forbid,
  gain,
  ge,
  hostOf,
  inPlay,
  instead,
  inZone,
  is,
  kind,
  let_,
  named,
  no,
  on,
  resource,
  self,
  seq,
  tag,
  tagged,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { called, personality, players, yours, yourself } from '../words.ts';
import { me } from './common.ts';
import { follower, inSquad, other } from './families.ts';
import { lay, stands } from './laid.ts';
import { anytime, areaCard, asActions, bearer, react, target, w, warrior } from './make.ts';

const own = calc('ownPlayer');
const safe = forbid('touchPoints', yourself);

/** Pokladny (purses): what keeps the points of a player, bounds or robs them. */
export const purses: readonly CardDecl[] = [
  areaCard('fortification', ["CARDINAL'S BANK", 'Kardinálova banka'], ['squad'], [always('cardinal-s-bank', [safe])], {
    set: 'inquisition',
    facts: { waitsFor: ['lost-paperwork'] },
  }),
  warrior(
    ['BAUHAUS SECURITY GUARD', 'Strážný Bauhausu'],
    [3, 5, 7, 6],
    ['bauhaus'],
    [
      always('bauhaus-security-guard.safe', [safe], inSquad),
      instead(
        'bauhaus-security-guard',
        { on: 'gain', if: all(calc('pointsTouched'), is(self, inZone('squad', you))) },
        drop,
        { optional: true },
      ),
    ],
    { set: 'mortificator' },
  ),
  asActions(
    2,
    ['ROBBED BLIND', 'Oloupen do posledního'],
    target(
      inPlay.named('cardinal-s-bank').with(no(by(you))),
      let_('n', resource(controller(w), 'destiny')),
      verb('payOver', controller(w), $('n')),
      gain('destiny', you, $('n')),
    ),
    { set: 'mortificator', post: 'x', facts: { waitsFor: ['cardinal-s-bank'] } },
  ),
  anytime(['ECONOMIC BREAKDOWN', 'Hospodářský rozvrat'], stands, { set: 'mortificator', post: '+' }, [
    always('economic-breakdown.cap', [change(players, 'purse', 'setFinal', 15)]),
  ]),
  anytime(['SURPLUS', 'Přebytek'], stands, { set: 'golgotha', post: '+' }, [
    always('surplus.exempt', [forbid('suffer', yourself, [either(named('attrition'), named('economic-breakdown'))])]),
  ]),
  asActions(1, ['UNTOUCHABLE', 'Nedotknutelný'], lay(inPlay.kind('player')), { set: 'mortificator', post: '+' }, [
    always('untouchable', [
      forbid('suffer', bearer, [either(kind('art'), kind('symmetry')), no(by(controller(hostOf(self))))]),
    ]),
  ]),
  warrior(
    ['DOOMSDAY PROCLAIMER', 'Hlasatel zkázy'],
    [3, 7, 7, 5],
    ['legion'],
    [
      always('doomsday-proclaimer.self', [forbid('suffer', yourself, [kind('art'), no(by(you))])]),
      always('doomsday-proclaimer', [
        tag(me, 'artImmune'),
        tag(yours.warriors.with(called('follower:muawijhe'), other), 'artImmune'),
      ]),
    ],
    { set: 'golgotha', ...follower('muawijhe') },
  ),
  asActions(
    1,
    ['HERETIC CONSPIRACY', 'Kacířské spiknutí'],
    seq(react, verb('equip', self, own)),
    { type: 'mission', set: 'promo', limit: 0, post: '+' },
    [
      on(
        'heretic-conspiracy',
        {
          on: 'killed',
          subject: [tagged('brotherhood'), personality, no(by(you))],
          source: [by(you)],
          if: eq(counter(self, 'marker'), 0),
        },
        addCounter('marker', self, 1),
      ),
      always(
        'heretic-conspiracy.immune',
        [tag(yours.warriors, 'artImmune'), forbid('suffer', yourself, [kind('art'), no(by(you))])],
        { if: ge(counter(self, 'marker'), 1) },
      ),
    ],
  ),
];
