/** What is measured of ours, bundled by run.mjs. Nothing here is part of the product. */
export {
  choose,
  cloneState,
  compileGame,
  decidingSeat,
  fromJson,
  hashState,
  newGame,
  openOptions,
  optionsOf,
  toJson,
} from '@bojiste/kernel';
export { skirmish as game } from '@bojiste/testing/skirmish/index';
