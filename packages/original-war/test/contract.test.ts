import { contractTests, currentGame, useGames } from '@bojiste/testing';
import { originalWar } from '../index.ts';

/** What every game must keep, over random games of all modes. */

useGames({ 'original-war': () => originalWar });
contractTests(() => currentGame('original-war'), { games: 2 });
