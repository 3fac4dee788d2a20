import { both, mini, roundTurns, unit } from '@bojiste/testing/test/shapes/mini';
import { describe, expect, test } from 'vitest';
import { add, always, by, calc, inPlay, kind, only, self, you } from '../effects/build/index.ts';
import { lintNodes } from '../effects/lint.ts';
import {
  addCard,
  beginAt,
  type CalcDecl,
  type CardDecl,
  type Cond,
  compileGame,
  emptyState,
  type Game,
  type GameDef,
  refOf,
  statOf,
} from '../index.ts';

/** Functions of a game are asked about words and about selections of cards, checked when the game is loaded. */

/** Is there a card of this name in play, or another one that belongs to the selection? */
const calcs: Readonly<Record<string, CalcDecl>> = {
  stands: {
    type: 'cond',
    args: [{ word: 'card' }],
    run: (_, s, __, def) => (s.field.some((id) => s.cards[id].def === def) ? 1 : 0),
    text: both('{0} stands'),
  },
  called: {
    type: 'cond',
    args: ['card', { word: 'card word' }],
    run: (g, s, _, ref, word) => (g.bears(g.cardOf(s, ref).def, word) ? 1 : 0),
    text: both('{0} is called {1}'),
  },
  beside: {
    type: 'number',
    args: ['cards'],
    run: (g, s, f, n) => {
      const found: number[] = [];
      g.selections[n].list(s, f, found);
      return found.length;
    },
    text: both('number of {0}'),
  },
};

const game = (cards: readonly CardDecl[]): GameDef =>
  mini({
    id: 'words',
    cards,
    calcs,
    acts: [],
    turns: { turn: [{ step: 'main', text: both('main'), menu: true, clauses: [], acts: [] }] },
    procs: [{ key: 'game', args: [], clauses: [], do: roundTurns() }],
  });

const asks = (cond: Cond) => unit('asker', 3, 1, always('asker', [add(only(self), 'strength', 5)], { if: cond }));
const knight = { ...unit('knight', 3, 1), words: ['rider'], names: both('Knight') };

function strengths(g: Game, ...keys: string[]): number[] {
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'words' });
  const cards = keys.map((key, at) => addCard(g, s, key, 0, g.boardStart + at));
  beginAt(g, s, [0], 'main');
  return cards.map((card) => statOf(g, s, card, 0));
}

test('a function is asked about a card by its key', () => {
  const g = compileGame(game([asks(calc('stands', 'knight')), knight]));
  expect(strengths(g, 'asker')).toEqual([3]);
  expect(strengths(g, 'asker', 'knight')).toEqual([8, 3]);
  // The same game whatever stands before it: words are looked up by name.
  expect(strengths(compileGame(game([knight, asks(calc('stands', 'knight'))])), 'asker', 'knight')).toEqual([8, 3]);
});

test('a function is asked about a word that cards bear', () => {
  const rider = { ...asks(calc('called', self, 'rider')), words: ['rider'] };
  expect(strengths(compileGame(game([rider])), 'asker')).toEqual([8]);
  expect(strengths(compileGame(game([{ ...rider, words: [] }, knight])), 'asker', 'knight')).toEqual([3, 3]);
});

test('a function is asked about a selection, which is seen from the asking card', () => {
  const others = inPlay.with(by(you)).except(self);
  const counting = unit('asker', 3, 1, always('asker', [add(only(self), 'strength', calc('beside', others))]));
  const g = compileGame(game([counting, knight]));
  expect(strengths(g, 'asker', 'knight', 'knight')).toEqual([5, 3, 3]);
  const s = emptyState(g, { seats: 2, mode: 'play', decks: [], seed: 'words' });
  const [own, foreign] = [0, 1].map((seat) => addCard(g, s, 'asker', seat, g.boardStart + seat));
  beginAt(g, s, [0], 'main');
  expect([statOf(g, s, own, 0), statOf(g, s, foreign, 0)]).toEqual([3, 3]);
  expect(g.selections[0].has(s, { self: refOf(own), you: 0 } as never, foreign)).toBe(false);
});

describe('what is wrong is an error at load, and lint says it too', () => {
  test.each<[Cond, string, string]>([
    [calc('stands', 'nobody'), 'unknown card "nobody"', 'unknown card "nobody"'],
    [calc('stands', self), '"stands" asks for a card', 'calc "stands" asks for a card'],
    [calc('called', self, 'nobody'), 'no card bears the word "nobody"', 'unknown card word "nobody"'],
    [calc('called', 'knight', 'rider'), '"called" takes no word "knight"', 'calc "called" takes no word "knight"'],
    [calc('stands'), '"stands" takes 1 arguments, not 0', 'calc "stands" takes 1 arguments, not 0'],
    [calc('beside', self), '"beside" asks for cards', ''],
    [calc('called', inPlay.with(kind('unit')), 'rider'), '"called" takes no selection of cards', ''],
  ])('%j', (cond, thrown, told) => {
    const def = game([asks(cond), knight]);
    expect(() => compileGame(def)).toThrow(thrown);
    if (told !== '') expect(lintNodes(def).map((issue) => issue.message)).toContain(told);
  });
});
