import { contractTests, currentGame, readySetup, useGames } from '@bojiste/testing';
import { originalWar } from '../index.ts';

/** What every game must keep, over random games of all modes, cut short by the cap of rounds. */

useGames({ 'original-war': () => originalWar });
contractTests(() => currentGame('original-war'), {
  games: 2,
  setup: (g, seed) => ({ ...readySetup(g, seed), options: { roundLimit: 4, people: 6 } }),
});
