import { both, MINI_EVENTS, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import {
  $,
  act,
  by,
  cardsIn,
  count,
  draw,
  gain,
  inPlay,
  may,
  no,
  on,
  pick,
  resource,
  self,
  times,
  verb,
  you,
} from '../effects/build/index.ts';
import type { Ability, Eff } from '../effects/nodes.ts';
import {
  addCard,
  auto,
  beginAt,
  choose,
  compileGame,
  emptyState,
  type Game,
  OP_GROUP,
  optionsOf,
  positionText,
  type State,
  settledOrder,
} from '../index.ts';

/** A seat is asked for an order only where orders can differ for it. */

const cry: Eff = { k: 'verb', verb: 'did', word: 'shouted', args: [self, 0, -1, -1] };

function waiting(one: Eff, other: Eff, hand: readonly string[] = []): { g: Game; s: State } {
  const hears = (key: string, effect: Eff): Ability => on(key, { on: 'shouted' }, effect);
  const g = compileGame(
    mini({
      id: 'orders',
      events: [...MINI_EVENTS, { name: 'shouted' }],
      cards: [
        unit('crier', 1, 9, act('cry', cry)),
        unit('one', 1, 9, hears('first', one)),
        unit('other', 1, 9, hears('second', other)),
      ],
      acts: [],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
      ladder: (_, s) => ({ rung: 0, chooser: s.active }),
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'orders' });
  for (const [i, card] of ['crier', 'one', 'other'].entries()) addCard(g, s, card, 0, g.spaceNamed('abc'[i]));
  addCard(g, s, 'crier', 1, g.spaceNamed('e'));
  addCard(g, s, 'crier', 1, g.spaceNamed('f'));
  for (const key of hand) addCard(g, s, key, 0, g.zoneOf('hand', 0));
  for (const key of ['one', 'other', 'crier']) addCard(g, s, key, 0, g.zoneOf('deck', 0));
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  expect(s.frames[s.frames.length - 1].op).toBe(OP_GROUP);
  return { g, s };
}

const hurt = (n: number): Eff => pick('u', inPlay.with(no(by(you))), verb('hurt', $('u'), n));

const SAME: Readonly<Record<string, readonly [Eff, Eff]>> = {
  'two gains': [gain('gold', you, 1), gain('gold', you, 2)],
  'a gain and an effect that can do nothing': [
    gain('gold', you, 1),
    pick('u', cardsIn('discard'), gain('gold', you, 5)),
  ],
  'a gain and a choice that has nothing to do with it': [gain('gold', you, 1), hurt(1)],
  'a draw and a gain': [draw(you, 1), gain('gold', you, 1)],
};
const OTHER: Readonly<Record<string, readonly [Eff, Eff]>> = {
  'a gain and a doubling': [gain('gold', you, 1), gain('gold', you, times(2, resource(you, 'gold')))],
  'a draw before a choice': [draw(you, 1), may(gain('gold', you, 3))],
  'a draw and what counts the hand': [draw(you, 1), gain('gold', you, count(cardsIn('hand')))],
};

for (const [name, [one, other]] of Object.entries(SAME))
  test(`nobody is asked for the order of ${name}`, () => {
    const { g, s } = waiting(one, other, ['crier']);
    const before = positionText(g, s);
    const move = settledOrder(g, s, 0);
    expect(move).not.toBeNull();
    expect(auto(g, s, 0)).toEqual(move);
    expect(positionText(g, s)).toBe(before);
  });

for (const [name, [one, other]] of Object.entries(OTHER))
  test(`the order of ${name} is asked`, () => {
    const { g, s } = waiting(one, other, ['crier']);
    expect(settledOrder(g, s, 0)).toBeNull();
    expect(settledOrder(g, s, 1)).toBeNull();
  });
