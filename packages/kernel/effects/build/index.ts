/**
 * Builders: what card files and rules are written with. They only make nodes; a fluent selection is itself a node,
 * so everything an author writes can be saved as data.
 */
export * from './abilities.ts';
export * from './effects.ts';
export * from './options.ts';
export * from './queries.ts';
export * from './tests.ts';
export * from './values.ts';
