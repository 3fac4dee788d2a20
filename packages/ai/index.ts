/** Computer opponents: they get a view and sampled worlds, never the state. Runs in browser, worker and Node. */

export { type GreedySettings, greedyBot } from './bots/greedy.ts';
export { randomBot } from './bots/random.ts';
export { fingerprint } from './fingerprint.ts';
export { askBot, askBotPatiently, BotError, type Patience } from './host.ts';
export { type Played, type PlayOptions, playGame, playing } from './play.ts';
export { Random } from './random.ts';
export { botKinds, botNames, levels, makeBot } from './registry.ts';
export * from './types.ts';
