import { compileGame } from '@bojiste/kernel';
import { summonerWars } from '@bojiste/summoner-wars';
import { describe, expect, it } from 'vitest';
import { greedyBot, randomBot } from '../index.ts';
import { contest } from './contest.ts';

describe('greedy bot', () => {
  it('beats random clearly in Summoner Wars', () => {
    const { won, decided } = contest(compileGame(summonerWars), greedyBot({ budget: 120, worlds: 3 }), randomBot(), 5);
    expect(decided).toBeGreaterThanOrEqual(9);
    expect(won / decided).toBeGreaterThan(0.85);
  });
});
