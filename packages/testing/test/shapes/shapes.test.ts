import { sceneTests, useGames } from '@bojiste/testing';
import { chain } from './chain.ts';
import { combat } from './combat.ts';
import { seatsTogether } from './seats.ts';

/** The hard shapes of card games (language.md), each on a game of a few lines, each scene in all five modes. */

useGames({ combat: () => combat, chain: () => chain, together: () => seatsTogether });
sceneTests(new URL('scenes', import.meta.url).pathname);
