import { parseArgs } from 'node:util';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** Measures and torments a server of its own: nodes are processes, on the embedded store or on DATABASE_URL. */

function whole(text: string | undefined, start: number, name: string, least = 1): number {
  const value = text === undefined ? start : Number(text);
  if (!Number.isInteger(value) || value < least) throw new UsageError(`--${name} must be a whole number, not ${text}`);
  return value;
}

const database = () => (process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {});

function report(output: Output, found: object, good: boolean): number {
  json(output, found);
  return good ? GOOD : FINDING;
}

export const load: Command = {
  summary: 'many live matches at once against one node: latency and memory',
  usage: [
    'Usage: bojiste load [--matches N] [--every MS] [--seconds N]',
    '',
    '  --matches N   live matches, two sockets each (1000)',
    '  --every MS    each match makes a move this often (2000)',
    '  --seconds N   how long (300)',
    '  DATABASE_URL  a PostgreSQL database; without it the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { matches: text, every: text, seconds: text } });
    const host = await import('@bojiste/server/operate/load');
    const found = await host.load({
      matches: whole(values.matches, 1000, 'matches'),
      everyMs: whole(values.every, 2000, 'every'),
      seconds: whole(values.seconds, 300, 'seconds'),
      random: Math.random,
      say: output.err,
      ...database(),
    });
    return report(output, { ...found, errors: found.errors.length }, found.errors.length === 0);
  },
};

export const chaos: Command = {
  summary: 'kill nodes at random while matches are played, and look for what was lost',
  usage: [
    'Usage: bojiste chaos [--seed TEXT] [--from N] [--matches N] [--tables N] [--moves N] [--keep FOLDER]',
    '',
    '  --seed TEXT   names the run; printed, and given again it makes the same choices (a random one)',
    '  --from N      number of the first match, for runs in slices (0)',
    '  --matches N   matches in all (204)',
    '  --tables N    at a time (24)',
    '  --moves N     moves after which a player resigns (30)',
    '  --keep FOLDER where the logs of matches go in which something was wrong',
    '  DATABASE_URL  two nodes on this PostgreSQL database; without it one node on the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const options = { seed: text, from: text, matches: text, tables: text, moves: text, keep: text };
    const { values } = parseArgs({ args, options });
    const seed = values.seed ?? `${Date.now()}`;
    output.err(`seed ${seed}`);
    const host = await import('@bojiste/server/operate/chaos');
    const shared = database();
    const found = await host.chaos({
      seed,
      from: whole(values.from, 0, 'from', 0),
      matches: whole(values.matches, 204, 'matches'),
      tables: whole(values.tables, 24, 'tables'),
      moves: whole(values.moves, 30, 'moves'),
      nodes: 'databaseUrl' in shared ? 2 : 1,
      say: output.err,
      ...shared,
      ...(values.keep !== undefined && { keep: values.keep }),
    });
    return report(output, found, found.problems.length === 0);
  },
};
