export { choose, cloneState, compileGame, decidingSeat, newGame, openOptions, optionsOf } from '@bojiste/kernel';
export { siegestorm as game } from '@bojiste/siegestorm/index';
