/** The kernel: state, loop, effect language and the table contract. See ARCHITECTURE.md for the way in. */

export * from './effects/index.ts';
export * from './run/index.ts';
export * from './state/index.ts';
export * from './table/index.ts';
export * from './types.ts';
