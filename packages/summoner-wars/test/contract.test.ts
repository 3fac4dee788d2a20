import { contractTests, currentGame, useGames } from '@bojiste/testing';
import { summonerWars } from '../index.ts';

useGames({ 'summoner-wars': () => summonerWars });

contractTests(() => currentGame('summoner-wars'), { games: 4 });
