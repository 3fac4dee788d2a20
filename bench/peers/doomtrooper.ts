export { doomtrooper as game } from '@bojiste/doomtrooper/index';
export { choose, cloneState, compileGame, decidingSeat, newGame, openOptions, optionsOf } from '@bojiste/kernel';
