import { both, MINI_EVENTS, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import { $, act, gain, inPlay, let_, mode, pick, seq, you } from '../effects/build/index.ts';
import type { Eff } from '../effects/nodes.ts';
import { addCard, beginAt, choose, compileGame, emptyState, optionsOf, type State } from '../index.ts';

/** Asking whether something could be done leaves no trace in the frame that asks. */

const twoWays = (first: Eff, second: Eff): Eff => ({
  k: 'modes',
  by: you,
  optional: false,
  modes: [
    { ...mode('first', { cs: 'první', en: 'first' }, first) },
    { ...mode('second', { cs: 'druhá', en: 'second' }, second) },
  ],
});

function played(effect: Eff): State {
  const g = compileGame(
    mini({
      id: 'feasible',
      events: MINI_EVENTS,
      cards: [unit('asker', 1, 3, act('ask', effect))],
      acts: [],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
    }),
  );
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'feasible' });
  addCard(g, s, 'asker', 0, g.spaceNamed('a'));
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  return s;
}

test('a binding tested in one mode is not seen by the other', () => {
  const s = played(
    seq(
      let_('n', 3),
      twoWays(gain('gold', you, $('n')), seq(let_('n', 7), pick('c', inPlay, gain('gold', you, $('n'))))),
    ),
  );
  expect(s.seats[0].resources[0]).toBe(3);
});
