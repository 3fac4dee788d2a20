export { choose, cloneState, compileGame, decidingSeat, newGame, openOptions, optionsOf } from '@bojiste/kernel';
export { summonerWars as game } from '@bojiste/summoner-wars/index';
