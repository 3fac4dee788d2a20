import { skirmish } from '@bojiste/testing/skirmish/index';
import { expect, test } from 'vitest';
import {
  compileGame,
  type Deck,
  isDecided,
  newGame,
  newSeries,
  nextGame,
  noteGame,
  OUTCOME,
  type Series,
  type State,
  seriesOf,
  seriesWinners,
  swapDeck,
  winsOf,
} from '../index.ts';

const g = compileGame(skirmish);
const base = skirmish.decks[0];
const spare = Object.keys(base.cards)[0];
/** One copy of a card lies beside the deck. */
const deck: Deck = {
  ...base,
  cards: { ...base.cards, [spare]: base.cards[spare] - 1 },
  sideboard: { [spare]: 1 },
};
const setup = { seats: 2, mode: skirmish.modes[0].key, decks: [deck, base], seed: 'series' };
const ended = (winners: number, outcome: number = OUTCOME.won): State => {
  const s = newGame(g, { ...setup, decks: [base, base] });
  s.over = outcome;
  s.winners = winners;
  return s;
};
const after = (series: Series, ...winners: number[]): Series =>
  winners.reduce((so, mask) => noteGame(so, ended(mask, mask === 0 ? OUTCOME.draw : OUTCOME.won)), series);

test('best of three ends with the second win of one side', () => {
  const one = after(newSeries(setup, 3), 1);
  expect([winsOf(one), isDecided(one), seriesWinners(one)]).toEqual([[1, 0], false, 0]);
  const two = after(one, 1);
  expect([isDecided(two), seriesWinners(two), nextGame(two)]).toEqual([true, 1, null]);
  expect(() => after(two, 1)).toThrow('decided');
});

test('draws use up games; an annulled game does not', () => {
  expect(seriesWinners(after(newSeries(setup, 3), 1, 0, 0))).toBe(1);
  expect(seriesWinners(after(newSeries(setup, 3), 1, 2, 0))).toBe(3);
  const annulled = noteGame(newSeries(setup), ended(0, OUTCOME.annulled));
  expect(isDecided(annulled)).toBe(false);
  expect(nextGame(annulled)?.seed).toBe('series/game 2');
});

test('only odd numbers of games, and only games that are over', () => {
  expect(() => newSeries(setup, 2)).toThrow('odd');
  expect(() => noteGame(newSeries(setup), newGame(g, { ...setup, decks: [base, base] }))).toThrow('not over');
});

test('cards change places between games, one for one and only registered ones', () => {
  const format = { key: 'f', text: { cs: '', en: '' }, options: {}, bestOf: [3, 5], swap: 'SK-1' };
  const series = seriesOf(format, setup);
  expect(series.bestOf).toBe(3);
  const codes = (from: Series, to: Deck): string[] => {
    const out = swapDeck(g, from, 0, to);
    return Array.isArray(out) ? out.map(({ code }) => code) : [];
  };
  expect(codes(series, deck)).toEqual(['noSwap']);
  const later = after(series, 2);
  expect(codes(later, base)).toContain('sizeChanged');
  expect(codes(later, { ...deck, sideboard: {} })).toContain('notRegistered');
  const other = Object.keys(base.cards)[1];
  const swapped: Deck = {
    ...deck,
    cards: { ...deck.cards, [spare]: deck.cards[spare] + 1, [other]: deck.cards[other] - 1 },
    sideboard: { [other]: 1 },
  };
  const taken = swapDeck(g, { ...later, setup: { ...later.setup } }, 0, swapped);
  const kept = Array.isArray(taken)
    ? taken.filter(({ code }) => code === 'notRegistered' || code === 'sizeChanged')
    : [];
  expect(kept).toEqual([]);
  expect(codes(newSeries(setup, 3), swapped)).toEqual(['noSwap']);
});
