import { chain } from '@bojiste/testing/test/shapes/chain';
import { windows } from '@bojiste/testing/test/shapes/windows';
import { expect, test } from 'vitest';
import {
  addCard,
  applyHostMove,
  auto,
  beginAt,
  changeStop,
  choose,
  compileGame,
  decidingSeat,
  emptyState,
  hashState,
  Match,
  optionsOf,
  type State,
  windowNames,
} from '../index.ts';

const g = compileGame(windows);

function opened(hand: string): State {
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'auto' });
  addCard(g, s, 'scout', 0, g.spaceNamed('a'));
  addCard(g, s, hand, 1, g.zoneOf('hand', 1));
  beginAt(g, s, [0], 'main', true);
  return s;
}

test('a seat with nothing to say passes by itself, one with an answer is asked', () => {
  for (const [hand, answer] of [
    ['dud', { seat: 1, key: 'pass' }],
    ['trick', null],
  ] as const) {
    const s = opened(hand);
    expect(auto(g, s, 0)).toBeNull();
    choose(g, s, 0, optionsOf(g, s, 0)[0]);
    expect(decidingSeat(g, s)).toBe(1);
    expect(auto(g, s, 1)).toEqual(answer);
    expect(auto(g, s, 0)).toBeNull();
  }
});

test('standing stops decide, change no step and survive a rollback', () => {
  const s = opened('trick');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  const step = s.step;
  changeStop(g, s, 1, 'anytime', 'never');
  expect(auto(g, s, 1)).toEqual({ seat: 1, key: 'pass' });
  changeStop(g, s, 1, 'anytime', 'always');
  expect(auto(g, s, 1)).toBeNull();
  expect(s.step).toBe(step);
  expect(s.seats[1].prefs).toHaveLength(2);
  expect(() => changeStop(g, s, 1, 'nowhere', 'never')).toThrow('no window "nowhere"');
  const dud = opened('dud');
  choose(g, dud, 0, optionsOf(g, dud, 0)[0]);
  applyHostMove(g, dud, { host: 'stop', seat: 1, window: 'anytime', stop: 'always' });
  expect(auto(g, dud, 1)).toBeNull();
});

test('asking for the automatic answer changes nothing', () => {
  const s = opened('trick');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  const before = hashState(s);
  auto(g, s, 1);
  expect(hashState(s)).toBe(before);
  expect(windowNames(compileGame(chain))).toEqual(['reactions']);
});

test('stops are kept when a move is taken back', () => {
  const setup = { seats: 2, mode: 'play', decks: [], seed: 'stops' };
  const match = new Match(g, { game: 'windows', rules: g.rulesHash, setup, tags: {} }, undefined, () =>
    opened('trick'),
  );
  match.host({ host: 'stop', seat: 1, window: 'anytime', stop: 'never' });
  expect(match.play({ seat: 0, key: 'done' })).toBeNull();
  expect(match.undo(0, true)).toBe(true);
  expect(match.state.seats[1].prefs).toEqual([0, 0]);
});
