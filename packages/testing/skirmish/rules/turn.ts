import {
  $,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  count,
  did,
  each,
  either,
  flagged,
  free,
  gt,
  inPlay,
  kind,
  mark,
  mayDo,
  minus,
  near,
  no,
  pick,
  pickMany,
  place,
  placeOf,
  places,
  playCard,
  put,
  self,
  seq,
  unmark,
  when,
  where,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { ActRule, TurnStep, WindowSpec } from '@bojiste/kernel/effects/nodes';

/** The turn: dawn, main, dusk; and what a player may do in it by the rules alone. */

export const HAND_LIMIT = 5;

const yourUnits = inPlay.kind('unit').with(by(you));

/** Last words of a turn: everybody may answer until all pass. */
const duskWindow: WindowSpec = { name: 'dusk', order: 'fromActive', allow: 'dusk', close: 'allPass' };

export const acts: readonly ActRule[] = [
  {
    key: 'deploy',
    text: { cs: 'Nasadit', en: 'Deploy' },
    clauses: ['SK-DEPLOY-01', 'SK-DEPLOY-02'],
    of: cardsIn('hand').kind('unit'),
    do: playCard(self),
  },
  {
    key: 'cast',
    text: { cs: 'Zahrát', en: 'Play' },
    clauses: ['SK-TRICK-01'],
    of: cardsIn('hand').with(either(kind('trick'), kind('gear'))),
    do: call('cast', self, -1),
  },
  {
    key: 'march',
    text: { cs: 'Pochod', en: 'March' },
    clauses: ['SK-MARCH-01', 'SK-MARCH-02'],
    of: yourUnits.with(no(flagged('moved')), where('u', mayDo('march', $('u')))),
    do: place(
      'p',
      places(near(1, placeOf(self)), free),
      seq(mark('moved', self), put(self, $('p')), did('moved', self, 0, placeOf(self), $('p'))),
    ),
  },
  {
    key: 'strike',
    text: { cs: 'Úder', en: 'Strike' },
    clauses: ['SK-FIGHT-01', 'SK-FIGHT-05'],
    of: yourUnits.with(no(flagged('struck'))),
    do: pick('t', cardsBy('targets', self), call('fight', self, $('t'))),
  },
  {
    key: 'reveal',
    text: { cs: 'Odkrýt', en: 'Reveal' },
    clauses: ['SK-HIDE-02'],
    of: inPlay.with(by(you), where('u', calc('faceDown', $('u')))),
    do: call('reveal', self),
  },
];

export const turns: Readonly<Record<string, readonly TurnStep[]>> = {
  turn: [
    {
      step: 'dawn',
      text: { cs: 'Úsvit', en: 'Dawn' },
      clauses: ['SK-TURN-02'],
      enter: seq(each('u', yourUnits.with(flagged('tired')), unmark('tired', $('u'))), call('dawn')),
      acts: [],
      menu: false,
    },
    {
      step: 'main',
      text: { cs: 'Hlavní část', en: 'Main part' },
      clauses: ['SK-TURN-04'],
      acts: ['deploy', 'cast', 'march', 'strike', 'reveal'],
      menu: true,
    },
    {
      step: 'dusk',
      text: { cs: 'Soumrak', en: 'Dusk' },
      clauses: ['SK-TURN-05'],
      enter: window(duskWindow),
      acts: [],
      menu: false,
      leave: when(
        gt(count(cardsIn('hand')), HAND_LIMIT),
        pickMany(
          'd',
          cardsIn('hand'),
          minus(count(cardsIn('hand')), HAND_LIMIT),
          minus(count(cardsIn('hand')), HAND_LIMIT),
          each('c', { k: 'cards', from: { k: 'set', v: 'd' }, where: [] }, put($('c'), zone('discard'))),
          { prompt: 'ask.surplus' },
        ),
      ),
    },
  ],
};
