import { addCard, beginAt, compileGame, emptyState } from '@bojiste/kernel';
import { invariantFindings } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { siegestorm } from '../index.ts';

test('two cards on one space and a card left in a striking slot are found in checked games', () => {
  const g = compileGame(siegestorm);
  const key = Object.keys(g.def.decks[0].cards)[0];
  const found = (...spaces: string[]): string[] => {
    const s = emptyState(g, { seats: 2, mode: 'duel', decks: [], seed: 'unsound' });
    for (let i = 0; i < 10; i++) for (const seat of [0, 1]) addCard(g, s, key, seat, g.zoneOf('deck', seat));
    for (const space of spaces) addCard(g, s, key, 0, g.spaceNamed(space));
    beginAt(g, s, [0], 'deploy');
    return invariantFindings(g, s);
  };
  expect(found('A1')).toEqual([]);
  expect(found('A1', 'A1')).toEqual(['2 cards at A1']);
  expect(found('A-strike')).toEqual(['a card is left in A-strike']);
});
