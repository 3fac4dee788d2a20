import { addCard, compileGame, newGame } from '@bojiste/kernel';
import { invariantFindings, readySetup } from '@bojiste/testing';
import { expect, test } from 'vitest';
import { summonerWars } from '../index.ts';

test('two objects on one space are found in checked games', () => {
  const g = compileGame(summonerWars);
  const s = newGame(g, readySetup(g, 1));
  expect(invariantFindings(g, s)).toEqual([]);
  const taken = s.cards[s.field[0]].zone;
  addCard(g, s, 'frost-mage', 1, taken);
  expect(invariantFindings(g, s)).toContain(`2 objects at ${g.zones[taken].name}`);
});
