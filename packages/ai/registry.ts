import type { Weights } from '@bojiste/kernel';
import { greedyBot } from './bots/greedy.ts';
import { randomBot } from './bots/random.ts';
import { searchBot } from './bots/search.ts';
import { turnBot } from './bots/turn.ts';
import type { Bot, BotKind, BotSettings, Level } from './types.ts';

export const botKinds: readonly BotKind[] = [
  { name: 'random', text: { cs: 'náhodný', en: 'random' }, make: () => randomBot('random') },
  { name: 'blind', text: { cs: 'slepý', en: 'blind' }, make: () => randomBot('blind') },
  { name: 'greedy', text: { cs: 'hladový', en: 'greedy' }, make: greedyBot },
  { name: 'search', text: { cs: 'hledající', en: 'searching' }, make: searchBot },
  { name: 'turn', text: { cs: 'plánující', en: 'planning' }, make: turnBot },
];

/** Bots behind the levels. */
export const levels: Readonly<Record<Level, (settings?: BotSettings) => Bot>> = {
  easy: (settings) => greedyBot({ name: 'easy', budget: 60, worlds: 3, lapse: 0.25, ...settings }),
  normal: (settings) => turnBot({ name: 'normal', looks: 2, finalists: 4, playouts: 12, tries: 5, ...settings }),
  hard: (settings) => turnBot({ name: 'hard', looks: 3, finalists: 8, playouts: 64, tries: 12, ...settings }),
};

export const botNames = (): string[] => [...botKinds.map((kind) => kind.name), ...Object.keys(levels)];

/**
 * A bot by its name or level; undefined when there is none. Numbers may follow the name to try other settings than its
 * own, `turn:turns=2:playouts=24`.
 */
export function makeBot(text: string, weights?: Weights): Bot | undefined {
  const [name, ...words] = text.split(':');
  const made =
    botKinds.find((kind) => kind.name === name)?.make ??
    (Object.hasOwn(levels, name) ? levels[name as Level] : undefined);
  const pairs = words.map((word) => word.split('='));
  if (made === undefined || pairs.some(([, value]) => !(Number(value) >= 0))) return undefined;
  const numbers = Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)]));
  return made({
    ...numbers,
    ...(weights === undefined ? {} : { weights }),
    ...(words.length > 0 ? { name: text } : {}),
  });
}
