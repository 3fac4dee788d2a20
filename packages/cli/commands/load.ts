import { parseArgs } from 'node:util';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** Measures and torments a server of its own: nodes are processes, on the embedded store or on DATABASE_URL. */

function whole(text: string | undefined, start: number, name: string): number {
  const value = text === undefined ? start : Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${name} must be a whole number, not ${text}`);
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
    'Usage: bojiste chaos [--matches N] [--tables N] [--moves N]',
    '',
    '  --matches N   matches in all (220)',
    '  --tables N    at a time (12)',
    '  --moves N     moves after which a player resigns (40)',
    '  DATABASE_URL  two nodes on this PostgreSQL database; without it one node on the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { matches: text, tables: text, moves: text } });
    const host = await import('@bojiste/server/operate/chaos');
    const shared = database();
    const found = await host.chaos({
      matches: whole(values.matches, 220, 'matches'),
      tables: whole(values.tables, 12, 'tables'),
      moves: whole(values.moves, 40, 'moves'),
      nodes: 'databaseUrl' in shared ? 2 : 1,
      random: Math.random,
      say: output.err,
      ...shared,
    });
    return report(output, found, found.problems.length === 0);
  },
};
