import {
  $,
  addCounter,
  by,
  call,
  cardsBy,
  cardsIn,
  count,
  did,
  draw,
  each,
  eachShare,
  eq,
  flagged,
  free,
  gain,
  ge,
  gt,
  inPlay,
  is,
  kind,
  mark,
  may,
  mayDo,
  mayPick,
  mayPlace,
  minus,
  mode,
  near,
  no,
  oneOf,
  pickMany,
  placeOf,
  places,
  playCard,
  put,
  self,
  seq,
  some,
  split,
  stat,
  the,
  unmark,
  when,
  window,
  words,
  you,
  zone,
} from '@bojiste/kernel/effects/build/index';
import type { Cond, WindowSpec } from '@bojiste/kernel/effects/nodes';
import type { ActRule, TurnStep } from '@bojiste/kernel/effects/procedures';
import { weary } from '../verbs.ts';

/** The turn: dawn, main, dusk; and what a player may do in it by the rules alone. */

export const HAND_LIMIT = 5;
const SUPPLIES = 3;

const yourUnits = inPlay.kind('unit').with(by(you));

/** Last words of a turn: everybody may answer until all pass. */
const duskWindow: WindowSpec = {
  name: 'dusk',
  text: { cs: 'Zahrát něco na konci tahu?', en: 'Play something at the end of the turn?' },
  order: 'fromActive',
  asks: some(inPlay.kind('gear').with(by(you))),
  allow: 'dusk',
  close: 'allPass',
};

/** Everybody rests; three supplies are divided into energy, cards, and charges for the captain. */
const dawn = seq(
  each('u', yourUnits.with(flagged('tired')), unmark('tired', $('u'))),
  split(
    'share',
    words('supplies'),
    SUPPLIES,
    0,
    SUPPLIES,
    eachShare(
      'w',
      'n',
      'share',
      when(
        ge($('n'), 1),
        when(
          eq($('w'), 0),
          gain('energy', you, $('n')),
          when(
            eq($('w'), 1),
            when(some(cardsIn('deck')), draw(you, $('n')), weary(you)),
            addCounter('charge', the(yourUnits.kind('captain')), $('n')),
          ),
        ),
      ),
    ),
    { prompt: 'ask.supplies' },
  ),
);

/** Up to three steps; whoever watches hears of the march when it is over. */
const march = mayPlace(
  'p',
  places(near(1, placeOf(self)), free),
  seq(
    put(self, $('p')),
    mayPlace(
      'q',
      places(near(1, $('p')), free),
      seq(
        put(self, $('q')),
        mayPlace('r', places(near(1, $('q')), free), put(self, $('r')), { prompt: 'ask.further' }),
      ),
      { prompt: 'ask.further' },
    ),
    did('moved', self, 0, $('p'), placeOf(self)),
  ),
  { prompt: 'ask.march' },
);

const stance = (key: string, cs: string, en: string, risk: number, cond?: Cond) =>
  mode(
    key,
    { cs: `[udeřte|udeřit|udeří] ${cs}`, en: `[strike|strikes] ${en}` },
    call('fight', self, $('t'), risk),
    cond,
  );

const strike = mayPick(
  't',
  cardsBy('targets', self),
  oneOf(
    stance('bold', 'odvážně', 'boldly', 1),
    stance('steady', 'klidně', 'steadily', 0),
    stance('wary', 'opatrně', 'warily', -1, gt(stat(self, 'strength'), 1)),
  ),
  { prompt: 'ask.strike' },
);

export const acts: readonly ActRule[] = [
  {
    key: 'play',
    text: { cs: 'Zahrát', en: 'Play' },
    clauses: ['SK-DEPLOY-01', 'SK-DEPLOY-02', 'SK-TRICK-01'],
    of: cardsIn('hand'),
    do: when(is(self, kind('unit')), playCard(self), call('cast', self, -1)),
  },
  {
    key: 'order',
    text: { cs: 'Rozkaz', en: 'Order' },
    clauses: ['SK-TURN-04', 'SK-MARCH-02', 'SK-FIGHT-05'],
    of: yourUnits.with(no(flagged('moved'))),
    do: seq(
      mark('moved', self),
      when(is(self, flagged('veiled')), may(call('reveal', self), { prompt: 'ask.reveal' })),
      when(mayDo('march', self), march),
      strike,
    ),
  },
];

export const turns: Readonly<Record<string, readonly TurnStep[]>> = {
  turn: [
    {
      step: 'main',
      text: { cs: 'hlavní část|f:kost', en: 'main part' },
      clauses: ['SK-TURN-02', 'SK-TURN-03', 'SK-TURN-04'],
      enter: dawn,
      acts: ['play', 'order'],
      menu: true,
    },
    {
      step: 'dusk',
      text: { cs: 'soumrak|i:hrad', en: 'dusk' },
      clauses: ['SK-TURN-05'],
      enter: seq(did('nightfall'), window(duskWindow)),
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
