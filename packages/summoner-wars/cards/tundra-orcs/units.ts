import {
  add,
  all,
  always,
  eq,
  forbid,
  ge,
  inScope,
  is,
  it,
  may,
  near,
  on,
  only,
  pay,
  self,
  seq,
  spendCounter,
  tag,
  when,
  withCounter,
  yourTurn,
} from '@bojiste/kernel/effects/build';
import { attacked, moved, rolled, summoned, theirs, yourSummoner, yours } from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import {
  boost,
  damage,
  mayAttackBeside,
  mayPush,
  push,
  reroll,
  roll,
  specials,
  specialsNow,
  stronger,
  wasPushed,
} from '../effects.ts';
import { farShot } from '../keywords.ts';

/** Tundroví orkové (Tundra Orcs): units. */

const { summoner, champion, common } = nationCards('tundra-orcs');

export const grognack = summoner(
  'grognack',
  ours('Grognak', 'Grognack'),
  {
    life: 14,
    strength: 4,
    attack: 'melee',
    symbols: ['instinct', 'water'],
    layout: ['grognack c1', 'starting-gate d3', 'frost-shaman c3', 'tundra-fighter d4'],
    epics: ['for-glory', 'for-glory'],
  },
  on('restore', moved(self, is(self, withCounter('boost', 'eq', 0))), boost(self), called('Obnova', 'Restore')),
  on('influence', rolled(yours.units.within(3, self), yourTurn), may(seq(pay(spendCounter('boost', 1)), reroll(it))), {
    ...called('Vliv', 'Influence'),
    clauses: ['SW-TERM-51', 'SW-TERM-52'],
  }),
);

export const ragnor = champion(
  'ragnor',
  ours('Ragnor', 'Ragnor'),
  { cost: 5, life: 8, strength: 3, attack: 'melee', symbols: ['instinct', 'water'] },
  on('blood-bond', attacked(self, theirs.units), boost(yourSummoner, specials), called('Pouto krve', 'Blood Bond')),
);

export const shonk = champion(
  'shonk',
  ours('Šonk', 'Shonk'),
  { cost: 5, life: 11, strength: 8, attack: 'melee', symbols: ['instinct'] },
  always('wild-strike', [tag(only(self), 'bySpecials')], called('Divoký úder', 'Wild Strike')),
);

export const targan = champion(
  'targan',
  ours('Targan', 'Targan'),
  { cost: 5, life: 6, strength: 4, attack: 'ranged', symbols: ['water'] },
  farShot,
  always(
    'piercing-frost',
    [stronger(yours.units.named('frost').adjacentTo(self), 1)],
    called('Pronikavý mráz', 'Piercing Frost'),
  ),
);

export const frostShaman = common(
  'frost-shaman',
  ours('Mrazoví šamani', 'Frost Shaman'),
  { cost: 1, life: 4, strength: 3, attack: 'ranged', symbols: ['water'] },
  always('unwieldy-magic', [forbid('wound', only(self))], {
    ...called('Nezvladatelná magie', 'Unwieldy Magic'),
    if: all(inScope('attack'), eq(specialsNow, 0)),
  }),
);

export const smasher = common(
  'smasher',
  ours('Drtiči', 'Smasher'),
  { cost: 3, life: 6, strength: 4, attack: 'melee', symbols: ['water'] },
  always('sluggish', [add(only(self), 'damageExtra', specialsNow)], {
    ...called('Neohrabanost', 'Sluggish'),
  }),
);

export const tundraCharger = common(
  'tundra-charger',
  ours('Tundroví útočníci', 'Tundra Charger'),
  { cost: 0, life: 2, strength: 2, attack: 'melee', symbols: ['instinct'] },
  on('blood-rush', summoned(self), may(seq(damage(self, 1), push(self))), called('Krvavá hbitost', 'Blood Rush')),
);

/** It can chain: the extra attack is an attack again. */
export const tundraFighter = common(
  'tundra-fighter',
  ours('Tundroví bojovníci', 'Tundra Fighter'),
  { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['instinct'] },
  on(
    'frenzy',
    attacked(self, theirs.all.with(near(1, self))),
    seq(roll(self, 1), when(ge(specialsNow, 1), seq(mayPush(self), when(wasPushed(self), mayAttackBeside(self))))),
    called('Běsnění', 'Frenzy'),
  ),
);
