/** The test kit: scenes, contract suite and the other tools. Games hand themselves in with `useGames`. */

export * from './drive/random.ts';
export * from './invariants/invariants.ts';
export * from './registry.ts';
export * from './scene/files.ts';
export { MODES, type Mode } from './scene/modes.ts';
export { readScenes, type Scene } from './scene/read.ts';
export * from './scene/run.ts';
export { SceneError } from './scene/yaml.ts';
export * from './twin/twin.ts';
