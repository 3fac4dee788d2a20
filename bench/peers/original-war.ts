export { choose, cloneState, compileGame, decidingSeat, newGame, openOptions, optionsOf } from '@bojiste/kernel';
export { originalWar as game } from '@bojiste/original-war/index';
