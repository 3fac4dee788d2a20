/** What one viewer of a match is told, wherever the match runs: in a worker of the browser, or on a server. */

export * from './beats/types.ts';
export * from './types.ts';
