import type { Bot } from '../types.ts';

/** Takes any option, each as likely as the others. */
export function randomBot(name = 'random'): Bot {
  return {
    name,
    blind: (options, random) => random.int(options),
    choose: ({ decision, random }) => ({
      key: decision.options[random.int(decision.options.length)].key,
      weighed: [],
      evaluations: 0,
    }),
  };
}
