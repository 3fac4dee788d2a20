import { sceneTests, useGames } from '@bojiste/testing';
import { summonerWars } from '../index.ts';
import { stubs } from './support/stubs.ts';

useGames({ 'summoner-wars': () => summonerWars, 'summoner-wars-stubs': () => stubs });
sceneTests(new URL('scenes', import.meta.url).pathname);
