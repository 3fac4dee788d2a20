import { join } from 'node:path';
import { compileGame, newGame } from '@bojiste/kernel';
import { contractTests, exhaust, rule, sceneTests, useGames } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { threeFords } from '../index.ts';

useGames({ 'three-fords': () => threeFords });
const g = compileGame(threeFords);

contractTests(() => g, { games: 6 });
sceneTests(join(import.meta.dirname, 'scenes'));

test('everything is used in random games', () => {
  expect(exhaust(threeFords, { games: 200 }).missing).toEqual([]);
});

rule('TF-SETUP-01', 'four cards in hand; decks of twelve with at most three of a kind', () => {
  const s = newGame(g, { seats: 2, mode: 'duel', decks: [threeFords.decks[0], threeFords.decks[1]], seed: 'x' });
  expect([0, 1].map((seat) => s.zones[g.zoneOf('hand', seat)].length)).toEqual([5, 4]);
  expect(threeFords.decks.flatMap((deck) => threeFords.checkDeck(g, deck, {}))).toEqual([]);
  const codes = (cards: Record<string, number>) =>
    threeFords.checkDeck(g, { name: { cs: 'x', en: 'x' }, cards }, {}).map(({ code }) => code);
  expect(codes({ scout: 4, archer: 3, veteran: 3, volley: 2 })).toEqual(['copies']);
  expect(codes({ dragon: 3 })).toEqual(['unknownCard', 'size']);
});
