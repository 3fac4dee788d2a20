/** The test kit: scenes, contract suite and the other tools. Games hand themselves in with `useGames`. */

export * from './clauses/report.ts';
export * from './clauses/rule.ts';
export * from './clauses/scan.ts';
export * from './contract/suite.ts';
export * from './drive/random.ts';
export * from './exhaust/exhaust.ts';
export * from './invariants/invariants.ts';
export * from './mutation/sample.ts';
export { allMutants, type Mutant, type Room } from './mutation/sites.ts';
export * from './mutation/suite.ts';
export * from './perft/perft.ts';
export * from './playthrough/playthrough.ts';
export * from './registry.ts';
export * from './scene/files.ts';
export { MODES, type Mode } from './scene/modes.ts';
export { readScenes, type Scene } from './scene/read.ts';
export * from './scene/run.ts';
export { SceneError } from './scene/yaml.ts';
export * from './twin/twin.ts';
