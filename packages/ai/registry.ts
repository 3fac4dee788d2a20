import { greedyBot } from './bots/greedy.ts';
import { randomBot } from './bots/random.ts';
import { searchBot } from './bots/search.ts';
import type { Bot, BotKind, Level } from './types.ts';

export const botKinds: readonly BotKind[] = [
  { name: 'random', text: { cs: 'náhodný', en: 'random' }, make: randomBot },
  { name: 'greedy', text: { cs: 'hladový', en: 'greedy' }, make: () => greedyBot() },
  { name: 'search', text: { cs: 'hledající', en: 'searching' }, make: () => searchBot() },
];

/** Bots behind the levels. */
export const levels: Readonly<Record<Level, () => Bot>> = {
  easy: () => greedyBot({ name: 'easy', budget: 100, noise: 0.05 }),
  normal: () => searchBot({ name: 'normal', iterations: 120 }),
  hard: () => searchBot({ name: 'hard', iterations: 600 }),
};

export const botNames = (): string[] => [...botKinds.map((kind) => kind.name), ...Object.keys(levels)];

/** A bot by its name or level; undefined when there is none. */
export function makeBot(name: string): Bot | undefined {
  const kind = botKinds.find((k) => k.name === name);
  if (kind !== undefined) return kind.make();
  return Object.hasOwn(levels, name) ? levels[name as Level]?.() : undefined;
}
