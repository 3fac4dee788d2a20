import { compileGame, newGame } from '@bojiste/kernel';
import { invariantFindings, readySetup } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { pebbles } from './pebbles.ts';

test('what a game calls unsound is a finding of every checked game', () => {
  const plain = compileGame(pebbles);
  const s = newGame(plain, readySetup(plain, 1));
  expect(invariantFindings(plain, s)).toEqual([]);
  const strict = compileGame({ ...pebbles, unsound: (_, state) => [`${state.cards.length} cards`] });
  expect(invariantFindings(strict, s)).toEqual([`${s.cards.length} cards`]);
});
