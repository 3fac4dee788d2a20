import type { GameDef } from '@bojiste/kernel';
import { clausesOf } from '@bojiste/rulebook';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAME_NAMES } from '../library/games.ts';
import { games } from '../pages/home/status.ts';
import { loadGame } from '../session/games/index.ts';

const defOf = async (id: string): Promise<GameDef> => (await loadGame(id)).def;

describe('what the page says of the games', () => {
  it('is said of all of them', () => {
    expect(games.map(({ id }) => id)).toEqual(GAME_IDS);
  });

  // A game may be further than the page says, never less far.
  it.each(games)('is true of $id', async ({ id, clauses, cards, decks }) => {
    const def = await defOf(id);
    expect(def.names).toEqual(GAME_NAMES[id]);
    expect(clausesOf(id).size).toBeGreaterThanOrEqual(clauses);
    expect(def.cards.length).toBeGreaterThanOrEqual(cards);
    expect(def.decks.length).toBeGreaterThanOrEqual(decks);
  });
});
