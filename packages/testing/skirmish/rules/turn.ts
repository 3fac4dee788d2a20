import {
  $,
  by,
  calc,
  call,
  cardsBy,
  cardsIn,
  count,
  did,
  draw,
  each,
  either,
  flagged,
  free,
  gain,
  gt,
  inPlay,
  kind,
  mark,
  mayDo,
  minus,
  mode,
  near,
  no,
  number,
  oneOf,
  pick,
  pickMany,
  place,
  placeOf,
  places,
  playCard,
  put,
  self,
  seq,
  some,
  stat,
  unmark,
  when,
  where,
  window,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import { weary } from '../verbs.ts';
import type { ActRule, TurnStep, WindowSpec } from '@bojiste/kernel/effects/nodes';

/** The turn: dawn, main, dusk; and what a player may do in it by the rules alone. */

export const HAND_LIMIT = 5;
const SUPPLIES = 3;

const yourUnits = inPlay.kind('unit').with(by(you));

/** Last words of a turn: everybody may answer until all pass. */
const duskWindow: WindowSpec = { name: 'dusk', order: 'fromActive', allow: 'dusk', close: 'allPass' };

/** Everybody rests; of three supplies the player takes as many cards as liked, the rest as energy. */
const dawn = seq(
  each('u', yourUnits.with(flagged('tired')), unmark('tired', $('u'))),
  number(
    'x',
    0,
    SUPPLIES - 1,
    seq(
      gain('energy', you, minus(SUPPLIES, $('x'))),
      when(gt($('x'), 0), when(some(cardsIn('deck')), draw(you, $('x')), weary(you))),
    ),
    { prompt: 'ask.supplies' },
  ),
);

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
    do: pick(
      't',
      cardsBy('targets', self),
      oneOf(
        mode('bold', { cs: '[udeřte|udeřit|udeří] odvážně', en: '[strike|strikes] boldly' }, call('fight', self, $('t'), 1)),
        mode('steady', { cs: '[udeřte|udeřit|udeří] klidně', en: '[strike|strikes] steadily' }, call('fight', self, $('t'), 0)),
        mode(
          'wary',
          { cs: '[udeřte|udeřit|udeří] opatrně', en: '[strike|strikes] warily' },
          call('fight', self, $('t'), -1),
          gt(stat(self, 'strength'), 1),
        ),
      ),
    ),
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
      step: 'main',
      text: { cs: 'Hlavní část', en: 'Main part' },
      clauses: ['SK-TURN-02', 'SK-TURN-03', 'SK-TURN-04'],
      enter: dawn,
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
