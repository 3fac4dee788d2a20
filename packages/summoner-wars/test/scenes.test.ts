import { sceneTests, useGames } from '@bojiste/testing';
import { summonerWars } from '../index.ts';
import { stubs } from './support/stubs.ts';
import { stubEffects } from './support/stubs-effects.ts';

useGames({
  'summoner-wars': () => summonerWars,
  'summoner-wars-stubs': () => stubs,
  'summoner-wars-effects': () => stubEffects,
});
sceneTests(new URL('scenes', import.meta.url).pathname);
