import { both, mini, roundTurns, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import { add, always, baseOf as base, inPlay, self } from '../effects/build/index.ts';
import { addCard, beginAt, compileGame, emptyState, statOf } from '../index.ts';

/** A value on top of a base may be reckoned from a base: two such cards must not ask each other for ever. */

const twin = unit('twin', 3, 1, always('twin', [add(inPlay, 'strength', base(self, 'strength'))]));

test('two cards that add their own base to everybody are reckoned from bases alone', () => {
  const g = compileGame(
    mini({
      id: 'bases',
      cards: [twin],
      acts: [],
      turns: { turn: [{ step: 'main', text: both('main'), menu: true, clauses: [], acts: [] }] },
      procs: [{ key: 'game', args: [], clauses: [], do: roundTurns() }],
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'bases' });
  const cards = [0, 1].map((at) => addCard(g, s, 'twin', 0, g.boardStart + at));
  beginAt(g, s, [0], 'main');
  for (const card of cards) expect(statOf(g, s, card, 0)).toBe(9);
});
