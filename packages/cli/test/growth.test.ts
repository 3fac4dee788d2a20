import { growthFindings, growths } from '@bojiste/testing/growth/growth';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';

/** Adding what a game does not use changes no digest of it: records outlive a growing pool. */

const MOVES = 100;
const SEEDS = 2;

for (const entry of games) {
  describe(entry.id, () => {
    test.each(growths)('$name changes no position', async (growth) => {
      const def = await entry.load();
      if (def === undefined) throw new Error('cannot be played');
      for (let seed = 1; seed <= SEEDS; seed++) expect(growthFindings(def, growth, seed, MOVES)).toEqual([]);
    });
  });
}
