import type { Ability, GameDef } from '@bojiste/kernel';
import {
  $,
  act,
  cardsIn,
  counter,
  draw,
  on,
  pay,
  pick,
  place,
  play,
  self,
  seq,
  shuffle,
  spendCounter,
  verb,
  withCounter,
  you,
  zone,
} from '@bojiste/kernel/effects/build';
import { book, nationCards } from '../../cards/build.ts';
import { boost, damage, heal, placeOn, takeControl, toHand } from '../../cards/effects.ts';
import { summonerWars } from '../../index.ts';
import type { Phase } from '../../types.ts';
import {
  any,
  freeBeside,
  startOf,
  startOfTurn,
  theirs,
  yourDiscard,
  yourHand,
  yourSummoner,
  yours,
} from '../../words.ts';

/** The game with cards that use words of the glossary no printed card needs. */

const { common, standard } = nationCards('polar-dwarves');
const plain = { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['water'] } as const;

const unit = (key: string, ...abilities: Ability[]) => common(key, book(key, key), plain, ...abilities);
const event = (key: string, phase: Phase, ability: Ability) =>
  standard(key, book(key, key), { cost: 0, phase, symbols: ['water'] }, ability);

const cards = [
  event('stub-draw', 'summon', play('stub-draw', draw(you, 2))),
  event(
    'stub-search',
    'summon',
    play('stub-search', pick('c', cardsIn('deck'), seq(toHand($('c')), shuffle(zone('deck'))))),
  ),
  event('stub-recall', 'summon', play('stub-recall', pick('u', yours.units, toHand($('u'))))),
  /** Puts a structure of the pile back: placed, not built. */
  event(
    'stub-unearth',
    'build',
    play(
      'stub-unearth',
      pick('c', yourDiscard.kind('structure'), place('p', freeBeside(yourSummoner), placeOn($('c'), $('p')))),
    ),
  ),
  /** Builds beside any own unit. */
  event(
    'stub-outpost',
    'build',
    play(
      'stub-outpost',
      pick(
        'c',
        yourHand.kind('structure'),
        pick('u', yours.units, place('p', freeBeside($('u')), verb('build', $('c'), $('p')))),
      ),
    ),
  ),
  event(
    'stub-balm',
    'move',
    play('stub-balm', pick('u', any.all.with(withCounter('damage', 'ge', 1)), heal($('u'), 1))),
  ),
  event('stub-claim', 'summon', play('stub-claim', pick('u', theirs.all, takeControl($('u'), you)))),
  unit('stub-mason', on('stub-mason', { on: 'built', subject: any.structures.where }, boost(self))),
  unit(
    'stub-early',
    on('stub-dawn', startOfTurn, boost(self)),
    on('stub-morning', startOf('summon'), damage(self, counter(self, 'boost'))),
  ),
  unit('stub-thrifty', act('stub-thrift', seq(pay(spendCounter('boost', 3)), damage(self, 1)), { during: ['move'] })),
];

export const stubGlossary: GameDef = {
  ...summonerWars,
  id: 'summoner-wars-glossary',
  cards: [...summonerWars.cards, ...cards],
};
