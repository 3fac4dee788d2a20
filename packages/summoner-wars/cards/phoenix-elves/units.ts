import {
  $,
  allow,
  always,
  by,
  cause,
  each,
  ev,
  isCard,
  kind,
  may,
  mayPick,
  named,
  near,
  on,
  only,
  pay,
  pick,
  place,
  self,
  seq,
  spendCounter,
  together,
  you,
} from '@bojiste/kernel/effects/build';
import {
  any,
  attacked,
  endOf,
  freeBeside,
  moved,
  startOf,
  theirs,
  yourHand,
  yourSummoner,
  yours,
} from '../../words.ts';
import { called, nationCards, ours } from '../build.ts';
import { attackDamage, damage, inSight, mayPush, relocate, specials, stronger, unitsBetween } from '../effects.ts';
import { engage, guarded, momentum } from '../keywords.ts';

/** Fénixí elfové (Phoenix Elves): units. */

const { summoner, champion, common } = nationCards('phoenix-elves');

export const queenMaldaria = summoner(
  'queen-maldaria',
  ours('Královna Maldarie', 'Queen Maldaria'),
  {
    life: 9,
    strength: 4,
    attack: 'ranged',
    symbols: ['fire', 'divine'],
    layout: ['queen-maldaria d1', 'starting-gate d2', 'royal-guardian d3', 'ember-archer c3'],
    epics: ['spirit-of-the-phoenix', 'spirit-of-the-phoenix'],
  },
  momentum,
  on(
    'call-protection',
    endOf('attack'),
    may(
      seq(
        pay(spendCounter('boost', 1)),
        pick('u', yours.commons, place('p', freeBeside(self), relocate($('u'), $('p')))),
      ),
    ),
    called('Přivolání ochrany', 'Call Protection'),
  ),
);

export const fanessa = champion(
  'fanessa',
  ours('Fanessa', 'Fanessa'),
  { cost: 5, life: 9, strength: 3, attack: 'melee', symbols: ['divine'] },
  on('riposte', attacked(theirs.units.adjacentTo(self), self), damage(cause, 1), called('Odveta', 'Riposte')),
);

export const fireDrake = champion(
  'fire-drake',
  ours('Ohnivý drak', 'Fire Drake'),
  { cost: 8, life: 10, strength: 4, attack: 'ranged', symbols: ['fire', 'divine'] },
  always('protector', [allow('summonBeside', only(self), [isCard(yourSummoner)])], {
    ...called('Ochránce', 'Protector'),
    live: ['hand'],
    clauses: ['SW-TERM-67'],
  }),
  always('fire-breath', [allow('shootThrough', only(self), [kind('unit')])], {
    ...called('Ohnivý dech', 'Fire Breath'),
    clauses: ['SW-TERM-74', 'SW-TERM-76'],
  }),
  on(
    'fire-breath-burns',
    attacked(self),
    together(each('u', unitsBetween(ev('from'), ev('to')), attackDamage($('u'), specials))),
    called('Ohnivý dech', 'Fire Breath'),
  ),
);

export const holleas = champion(
  'holleas',
  ours('Holleas', 'Holleas'),
  { cost: 5, life: 7, strength: 3, attack: 'ranged', symbols: ['fire'] },
  always(
    'fiery-summon',
    [allow('summonBeside', yourHand.kind('unit').named('ember'), [isCard(self)])],
    called('Ohnivé vyvolání', 'Fiery Summon'),
  ),
  always('ignite', [stronger(yours.units.named('ember').adjacentTo(self), 1)], called('Zážeh', 'Ignite')),
);

export const emberArcher = common(
  'ember-archer',
  ours('Žhaví lučištníci', 'Ember Archer'),
  { cost: 1, life: 2, strength: 2, attack: 'ranged', symbols: ['fire'] },
  on(
    'quick-shot',
    moved(self),
    mayPick('u', inSight(any.units, self, 3), damage($('u'), 1)),
    called('Střela z pohybu', 'Quick Shot'),
  ),
);

export const emberBeast = common(
  'ember-beast',
  ours('Žhaví netvoři', 'Ember Beast'),
  { cost: 2, life: 3, strength: 3, attack: 'melee', symbols: ['fire'] },
  always('born-of-fire', [allow('summonBeside', only(self), [by(you), kind('unit'), named('ember')])], {
    ...called('Zrozeni z ohně', 'Born of Fire'),
    live: ['hand'],
  }),
  on(
    'wildfire',
    startOf('move'),
    together(each('u', theirs.units.adjacentTo(self), damage($('u'), 1))),
    called('Požár', 'Wildfire'),
  ),
);

export const emberMage = common(
  'ember-mage',
  ours('Žhaví mágové', 'Ember Mage'),
  { cost: 1, life: 2, strength: 2, attack: 'ranged', symbols: ['divine'] },
  guarded,
);

export const royalGuardian = common(
  'royal-guardian',
  ours('Královští strážci', 'Royal Guardian'),
  { cost: 2, life: 4, strength: 1, attack: 'melee', symbols: ['divine'] },
  engage,
  on('shove', attacked(self, theirs.troops.with(near(1, self))), mayPush({ k: 'it' }), called('Odstrčení', 'Shove')),
);
