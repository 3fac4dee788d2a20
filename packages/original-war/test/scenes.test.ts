import { sceneTests, useGames } from '@bojiste/testing';
import { originalWar } from '../index.ts';
import { turning } from './turning.ts';

useGames({ 'original-war': () => originalWar });
sceneTests(new URL('scenes', import.meta.url).pathname, {
  turning,
  anyway: { 'mend 1': 'a wound is mended whatever the points of defence are' },
});
