import { freeUndoGames } from '@bojiste/testing/contract/undo';
import { expect, test } from 'vitest';
import { game } from './kit.ts';

test('nobody learns anything from what may be taken back freely', () => {
  const { free, asked } = freeUndoGames(game(), 2);
  expect(free).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
});
