export * as build from './build/index.ts';
export * from './compile/game.ts';
export { counterOf, linkOf } from './compile/values.ts';
export * from './nodes.ts';
