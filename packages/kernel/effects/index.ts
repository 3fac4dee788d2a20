export * as build from './build/index.ts';
export * from './compile/game.ts';
export { counterOf, linkOf } from './compile/values.ts';
export { type LintIssue, lintGame } from './lint.ts';
export * from './nodes.ts';
export * as print from './print/index.ts';
