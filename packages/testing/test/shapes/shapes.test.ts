import { sceneTests, useGames } from '@bojiste/testing';
import { skirmish } from '../../skirmish/index.ts';
import { chain } from './chain.ts';
import { combat } from './combat.ts';
import { initiative } from './initiative.ts';
import { path } from './path.ts';
import { seatsTogether } from './seats.ts';
import { windows } from './windows.ts';

/** The hard shapes of card games (language.md), each on a game of a few lines, each scene in all five modes. */

useGames({
  combat: () => combat,
  chain: () => chain,
  together: () => seatsTogether,
  initiative: () => initiative,
  path: () => path,
  skirmish: () => skirmish,
  windows: () => windows,
});
sceneTests(new URL('scenes', import.meta.url).pathname, {
  anyway: { 'hit 2': 'both blows of a fight land, also of who has fallen' },
});
