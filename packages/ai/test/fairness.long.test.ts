import { compileGame, type GameDef } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { twinDecisions } from './fairness.ts';
import { allGames } from './games.ts';

const SLOW = 3_600_000;

describe.each(['easy', 'normal', 'hard'])('%s decides the same in a twin world, 1,000 states', (bot) => {
  it.each(allGames)(
    '%s',
    (_, def: GameDef) => {
      const { states, findings } = twinDecisions(compileGame(def), bot, 1000, 4);
      expect(findings).toEqual([]);
      expect(states).toBe(1000);
    },
    SLOW,
  );
});
