import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { LIMIT } from '../../types.ts';
import { at, logged, sw } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

rule('SW-TURN-02', 'the six phases stand in their order in the turn', () => {
  const steps = sw().def.turns.turn.map((step) => step.step);
  expect(steps).toEqual(['start', 'summon', 'move', 'build', 'attack', 'magic', 'draw', 'end']);
});

rule('SW-TURN-11', 'the strip on the board', () => {
  expect(LIMIT).toMatchObject({ moves: 3, moveMax: 2, buildRows: 3, attacks: 3, hand: 5 });
  const s = at('attack', { A: ['svara a1'], B: ['ret-talus f8'] });
  logged(s, 'done');
  const svara = s.cards.find((card) => card.owner === 0)?.id ?? -1;
  expect(s.counters[svara * 2]).toBe(1);
});
