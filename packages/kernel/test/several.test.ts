import { both, MINI_EVENTS, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { describe, expect, test } from 'vitest';
import { $, act, cardsIn, chosen, each, order, pickMany, put, zone } from '../effects/build/index.ts';
import type { Eff } from '../effects/nodes.ts';
import {
  addCard,
  applyMove,
  beginAt,
  canonicalKey,
  choose,
  compileGame,
  decisionOf,
  emptyState,
  type Game,
  hashState,
  Match,
  newHeader,
  optionsOf,
  type State,
} from '../index.ts';

/** Picks of several: sets in any order, sequences in the order told, bounds, names, and the element-wise way. */

function gameAsking(effect: Eff): Game {
  return compileGame(
    mini({
      id: 'several',
      events: MINI_EVENTS,
      cards: [unit('asker', 1, 3, act('ask', effect)), unit('x', 1, 1), unit('y', 1, 1), unit('z', 1, 1)],
      acts: [],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
    }),
  );
}

function stateOf(g: Game, hand: string): State {
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'several' });
  addCard(g, s, 'asker', 0, g.spaceNamed('a'));
  for (const key of hand) addCard(g, s, key, 0, g.zoneOf('hand', 0));
  beginAt(g, s, [0], 'main');
  choose(g, s, 0, optionsOf(g, s, 0)[0]);
  return s;
}

const throwing = (min: number, max: number, extra = {}): Eff =>
  pickMany('d', cardsIn('hand'), min, max, each('c', chosen('d'), put($('c'), zone('discard'))), extra);
const sorting: Eff = order('d', cardsIn('hand'), each('c', chosen('d'), put($('c'), zone('discard'))));

const pile = (g: Game, s: State): string =>
  s.zones[g.zoneOf('discard', 0)].map((id) => g.defs[s.cards[id].def].decl.key).join('');

/** What lies on the discard after these answers, or why the last one was refused. */
function after(effect: Eff, hand: string, ...keys: string[]): string {
  const g = gameAsking(effect);
  const s = stateOf(g, hand);
  for (const key of keys) {
    const before = hashState(s);
    const refusal = applyMove(g, s, { seat: 0, key });
    if (refusal === null) continue;
    expect(hashState(s)).toBe(before);
    return refusal.code;
  }
  return pile(g, s);
}

describe('a set', () => {
  test('is the same in any order, and kept in the order of the candidates', () => {
    for (const key of ['{y+z+x}', '{x+y+z}', '{z+y+x}']) expect(after(throwing(0, 9), 'zxy', key)).toBe('zxy');
    expect(canonicalKey('{y+x}')).toBe('{x+y}');
    expect(canonicalKey('done')).toBe('done');
  });

  test('may be empty where nothing is needed, and is bounded', () => {
    expect(after(throwing(0, 2), 'xyz', '{}')).toBe('');
    expect(after(throwing(0, 2), 'xyz', '{x+y+z}')).toBe('tooMany');
    expect(after(throwing(2, 2), 'xyz', '{x}')).toBe('tooFew');
    expect(after(throwing(0, 2), 'xyz', '{asker}')).toBe('unknown');
    expect(after(throwing(0, 2), 'xyz', '{x+x}')).toBe('unknown');
    expect(after(throwing(0, 2), 'xyz', '[x]')).toBe('unknown');
  });

  test('takes any of several equal cards', () => {
    for (const [key, pileOf] of [
      ['{y+y}', 'yy'],
      ['{x+x}', 'xx'],
      ['{y+x}', 'xy'],
    ])
      expect(after(throwing(2, 2), 'xxyy', key)).toBe(pileOf);
  });

  test('takes no two of one name where a card says so', () => {
    expect(after(throwing(0, 9, { distinct: 'name' }), 'xxy', '{x+x}')).toBe('twice');
    expect(after(throwing(0, 9, { distinct: 'name' }), 'xxy', '{y+x}')).toBe('xy');
  });

  test('can be told whole after some of it was taken one by one', () => {
    expect(after(throwing(0, 9), 'xyz', 'z')).toBe('z');
    expect(after(throwing(0, 9), 'xyz', 'y', '{x+z}')).toBe('xz');
  });

  test('one by one, as whoever searches goes, reaches every set', () => {
    // The last one needed is taken without asking where there is but one kind left.
    expect(after(throwing(2, 2), 'xxyy', 'y')).toBe('yy');
    expect(after(throwing(2, 2), 'xxyy', 'x', 'y')).toBe('xy');
    expect(after(throwing(2, 2, { distinct: 'name' }), 'xxyyz', 'y')).toBe('yz');
  });

  test('all candidates are told with the bounds', () => {
    const g = gameAsking(throwing(1, 2));
    const asked = decisionOf(g, stateOf(g, 'xxy'), 0)?.several;
    expect(asked).toMatchObject({ min: 1, max: 2, ordered: false, groups: [0, 1, 2], taken: [] });
    expect(asked?.options.map(({ key }) => key)).toEqual(['x', 'x', 'y']);
    expect(new Set(asked?.options.map(({ card }) => card)).size).toBe(3);
  });
});

test('a sequence and an order are taken as they are told', () => {
  expect(after(throwing(0, 9, { sequence: true }), 'xyz', '[z+x]')).toBe('zx');
  expect(after(throwing(0, 9, { sequence: true }), 'xyz', '{x+z}')).toBe('unknown');
  expect(after(sorting, 'xyz', '[y+z+x]')).toBe('yzx');
  expect(after(sorting, 'xyz', '[y+z]')).toBe('tooFew');
});

test('a record keeps one move, written in one way', () => {
  const g = gameAsking(throwing(0, 9));
  const header = newHeader(g, { seats: 2, mode: 'play', decks: [], seed: 'several' });
  const match = new Match(g, header, undefined, () => stateOf(g, 'zxy'));
  expect(match.play({ seat: 0, key: '{z+x}' })).toBeNull();
  expect(match.entries).toEqual([{ k: 'move', seat: 0, key: '{x+z}', auto: false }]);
  expect(pile(g, match.state)).toBe('zx');
});
