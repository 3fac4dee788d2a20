import { parseArgs } from 'node:util';
import type { OwnDatabase } from '@bojiste/server/operate/own-postgres';
import { json } from '../words.ts';
import { type Command, FINDING, GOOD, type Output, UsageError } from './command.ts';

/** Measures and torments a server of its own: nodes are processes, on the embedded store or on DATABASE_URL. */

function whole(text: string | undefined, start: number, name: string, least = 1): number {
  const value = text === undefined ? start : Number(text);
  if (!Number.isInteger(value) || value < least) throw new UsageError(`--${name} must be a whole number, not ${text}`);
  return value;
}

function oneOf<T extends string>(known: readonly T[], text: string, name: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name}: ${text} is none of ${known.join(', ')}`);
  return found;
}

interface Place {
  readonly databaseUrl?: string;
  /** Where it is ours, and may be broken. */
  readonly database?: OwnDatabase;
}

/** Runs on the database that was asked for: a PostgreSQL of its own, the one of DATABASE_URL, or none. */
async function onStore(own: boolean | undefined, run: (place: Place) => Promise<number>): Promise<number> {
  if (own !== true) return run(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {});
  const { startPostgres } = await import('@bojiste/server/operate/own-postgres');
  const database = await startPostgres();
  try {
    return await run({ databaseUrl: database.url, database });
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
    'Usage: bojiste load [--matches N] [--every MS] [--seconds N] [--bots PCT] [--opens PCT] [--undos PCT]',
    '                    [--spectators PCT] [--postgres]',
    '',
    '  --matches N   live matches, two sockets each (1000)',
    '  --every MS    each match makes a move this often (2000)',
    '  --seconds N   how long (300)',
    '  --bots PCT    of the matches are against a normal bot (10); --spectators PCT of them are watched (5)',
    '  --opens PCT   of the moments a table is opened anew instead of a move (5); --undos PCT a move is taken back (5)',
    '  --postgres    a PostgreSQL of its own, in a temporary folder',
    '  DATABASE_URL  a PostgreSQL database; without either the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const shares = { bots: text, opens: text, undos: text, spectators: text };
    const options = { matches: text, every: text, seconds: text, ...shares, postgres: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    const share = (name: keyof typeof shares, start: number) => whole(values[name], start, name, 0) / 100;
    const host = await import('@bojiste/server/operate/load');
    return onStore(values.postgres, async (place) => {
      const found = await host.load({
        matches: whole(values.matches, 1000, 'matches'),
        everyMs: whole(values.every, 2000, 'every'),
        seconds: whole(values.seconds, 300, 'seconds'),
        bots: share('bots', 10),
        opens: share('opens', 5),
        undos: share('undos', 5),
        spectators: share('spectators', 5),
        random: Math.random,
        say: output.err,
        ...place,
      });
      for (const error of new Set(found.errors)) output.err(error);
      return report(output, { ...found, errors: found.errors.length }, found.errors.length === 0);
    });
  },
};

/** The largest tables are the dearest. */
const LARGEST = 'doomtrooper';
const MOST_MS = 20;

export const opening: Command = {
  summary: 'what it costs to open a long match, in processor time',
  usage: [
    'Usage: bojiste opening [--game ID] [--entries N]',
    '',
    `  --game ID     (${LARGEST})`,
    '  --entries N   length of the match (2000)',
    `  Exits 1 when opening takes more than ${MOST_MS} ms.`,
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { game: text, entries: text } });
    const host = await import('@bojiste/server/operate/opening');
    const found = await host.opening(values.game ?? LARGEST, whole(values.entries, 2000, 'entries'), output.err);
    return report(output, found, found.total <= MOST_MS);
  },
};

export const chaos: Command = {
  summary: 'break nodes, cables and store while matches are played, and look for what was lost',
  usage: [
    'Usage: bojiste chaos [--seed TEXT] [--from N] [--matches N] [--tables N] [--moves N]',
    '                     [--seconds N] [--keep FOLDER] [--faults LIST] [--control NAME] [--postgres]',
    '',
    '  --seed TEXT   names the run; printed, and given again it makes the same choices (a random one)',
    '  --from N      number of the first match, for runs in slices (0)',
    '  --matches N   matches in all (204)',
    '  --tables N    at a time (24)',
    '  --moves N     moves after which a player resigns (30)',
    '  --seconds N   begin no match after this time; go on later with --from (no limit)',
    '  --keep FOLDER where the logs of matches go in which something was wrong',
    '  --faults LIST only these, with commas between: kill, pause (SIGSTOP), cut and half (database connections), skew (clock),',
    '                store (restart), disk (full), version (other rules); all that are possible by default',
    '  --control NAME something is broken for good and must be found: twice (no idempotence), lost, charged (clock)',
    '  --postgres    two nodes on a PostgreSQL of its own, in a temporary folder',
    '  DATABASE_URL  two nodes on this PostgreSQL database; without either one node on the embedded store',
  ].join('\n'),
  async run(args, output) {
    const text = { type: 'string' } as const;
    const numbers = { from: text, matches: text, tables: text, moves: text };
    const rest = { seconds: text, seed: text, keep: text, faults: text, control: text };
    const { values } = parseArgs({ args, options: { ...numbers, ...rest, postgres: { type: 'boolean' } } });
    const { CONTROLS, FAULTS } = await import('@bojiste/server/operate/chaos-faults');
    const faults = values.faults?.split(',').map((one) => oneOf(FAULTS, one, 'faults'));
    const control = values.control === undefined ? undefined : oneOf(CONTROLS, values.control, 'control');
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
        ...(faults !== undefined && { faults }),
        ...(control !== undefined && { control }),
        ...(values.seconds !== undefined && { seconds: whole(values.seconds, 1, 'seconds') }),
        ...(values.keep !== undefined && { keep: values.keep }),
      });
      return report(output, found, found.problems.length === 0);
    });
  },
};
