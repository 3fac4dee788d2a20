import { both, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import { add, always, change, inPlay } from '../effects/build/index.ts';
import {
  addCard,
  beginAt,
  cardAt,
  compileGame,
  emptyState,
  explainStat,
  type Game,
  refOf,
  type State,
  statOf,
} from '../index.ts';

/** A value and its explanation come from one list: what is shown adds up, and what does not count says why. */

const STRENGTH = 0;

function table(ignored: boolean): { g: Game; s: State } {
  const g = compileGame(
    mini({
      id: 'sums',
      cards: [
        unit('soldier', 3, 9),
        unit('banner', 0, 9, always('inspire', [add(inPlay, 'strength', 2)])),
        unit('drug', 0, 9, always('double', [change(inPlay, 'strength', 'mul', 2)])),
        unit('curse', 0, 9, always('weaken', [add(inPlay, 'strength', -20)])),
      ],
      acts: [],
      procs: [],
      stats: [
        { name: 'strength', text: both('strength'), min: 0 },
        { name: 'life', text: both('life') },
      ],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
      ignores: (_, s, card, __, source) => ignored && cardAt(s, source).def === 3 && card.def === 0,
      ignoredBy: () => 'IMMUNE-1',
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'sums' });
  for (const [i, card] of ['soldier', 'banner', 'drug', 'curse'].entries())
    addCard(g, s, card, 0, g.spaceNamed('abcd'[i]));
  beginAt(g, s, [0], 'main');
  return { g, s };
}

test('parts are given in the order in which they are applied, and bounds are a part of their own', () => {
  const { g, s } = table(false);
  const { printed, value, parts } = explainStat(g, s, s.cards[0], STRENGTH);
  expect([printed, value, statOf(g, s, s.cards[0], STRENGTH)]).toEqual([3, 0, 0]);
  expect(parts.map(({ layer, n, change: by }) => [layer, n, by])).toEqual([
    ['mul', 2, 3],
    ['add', 2, 2],
    ['add', -20, -20],
    ['', 12, 12],
  ]);
});

test('a part that does not count is told with its clause and changes nothing', () => {
  const { g, s } = table(true);
  const { value, parts } = explainStat(g, s, s.cards[0], STRENGTH);
  expect(value).toBe(8);
  expect(parts.at(-1)).toEqual({
    source: refOf(s.cards[3]),
    layer: 'add',
    n: -20,
    change: 0,
    counts: false,
    clause: 'IMMUNE-1',
  });
});
