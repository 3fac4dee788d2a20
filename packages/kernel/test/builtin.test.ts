import { both, MINI_EVENTS, mini, unit } from '@bojiste/testing/test/shapes/mini';
import { expect, test } from 'vitest';
import {
  $,
  act,
  addCounter,
  could,
  gain,
  hostOf,
  inPlay,
  isCard,
  no,
  pick,
  self,
  verb,
  where,
  you,
} from '../effects/build/index.ts';
import type { Eff, RefX } from '../effects/nodes.ts';
import { addCard, beginAt, type CardDecl, compileGame, emptyState, type Game, notesOf, type Seat } from '../index.ts';

/** What the kernel's own verbs could do decides whether an act with them is offered. */

const gameOf = (...cards: readonly CardDecl[]): Game =>
  compileGame(
    mini({
      id: 'builtin',
      events: MINI_EVENTS,
      cards,
      acts: [],
      procs: [],
      turns: { turn: [{ step: 'main', text: both('main'), clauses: [], acts: [], menu: true }] },
    }),
  );

/** Is the act of the first seat's card offered beside another card of this seat; null for no other card? */
function offered(effect: Eff, other: Seat | null): boolean {
  const g = gameOf(unit('asker', 1, 3, act('ask', effect)), unit('other', 1, 3));
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'builtin' });
  addCard(g, s, 'asker', 0, g.spaceNamed('a'));
  if (other !== null) addCard(g, s, 'other', other, g.spaceNamed('b'));
  beginAt(g, s, [0], 'main');
  return notesOf(g, s, 0).some(({ key }) => key.startsWith('ask'));
}

const possible = (effect: Eff): Eff =>
  pick('c', inPlay.with(no(isCard(self)), where('x', could(effect))), gain('gold', you, 1));

test('control passes to whoever does not have it yet', () => {
  const taken = possible(verb('control', $('x'), you));
  expect([offered(taken, 1), offered(taken, 0), offered(taken, null)]).toEqual([true, false, false]);
});

test('a card is attached to a card where both are there', () => {
  const attached = possible(verb('attach', $('x'), self));
  expect([offered(attached, 1), offered(attached, 0), offered(attached, null)]).toEqual([true, true, false]);
  expect(offered(possible(verb('attach', $('x'), hostOf(self))), 1)).toBe(false);
  expect(offered(possible(verb('attach', hostOf(self), $('x'))), 1)).toBe(false);
});

test('counters are put on what is there', () => {
  const counted = (on: RefX, n: number) => possible(addCounter('harm', on, n));
  expect([offered(counted($('x'), 1), 1), offered(counted($('x'), 0), 1)]).toEqual([true, false]);
  expect(offered(counted(hostOf(self), 1), 1)).toBe(false);
});

test('a game begins at a step that it has', () => {
  const g = gameOf(unit('one', 1, 1));
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'steps' });
  expect(() => beginAt(g, s, [0], 'nowhere')).toThrow('builtin: no step "nowhere"');
});
