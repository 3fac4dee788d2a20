import type { Bot } from '../types.ts';

/** Takes any option, each as likely as the others. */
export function randomBot(): Bot {
  return {
    name: 'random',
    blind: (options, random) => random.int(options),
    choose: ({ decision, random }) => ({
      key: decision.options[random.int(decision.options.length)].key,
      weighed: [],
      evaluations: 0,
    }),
  };
}
