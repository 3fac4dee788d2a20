import { contractTests, currentGame, useGames } from '@bojiste/testing';
import { siegestorm } from '../index.ts';

useGames({ siegestorm: () => siegestorm });

contractTests(() => currentGame('siegestorm'), { games: 6 });
