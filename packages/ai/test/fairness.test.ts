import { compileGame, type GameDef } from '@bojiste/kernel';
import { describe, expect, it } from 'vitest';
import { twinDecisions } from './fairness.ts';
import { allGames } from './games.ts';

const SLOW = 120_000;

describe('a bot decides the same in a twin world', () => {
  it.each(allGames)(
    '%s',
    (_, def: GameDef) => {
      const g = compileGame(def);
      for (const bot of ['easy', 'normal']) {
        const { states, differing, findings } = twinDecisions(g, bot, 12, 6);
        expect(findings).toEqual([]);
        expect(states).toBe(12);
        expect(differing).toBeGreaterThan(6);
      }
    },
    SLOW,
  );
});
