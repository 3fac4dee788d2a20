import { GAMES, LISTED } from '@bojiste/games';
import { clausesOf } from '@bojiste/rulebook';
import { loadGame } from '@bojiste/session/games/index';
import { describe, expect, it } from 'vitest';

describe('a manifest', () => {
  it('gives every game a place of its own', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(new Set(LISTED.map(({ order }) => order)).size).toBe(LISTED.length);
  });

  // A game may be further than its manifest says, never less far.
  it.each(GAMES)('is true of $id', async ({ id, names, size, starters }) => {
    const { def } = await loadGame(id);
    expect(def.id).toBe(id);
    expect(def.names).toEqual(names);
    expect(clausesOf(id).size).toBeGreaterThanOrEqual(size.clauses);
    expect(def.cards.length).toBeGreaterThanOrEqual(size.cards);
    expect(def.decks.length).toBeGreaterThanOrEqual(size.decks);
    const keys = (await (starters?.() ?? def.decks)).slice(0, 2).map(({ key }) => key);
    expect(keys.filter((key) => def.decks.some((deck) => deck.key === key))).toHaveLength(2);
  });
});
