import { compileGame } from '@bojiste/kernel';
import { cardParagraphs } from '@bojiste/prose';
import { contractTests, exhaust, rule, sceneTests, useGames } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { skirmish } from '../../skirmish/index.ts';

useGames({ skirmish: () => skirmish });
const g = compileGame(skirmish);

contractTests(() => g, { games: 12, longest: 400 });
sceneTests(new URL('scenes', import.meta.url).pathname, {
  anyway: { 'hit 2': 'both blows of a fight land, also of who has fallen' },
});

test('everything is used in random games', () => {
  expect(exhaust(skirmish, { games: 1000 }).missing).toEqual([]);
}, 60_000);

test('every ability is said in both languages', () => {
  for (const card of skirmish.cards) {
    for (const lang of ['cs', 'en'] as const) {
      for (const { text } of cardParagraphs(skirmish, card, lang)) {
        expect(text, `${card.key} ${lang}`).toMatch(/\S.*[.!?“”)]$/s);
        expect(text, `${card.key} ${lang}`).not.toMatch(/undefined|NaN|[{}[\]|]|\d:count/);
      }
    }
  }
});

rule('SK-SETUP-04', 'decks: size, copies and strangers are named with the clause', () => {
  expect(skirmish.decks.flatMap((deck) => skirmish.checkDeck(g, deck, {}))).toEqual([]);
  const name = { cs: 'zkouška', en: 'try' };
  const codes = (cards: Record<string, number>) => skirmish.checkDeck(g, { name, cards }, {}).map((x) => x.code);
  expect(codes({ recruit: 12 })).toEqual(['copies']);
  expect(codes({ recruit: 2 })).toEqual(['size']);
  expect(codes({ ...skirmish.decks[0].cards, captain: 1 })).toEqual(['unknownCard', 'size']);
  expect(skirmish.checkDeck(g, { name, cards: { dragon: 12 } }, {})[0].clause).toBe('SK-SETUP-04');
});

test('the captain is the first card, as the rules count on', () => {
  expect(skirmish.cards[0].key).toBe('captain');
});
