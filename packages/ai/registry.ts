import type { Weights } from '@bojiste/kernel';
import { greedyBot } from './bots/greedy.ts';
import { randomBot } from './bots/random.ts';
import { searchBot } from './bots/search.ts';
import { turnBot } from './bots/turn.ts';
import type { Net } from './learn/net.ts';
import { levelBot } from './levels.ts';
import type { Bot, BotKind, BotSettings, Level } from './types.ts';

/** Looks one act ahead with the weights that were set by hand at first: it stays as it is, so that others can be measured. */
const baseline = (settings: BotSettings = {}): Bot => ({
  name: settings.name ?? 'baseline',
  choose: (at) => greedyBot({ weights: at.g.def.weights?.first }).choose(at),
});

export const botKinds: readonly BotKind[] = [
  { name: 'random', text: { cs: 'náhodný', en: 'random' }, make: () => randomBot('random') },
  { name: 'greedy', text: { cs: 'hladový', en: 'greedy' }, make: greedyBot },
  { name: 'search', text: { cs: 'hledající', en: 'searching' }, make: searchBot },
  { name: 'turn', text: { cs: 'plánující', en: 'planning' }, make: turnBot },
  { name: 'baseline', text: { cs: 'srovnávací', en: 'baseline' }, make: baseline },
  { name: 'blind', text: { cs: 'slepý', en: 'blind' }, make: () => randomBot('blind') },
];

/** What players choose from. */
export const levels: Readonly<Record<Level, (settings?: BotSettings) => Bot>> = {
  easy: (settings) => levelBot('easy', settings),
  normal: (settings) => levelBot('normal', settings),
  hard: (settings) => levelBot('hard', settings),
  expert: (settings) => levelBot('expert', settings),
};

export const botNames = (): string[] => [...botKinds.map((kind) => kind.name), ...Object.keys(levels)];

function maker(name: string): ((settings?: BotSettings) => Bot) | undefined {
  const kind = botKinds.find((one) => one.name === name);
  if (kind !== undefined) return kind.make;
  return Object.hasOwn(levels, name) ? levels[name as Level] : undefined;
}

/**
 * A bot by its name or level; undefined when there is none. Numbers may follow the name to try other settings than its
 * own: `turn:turns=2:playouts=24`.
 */
export function makeBot(text: string, weights?: Weights, net?: Net): Bot | undefined {
  const [name, ...words] = text.split(':');
  const make = maker(name);
  const pairs = words.map((word) => word.split('='));
  if (make === undefined || pairs.some(([, value]) => !(Number(value) >= 0))) return undefined;
  const numbers = Object.fromEntries(pairs.map(([key, value]) => [key, Number(value)]));
  const named = words.length === 0 ? {} : { name: text };
  return make({
    ...numbers,
    ...named,
    ...(weights === undefined ? {} : { weights }),
    ...(net === undefined ? {} : { net }),
  });
}
