import { loadGame } from '@bojiste/session/games/index';
import { expect, it } from 'vitest';
import { HAS_PICTURES, SIGHTS } from '../texts/sights.ts';

it('says of every boss and map what awaits one, and of no other', async () => {
  const keys = await Promise.all(
    ['siegestorm', 'original-war'].map(async (game) => {
      const { def } = await loadGame(game);
      const shown = def.options.filter(({ name }) => HAS_PICTURES.has(name));
      return shown.flatMap(({ name, values }) => values.map((value) => `${game}/${name}/${value.name}`));
    }),
  );
  expect(Object.keys(SIGHTS).sort()).toEqual(keys.flat().sort());
});
