import { compileGame, type Deck, type DeckIssue, type Game } from '@bojiste/kernel';
import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { book, nationCards } from '../../cards/build.ts';
import { checkDeck } from '../../decks/check.ts';
import { summonerWars } from '../../index.ts';
import { cardOf, deckOf, sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

/** The polar dwarves with more or fewer copies of some cards. */
function dwarves(by: Readonly<Record<string, number>>, leader = 'svara'): Deck {
  const cards = { ...deckOf('polar-dwarves').cards };
  for (const [key, n] of Object.entries(by)) cards[key] = (cards[key] ?? 0) + n;
  return { ...deckOf('polar-dwarves'), leader, cards };
}

const issues = (deck: Deck, g: Game = sw()): readonly DeckIssue[] => g.def.checkDeck(g, deck, {});
const clauses = (deck: Deck): string[] => issues(deck).map((one) => one.clause);

const dual = (text: { cs: string; en: string }): boolean => text.cs.length > 0 && text.en.length > 0;

rule('SW-DECK-01', 'neither none nor two Summoners', () => {
  const { leader: _, ...headless } = dwarves({});
  expect(clauses(headless)).toContain('SW-DECK-01');
  expect(clauses(dwarves({ 'ret-talus': 1 }))).toContain('SW-DECK-01');
  expect(clauses(dwarves({}, 'jarmund'))).toContain('SW-DECK-01');
  expect(issues(dwarves({}))).toEqual([]);
});

rule('SW-DECK-02', 'exactly one gate of ten life', () => {
  expect(cardOf('starting-gate').stats?.life).toBe(10);
  expect(clauses(dwarves({ 'starting-gate': 1, gate: -1 }))).toContain('SW-DECK-02');
  expect(clauses(dwarves({ 'starting-gate': -1 }))).toContain('SW-DECK-02');
});

rule('SW-DECK-03', 'exactly three gates of five life', () => {
  expect(cardOf('gate').stats?.life).toBe(5);
  expect(clauses(dwarves({ gate: -1 }))).toContain('SW-DECK-03');
  expect(clauses(dwarves({ gate: 1 }))).toContain('SW-DECK-03');
});

rule('SW-DECK-04', 'the two units on the back of the Summoner must be there', () => {
  const found = issues(dwarves({ 'frost-mage': -5, 'frost-shaman': 4, 'bear-cavalry': 1 }));
  expect(found.find((one) => one.clause === 'SW-DECK-04')?.card).toBe('frost-mage');
  expect(clauses(dwarves({}))).not.toContain('SW-DECK-04');
});

rule('SW-DECK-05', 'the two epic events are those of the Summoner, and may be equal', () => {
  expect(deckOf('polar-dwarves').cards['ice-ram']).toBe(2);
  expect(clauses(dwarves({}))).toEqual([]);
  expect(clauses(dwarves({ 'ice-ram': -2, 'sacrificial-pyre': 2 }))).toContain('SW-DECK-05');
  expect(clauses(dwarves({ 'ice-ram': -1, 'sacrificial-pyre': 1 }))).toContain('SW-DECK-05');
  expect(clauses(dwarves({ 'ice-ram': -1 }))).toContain('SW-DECK-05');
});

rule('SW-DECK-06', 'six standard events', () => {
  expect(clauses(dwarves({ 'ice-repair': -1 }))).toContain('SW-DECK-06');
  expect(clauses(dwarves({ freeze: 1 }))).toContain('SW-DECK-06');
});

rule('SW-DECK-07', 'three champions', () => {
  expect(clauses(dwarves({ ollag: -1 }))).toContain('SW-DECK-07');
  expect(clauses(dwarves({ targan: 1 }))).toContain('SW-DECK-07');
});

rule('SW-DECK-08', 'sixteen commons besides the starting units', () => {
  const { cards } = deckOf('polar-dwarves');
  const commons = Object.keys(cards).filter((key) => cardOf(key).kinds.includes('common'));
  expect(commons.reduce((sum, key) => sum + cards[key], 0)).toBe(18);
  expect(clauses(dwarves({ 'ice-smith': -1 }))).toContain('SW-DECK-08');
  expect(clauses(dwarves({ smasher: 1 }))).toContain('SW-DECK-08');
});

rule('SW-DECK-09', 'a legal deck has 34 cards', () => {
  for (const deck of sw().def.decks) {
    expect(issues(deck)).toEqual([]);
    expect(1 + Object.values(deck.cards).reduce((a, b) => a + b, 0)).toBe(34);
  }
  expect(clauses(dwarves({ 'ice-smith': -1 }))).toContain('SW-DECK-09');
  expect(clauses(dwarves({ 'ice-smith': -1, smasher: 1 }))).toEqual([]);
});

rule('SW-DECK-10', 'every card shares a symbol with the Summoner', () => {
  const found = issues(dwarves({ 'ice-smith': -1, 'undead-warrior': 1 })).find((one) => one.clause === 'SW-DECK-10');
  expect(found?.card).toBe('undead-warrior');
  expect(found !== undefined && dual(found.text) && dual(found.fix)).toBe(true);
  // One of two symbols is enough: ragnor has another one as well.
  expect(cardOf('ragnor').facts?.symbols).toEqual(['instinct', 'water']);
  expect(clauses(dwarves({ ollag: -1, ragnor: 1 }))).toEqual([]);
});

rule('SW-DECK-11', 'no champion twice', () => {
  const found = issues(dwarves({ ollag: 1, nadiana: -1 }));
  expect(found.map((one) => [one.clause, one.card])).toEqual([['SW-DECK-11', 'ollag']]);
});

rule('SW-DECK-12', 'at most two equal standard events', () => {
  const found = issues(dwarves({ 'ice-repair': 1, 'glacial-shift': -1 }));
  expect(found.map((one) => [one.clause, one.card])).toEqual([['SW-DECK-12', 'ice-repair']]);
});

rule('SW-DECK-13', 'at most four equal commons', () => {
  const found = issues(dwarves({ 'bear-cavalry': 1, 'ice-smith': -1 }));
  expect(found.map((one) => [one.clause, one.card])).toEqual([['SW-DECK-13', 'bear-cavalry']]);
});

rule('SW-DECK-14', 'a starting unit is beyond those four', () => {
  expect(deckOf('polar-dwarves').cards['frost-mage']).toBe(5);
  expect(issues(dwarves({}))).toEqual([]);
  expect(clauses(dwarves({ 'frost-mage': 1, 'ice-smith': -1 }))).toEqual(['SW-DECK-13']);
});

rule('SW-DECK-15', 'a deck may mix nations that share symbols', () => {
  expect(cardOf('frost-shaman').facts?.nation).toBe('tundra-orcs');
  const mixed = dwarves({ 'ice-smith': -4, 'frost-shaman': 4, 'ice-repair': -2, freeze: 2, ollag: -1, targan: 1 });
  expect(issues(mixed)).toEqual([]);
});

rule('SW-DECK-16', 'all ready decks obey the rules', () => {
  expect(sw().def.decks).toHaveLength(8);
  for (const deck of sw().def.decks) expect(issues(deck), deck.key).toEqual([]);
});

rule('SW-DECK-17', 'a structure that is an event fills places of standard events', () => {
  const { cards } = deckOf('polar-dwarves');
  const count = (kind: string) =>
    Object.keys(cards).reduce((sum, key) => sum + (cardOf(key).kinds.includes(kind) ? cards[key] : 0), 0);
  expect(cardOf('parapet').kinds).toEqual(['event', 'standard', 'structure']);
  expect(cards.parapet).toBe(2);
  expect(count('standard')).toBe(6);
  expect(count('gate')).toBe(4);
  expect(clauses(dwarves({ parapet: -2, gate: 2 }))).toEqual(['SW-DECK-03', 'SW-DECK-06']);
});

rule('SW-DECK-18', 'cards of a new nation are judged without new code', () => {
  const { common } = nationCards('desert-folk' as 'polar-dwarves');
  const facts = { cost: 1, life: 3, strength: 2, attack: 'melee', symbols: ['water', 'light'] } as const;
  const wanderer = common('wanderer', book('Poutníci', 'Wanderer'), facts);
  const g = compileGame({ ...sw().def, cards: [...sw().def.cards, wanderer] });
  expect(issues(dwarves({ 'ice-smith': -4, wanderer: 4 }), g)).toEqual([]);
  const tooMany = issues(dwarves({ 'ice-smith': -4, 'bear-cavalry': -1, wanderer: 5 }), g);
  expect(tooMany.map((one) => one.clause)).toEqual(['SW-DECK-13']);
  expect(clauses(dwarves({ 'ice-smith': -4, wanderer: 4 }))).toContain('SW-DECK-18');
});

rule('SW-RULING-74', 'gates need no symbols, other cards do', () => {
  expect(cardOf('gate').facts?.symbols).toEqual([]);
  expect(cardOf('ice-ram').facts?.symbols).toEqual([]);
  expect(checkDeck(sw(), deckOf('polar-dwarves'))).toEqual([]);
  const g = compileGame({
    ...sw().def,
    cards: sw().def.cards.map((card) =>
      card.key === 'parapet' ? { ...card, facts: { ...card.facts, symbols: [] } } : card,
    ),
  });
  expect(issues(dwarves({}), g).map((one) => [one.clause, one.card])).toEqual([['SW-DECK-10', 'parapet']]);
});
