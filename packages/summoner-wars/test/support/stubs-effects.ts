import type { Ability, GameDef } from '@bojiste/kernel';
import {
  $,
  act,
  change,
  each,
  lasts,
  on,
  only,
  pay,
  pick,
  play,
  self,
  seq,
  spendCounter,
  together,
  withCounter,
} from '@bojiste/kernel/effects/build';
import { book, nationCards } from '../../cards/build.ts';
import {
  attackDamage,
  boost,
  damage,
  discard,
  insteadOfAttacking,
  push,
  takeControl,
  toHand,
  unboost,
} from '../../cards/effects.ts';
import { summonerWars } from '../../index.ts';
import { any, attacking, destroyed, moved, theirs, yourDiscard, yours } from '../../words.ts';

/** The game with cards for effects the rulebook speaks of but none of its cards has: pushes of exactly two, and such. */

const { common, standard } = nationCards('polar-dwarves');
const plain = { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['water'] } as const;
const free = { cost: 0, phase: 'move', symbols: ['water'] } as const;

const unit = (key: string, ...abilities: Ability[]) => common(key, book(key, key), plain, ...abilities);
const event = (key: string, ...abilities: Ability[]) => standard(key, book(key, key), free, ...abilities);

/** A structure that injures; built like any other. */
const cannon = standard(
  'stub-cannon',
  book('Dělo', 'Cannon'),
  { cost: 0, phase: 'build', symbols: ['water'], structure: { life: 5 } },
  act('stub-fire', pick('u', theirs.units, damage($('u'), 2)), { during: ['build'] }),
);

const cards = [
  cannon,
  event('stub-shove', play('stub-shove', pick('u', any.all, push($('u'), 2)))),
  event('stub-ice-call', play('stub-ice-call', pick('c', yourDiscard.named('ice'), toHand($('c'))))),
  event('stub-hush', play('stub-hush', pick('u', any.all.with(withCounter('boost', 'ge', 1)), unboost($('u'), 1)))),
  event('stub-seize', play('stub-seize', pick('u', theirs.units, takeControl($('u'), { k: 'you' })))),
  event(
    'stub-four',
    play('stub-four', pick('u', any.units, lasts('turn', change(only($('u')), 'strength', 'set', 4)))),
  ),
  event('stub-one', play('stub-one', pick('u', any.units, lasts('turn', change(only($('u')), 'strength', 'set', 1))))),
  event('stub-doom', play('stub-doom', together(each('u', any.all.kind('summoner'), damage($('u'), 99))))),
  unit(
    'stub-spender',
    act('stub-spend', seq(pay(spendCounter('boost', 2)), pick('u', theirs.units, damage($('u'), 1))), {
      during: ['move'],
    }),
  ),
  /** An attack on everything within two spaces. */
  unit(
    'stub-sweeper',
    insteadOfAttacking('stub-sweep', together(each('u', any.all.within(2, self), attackDamage($('u'), 1)))),
  ),
  unit(
    'stub-bomb',
    on('stub-blast', destroyed(self), together(each('u', any.units.adjacentTo(self), damage($('u'), 3)))),
  ),
  unit('stub-coward', on('stub-flee', attacking(theirs.units, self), discard(self))),
  unit('stub-dodger', on('stub-dodge', attacking(theirs.units, self), push(self))),
  /** Two effects after its move, one of which is its end. */
  unit('stub-doomed', on('stub-burn', moved(self), damage(self, 9)), on('stub-glow', moved(self), boost(self))),
  unit('stub-medic', on('stub-tend', moved(yours.units), boost(self))),
];

export const stubEffects: GameDef = {
  ...summonerWars,
  id: 'summoner-wars-effects',
  cards: [...summonerWars.cards, ...cards],
};
