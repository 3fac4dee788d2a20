import { loadGame } from '@bojiste/session/games/index';
import { expect, it } from 'vitest';
import { WAYS } from '../texts/ways.ts';

const GAMES = ['summoner-wars', 'doomtrooper', 'siegestorm', 'original-war'];

it('says of every ready deck how it plays, and of no other', async () => {
  const keys = await Promise.all(
    GAMES.map(async (game) => (await loadGame(game)).def.decks.map(({ key }) => `${game}/${key}`)),
  );
  expect(Object.keys(WAYS).sort()).toEqual(keys.flat().sort());
});
