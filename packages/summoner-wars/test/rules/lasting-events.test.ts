import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { cardsOfKind } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

rule('SW-LAST-01', 'lasting events are marked on their cards', () => {
  const events = cardsOfKind('event').filter((card) => card.ownName?.cs !== true);
  const lasting = events.filter((card) => card.facts?.lasting === true).map((card) => card.key);
  expect(lasting.sort()).toEqual(['chant-of-entangling', 'ice-ram', 'sacrificial-pyre']);
  const others = events.filter((card) => card.facts?.lasting !== true).map((card) => card.key);
  expect(others.sort()).toEqual(['glacial-shift', 'ice-repair', 'parapet', 'sneak']);
  for (const card of cardsOfKind('event')) expect(typeof card.facts?.lasting, card.key).toBe('boolean');
});
