import { rule, useGames } from '@bojiste/testing';
import { expect } from 'vitest';
import { summonerWars } from '../../index.ts';
import { at, logged } from '../support/helpers.ts';

useGames({ 'summoner-wars': () => summonerWars });

rule('SW-ATT-05', 'target, roll, injuries, elimination, and only then the next attack', () => {
  const s = at(
    'attack',
    { A: ['sneeks a1', 'beast-rider c3', 'beast-rider e3'], B: ['svara f8', 'ice-smith c4', 'gate e4'] },
    [0, 0, 2, 0, 2, 2],
  );
  const log = logged(s, 'attack c3', 'attack e3');
  expect(log).toEqual(['attacking', 'rolled', 'damage', 'destroyed', 'reward', 'attacking', 'rolled', 'damage']);
});
