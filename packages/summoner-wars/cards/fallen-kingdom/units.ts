import {
  $,
  act,
  all,
  always,
  change,
  counter,
  each,
  ev,
  instead,
  is,
  isCard,
  it,
  lasts,
  mayPick,
  mayPlace,
  near,
  nothing,
  on,
  oncePerTurn,
  only,
  pick,
  place,
  placeOf,
  self,
  seq,
  tag,
  together,
  yourTurn,
} from '@bojiste/kernel/effects/build';
import {
  any,
  attacking,
  destroyed,
  destroyedByAttackOf,
  endOfTurn,
  freeBeside,
  theirs,
  yourDiscard,
  yours,
} from '../../words.ts';
import { book, bookName, called, nationCards, ours } from '../build.ts';
import { boost, damage, destroy, placeOn, relocate, strongerSelf, unboost, vacated } from '../effects.ts';
import { imbuedStrength } from '../keywords.ts';

/** Padlé království (Fallen Kingdom): units. */

const { summoner, champion, common } = nationCards('fallen-kingdom');

/** SW-RULING-73: the unit is placed first, then the injuries, which may be fatal. */
export const retTalus = summoner(
  'ret-talus',
  bookName('Ret-Talus', 'Ret-Talus'),
  {
    life: 12,
    strength: 2,
    attack: 'ranged',
    symbols: ['fire', 'dark'],
    layout: ['ret-talus d1', 'starting-gate d3', 'undead-archer c3', 'undead-carrier d4'],
    epics: ['sacrificial-pyre', 'sacrificial-pyre'],
  },
  act(
    'raise-the-dead',
    pick(
      'c',
      yourDiscard.kind('unit').named('undead'),
      place('p', freeBeside(self), seq(placeOn($('c'), $('p')), damage(self, 2))),
    ),
    {
      ...called('Probuďte mrtvé!', 'Raise the Dead'),
      during: ['summon'],
      limit: oncePerTurn,
      clauses: ['SW-CARD-ret-talus', 'SW-RULING-73'],
    },
  ),
);

export const gulDass = champion(
  'gul-dass',
  book('Gurr-Das', 'Gul-Dass'),
  { cost: 6, life: 8, strength: 2, attack: 'melee', symbols: ['fire', 'dark'] },
  always('wrath', [strongerSelf(counter(self, 'damage'))], {
    ...called('Zuřivost', 'Wrath'),
    clauses: ['SW-CARD-gurr-das'],
  }),
);

export const dragos = champion(
  'dragos',
  ours('Dragos', 'Dragos'),
  { cost: 6, life: 8, strength: 4, attack: 'melee', symbols: ['dark'] },
  on(
    'life-drain',
    attacking(self),
    mayPick(
      'u',
      yours.units.within(2, self),
      seq(destroy($('u')), lasts({ scope: 'attack' }, change(only(self), 'meleePerSpecial', 'max', 1))),
    ),
    called('Vysátí života', 'Life Drain'),
  ),
);

export const elutBal = champion(
  'elut-bal',
  ours('Elut-Bal', 'Elut-Bal'),
  { cost: 6, life: 6, strength: 6, attack: 'melee', symbols: ['fire'] },
  always('summoned-by-fire', [tag(only(self), 'sacrifice')], {
    ...called('Povolán ohněm', 'Summoned by Fire'),
    live: ['hand'],
  }),
);

/** SW-RULING-19: its last controller is credited. */
export const hellfireCultist = common(
  'hellfire-cultist',
  ours('Kultisté pekelného ohně', 'Hellfire Cultist'),
  { cost: 0, life: 2, strength: 2, attack: 'ranged', symbols: ['fire'] },
  on(
    'immolate',
    destroyed(self),
    together(each('u', theirs.units.adjacentTo(self), damage($('u'), 1))),
    called('Sebeupálení', 'Immolate'),
  ),
);

export const undeadWarrior = common(
  'undead-warrior',
  book('Nemrtví válečníci', 'Undead Warrior'),
  { cost: 2, life: 4, strength: 2, attack: 'melee', symbols: ['dark'] },
  on('blood-fury', destroyed(any.units.except(self), yourTurn), boost(self), {
    ...called('Pach krve', 'Blood Fury'),
    clauses: ['SW-CARD-nemrtvi-valecnici'],
  }),
  on('blood-fury-fades', endOfTurn, unboost(self, 2), {
    ...called('Pach krve', 'Blood Fury'),
    clauses: ['SW-CARD-nemrtvi-valecnici', 'SW-TERM-50'],
  }),
  imbuedStrength,
);

export const undeadCarrier = common(
  'undead-carrier',
  book('Nemrtví přenašeči', 'Undead Carrier'),
  { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['dark'] },
  instead('soulless', { on: 'reward', source: [isCard(self)], subject: theirs.units.where }, nothing, {
    ...called('Tělo bez duše', 'Soulless'),
    clauses: ['SW-CARD-nemrtvi-prenaseci', 'SW-RULING-49'],
  }),
  on(
    'infect',
    destroyedByAttackOf(self, any.units),
    mayPick('c', yourDiscard.kind('unit').named('carrier'), place('p', vacated(ev('from')), placeOn($('c'), $('p')))),
    { ...called('Nákaza', 'Infect'), clauses: ['SW-CARD-nemrtvi-prenaseci-2', 'SW-RULING-56'] },
  ),
);

export const undeadArcher = common(
  'undead-archer',
  bookName('Nemrtví lučištníci', 'Undead Archer'),
  { cost: 2, life: 2, strength: 3, attack: 'ranged', symbols: ['fire'] },
  on(
    'soul-shift',
    destroyed(any.units.except(self), all(yourTurn, is(self, near(3, placeOf(it))))),
    mayPlace('p', vacated(ev('from')), relocate(self, $('p'))),
    { ...called('Přesun duše', 'Soul Shift'), clauses: ['SW-CARD-nemrtvi-lucistnici', 'SW-RULING-47'] },
  ),
);
