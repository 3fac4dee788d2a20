import { parseArgs } from 'node:util';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** Measures and torments a server of its own: nodes are processes, on the embedded store or on DATABASE_URL. */

function whole(text: string | undefined, start: number, name: string, least = 1): number {
  const value = text === undefined ? start : Number(text);
  if (!Number.isInteger(value) || value < least) throw new UsageError(`--${name} must be a whole number, not ${text}`);
  return value;
}

interface Place {
  readonly databaseUrl?: string;
}

/** Runs on the database that was asked for: a PostgreSQL of its own, the one of DATABASE_URL, or none. */
async function onStore(own: boolean | undefined, run: (place: Place) => Promise<number>): Promise<number> {
  if (own !== true) return run(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {});
  const { startPostgres } = await import('@bojiste/server/operate/own-postgres');
  const database = await startPostgres();
  try {
    return await run({ databaseUrl: database.url });
  } finally {
    database.stop();
  }
}

function report(output: Output, found: object, good: boolean): number {
  json(output, found);
  return good ? GOOD : FINDING;
}

export const load: Command = {
  summary: 'many live matches at once against one node: latency and memory',
  usage: [
    'Usage: bojiste load [--matches N] [--every MS] [--seconds N] [--postgres]',
    '',
    '  --matches N   live matches, two sockets each (1000)',
    '  --every MS    each match makes a move this often (2000)',
    '  --seconds N   how long (300)',
    '  --postgres    a PostgreSQL of its own, in a temporary folder',
    '  DATABASE_URL  a PostgreSQL database; without either the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const options = { matches: text, every: text, seconds: text, postgres: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const host = await import('@bojiste/server/operate/load');
    return onStore(values.postgres, async (place) => {
      const found = await host.load({
        matches: whole(values.matches, 1000, 'matches'),
        everyMs: whole(values.every, 2000, 'every'),
        seconds: whole(values.seconds, 300, 'seconds'),
        random: Math.random,
        say: output.err,
        ...place,
      });
      for (const error of new Set(found.errors)) output.err(error);
      return report(output, { ...found, errors: found.errors.length }, found.errors.length === 0);
    });
  },
};

export const chaos: Command = {
  summary: 'kill nodes at random while matches are played, and look for what was lost',
  usage: [
    'Usage: bojiste chaos [--seed TEXT] [--from N] [--matches N] [--tables N] [--moves N]',
    '                     [--seconds N] [--keep FOLDER] [--postgres]',
    '',
    '  --seed TEXT   names the run; printed, and given again it makes the same choices (a random one)',
    '  --from N      number of the first match, for runs in slices (0)',
    '  --matches N   matches in all (204)',
    '  --tables N    at a time (24)',
    '  --moves N     moves after which a player resigns (30)',
    '  --seconds N   begin no match after this time; go on later with --from (no limit)',
    '  --keep FOLDER where the logs of matches go in which something was wrong',
    '  --postgres    two nodes on a PostgreSQL of its own, in a temporary folder',
    '  DATABASE_URL  two nodes on this PostgreSQL database; without either one node on the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const numbers = { from: text, matches: text, tables: text, moves: text };
    const options = { ...numbers, seconds: text, seed: text, keep: text, postgres: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const seed = values.seed ?? `${Date.now()}`;
    output.err(`seed ${seed}`);
    const host = await import('@bojiste/server/operate/chaos');
    return onStore(values.postgres, async (place) => {
      const found = await host.chaos({
        seed,
        from: whole(values.from, 0, 'from', 0),
        matches: whole(values.matches, 204, 'matches'),
        tables: whole(values.tables, 24, 'tables'),
        moves: whole(values.moves, 30, 'moves'),
        nodes: place.databaseUrl === undefined ? 1 : 2,
        say: output.err,
        ...place,
        ...(values.seconds !== undefined && { seconds: whole(values.seconds, 1, 'seconds') }),
        ...(values.keep !== undefined && { keep: values.keep }),
      });
      return report(output, found, found.problems.length === 0);
    });
  },
};
