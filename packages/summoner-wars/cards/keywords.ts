import type { Ability, Ask } from '@bojiste/kernel';
import {
  $,
  add,
  allow,
  always,
  atMost,
  calc,
  change,
  counter,
  each,
  ev,
  flagged,
  forbid,
  is,
  it,
  kind,
  may,
  mayPick,
  no,
  on,
  oncePerTurn,
  only,
  option,
  pay,
  self,
  seq,
  spendCounter,
  tag,
  together,
} from '@bojiste/kernel/effects/build';
import { attacked, moved, stepped, theirs } from '../words.ts';
import { called } from './build.ts';
import { boost, damage, extraAttack, insteadOfMoving, passedOn, strongerSelf } from './effects.ts';

/** Abilities that several cards have. Equal abilities of one unit count once (SW-TERM-81). */

/** SW-RULING-52: the bonus is capped, the tokens are not. */
const MOST_BONUS = 5;
const boosts = atMost(counter(self, 'boost'), MOST_BONUS);

export const imbuedStrength = always('imbued-strength', [strongerSelf(boosts)], {
  ...called('Vstřebávání síly', 'Imbued Strength'),
  clauses: ['SW-CARD-nemrtvi-valecnici-2', 'SW-RULING-52'],
});
export const imbuedLife = always(
  'imbued-life',
  [add(only(self), 'life', boosts)],
  called('Vstřebávání života', 'Imbued Life'),
);
export const imbuedSpeed = always(
  'imbued-speed',
  [add(only(self), 'moveMax', boosts)],
  called('Vstřebávání rychlosti', 'Imbued Speed'),
);

export const tireless = always('tireless', [tag(only(self), 'tireless')], {
  ...called('Neúnavnost', 'Relentless'),
  clauses: ['SW-CARD-pracata-hordy', 'SW-RULING-35'],
});

/** SW-RULING-50: a golem is a common too, so it can be trampled. */
export const trample = [
  always('trample', [allow('through', only(self), [kind('common')])], {
    ...called('Podusání', 'Trample'),
    clauses: ['SW-CARD-medvedi-kavalerie', 'SW-EX-31'],
  }),
  on('trample-injures', moved(self), together(each('u', passedOn(ev('amount')), damage($('u'), 1))), {
    ...called('Podusání', 'Trample'),
    clauses: ['SW-CARD-medvedi-kavalerie'],
  }),
] as const;

/** The Czech text says "may"; the later adjustment makes it compulsory. */
export const momentum: Ability = on(
  'momentum',
  attacked(self, theirs.units),
  { ...(mayPick('u', only(self), boost($('u'))) as Ask), min: option('adjusted') },
  { ...called('Rozběh', 'Momentum'), limit: oncePerTurn, clauses: ['SW-CARD-jarmund'] },
);

export const slow = always('slow', [add(only(self), 'moveMax', -1), add(only(self), 'chargeMax', -1)], {
  ...called('Golemův krok', 'Slow'),
  clauses: ['SW-CARD-ledovi-golemove-3', 'SW-RULING-51'],
});

export const prepare = insteadOfMoving('prepare', boost(self), called('Příprava', 'Prepare'));

export const swiftShot = on('swift-shot', attacked(self), may(seq(pay(spendCounter('boost', 1)), extraAttack(self))), {
  ...called('Rychlá střela', 'Swift Shot'),
  limit: oncePerTurn,
});

/** Any step away from this unit's side, in a move or a push; placing and swapping make no steps. */
export const engage = on(
  'engage',
  stepped(theirs.units, calc('leavesSide', self)),
  damage(it, 1),
  called('Vázání v boji', 'Engage'),
);

export const guarded = always('guarded', [change(only(self), 'damageLimit', 'min', 1)], {
  ...called('Krytí', 'Guarded'),
  if: is(self, no(flagged('struck'))),
});

export const farShot = always('far-shot', [add(only(self), 'range', 1)], called('Daleká střela', 'Far Shot'));

export const flight = always(
  'flight',
  [add(only(self), 'moveMax', 1), allow('through', only(self), [])],
  called('Let', 'Flight'),
);

export const steadfast = always('steadfast', [forbid('push', only(self))], called('Neochvějnost', 'Steadfast'));
