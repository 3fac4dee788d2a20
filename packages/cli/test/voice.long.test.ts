import { expect, it } from 'vitest';
import { faultsIn, faultsOfRefusals, GAMES, textsOf } from './voice.ts';

it.each(GAMES)('%s: fifty games without a key, notation or word of the other language', async (id) => {
  for (let game = 0; game < 50; game++) {
    const { g, texts } = await textsOf(id, game, 2000);
    expect(faultsIn(g, texts).slice(0, 12)).toEqual([]);
  }
});

it.each(GAMES)('%s: five thousand wrong inputs', async (id) => {
  let all = 0;
  for (let game = 0; all < 5000 && game < 40; game++) {
    const { tried, faults } = await faultsOfRefusals(id, 1000, game);
    expect(faults.slice(0, 12)).toEqual([]);
    all += tried;
  }
  expect(all).toBeGreaterThanOrEqual(5000);
});
