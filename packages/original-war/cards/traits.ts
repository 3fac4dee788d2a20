import type { Ability, Cond, Eff, EventPattern, Price } from '@bojiste/kernel';
import {
  $,
  act,
  add,
  always,
  calc,
  call,
  draw,
  exhaust,
  forbid,
  gain,
  lasts,
  on,
  pick,
  self,
  seq,
  spend,
  tag,
  verb,
  you,
} from '@bojiste/kernel/effects/build/index';
import { WORK } from '../types.ts';
import {
  any,
  attackBy,
  exhausted,
  here,
  journeyed,
  me,
  promoted,
  stepBegins,
  theirs,
  wounded,
  woundedBy,
  yours,
} from '../words.ts';
import { gathering, protection } from './keywords.ts';

/** Schopnosti, které má víc karet: shared beyond one nation; equal abilities share one key. */

/** Whoever only gains or draws may come in any order, so nobody is asked for one (see `ladder`). */
export const whenMet = (key: string, event: EventPattern, effect: Eff): Ability =>
  on(key, event, effect, effect.k === 'verb' && ['gain', 'draw'].includes(effect.verb) ? { tags: ['income'] } : {});

const self_ = [exhaust('exhausted')] as const;
/** "Exhaust: effect", with further price if any. */
export const tap = (key: string, effect: Eff, price: readonly Price[] = [], when?: Cond): Ability =>
  act(`tap-${key}`, effect, { price: [...self_, ...price], ...(when && { when }) });

/** "N points of work: effect" (OW-ABIL-07): people of the sector are exhausted, the matching trade learns. */
export const workFor = (key: string, kind: keyof typeof WORK, n: number, effect: Eff): Ability =>
  act(`work-${key}`, seq(call('payWork', self, WORK[kind], n), effect), {
    when: calc('canPayWork', self, WORK[kind], n),
  });

// ---- at work --------------------------------------------------------------------------------------------------------------

export const scavenger = gathering;
export const foreman = always('foreman', [add(yours.people.with(here), 'construction', 1)]);
export const chiefMechanic = always('chief-mechanic', [add(yours.people.with(here), 'production', 1)]);
export const mentor = always('mentor', [add(yours.people.with(here), 'research', 1)]);
export const quartermaster = always('quartermaster', [add(yours.people.with(here), 'gathering', 1)]);
export const surgeon = tap(
  'surgeon',
  pick('c', yours.characters.except(self).with(here, wounded), verb('heal', $('c'), 1)),
);
export const tinker = tap('tinker', pick('c', yours.vehicles.with(here, wounded), verb('heal', $('c'), 2)));
export const mason = tap('mason', pick('c', yours.buildings.with(here, wounded), verb('heal', $('c'), 2)));
export const planner = tap('planner', draw(you, 1));
export const trader = tap('trader', gain('crates', you, 2));
export const prospector = tap('prospector', gain('oil', you, 1));
export const dispatcher = tap('dispatcher', pick('c', yours.vehicles.with(exhausted), verb('readyCard', $('c'))));
export const drillSergeant = tap(
  'drill-sergeant',
  pick('c', yours.people.except(self).with(here), verb('teach', $('c'), 1)),
);
export const radioOperator = tap(
  'radio-operator',
  pick('c', yours.all.except(self).with(here, exhausted), verb('readyCard', $('c'))),
  [spend('crates', 1)],
);

// ---- in battle --------------------------------------------------------------------------------------------------------------

export const captain = always('captain', [add(yours.characters.with(here), 'defence', 1)]);
export const inspiring = always('inspiring', [...attackBy(yours.characters.with(here), 1)]);
export const fireDirector = always('fire-director', [...attackBy(yours.vehicles.with(here), 1)]);
export const scout = always('scout', [add(yours.all.with(here), 'speed', 1)]);
export const unseen = always('unseen', [forbid('attack', theirs.vehicles, [isMe()])]);
export const elusive = always('elusive', [forbid('block', any.characters, [isMe()])]);
export const looter = whenMet('looter', woundedBy(self, theirs.all), gain('crates', you, 1));
export const interrogator = whenMet('interrogator', woundedBy(self, theirs.characters), draw(you, 1));
export const stubborn = protection(1);
export const veteran = whenMet('veteran', promoted(self), draw(you, 2));
export const heirloom = whenMet('heirloom', promoted(self), gain('siberite', you, 1));

export const whileKnowing = (key: string, technology: Cond, what: Parameters<typeof always>[1]): Ability =>
  always(`know-${key}`, what, { if: technology });
export const eachRound = (key: string, effect: Eff, step = 'mining'): Ability =>
  whenMet(`round-${key}`, stepBegins(step), effect);
export const onArrival = (key: string, effect: Eff): Ability => whenMet(`arrival-${key}`, journeyed(self), effect);
export const whenever = (key: string, event: EventPattern, effect: Eff): Ability =>
  whenMet(`when-${key}`, event, effect);
export const thisRound = (...what: Parameters<typeof always>[1]): Eff => lasts('turn', ...what);
export const tagged = (name: string) => tag(me, name);
function isMe() {
  return { k: 'ref', ref: self } as const;
}
