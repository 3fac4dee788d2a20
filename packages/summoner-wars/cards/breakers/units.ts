import type { Eff } from '@bojiste/kernel';
import {
  $,
  add,
  all,
  always,
  calc,
  copyAbilities,
  ge,
  grant,
  inScope,
  instead,
  isCard,
  it,
  lasts,
  mayPick,
  on,
  only,
  pick,
  self,
  seq,
  you,
} from '@bojiste/kernel/effects/build';
import { any, attacked, startOf, theirs, yours } from '../../words.ts';
import { bookName, called, nationCards, ours } from '../build.ts';
import { extraAttack, insteadOfAttacking, push, specialsNow, takeControl } from '../effects.ts';
import { engage, farShot, flight, steadfast } from '../keywords.ts';

/** Lamači (Breakers): units. */

const { summoner, champion, common } = nationCards('breakers');

/** The injury that would be lethal is not dealt; control is for good, but never of a Summoner (SW-RULING-61). */
export const tacullu = summoner(
  'tacullu',
  ours('Takullu', 'Tacullu'),
  {
    life: 13,
    strength: 3,
    attack: 'ranged',
    symbols: ['resolve', 'air'],
    layout: ['tacullu c1', 'starting-gate d2', 'mind-witch c2', 'deceiver e3'],
    epics: ['mind-control', 'mind-control'],
  },
  instead(
    'mind-capture',
    {
      on: 'damage',
      subject: theirs.troops.where,
      source: [isCard(self)],
      if: all(calc('lethal'), calc('inAttack')),
    },
    takeControl(it, you),
    { ...called('Zajetí mysli', 'Mind Capture'), optional: true, clauses: ['SW-RULING-61'] },
  ),
);

export const gulldune = champion(
  'gulldune',
  ours('Gulldune', 'Gulldune'),
  { cost: 6, life: 6, strength: 4, attack: 'melee', symbols: ['resolve'] },
  on(
    'telepathic-command',
    attacked(self, theirs.all),
    mayPick('u', yours.commons.within(3, self), extraAttack($('u'))),
    called('Telepatický rozkaz', 'Telepathic Command'),
  ),
);

export const gwalark = champion(
  'gwalark',
  ours('Gwalark', 'Gwalark'),
  { cost: 6, life: 8, strength: 3, attack: 'ranged', symbols: ['resolve', 'air'] },
  flight,
  always('levitate', [grant(yours.commons.within(2, self), 'flight')], called('Levitace', 'Levitate')),
);

const pushInstead = (reach: number) => (use: Eff) => pick('u', any.troops.within(reach, self), seq(use, push($('u'))));

export const kalal = champion(
  'kalal',
  ours('Kalal', 'Kalal'),
  { cost: 7, life: 8, strength: 4, attack: 'ranged', symbols: ['air'] },
  on(
    'greater-push',
    attacked(self),
    mayPick('u', any.troops.within(3, self), push($('u'))),
    called('Silný náraz', 'Greater Push'),
  ),
  insteadOfAttacking('greater-push-instead', pushInstead(3), called('Silný náraz', 'Greater Push')),
  steadfast,
);

export const deceiver = common(
  'deceiver',
  ours('Klamači', 'Deceiver'),
  { cost: 1, life: 4, strength: 1, attack: 'ranged', symbols: ['resolve'] },
  always('stupefy', [add(theirs.units.adjacentTo(self), 'damageBonus', -1)], {
    ...called('Omámení', 'Stupefy'),
    if: all(inScope('attack'), ge(specialsNow, 1)),
  }),
  engage,
);

export const mindWitch = common(
  'mind-witch',
  ours('Čarodějky mysli', 'Mind Witch'),
  { cost: 1, life: 2, strength: 3, attack: 'ranged', symbols: ['resolve'] },
  on(
    'mimic',
    startOf('move'),
    mayPick('u', any.commons.within(3, self), lasts('turn', copyAbilities(only(self), $('u')))),
    called('Napodobení', 'Mimic'),
  ),
);

export const windArcher = common(
  'wind-archer',
  bookName('Větrní lučištníci', 'Wind Archer'),
  { cost: 2, life: 2, strength: 4, attack: 'ranged', symbols: ['air'] },
  always('swift', [add(only(self), 'moveMax', 1)], called('Hbitost', 'Swift')),
  farShot,
);

export const windMage = common(
  'wind-mage',
  ours('Větrní mágové', 'Wind Mage'),
  { cost: 1, life: 3, strength: 2, attack: 'ranged', symbols: ['air'] },
  on('push', attacked(self), mayPick('u', any.troops.within(2, self), push($('u'))), called('Náraz', 'Push')),
  insteadOfAttacking('push-instead', pushInstead(2), called('Náraz', 'Push')),
);
