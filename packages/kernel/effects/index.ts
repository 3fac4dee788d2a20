export * as build from './build/index.ts';
export * from './compile/game.ts';
export { linkOf } from './compile/values.ts';
export * from './nodes.ts';
export * from './procedures.ts';
