import type { SetupInput } from '@bojiste/kernel';
import { currentGame, perftTable, playthroughTests, useGames } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { summonerWars } from '../index.ts';
import { at, deckOf, started } from './support/helpers.ts';

/** Golden games, one for each pair of neighbouring decks, and the numbers of ways a game can begin. */

useGames({ 'summoner-wars': () => summonerWars });

const setup = (a: string, b: string): SetupInput => ({
  seats: 2,
  mode: 'duel',
  decks: [deckOf(a), deckOf(b)],
  seed: 'golden',
  options: { firstPlayer: 1 },
});

const PAIRS = [
  ['fallen-kingdom', 'cave-goblins'],
  ['polar-dwarves', 'savanna-elves'],
  ['vanguards', 'breakers'],
  ['phoenix-elves', 'tundra-orcs'],
] as const;

const folder = new URL('playthroughs/', import.meta.url).pathname;

playthroughTests(
  () => currentGame('summoner-wars'),
  Object.fromEntries(
    PAIRS.map(([a, b], i) => [`${folder}${a}-${b}.txt`, { setup: setup(a, b), seed: 10 + i, most: 24 }]),
  ),
);

/** Decision sequences of the first five choices. A change of these numbers is a change of the rules. */
const FIRST_CHOICES = {
  'fallen-kingdom': [5, 14, 66, 233, 1708],
  'cave-goblins': [4, 13, 63, 199, 1251],
  'polar-dwarves': [3, 14, 47, 204, 1068],
  'savanna-elves': [5, 14, 61, 262, 1564],
  vanguards: [5, 17, 97, 335, 2486],
  breakers: [5, 15, 43, 192, 568],
  'phoenix-elves': [4, 12, 74, 432, 2025],
  'tundra-orcs': [3, 8, 48, 157, 1267],
};

test.each(Object.entries(FIRST_CHOICES))('perft of %s', (key, table) => {
  const s = started([deckOf(key), deckOf('polar-dwarves')], { seed: 'perft' });
  expect(perftTable(currentGame('summoner-wars'), s, 5)).toEqual(table);
});

/** In the thick of it: long moves, passing through, leaving a knight's side, pushes, second attacks. */
const MELEE = {
  A: ['abua-shi a1', 'rhinoceros c3', 'beast-rider e2', 'gwalark b2', 'wind-mage b3', 'tundra-fighter d4'],
  B: ['sneeks f8', 'citadel-knight c4', 'deceiver d3', 'gate e5', 'undead-warrior d5'],
};

test.each([
  ['move', [7, 115, 472]],
  ['attack', [6, 20, 90]],
])('perft of a melee in the %s phase', (step, table) => {
  expect(perftTable(currentGame('summoner-wars'), at(step, MELEE), 3)).toEqual(table);
});
