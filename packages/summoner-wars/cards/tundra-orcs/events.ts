import {
  $,
  always,
  forbid,
  ge,
  grant,
  isCard,
  it,
  le,
  link,
  linked,
  mute,
  near,
  on,
  oncePerTurn,
  only,
  pick,
  play,
  self,
  seq,
  when,
  withCounter,
} from '@bojiste/kernel/effects/build';
import { any, attacked, theirs, yourSummoner, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import {
  damage,
  damageDealt,
  mayAttackBeside,
  mayPush,
  mayPushAway,
  specials,
  strongerSelf,
  wasPushed,
} from '../effects.ts';

/** Tundroví orkové (Tundra Orcs): events. */

const { epic, standard } = nationCards('tundra-orcs');

export const recklessStrike = [
  always('reckless-strike', [strongerSelf(2)], called('Bezhlavý úder', 'Reckless Strike')),
  on(
    'reckless-strike-cost',
    attacked(self, any.all, le(specials, 1)),
    damage(self, damageDealt),
    called('Bezhlavý úder', 'Reckless Strike'),
  ),
] as const;

export const forGlory = epic(
  'for-glory',
  ours('Pro slávu!', 'For Glory'),
  { cost: 0, phase: 'build', lasting: true },
  always('for-glory', [grant(yours.commons, 'reckless-strike', 'reckless-strike-cost')], {
    ...called('Pro slávu!', 'For Glory'),
    live: ['lasting'],
  }),
);

export const forcefulAttack = on(
  'forceful-attack',
  attacked(self, any.units, ge(damageDealt, 1)),
  mayPushAway(it, self),
  called('Prudký útok', 'Forceful Attack'),
);

export const brutalForce = standard(
  'brutal-force',
  ours('Hrubá síla', 'Brutal Force'),
  { cost: 0, phase: 'attack', lasting: true, symbols: ['instinct', 'water'] },
  always('brutal-force', [grant(yours.units, 'forceful-attack')], {
    ...called('Hrubá síla', 'Brutal Force'),
    live: ['lasting'],
  }),
);

export const freeze = standard(
  'freeze',
  ours('Zmrazení', 'Freeze'),
  { cost: 0, phase: 'summon', lasting: true, symbols: ['water'] },
  play(
    'freeze',
    pick('u', any.troops.within(3, yourSummoner).with(withCounter('boost', 'eq', 0)), link(0, $('u'))),
    called('Zmrazení', 'Freeze'),
  ),
  always(
    'frozen',
    [
      mute(only(linked(0))),
      forbid('move', only(linked(0)), undefined, 2),
      forbid('attack', only(linked(0)), undefined, 2),
      forbid('push', only(linked(0)), undefined, 2),
    ],
    { ...called('Zmrazení', 'Freeze'), live: ['lasting'], clauses: ['SW-TERM-43'] },
  ),
  always('frozen-away', [forbid('attack', any.units, [isCard(linked(0))], 2)], {
    ...called('Zmrazení', 'Freeze'),
    live: ['lasting'],
  }),
);

export const primalFury = standard(
  'primal-fury',
  ours('Prvotní zuřivost', 'Primal Fury'),
  { cost: 0, phase: 'attack', lasting: true, symbols: ['instinct'] },
  on(
    'primal-fury',
    attacked(yourSummoner, theirs.all.with(near(1, yourSummoner))),
    seq(mayPush(yourSummoner, 1, 2), when(wasPushed(yourSummoner), mayAttackBeside(yourSummoner))),
    { ...called('Prvotní zuřivost', 'Primal Fury'), live: ['lasting'], limit: oncePerTurn },
  ),
);
